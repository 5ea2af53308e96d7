// What can be done by a button: choices of the game, doings about the table, questions.
import {byId, make} from "./elements.js";

const MANY = {low: 3, few: 4, some: 8}; // choices that are shown at once: in a low window, a small one and a large one
const large = matchMedia("(min-width: 760px) and (min-height: 700px)");
const low = matchMedia("(max-height: 599px)");

export const ROOM = ["same-room", "own-device"]; // whether a screen speaks for the person: one key says the other

export class Choices {
  // `page` has: choose(choice), act(action), type(text), ask(label, name).
  constructor(page) {
    this.page = page;
    this.around = []; // what may be done about the table
  }

  // Where there are many, what is usual, what is about the thing that was pressed last and what is about no thing is at
  // hand, and the others are in a sheet. What a person composes needs no buttons besides.
  show(choices, last, composes) {
    const asButton = (choice) => ({...choice, press: () => this.page.choose(choice)});
    const most = composes ? 2 : large.matches ? MANY.some : low.matches ? MANY.low : MANY.few;
    const rank = (choice) => (choice.usual ? 0 : choice.about.includes(last) ? 1 : choice.about.length || composes ? 3 : 2);
    const first = choices.filter((choice) => rank(choice) < 3).sort((one, other) => rank(one) - rank(other));
    const near = new Set(choices.length > most ? first.slice(0, most - 1) : choices);
    const far = choices.filter((choice) => !near.has(choice));
    fill(byId("choices"), choices.filter((choice) => near.has(choice)).map(asButton));
    fill(byId("others-choices"), far.map(asButton));
    byId("more").hidden = !far.length;
    if (!far.length && byId("more-choices").open) byId("more-choices").close();
  }

  // What is asked stands beside what is to be done; all other doings are folded.
  showAround(found) {
    const asButton = (doing) => ({...doing, key: ROOM.includes(doing.action) ? make("kbd", {}, "Z") : null, press: () => this.page.act(doing.action)});
    this.around = found.map((doing) => doing.action);
    document.querySelector("#bar [data-sheet='around']").hidden = !found.length;
    fill(byId("asked"), found.filter((doing) => doing.asks).map(asButton));
    fill(byId("doings"), found.filter((doing) => !doing.asks).map(asButton));
  }

  // The answers that a list offers, each as what is typed and its label.
  showLines(lines) {
    fill(byId("lines"), lines.map(([text, label]) => ({action: text, label, press: () => this.page.type(text)})));
  }

  showQuestions(keys) {
    document.querySelector("#bar [data-sheet='ask']").hidden = !keys.length;
    fill(byId("questions"), keys.map(([key, label, name]) => ({action: name, label, key: make("kbd", {"aria-hidden": "true"}, key.toUpperCase()), press: () => this.page.ask(label, name)})));
  }
}

// Put buttons into a box; one that is there already stays, and keeps the focus. Where it goes, the focus stays in its
// place among those that are left, or begins with the first of others.
export function fill(box, wanted) {
  const place = [...box.children].indexOf(document.activeElement);
  const old = new Map([...box.children].map((one) => [one.dataset.action, one]));
  const stays = wanted.some(({action}) => old.has(action));
  wanted.forEach(({action, label, usual, key, press}, n) => {
    const button = old.get(action) ?? make("button", {type: "button", "data-action": action});
    old.delete(action);
    const text = key ? `${key.textContent} ${label}` : label;
    if (button.textContent !== text) button.replaceChildren(...(key ? [key, " "] : []), label);
    button.classList.toggle("usual", Boolean(usual));
    button.onclick = press;
    if (box.children[n] !== button) box.insertBefore(button, box.children[n] ?? null);
  });
  const had = [...old.values()].some((one) => one === document.activeElement);
  for (const one of old.values()) one.remove();
  if (had) ((stays && box.children[place]) || box.querySelector("button") || document.querySelector("#own [tabindex='0'], #own button"))?.focus({preventScroll: true});
}
