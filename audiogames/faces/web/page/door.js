// The tables at which this browser has a seat, on the first page.
import {byId, make} from "./elements.js";
import {local, parsed} from "./storage.js";

const MOST = 12; // tables of which the tokens are kept

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
