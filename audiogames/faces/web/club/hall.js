// The hall on the first page: its tables, and a button for each game that opens another. It comes once an address has one.
import {fill} from "/page/choices.js";
import {byId, write} from "/page/elements.js";
import {session} from "/page/storage.js";

const AGAIN = 5000; // milliseconds between two looks at the tables

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
