// What is typed on the page. In the field for the keys of the game every key is the table's; elsewhere those are that the
// page itself does not need. The table reads what was typed, as it does for a terminal, and answers what means nothing.
import {ROOM} from "./choices.js";
import {byId} from "./elements.js";

const CODES = {Enter: "", " ": " ", Backspace: "\x7f", ArrowUp: "\x1b[A", ArrowDown: "\x1b[B", ArrowRight: "\x1b[C", ArrowLeft: "\x1b[D", Home: "\x1b[H", End: "\x1b[F", PageUp: "\x1b[5~", PageDown: "\x1b[6~", F1: "\x1bOP", F2: "\x1bOQ"};
const FIELDS = "input:not(#key), select, textarea, dialog";
const SCAN = /^x(k(j[b-df-hj-lnpr-tvx]{0,16})?)?$|^\d{1,16}$/; // a card's id, as far as it has come
const PRESSED = "button, summary, a, [tabindex]"; // what Enter, Space and arrows belong to

export class Keys {
  // `page` has: isSeated, isScreen, prompt, settings, choices, talk, welcome, silence(), type(text), act(action), ask(label, name), help().
  constructor(page) {
    this.page = page;
    this.burst = "";
    byId("key").addEventListener("beforeinput", (event) => event.preventDefault());
    document.addEventListener("keydown", (event) => this.take(event));
  }

  take(event) {
    const {page} = this;
    if (!page.isSeated || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.target.closest(FIELDS)) return;
    if (event.repeat && (event.key === "Enter" || /^\S$/.test(event.key))) return void event.preventDefault(); // a key that is held down is pressed once
    if (event.key === "Escape") return void page.silence();
    if (page.isScreen || !page.settings.letters) return;
    const text = this.meant(event);
    if (text !== null && page.prompt === "line") return void byId("typed").focus(); // where the key is then typed
    if (this.scans(text, event.key)) return void event.preventDefault();
    if (text === null) return;
    event.preventDefault();
    this.press(text, event.key);
  }

  // What a key types, null for one that is not the table's. The row of digits gives digits on every keyboard, as AZERTY
  // has other signs there.
  meant(event) {
    const [, digit] = /^Digit(\d)$/.exec(event.code) ?? [];
    if (digit && !event.shiftKey) return digit;
    const isOwn = event.target.closest("#key");
    if (/^\S$/u.test(event.key)) return event.key.toLowerCase();
    if (isOwn) return CODES[event.key] ?? null;
    const isFree = event.key === "Enter" && !event.target.closest(PRESSED);
    return isFree || (event.key === "Backspace" && this.page.choices.around.includes("refuse")) ? CODES[event.key] : null;
  }

  // A scanner types a card's id in one burst, and Enter: the table gets it as one text.
  scans(text, key) {
    clearTimeout(this.later);
    if (key.length === 1 && SCAN.test(this.burst + text) && (text === "x" || this.burst || this.page.camera)) {
      this.burst += text;
      this.later = setTimeout(() => this.release(), this.burst.length < 3 ? 100 : 300);
      return true;
    }
    return (this.release() || performance.now() < this.scanned + 100) && key === "Enter"; // some press it twice
  }

  // True for a scan; the keys of a person are pressed one by one.
  release() {
    const {burst} = this;
    this.burst = "";
    if (burst.length > 11) {
      this.page.type(burst);
      this.scanned = performance.now();
    } else for (const letter of burst) this.press(letter, letter);
    return burst.length > 11;
  }

  press(text, key) {
    const {page} = this;
    const {around} = page.choices;
    if (key === "?" || key === "F1") page.help();
    else if (!page.camera && page.welcome.keys.some(([letter, , name]) => name === "rules" && letter === text)) page.ask("", "rules");
    else if (text === "z" && around.some((action) => ROOM.includes(action))) page.act(ROOM.find((action) => around.includes(action)));
    else if (text === "." && page.talk.pointed) page.talk.goThere();
    else page.type(text);
  }
}
