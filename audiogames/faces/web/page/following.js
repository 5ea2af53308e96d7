// A list that shows its end as it grows, until the person scrolls up in it, and again once they are back at the end.
// Layout, another size and being hidden change nothing of that: a person who reads further up keeps the line they read.
import {make} from "./elements.js";

const NEAR = 40; // pixels from the end that still are the end
const KEPT = 300; // lines

export class FollowingList {
  constructor(list) {
    this.list = list;
    this.read = null; // the line at the top of what the person reads, and how far it is cut; null where the end is shown
    this.size = "";
    this.high = 0;
    this.coming = null;
    list.addEventListener("scroll", () => this.notice());
    new ResizeObserver(() => this.settle()).observe(list);
  }

  // Lines that come together are laid out once.
  add(text, className) {
    this.list.append(make("li", {class: className}, text));
    while (this.list.children.length > KEPT) this.list.firstChild.remove();
    this.coming ??= requestAnimationFrame(() => {
      this.coming = null;
      this.settle();
    });
  }

  // Only what moves while nothing else changes was moved by the person.
  notice() {
    const {list} = this;
    if (!list.clientHeight || this.size !== size(list) || list.scrollHeight < this.high) return;
    const atEnd = this.high - list.scrollTop - list.clientHeight < NEAR;
    const top = list.getBoundingClientRect().top;
    const line = atEnd ? null : [...list.children].find((one) => one.getBoundingClientRect().bottom > top);
    this.read = line ? {line, cut: top - line.getBoundingClientRect().top} : null;
  }

  settle() {
    const {list, read} = this;
    if (!list.clientHeight) return;
    if (!read) list.scrollTop = list.scrollHeight;
    else if (!read.line.isConnected) list.scrollTop = 0;
    else list.scrollTop += read.line.getBoundingClientRect().top - list.getBoundingClientRect().top + read.cut;
    [this.size, this.high] = [size(list), list.scrollHeight];
  }
}

const size = (list) => `${list.clientWidth} ${list.clientHeight}`;
