// One Tab stop a list: arrows go along it, and stop at its ends.
const STEPS = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity};

// What can have the focus in a list: the button of a thing, or the thing itself where it has none.
export const stops = (list) => [...list.querySelectorAll(":scope > li:not([aria-hidden])")].map((one) => one.querySelector("button") ?? one);

export function rove(list, wanted = null) {
  const found = stops(list);
  const first = (fits) => found.find(fits);
  const stop = first((one) => one === wanted || one === document.activeElement) ?? first((one) => one.tabIndex === 0 && one.matches("button:not([aria-disabled='true'])"))
    ?? first((one) => one.matches("button:not([aria-disabled='true'])")) ?? first((one) => one.tabIndex === 0) ?? found[0];
  for (const one of list.children) if (!found.includes(one)) one.removeAttribute("tabindex");
  for (const one of found) one.tabIndex = one === stop ? 0 : -1;
}

export function makeRoving(list) {
  list.addEventListener("focusin", (event) => {
    rove(list, event.target);
    event.target.scrollIntoView({block: "nearest", inline: "nearest"}); // a browser leaves a part of it out of sight
  });
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const found = stops(list);
    const at = found.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    found[Math.max(0, Math.min(found.length - 1, at + step))].focus();
  });
}
