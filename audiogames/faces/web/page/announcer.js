// Gives lines to a screen reader: two live regions that are there from the start, and one writer.
// Measured with Orca and Chromium: texts closer than 200 ms are lost, and a text that was just said is not said again
// unless it differs; so lines are joined, written 250 ms apart, and every second one ends with a no-break space.
// Each has an element of its own: a reader on a busy computer asks late what is new, and would find the next text twice.
import {make} from "./elements.js";

const GAP = 250;
const KEPT = 10_000; // milliseconds for which a text stays; then nobody who reads to the end of the page finds it there
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
    const line = make("p", {}, this.odd ? text : text + APART);
    this.regions[urgent ? "assertive" : "polite"].append(line);
    setTimeout(() => line.remove(), KEPT);
    this.written = performance.now();
  }
}
