// The page: shows what the table sends to a device, and sends what a person does there.
import {Announcer} from "./announcer.js";
import {Choices} from "./choices.js";
import {Composer} from "./composer.js";
import {Connection} from "./connection.js";
import {detail} from "./detail.js";
import {Mine} from "./door.js";
import {enter, load} from "./drawing.js";
import {byId, make, write} from "./elements.js";
import {FollowingList} from "./following.js";
import {headline, mayAct} from "./headline.js";
import {Hearing} from "./hearing.js";
import {Keys} from "./keys.js";
import {Shake} from "./shake.js";
import {Sheet} from "./sheet.js";
import {OWN, Settings, TOGGLES} from "./settings.js";
import {Sheets} from "./sheets.js";
import {ending, invitation, invitedBy} from "./stages.js";
import {secret, session} from "./storage.js";
import {TableView, buttons, people} from "./table.js";
import {TalkPanel} from "./talk.js";

const SIZES = [1.95, 1.7, 1.45, 1.2]; // of the line at the top on a big screen, as long as it is one line
const LEAVING = 1000; // milliseconds in which a page that is left is gone
const HINT = 30_000; // milliseconds for which a big screen shows what it says of itself
const isScreen = location.pathname === "/screen";

class Page {
  constructor() {
    this.isScreen = isScreen;
    document.body.classList.toggle("screen", isScreen);
    this.settings = new Settings();
    this.words = {};
    this.welcome = null;
    this.shown = null;
    this.isSeated = false;
    this.isAsleep = false; // nobody hears or sees this page, and nothing can be pressed
    this.prompt = "none";
    this.answered = 0; // the offer that was answered and not told about yet
    this.heardAt = performance.now();
    this.leftAt = -Infinity;
    this.vain = null; // what was pressed before the connection was lost, until it is known whether it arrived
    this.tips = []; // what is said of the page itself as soon as it is nobody's turn here
    this.isToldLost = false;
    this.touches = false; // whether this device was touched last, and no key pressed
    this.last = ""; // the thing that was pressed last
    this.talks = false; // whether a talk of the person alone stands on the page itself
    this.inLobby = ""; // what was said last of who has sat down
    const word = (name) => this.word(name);
    this.connection = new Connection(this);
    this.announcer = new Announcer(byId("polite"), byId("assertive"));
    this.announcer.on = Boolean(this.settings.reader) && !isScreen;
    this.choices = new Choices(this);
    this.mine = new Mine(this);
    this.sit = this.sit.bind(this);
    this.isHall = false;
    this.parting = ""; // why the person is no longer at a table of the hall
    this.wanted = null; // what the person has asked for at the door, until it is answered
    this.composer = new Composer(byId("parts"), (piles, offer) => this.pick({piles}, offer), () => this.table.showParts(), word);
    this.sheets = new Sheets();
    const areas = Object.fromEntries(["own", "line", "centre", "side", "others"].map((area) => [area, byId(area)]));
    this.table = new TableView(areas, (choice, item) => this.press(choice, item), this.composer, word, (zone) => this.lookAt(zone));
    this.happened = new FollowingList(byId("log"));
    this.talk = new TalkPanel((message) => this.perform(message));
    this.hearing = new Hearing(this);
    this.keys = new Keys(this);
    this.shake = new Shake(() => this.shaken(), () => this.tips.push(this.word("shake")));
    this.sheet = new Sheet(() => this.sheets.open("sheet"), () => this.act("talk"));
    this.notice(matchMedia("(hover: none) and (pointer: coarse)").matches);
    this.listen();
  }

  word(name) {
    return this.words[name] ?? "";
  }

  // The connection

  opened() {
    this.send({kind: "hello", language: this.settings.language});
    if (session.get("token")) this.send(this.token);
    else if (this.wanted) this.send(this.wanted);
  }

  get token() {
    const given = this.isAsleep ? 0 : this.connection.known.given; // a page that went to sleep was cut short
    return {kind: "token", token: session.get("token"), given, language: this.settings.language, ...this.ears};
  }

  // Each kind of message has a method: "seat-code" is `onSeatCode`.
  received({kind, ...message}) {
    this[`on-${kind}`.replace(/-(\w)/g, (_, first) => first.toUpperCase())]?.(message);
  }

