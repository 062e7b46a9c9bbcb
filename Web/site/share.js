// Shares a game: its link, the link's QR code, emoji or a picture. Loaded on demand.

import { qr } from "./qr.js";

/** Draws the QR code of a link into an element. */
export const drawCode = (node, link) => {
  const rows = qr(link);
  node.closest("figure").hidden = !rows;
  if (!rows) return;
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  node.setAttribute("viewBox", `-4 -4 ${rows.length + 8} ${rows.length + 8}`);
  node.firstChild.setAttribute("d", path);
};

// Paints the strokes and texts that `SharePicture` lists.
const paint = (drawing) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  const context = canvas.getContext("2d");
  context.fillStyle = "#fffdf8";
  context.fillRect(0, 0, 1200, 630);
  context.lineCap = context.lineJoin = "round";
  for (const line of drawing.trim().split("\n")) {
    const [first, second, third, left, top, ...rest] = line.split(" ");
    if (first === "/") {
      const [scale, ...path] = rest;
      context.setTransform(scale / 1000, 0, 0, scale / 1000, left, top);
      [context.strokeStyle, context.lineWidth] = [second, third];
      context.stroke(new Path2D(path.join(" ")));
    } else {
      context.resetTransform();
      context.fillStyle = first;
      context.font = `${third} ${second}px system-ui, sans-serif`;
      context.fillText(rest.join(" "), left, top, 520);
    }
  }
  return new Promise((done) => canvas.toBlob(done));
};

// Pages over plain HTTP have no clipboard, but can copy a selection. If the panel is modal, a field
// outside it cannot get the focus.
const copySelected = (text) => {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  const { activeElement } = document;
  document.querySelector("#hall:not([hidden]), #frame:not([inert]) #panel").append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  activeElement?.focus();
  return isCopied;
};

// If copying is not permitted, the text is shown for copying by hand.
const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (copySelected(text)) return;
    prompt("", text);
    throw error;
  }
};
const send = async (data, otherwise) => {
  if (!navigator.canShare?.(data)) return otherwise();
  try {
    await navigator.share(data);
  } catch (error) {
    // The system shares only soon after a tap, and this module may have come later.
    if (error.name !== "NotAllowedError") throw error;
    return otherwise();
  }
};

const save = (blob, name) => {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
};

const open = () => new Promise((done, failed) => {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".txt,text/plain" });
  input.addEventListener("change", () => input.files[0]?.text().then(done, failed));
  input.click();
});

/**
 * The ways to share, in the order of `Share`, then those to save and open the recent games as a file. A way that falls back
 * to another one returns its number.
 */
export const ways = [
  (text, url) => send({ url }, () => copy(url).then(() => 1)),
  (text, url) => copy(url),
  (text, url) => copy(`${text}${url}`),
  async (drawing) => {
    const blob = await paint(drawing);
    const file = new File([blob], "tic-tac-toe.png", { type: blob.type });
    return send({ files: [file] }, () => save(blob, file.name));
  },
  async (text) => {
    save(new Blob([text], { type: "text/plain" }), "tic-tac-toe.txt");
    // A player who saves games wants to keep them.
    navigator.storage?.persist?.();
  },
  open,
];
