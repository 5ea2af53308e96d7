// Gives lines to a screen reader: two live regions that are there from the start, and one writer.
// Measured with Orca and Chromium: texts closer than 200 ms are lost, and a text that was just said is not said again
// unless it differs; so lines are joined, written 250 ms apart, and every second one ends with a no-break space.
const GAP = 250;
const APART = "\u00a0";

export class Announcer {
  constructor(polite, assertive) {
    this.regions = {polite, assertive};
    this.queue = [];
    this.timer = null;
    this.written = -Infinity;
    this.odd = false;
    this.on = false;
  }

  // Say a text. An urgent one interrupts what a reader says now; whatever waits comes in its order, and is said once.
  say(text, urgent = false) {
    if (!this.on || !text) return;
    this.queue.push({text, urgent});
    this.plan();
  }

  silence() {
    this.queue = [];
  }

  plan() {
    if (this.timer !== null || !this.queue.length) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.write();
    }, Math.max(0, this.written + GAP - performance.now()));
  }

  write() {
    if (!this.queue.length) return;
    const urgent = this.queue.some((one) => one.urgent);
    const text = this.queue.map((one) => one.text).join(" ");
    this.queue = [];
    this.odd = !this.odd;
    this.regions[urgent ? "assertive" : "polite"].textContent = this.odd ? text : text + APART;
    this.written = performance.now();
  }
}