  // A connection that was lost is said once, also to a person who was away meanwhile.
  lost(text = this.word("lost")) {
    if (document.hidden || this.isToldLost) return;
    this.isToldLost = true;
    this.notify(text, true);
    this.hearing.voice.line(text, this.settings.language);
  }

  find() {
    const {wasLost, pressed} = this.connection.find();
    this.notify("");
    if (wasLost && this.isToldLost) this.say(this.word("found"));
    this.isToldLost = false;
    this.vain = pressed;
  }

  // What was pressed is shown as sent until the table has answered.
  sent(isSent) {
    if (document.body.classList.contains("sent") === isSent) return;
    document.body.classList.toggle("sent", isSent);
    this.touched?.classList.toggle("sent", isSent);
    if (isSent) write(byId("status"), this.word("sent"));
    else if (this.shown) this.show();
  }

  closed(code) {
    this.watch(false);
    this.sheets.close();
    if (code !== 4002 && this.isHall && this.isSeated) {
      this.parting ||= this.word(`hall-${code === 4006 ? "later" : "left"}`);
      this.forget(code !== 4006 && code !== 4005);
      this.isSeated = false;
      byId("code").value = session.get("hall") ?? "";
      return void this.connection.open();
    }
    if (code !== 4002) {
      this.notify(this.word({4001: "elsewhere", 4003: "moved", 4006: "later"}[code] ?? "left"));
      const mayReturn = code === 4001 || code === 4006;
      byId("return").hidden = !mayReturn;
      if (!mayReturn) this.forget(code !== 4005); // a table that was closed may open another day
      return;
    }
    this.forget(false);
    this.open(byId("door"));
    this.hall?.close();
  }

  // Sit there no longer; and forget the seat, unless it may still be taken again.
  forget(isLost) {
    if (isLost) this.mine.forget(session.get("token"));
    session.remove("token");
  }

  send(message) {
    this.connection.send(message);
  }

  // What the table is to know of how this device is heard.
  get ears() {
    const {reader, verbosity, braille, quips, time, pace} = this.settings;
    const own = isScreen ? {verbosity: "full"} : {verbosity, time, pace};
    return {touches: this.touches, reader: Boolean(reader) && !isScreen, braille, quips, ...own, ...this.hearing.ears};
  }

  // Eyes have what is drawn: without sounds it is reported as soon as it is. What a reader says is estimated by the table.
  report(number) {
    if (document.hidden) return;
    requestAnimationFrame(() => {
      this.heardAt = performance.now();
      this.connection.report("heard", number);
    });
  }

  // A page that nobody hears or sees says so at once, and what was missed comes before anything can be pressed.
  sleep() {
    if (!this.isSeated || isScreen || this.isAsleep || performance.now() - this.leftAt < LEAVING) return;
    this.isAsleep = true;
    this.silence();
    this.send({kind: "asleep"});
  }

  wake() {
    if (this.isAsleep) this.send({kind: "back"});
    this.connection.prove();
    this.look();
    this.hearing.wake();
    if (this.connection.isLost) this.lost();
  }

  silence() {
    this.announcer.silence();
    this.hearing.silence();
  }

  // What the table sends

  onWords(message) {
    const {language} = this.settings;
    if (language !== OWN && message.languages.every(([code]) => code !== language)) {
      this.settings.language = OWN; // what was kept is no language of this table
      return this.send({kind: "hello", language: OWN});
    }
    this.words = message.words;
    this.isHall = Boolean(message.hall);
    this.translate(message.language);
    this.settings.language = message.language;
    const select = byId("language");
    if (!select.options.length) for (const [code, name] of message.languages) for (const one of [select, byId("spoken")]) one.append(make("option", {value: code, lang: code}, name));
    select.value = byId("spoken").value = message.language;
    if (this.isSeated || session.get("token") || this.wanted) return;
    this.find();
    this.open(byId("door"));
    this.look();
    // Whoever is known here is in the hall at once, unless they come by the code of a table.
    const code = byId("code").value;
    const isKnown = this.settings.reader !== null && this.settings.name && code === (session.get("hall") ?? "");
    if (this.isHall && isKnown && !isScreen && (code || message.hall === "open")) this.join(this.settings.reader);
  }

