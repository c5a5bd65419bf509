// How much larger words are than at 1440 pixels: on wide screens what stands in pixels grows with them.
const USUAL = 17.4; // pixels of a letter of the page there

const now = () => Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1);

class Grown {
  by = $state(now());

  constructor() {
    addEventListener("resize", () => (this.by = now()));
  }
}

export const grown = new Grown();
