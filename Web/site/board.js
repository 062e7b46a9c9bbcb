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
      this.frame.onload = () => { this.isLoaded = true; };
      this.isLoaded = false;
      this.shown = this.frame.src = this.address();
      this.frame.style.cssText = "display: block; width: 100%; height: 100%; border: 0; color-scheme: auto";
      const looks = document.createElement("style");
      looks.textContent = ":host { display: block; width: 22rem; max-width: 100%; aspect-ratio: 5 / 6 } :host([hidden]) { display: none }";
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(looks, this.frame);
    }

    attributeChangedCallback() {
      if (!this.frame || this.address() === this.shown) return;
      // Back belongs to the outer page, so the board's games make no history entries.
      if (this.isLoaded) this.frame.contentWindow.location.replace(this.address());
      else this.frame.src = this.address();
      this.shown = this.address();
    }

    address() {
      const address = new URL("./?embed", home);
      const level = this.getAttribute("level");
      if (level) address.searchParams.set("level", level);
      address.hash = this.getAttribute("game") ?? "";
      return address.href;
    }
  });
}