  async onHall(message) {
    const {Hall} = await import("/club/hall.js");
    if (this.isSeated) return;
    this.find();
    this.open(byId("door"));
    this.hall ??= new Hall(this);
    const isFirst = this.hall.show(message);
    if (this.wanted?.code === session.get("hall") && !this.wanted.game) this.wanted = null;
    if (!isFirst || !this.parting) return;
    this.notify(this.parting);
    this.parting = "";
  }

  onWait({text}) {
    this.connection.wait(text, () => this.send(session.get("token") ? this.token : this.wanted));
  }

  onEvening(message) {
    import("/club/club.js").then(({offer}) => offer(this, message));
  }

  onTable(message) {
    if (!this.isSeated) this.mine.show(message);
  }

  onWelcome(message) {
    const isFirst = !this.isSeated;
    if (isFirst) byId("log").replaceChildren(); // of another table
    this.welcome = message;
    this.words = message.words;
    this.isSeated = true;
    if (this.hall) this.hall.known = null;
    this.isAsleep = false;
    if (document.hidden) this.sleep();
    const isKept = !message.token || session.set("token", message.token);
    this.wanted = null;
    if (message.token) session.remove("secret");
    if (message.token && !isScreen) this.mine.keep(message.token);
    this.translate(message.language);
    byId("spoken").value = message.language;
    if (this.word("gaps") && this.settings.told !== message.language) {
      this.tips.push(this.word("gaps"));
      this.settings.remember({told: message.language});
    }
    write(byId("title"), message.title);
    this.choices.showQuestions(isScreen ? [] : message.keys);
    this.talk.offer(message.phrases, message.talk);
    void enter(message.room).then(() => this.table.redraw());
    this.open(byId("game"));
    this.find();
    this.hearing.follow();
    this.hearKeys();
    if (!isKept) this.say(this.word("keeps-nothing"));
    if (isFirst) {
      this.inLobby = "";
      this.goToKeys();
      this.hearing.begin();
    }
  }

  onLobby(message) {
    this.isAsleep = this.isAsleep && document.hidden;
    const there = `${message.seats.map((seat) => seat.name).filter(Boolean).join(", ")}. ${message.text}`;
    document.body.classList.toggle("waiting", !this.talks);
    if (there !== this.inLobby) this.say((this.inLobby = there));
    const box = byId("lobby");
    box.hidden = this.talks;
    document.body.classList.remove("over");
    byId("ending").hidden = true;
    box.replaceChildren(...invitation(message, (name) => this.word(name), () => {
      this.goToKeys();
      this.perform({kind: "start"});
    }));
    this.state(this.welcome.title);
    if (this.shown) { // a game that somebody played alone, or the last one
      this.shown = null;
      this.choices.show([], "", false);
      document.body.classList.remove("my-turn");
    }
    this.choices.showAround(message.doings ?? []);
  }

  onShown(message) {
    if (byId("lobby").contains(document.activeElement)) this.goToKeys();
    byId("lobby").hidden = true;
    document.body.classList.remove("waiting");
    if (message.offer !== this.answered) this.answered = 0;
    const before = new Map(this.shown?.zones.map((zone) => [zone.id, zone]));
    this.shown = {...this.shown, ...message};
    this.shown.zones = this.shown.zones.map((zone) => zone.items ? zone : before.get(zone));
    this.isAsleep = this.isAsleep && document.hidden;
    this.show();
    if (this.vain?.version === this.shown.version) this.say(this.word("not-arrived"));
    this.vain = null;
  }

