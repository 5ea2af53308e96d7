// What can be done by a button: choices of the game, doings about the table, questions.
import {byId, make, write} from "./elements.js";

const MANY = 8; // choices that are shown at once

export const ROOM = ["same-room", "own-device"]; // whether a screen speaks for the person: one key says the other

export class Choices {
  // `page` has: choose(choice), act(action), ask(key, label, name).
  constructor(page) {
    this.page = page;
    this.around = []; // what may be done about the table
  }

  // Where there are many, those about the thing that was pressed last come first, and the others are folded.
  show(choices, last) {
    const asButton = (choice) => ({...choice, press: () => this.page.choose(choice)});
    const isFew = (found) => found.length <= MANY;
    const alone = choices.filter((choice) => !choice.about.length);
    const isNear = (choice) => isFew(choices) || choice.usual || choice.about.includes(last) || (!choice.about.length && isFew(alone));
    const [near, far] = [choices.filter(isNear), choices.filter((choice) => !isNear(choice))];
    fill(byId("choices"), near.map(asButton));
    fill(byId("others-choices"), far.map(asButton));
    byId("more").hidden = !far.length;
  }

  // What is asked stands beside what is to be done; all other doings are folded.
  showAround(found) {
    const asButton = (doing) => ({...doing, label: doing.label + (ROOM.includes(doing.action) ? " (Z)" : ""), press: () => this.page.act(doing.action)});
    this.around = found.map((doing) => doing.action);
    byId("around").hidden = !found.length;
    fill(byId("asked"), found.filter((doing) => doing.asks).map(asButton));
    fill(byId("doings"), found.filter((doing) => !doing.asks).map(asButton));
  }

  showQuestions(keys) {
    byId("ask").hidden = !keys.length;
    fill(byId("questions"), keys.map(([key, label, name]) => ({action: key, label, press: () => this.page.ask(key, label, name)})));
    for (const button of byId("questions").children) button.prepend(make("kbd", {"aria-hidden": "true"}, button.dataset.action.toUpperCase()), " ");
  }
}

// Put buttons into a box; one that is there already stays, and keeps the focus. Where it goes, the focus stays in its
// place among those that are left, or begins with the first of others.
function fill(box, wanted) {
  const place = [...box.children].indexOf(document.activeElement);
  const old = new Map([...box.children].map((one) => [one.dataset.action, one]));
  const stays = wanted.some(({action}) => old.has(action));
  wanted.forEach(({action, label, usual, press}, n) => {
    const button = old.get(action) ?? make("button", {type: "button", "data-action": action});
    old.delete(action);
    write(button, label);
    button.classList.toggle("usual", Boolean(usual));
    button.onclick = press;
    if (box.children[n] !== button) box.insertBefore(button, box.children[n] ?? null);
  });
  const had = [...old.values()].some((one) => one === document.activeElement);
  for (const one of old.values()) one.remove();
  if (had) ((stays && box.children[place]) || box.querySelector("button") || document.querySelector("#own [tabindex='0'], #own button"))?.focus({preventScroll: true});
}
