// The first page: the tables at which this browser has a seat, and, where the address has one, the hall.
import {fill} from "./choices.js";
import {byId, make, write} from "./elements.js";
import {local, parsed, session} from "./storage.js";

const MOST = 12; // tables of which the tokens are kept
const AGAIN = 5000; // milliseconds between two looks at the tables

// The tables of this browser: their tokens, and how they stand.
export class Mine {
  // `page` has: send(message), sitAgain(token).
  constructor(page) {
    this.page = page;
    this.found = [];
    const old = local.get("token"); // of the page before it knew of several tables
    if (old) this.keep(old);
    local.remove("token");
  }

  get tokens() {
    return Object.keys(parsed(local.get("tables")));
  }

  write(tokens) {
    local.set("tables", JSON.stringify(Object.fromEntries(tokens.slice(-MOST).map((token) => [token, 1]))));
  }

  keep(token) {
    this.write([...this.tokens.filter((one) => one !== token), token]);
  }

  forget(token) {
    this.write(this.tokens.filter((one) => one !== token));
  }

  ask(language) {
    for (const token of this.tokens) this.page.send({kind: "look", token, language});
  }

  // A table that has forgotten this browser has no title. Where it is this person's turn comes first.
  show(table) {
    this.found = this.found.filter(({token}) => token !== table.token);
    if (table.title) this.found.push(table);
    else this.forget(table.token);
    this.found.sort((one, other) => other.turn - one.turn);
    byId("again").hidden = !this.found.length;
    byId("tables").replaceChildren(...this.found.map(({token, text, turn}) => {
      const button = make("button", {type: "button", class: turn ? "usual" : null}, text);
      button.onclick = () => this.page.sitAgain(token);
      return make("li", {}, button);
    }));
    document.title = `${this.found.some(({turn}) => turn) ? "● " : ""}Audiogames`;
  }
}

// The tables that are open in the hall, and a button for each game that opens another.
export class Hall {
  // `page` has: isScreen, settings, announcer, send(message), sit(how).
  constructor(page) {
    this.page = page;
    this.known = null; // what was seen of the hall last, null outside
    byId("leave-hall").onclick = () => this.close();
    byId("steward").addEventListener("submit", (event) => {
      event.preventDefault();
      this.look(event.submitter.value, byId("order").value);
    });
    setInterval(() => this.known && !document.hidden && this.look(), AGAIN);
  }

  look(action = "", about = "") {
    this.page.send({kind: "hall", code: session.get("hall"), language: this.page.settings.language, action, about});
  }

  // Whatever is new is said once, but not what was there when the person came in.
  show({steward, games, tables, said}) {
    const {isScreen, announcer, sit} = this.page;
    const code = byId("code").value.trim();
    const seen = new Map([[said, said], ...tables.map((table) => [table.code, table.text])]);
    const isFirst = !this.known;
    for (const [key, text] of isFirst ? [] : seen) if (!this.known.has(key)) announcer.say(text);
    this.known = seen;
    if (isFirst) session.set("hall", code);
    byId("join").hidden = true;
    byId("hall").hidden = false;
    byId("steward").hidden = !steward;
    write(byId("said"), said);
    fill(byId("games"), isScreen ? [] : games.map(([game, label]) => ({action: game, label, usual: true, press: () => sit({code: session.get("hall"), game})})));
    fill(byId("found"), tables.flatMap((table) => [
      table.free && !isScreen && {action: table.code, label: table.text, press: () => sit({code: table.code})},
      {action: `look ${table.code}`, label: table.look, press: () => isScreen ? sit({code: table.code}) : location.assign(`/screen#${table.code}`)},
      steward && {action: `close ${table.code}`, label: table.close, press: () => confirm(table.close) && this.look("close", table.code)},
    ].filter(Boolean)));
    byId("none").hidden = tables.length;
    if (isFirst) byId("hall-title").focus();
    return isFirst;
  }

  close() {
    this.known = null;
    byId("join").hidden = false;
    byId("hall").hidden = true;
    byId("code").focus();
  }
}
