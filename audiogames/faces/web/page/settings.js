// What a person chose about the page. The browser keeps it.
import {chosen, local, parsed} from "./storage.js";

export const OWN = navigator.language.split("-")[0]; // the language of the browser
const USUAL = {language: OWN, reader: null, letters: true, quips: true, braille: false, verbosity: "full", time: "usual", pace: 0, name: "", told: "", hearing: {}, screen: {}};

export const TOGGLES = ["reader", "letters", "quips", "braille"]; // settings that are on or off

export class Settings {
  constructor() {
    Object.assign(this, chosen(USUAL, parsed(local.get("page"))));
    if (!["usual", "twice", "five-times", "none"].includes(this.time)) this.time = USUAL.time;
    if (![0, 2, 3, 5, 10].includes(this.pace)) this.pace = USUAL.pace;
    if (!["full", "short", "minimal"].includes(this.verbosity)) this.verbosity = USUAL.verbosity;
  }

  remember(changed) {
    local.set("page", JSON.stringify(Object.assign(this, changed)));
  }
}
