// QR codes: byte mode, correction level L, mask 0, the smallest version that fits (decision 42).

// By version: the correction codewords of a block, and the number of blocks.
const corrections = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28];
const blocks = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12];
const marksOf = (version) => version === 1 ? 0 : Math.floor(version / 7) + 2;
const codewords = (version) => {
  const marks = marksOf(version);
  const modules = (16 * version + 128) * version + 64
    - (marks && (25 * marks - 10) * marks - 55) - (version > 6 ? 36 : 0);
  return modules >> 3;
};
const product = (x, y) => {
  let z = 0;
  for (let bit = 7; bit >= 0; bit--) z = z << 1 ^ (z >> 7) * 0x11d ^ (y >> bit & 1) * x;
  return z;
};
const remainder = (data, degree) => {
  const divisor = Array(degree).fill(0);
  divisor[degree - 1] = 1;
  for (let step = 0, root = 1; step < degree; step++, root = product(root, 2)) {
    for (let i = 0; i < degree; i++) divisor[i] = product(divisor[i], root) ^ (divisor[i + 1] ?? 0);
  }
  const result = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ result.shift();
    result.push(0);
    divisor.forEach((value, i) => { result[i] ^= product(value, factor); });
  }
  return result;
};

/** The data and correction bytes of a version, interleaved. */
const stream = (bytes, version) => {
  const [correction, count] = [corrections[version - 1], blocks[version - 1]];
  const capacity = codewords(version) - correction * count;
  const head = version > 9 ? [bytes.length >> 8, bytes.length & 255] : [bytes.length];
  const data = [];
  // The mode takes half a byte, which shifts everything after it.
  let nibble = 4;
  for (const byte of [...head, ...bytes]) { data.push(nibble << 4 | byte >> 4); nibble = byte & 15; }
  data.push(nibble << 4);
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(capacity / count);
  const parts = [];
  for (let i = 0, start = 0; i < count; i++) {
    const end = start + short + (i >= count - capacity % count ? 1 : 0);
    parts.push(data.slice(start, end));
    start = end;
  }
  const across = (rows) => Array.from({ length: Math.max(...rows.map((row) => row.length)) },
    (_, i) => rows.flatMap((row) => i < row.length ? [row[i]] : [])).flat();
  return [...across(parts), ...across(parts.map((part) => remainder(part, correction)))];
};

/** The rows of the code, as ones and zeroes; undefined if the text is too long. */
export const qr = (text) => {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + corrections.findIndex((correction, i) =>
    codewords(i + 1) - correction * blocks[i] >= bytes.length + (i < 9 ? 2 : 3));
  if (!version) return;
  const side = 17 + 4 * version;
  const rows = Array.from({ length: side }, () => Array(side));
  const taken = rows.map(() => Array(side));
  const set = (x, y, value) => {
    if (x < 0 || y < 0 || x >= side || y >= side) return;
    rows[y][x] = Number(value);
    taken[y][x] = true;
  };
  const square = (x, y, radius, isDark) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let i = 0; i < side; i++) { set(6, i, i % 2 === 0); set(i, 6, i % 2 === 0); }
  for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]]) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const marks = marksOf(version);
  const step = Math.ceil((version * 4 + 4) / (marks * 2 - 2)) * 2;
  const places = Array.from({ length: marks }, (_, i) => i ? side - 7 - (marks - 1 - i) * step : 6);
  places.forEach((x, i) => places.forEach((y, j) => {
    const isCorner = (i === 0 && j === 0) || (i === 0 && j === marks - 1) || (i === marks - 1 && j === 0);
    if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
  }));
  // The format bits of level L with mask 0.
  const format = 0b111011111000100;
  for (let i = 0; i < 15; i++) {
    const bit = format >> i & 1;
    if (i < 6) set(8, i, bit); else if (i < 8) set(8, i + 1, bit); else if (i === 8) set(7, 8, bit); else set(14 - i, 8, bit);
    if (i < 8) set(side - 1 - i, 8, bit); else set(8, side - 15 + i, bit);
  }
  set(8, side - 8, 1);
  if (version > 6) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = rest << 1 ^ (rest >> 11) * 0x1f25;
    for (let i = 0; i < 18; i++) {
      const bit = (version << 12 | rest) >> i & 1;
      const [a, b] = [side - 11 + i % 3, Math.floor(i / 3)];
      set(a, b, bit);
      set(b, a, bit);
    }
  }
  const data = stream(bytes, version);
  let index = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < side; i++) {
      const y = (right + 1) & 2 ? i : side - 1 - i;
      for (const x of [right, right - 1]) {
        if (taken[y][x]) continue;
        const bit = index < data.length * 8 ? data[index >> 3] >> (7 - (index & 7)) & 1 : 0;
        index += 1;
        rows[y][x] = bit ^ ((x + y) % 2 === 0 ? 1 : 0);
      }
    }
  }
  return rows;
};