  onReply(message) {
    if (message.told.length) this.connection.receive(message.told);
    this.answered = 0;
    if (message.told.some((told) => told.utterances.some((line) => line.asked))) {
      this.connection.answer();
      this.vain = null;
    }
    this.prompt = message.prompt.kind;
    this.choices.showLines(message.prompt.lines);
    this.lines = message.prompt.lines.length;
    if (this.shown && this.lines !== (this.shown.lines ?? 0)) this.show();
    const types = ["line", "key", ...(this.sheet.subject === "talking" && !message.prompt.lines.length ? ["command"] : [])];
    byId("reply").hidden = !types.includes(this.prompt);
    for (const told of message.told) {
      this.sheet.add(told.utterances.filter((line) => line.asked).map((line) => line.text));
      for (const line of told.utterances) {
        this.log(this.hearing.written(line), line.asked);
        if (line.category === "refusal") this.sheets.tell(line.text);
      }
      this.hearing.give(told);
    }
  }

  // What a person does alone before the game is on a sheet for eyes, or a table of its own. A reader hears it as usual.
  onTalking({title, table, scans}) {
    this.watch(scans);
    const isOnSheet = title && !table && !this.announcer.on;
    if (this.sheet.subject === "talking") {
      byId("todo").insertBefore(byId("answering"), byId("parts"));
      this.sheet.subject = "";
    }
    this.sheets.close();
    this.talks = Boolean(title) && !table && !isOnSheet; // its answers stand where the people of the table do before a game
    if (this.talks) {
      byId("lobby").hidden = true;
      document.body.classList.remove("waiting");
    }
    if (!isOnSheet) return;
    this.sheet.open("talking", title, []);
    byId("sheet-parts").after(byId("answering"));
  }

  watch(scans) {
    void this.camera?.then((camera) => camera.close());
    this.camera = scans ? import("/camera/camera.js").then(({offer}) => offer(this)) : null;
  }

  onRules(message) {
    this.sheet.open("rules", message.title, message.parts);
  }

  onPointed(message) {
    this.talk.show(message);
  }

  onSeatCode(message) {
    this.say(message.text);
    write(byId("person-title"), message.code);
    byId("person-part").replaceChildren(...invitedBy(message, (name) => this.word(name)));
    this.sheets.open("person");
  }

  onError(message) {
    if (this.isSeated && message.code !== "token") {
      if (this.isHall && ["closed", "removed"].includes(message.code)) this.parting = message.text;
      return void this.say(message.text, true);
    }
    if (message.code === "token") this.forget(true);
    this.isSeated = false;
    this.wanted = null;
    this.find();
    write(byId("wrong"), message.text);
    this.open(byId("door"));
    if (this.hall?.known && !/^(code|name)/.test(message.code)) return;
    this.hall?.close();
    const field = byId(message.code.startsWith("name") ? "name" : "code");
    field.setAttribute("aria-invalid", "true");
    field.focus();
  }

  // Shown

  open(part) {
    for (const one of [byId("door"), byId("game")]) one.hidden = one !== part;
  }

