// Puts a board into any page, from wherever this script is:
//   <script src="https://…/board.js"></script>
//   <tic-tac-toe game="4x4+corners+squares:b2" level="perfect"></tic-tac-toe>
// Without a level, two people play at the board.
{
  const home = document.currentScript.src;
  customElements.define("tic-tac-toe", class extends HTMLElement {
    static observedAttributes = ["game", "level"];

    connectedCallback() {
      this.frame ??= Object.assign(document.createElement("iframe"), { title: "Tic-tac-toe", loading: "lazy" });
      this.frame.style.cssText = "display: block; width: 100%; height: 100%; border: 0; color-scheme: auto";
      const looks = document.createElement("style");
      looks.textContent = ":host { display: block; width: 22rem; max-width: 100%; aspect-ratio: 5 / 6 } :host([hidden]) { display: none }";
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(looks, this.frame);
      this.attributeChangedCallback();
    }

    attributeChangedCallback() {
      const address = new URL("./?embed", home);
      const level = this.getAttribute("level");
      if (level) address.searchParams.set("level", level);
      address.hash = this.getAttribute("game") ?? "";
      if (this.frame && this.frame.src !== address.href) this.frame.src = address.href;
    }
  });
}
