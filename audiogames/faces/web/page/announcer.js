// Gives lines to a screen reader: two live regions that are there from the start, and one writer.
// Measured with Orca, held up for 350 ms as a busy computer does it: of texts that wait in both regions, some are lost and
// the others sorted anew; two of one region change places where they come within half a second. So all lines that come
// together are one polite text, and the next one comes later. Only what cannot wait is assertive, far from all others.
// Measured with Chromium: a text that was just said is not said again unless it differs; so every second one ends with a
// no-break space. Each has an element of its own: a reader asks late what is new, and would find the next text twice.
import {make} from "./elements.js";

const TOGETHER = 80; // milliseconds within which lines are one text
const GAP = 600;
const ALONE = 1000; // between two texts of which only one is assertive
const KEPT = 10_000; // milliseconds for which a text stays; then nobody who reads to the end of the page finds it there
const APART = "\u00a0";

export class Announcer {
  constructor(polite, assertive) {
    this.regions = {polite, assertive};
    this.inside = new WeakMap(); // the regions of each dialog
    new MutationObserver((changes) => this.move(changes)).observe(document.body, {attributes: true, attributeFilter: ["open"], subtree: true});
    this.queue = [];
    this.timer = null;
    this.last = {at: -Infinity, urgent: false};
    this.odd = false;
    this.on = false;
  }

  // Say a text after all that waits. An urgent one interrupts what a reader says.
  say(text, urgent = false) {
    if (!this.on || !text) return;
    this.queue.push({text, urgent});
    this.plan();
  }

  // A dialog hides the regions of the page from readers, and has some of its own. Those need to be there before a text is.
  move(changes) {
    for (const {target} of changes.filter(({target}) => target.localName === "dialog")) {
      if (!this.inside.has(target)) {
        const regions = Object.fromEntries(Object.keys(this.regions).map((live) => [live, make("div", {class: "words", "aria-live": live})]));
        target.append(...Object.values(regions));
        this.inside.set(target, regions);
      }
      this.last = {...this.last, at: performance.now()};
    }
  }

  get heard() {
    return this.inside.get([...document.querySelectorAll("dialog:modal")].at(-1)) ?? this.regions;
  }

  silence() {
    this.queue = [];
  }

  plan() {
    if (this.timer !== null || !this.queue.length) return;
    const {at, urgent} = this.last;
    const gap = urgent === this.queue[0].urgent ? GAP : ALONE;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.write();
    }, Math.max(TOGETHER, at + gap - performance.now()));
  }

  write() {
    if (!this.queue.length) return;
    const {urgent} = this.queue[0];
    const other = this.queue.findIndex((one) => one.urgent !== urgent);
    const now = this.queue.splice(0, other < 0 ? this.queue.length : other);
    this.odd = !this.odd;
    const text = now.map((one) => one.text).join(" ");
    const line = make("p", {}, this.odd ? text : text + APART);
    this.heard[urgent ? "assertive" : "polite"].append(line);
    setTimeout(() => line.remove(), KEPT);
    this.last = {at: performance.now(), urgent};
    this.plan();
  }
}