  translate(language) {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-word]")) write(element, (this.isHall && this.word(`hall-${element.dataset.word}`)) || this.word(element.dataset.word));
  }

  notify(text, isUrgent = false) {
    byId("notice").hidden = !text;
    byId("return").hidden = true;
    write(byId("notice-text"), text);
    if (text) this.announcer.say(text, isUrgent);
  }

  // What the page itself says is an answer among what happened; on a big screen, a line of its own for a while. Urgent
  // is only what the person did wrong.
  say(text, isUrgent = false) {
    if (!isScreen) {
      this.log(text, true);
      this.sheets.tell(text);
    }
    if (isScreen && !document.body.classList.contains("waiting")) this.hint(text); // before the game all of it is shown
    this.announcer.say(text, isUrgent);
    this.hearing.voice.line(text, this.settings.language);
  }

  // Say something of the page itself: before the game or after the person's first turn, never over what is dealt or asked.
  tip(text) {
    if (isScreen || document.body.classList.contains("waiting")) this.say(text);
    else this.tips.push(text);
  }

  hint(text) {
    write(byId("hint"), text);
    byId("hint").hidden = false;
    clearTimeout(this.hinting);
    this.hinting = setTimeout(() => (byId("hint").hidden = true), HINT);
  }

  log(text, isAnswer) {
    this.happened.add(text, isAnswer ? "answer" : null);
  }

  show() {
    const {shown, welcome} = this;
    shown.lines = this.lines;
    const offers = mayAct(shown);
    this.state(headline(shown, {seat: welcome.seat, isScreen, word: (name) => this.word(name), last: byId("log").lastChild?.textContent ?? ""}));
    if (document.body.classList.contains("my-turn") && !offers) for (const tip of this.tips.splice(0)) this.say(tip);
    document.title = `${offers ? "● " : ""}${welcome.title}`;
    document.body.classList.toggle("my-turn", offers);
    document.body.classList.toggle("over", shown.over);
    document.body.dataset.offer = shown.offer;
    this.composer.show(shown);
    this.choices.show(buttons(shown), this.last, Boolean(shown.parts));
    this.choices.showAround(shown.doings ?? []);
    this.end();
    this.table.show(shown); // last: it measures the room that all else leaves
  }

  // Once the game is over, show who has won before anything else; the table is a press away.
  end() {
    const {shown} = this;
    const box = byId("ending");
    const key = JSON.stringify([shown.ending, this.welcome.language]);
    if (!shown.ending) {
      this.ended = "";
      document.body.classList.remove("seeing");
    }
    box.hidden = !shown.ending;
    if (!shown.ending || key === this.ended) return;
    this.ended = key;
    box.replaceChildren(...ending(shown, people(shown), (name) => this.word(name), isScreen ? null : () => this.act("again")));
    box.querySelector("button")?.focus({preventScroll: true});
  }

  // Write how things stand: on a big screen as large as it stays one line, or in two small ones.
  state(text) {
    const line = byId("status");
    write(line, text);
    if (!isScreen) return;
    const em = parseFloat(getComputedStyle(line.parentNode).fontSize);
    for (const size of SIZES) {
      line.style.fontSize = `${size}em`;
      if (line.clientHeight < 1.5 * size * em) return;
    }
  }

  // A reader keeps letters and digits for itself, but in a field: in this one they are the keys of the game. A person who
  // has just sat down, or begun a game by a button that is gone, is led there.
  hearKeys() {
    byId("keys").hidden = !this.announcer.on;
  }

  goToKeys() {
    if (this.announcer.on) byId("key").focus({preventScroll: true});
  }

  // Done

  // Do something at the table, unless what was missed is still to be heard.
  perform(message) {
    if (this.isAsleep || !this.connection.press(message, this.shown?.version)) this.say(this.word("not-sent"), true);
  }

  type(text) {
    this.perform({kind: "typed", text});
  }

  // Show all that one of the others has.
  lookAt(id) {
    const zone = this.shown.zones.find((one) => one.id === id);
    write(byId("person-title"), zone.title);
    byId("person-part").replaceChildren(...detail(zone, this.table.people));
    this.sheets.open("person");
  }

  act(action) {
    if (this.shown) this.sheets.close();
    this.perform({kind: "do", action});
  }

  pick(choice, offer) {
    if (!offer || offer === this.answered) return;
    if (this.connection.isOpen && !this.isAsleep) this.answered = offer;
    this.perform({kind: "picked", ...choice, offer, after: (performance.now() - this.heardAt) / 1000});
  }

  choose(choice) {
    this.sheets.close();
    if (choice.shakes) void this.shake.arm();
    this.pick({text: choice.action}, this.shown.offer);
  }

  // Shaken again is what was shaken last, where that can be.
  shaken() {
    const found = mayAct(this.shown) && !this.isAsleep ? this.shown.choices.filter((choice) => choice.shakes) : [];
    const choice = found.find(({about}) => about.includes(this.last)) ?? found[0];
    if (choice) this.choose(choice);
  }

  press(choice, item) {
    this.last = item.id;
    if (choice) this.choose(choice);
    else this.announcer.say(item.name);
  }

  join(reader) {
    const code = byId("code").value.trim();
    for (const id of ["code", "name"]) byId(id).removeAttribute("aria-invalid");
    if (reader !== null) this.settings.remember({reader, name: byId("name").value.trim()});
    this.announcer.on = Boolean(reader);
    this.sit({code});
  }

  // `how` has the code of a table, or the game of a new one. By its secret the table knows a device that asks again, since
  // no answer came.
  sit(how) {
    write(byId("wrong"), "");
    this.forget(false);
    const {name, language} = this.settings;
    const known = session.get("secret") ?? secret();
    session.set("secret", known);
    this.connection.reach(this.wanted = {kind: "join", secret: known, ...how, ...(isScreen ? {screen: true} : {name, seat: null}), language, ...this.ears});
  }

  look() {
    if (!isScreen && !this.isSeated) this.mine.ask(this.settings.language);
  }

  sitAgain(token) {
    this.announcer.on = Boolean(this.settings.reader);
    session.set("token", token);
    this.connection.reach(this.token);
  }

  // No sentence names a key to a person who touches.
  notice(touches) {
    if (touches === this.touches) return;
    this.touches = touches;
    document.body.classList.toggle("touched", touches);
    if (this.isSeated) this.send({kind: "settings", touches});
  }

  set(kind, changed) {
    this.settings.remember(changed);
    this.send({kind, ...changed});
  }

  turn(name) {
    this.settings.remember({[name]: !this.settings[name]});
    this.showToggles();
    if (name === "reader") {
      this.announcer.on = this.settings.reader;
      this.hearKeys();
      this.hearing.follow();
    }
    if (name !== "letters") this.send({kind: "settings", ...this.ears});
  }

  showToggles() {
    for (const name of TOGGLES) byId(name).setAttribute("aria-pressed", String(Boolean(this.settings[name])));
  }

  listen() {
    byId("join").addEventListener("submit", (event) => {
      event.preventDefault();
      this.join(isScreen ? null : event.submitter !== byId("by-eye"));
    });
    byId("return").onclick = () => {
      this.notify("");
      this.connection.open();
    };
    byId("language").onchange = ({target}) => this.set("hello", {language: target.value});
    byId("spoken").onchange = ({target}) => this.set("settings", {language: target.value});
    for (const name of ["verbosity", "time"]) byId(name).onchange = ({target}) => this.set("settings", {[name]: target.value});
    byId("pace").onchange = ({target}) => this.set("settings", {pace: Number(target.value)});
    for (const name of TOGGLES) byId(name).onclick = () => this.turn(name);
    byId("rules").onclick = () => this.perform({kind: "read"});
    byId("reply").addEventListener("submit", (event) => {
      event.preventDefault();
      this.type(this.prompt === "key" ? [...byId("typed").value][0] ?? "" : byId("typed").value);
      byId("typed").value = "";
    });
    byId("cancel").onclick = () => this.type(this.prompt === "key" ? "\x1b" : "");
    addEventListener("pointerdown", ({pointerType}) => pointerType === "touch" && this.notice(true), true);
    addEventListener("keydown", ({target}) => target.closest?.("input:not(#key)") || this.notice(false), true); // a field has keys on a telephone too
    document.addEventListener("click", ({target}) => (this.touched = target.closest?.("button") ?? null), true);
    document.addEventListener("visibilitychange", () => (document.hidden ? this.sleep() : this.wake()));
    addEventListener("beforeunload", () => (this.leftAt = performance.now())); // a page that is loaded again is hidden too
  }

  // What is asked by a button is answered on a sheet for eyes; a reader hears it at once.
  ask(label, name) {
    if (name === "rules") return void this.perform({kind: "read"});
    if (this.announcer.on) this.sheets.close();
    else this.sheet.open("answer", label, []);
    this.type(name);
  }

  help() {
    const asked = this.welcome.keys.map(([letter, label]) => `${letter.toUpperCase()} : ${label}`);
    this.sheet.open("help", this.word("help"), [[this.word("help-page"), this.word("help-text")], [this.word("ask"), ...asked], [this.word("todo")]]);
    this.type("m");
  }

  // The first page

  async begin() {
    for (const id of ["name-field", "sit", "time-field", "pace-field"]) byId(id).hidden = isScreen;
    byId("look").hidden = !isScreen;
    byId("code").value = location.hash.slice(1).replace(/[^\w-]/g, "") || (session.get("hall") ?? "");
    byId("name").value = this.settings.name;
    for (const name of ["verbosity", "time", "pace"]) byId(name).value = this.settings[name];
    this.showToggles();
    await load();
    this.connection.open();
  }
}

if (isSecureContext) import("/app/app.js");
await new Page().begin();
