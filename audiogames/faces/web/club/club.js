// A club evening in the hall: what it is at, one's own table, what can be done, and the standings. It comes once a hall
// has an evening, or the steward may prepare one.
import {fill} from "/page/choices.js";
import {byId, make, write} from "/page/elements.js";
import {local, secret, session} from "/page/storage.js";

const KEPT = "evening"; // what tells a person's own device from the others
const ASKED = new Set(["end", "finish"]); // what is asked about before it is done
const MANY = 10; // people from whom on the standings of a big screen have two columns

class Club {
  // `page` has: isScreen, settings, announcer, connection, hearing, isSeated, send(message), sitAgain(token).
  constructor(page) {
    this.page = page;
    this.known = []; // the sentences that were said last
    this.told = ""; // the standings that are shown
    this.asked = null; // the connection at which this device has said who it is
    document.head.append(make("link", {rel: "stylesheet", href: "/club/club.css"}));
    this.part = make("div", {id: "club"},
      make("h2", {id: "club-title", tabindex: -1}),
      make("p", {id: "club-text"}),
      make("div", {id: "club-seat", class: "buttons"}),
      make("div", {id: "club-standings", tabindex: 0, role: "region", "aria-labelledby": "club-title"}, make("table", {}, make("thead", {}, make("tr")), make("tbody"))),
      make("div", {id: "club-doings", class: "buttons"}),
      make("p", {id: "club-about"}));
    byId("said").after(this.part);
  }

  ask(action = "") {
    const {settings} = this.page;
    if (action === "come" && !local.get(KEPT)) local.set(KEPT, secret());
    this.page.send({kind: "evening", code: session.get("hall"), language: settings.language, name: settings.name, token: local.get(KEPT) ?? "", action});
  }

  show({phase, title = "", text = [], about = "", doings, heads = [], rows = [], own, seat, token, csv}) {
    const {page} = this;
    if (page.isSeated) return;
    if (token) local.set(KEPT, token);
    if (local.get(KEPT) && !own && !page.isScreen && this.asked !== page.connection.socket) {
      this.asked = page.connection.socket;
      return this.ask();
    }
    if (phase === "none") local.remove(KEPT);
    if (csv) this.keep(csv);
    const isHere = document.activeElement === document.body || document.activeElement.matches("#hall-title, #club-title") || this.part.contains(document.activeElement);
    this.part.hidden = phase === "none" && !doings.length;
    document.body.classList.toggle("evening", !this.part.hidden);
    write(byId("club-title"), title);
    write(byId("club-text"), text.join(" "));
    write(byId("club-about"), about);
    const was = byId("club-seat").firstChild?.dataset.action;
    fill(byId("club-seat"), seat && !page.isScreen ? [{action: seat.token, label: seat.label, usual: true, press: () => page.sitAgain(seat.token)}] : []);
    fill(byId("club-doings"), page.isScreen ? [] : doings.map(({action, label, asks}) => ({action, label, usual: asks, press: () => (ASKED.has(action) && !confirm(label)) || this.ask(action)})));
    if (seat && seat.token !== was && isHere) byId("club-seat").firstChild?.focus();
    this.rank(heads, rows, own);
    const said = title ? [`${title}.`, ...text] : [];
    page.announcer.say(said.filter((line) => !this.known.includes(line)).join(" "));
    if (page.isScreen && title && title !== this.heard) page.hearing.voice.line(title, page.settings.language);
    [this.known, this.heard] = [said, title];
  }

  // The standings change as a whole, and only where they differ: a reader may be in them.
  rank(heads, rows, own) {
    const key = JSON.stringify([heads, rows, own]);
    byId("club-standings").hidden = !rows.length;
    if (key === this.told) return;
    this.told = key;
    byId("door").style.setProperty("--rows", Math.max(6, rows.length > MANY ? Math.ceil(rows.length / 2) : rows.length));
    this.part.classList.toggle("many", rows.length > MANY);
    this.part.querySelector("tr").replaceChildren(...heads.map((head) => make("th", {scope: "col"}, head)));
    this.part.querySelector("tbody").replaceChildren(...rows.map(([place, name, ...rest]) => make("tr", {class: name === own ? "own" : null}, make("td", {}, place), make("th", {scope: "row"}, name), ...rest.map((cell) => make("td", {}, cell)))));
  }

  // Nothing of it stays at the table's computer: the file is made here.
  keep(csv) {
    const link = make("a", {href: URL.createObjectURL(new Blob([`\ufeff${csv}`], {type: "text/csv"})), download: `${byId("club-title").textContent}.csv`});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

let club = null;

export function offer(page, message) {
  club ??= new Club(page);
  club.show(message);
}
