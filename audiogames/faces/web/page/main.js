// The page: connects a device with its table, shows what is sent and sends what is done.
import {Announcer} from "./announcer.js";
import {Composer} from "./composer.js";
import {load} from "./drawing.js";
import {byId, make, write} from "./elements.js";
import {FollowingList} from "./following.js";
import {Hearing} from "./hearing.js";
import {Store, chosen, parsed} from "./storage.js";
import {TableView, buttons} from "./table.js";
import {TalkPanel} from "./talk.js";

const FINAL = new Set([4000, 4001, 4002, 4003, 4005]); // closed for good: trying again would change nothing
const LONGEST = 10; // seconds between two tries
const SIZES = [1.95, 1.7, 1.45, 1.2]; // of the line at the top on a big screen, as long as it is one line
const MANY_NAMES = 24; // letters of names at which a big screen says how many people are waited for
const TOGETHER = 80; // milliseconds within which reports go as one
const LEAVING = 1000; // milliseconds in which a page that is left is gone
const HINT = 30_000; // milliseconds for which a big screen shows what it says of itself
const ROOM = ["same-room", "own-device"]; // whether a screen speaks for the person: one key says the other
const TOGGLES = ["reader", "letters", "quips", "braille"]; // settings that are on or off
const MANY = 8; // choices that are shown at once
const isScreen = location.pathname === "/screen";

const local = new Store("localStorage");
const session = new Store("sessionStorage");
const LANGUAGES = ["fr", "en"];
const USUAL = {language: LANGUAGES[navigator.language.startsWith("fr") ? 0 : 1], reader: null, letters: true, quips: true, braille: false, verbosity: "full", name: "", hearing: {}, screen: {}};
const settings = chosen(USUAL, parsed(local.get("page")));
if (!LANGUAGES.includes(settings.language)) settings.language = USUAL.language;
if (!["full", "short", "minimal"].includes(settings.verbosity)) settings.verbosity = USUAL.verbosity;
const remember = (changed) => local.set("page", JSON.stringify(Object.assign(settings, changed)));

let words = {};
let welcome = null;
let shown = null;
let socket = null;
let tries = 0;
let prompt = "none";
let answered = 0; // the offer that was answered and not told about yet
let heardAt = performance.now();
let wasOver = false;
let last = ""; // the thing that was pressed last
let wanted = null; // what is to be sent as soon as the connection is there
let isSeated = false;
let leftAt = -Infinity;
let inLobby = ""; // what was said last of who has sat down
let around = []; // what may be done about the table
let isAsleep = false; // nobody hears or sees this page, and nothing can be pressed

const word = (name) => words[name] ?? "";
const announcer = new Announcer(byId("polite"), byId("assertive"));
const composer = new Composer(byId("parts"), (piles, offer) => pick({piles}, offer), () => table.showParts(), word);
const table = new TableView(Object.fromEntries(["own", "centre", "side", "others"].map((area) => [area, byId(area)])), press, composer, word);

const hearing = new Hearing({settings, remember, announcer, word, say, send, report, seated: () => isSeated, isScreen});
const happened = new FollowingList(byId("log"));
const talk = new TalkPanel((message) => isAsleep || send(message));

// Sent and received

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function type(text) {
  if (!isAsleep) send({kind: "typed", text});
}

function pick(choice, offer) {
  if (!offer || offer === answered || isAsleep) return;
  answered = offer;
  send({kind: "picked", ...choice, offer, after: (performance.now() - heardAt) / 1000});
}

function press(choice, item) {
  last = item.id;
  if (choice) pick({text: choice.action}, shown.offer);
  else announcer.say(item.name, true);
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.onopen = () => {
    send({kind: "hello", language: settings.language});
    const token = session.get("token");
    if (token) send({kind: "token", token, language: settings.language, ...heard()});
    else if (wanted) send(wanted);
    wanted = null;
  };
  socket.onmessage = (event) => {
    const {kind, ...message} = JSON.parse(event.data);
    RECEIVED[kind]?.(message);
  };
  socket.onclose = (event) => {
    if (FINAL.has(event.code)) return void closed(event.code);
    notify(word("lost"));
    setTimeout(connect, Math.min(LONGEST, 2 ** tries++) * 1000);
  };
}

const heard = () => ({reader: Boolean(settings.reader) && !isScreen, verbosity: isScreen ? "full" : settings.verbosity, braille: Boolean(settings.braille), quips: settings.quips, ...hearing.ears});

function closed(code) {
  if (code !== 4002) {
    notify(word({4001: "elsewhere", 4003: "moved"}[code] ?? "left"));
    byId("return").hidden = code !== 4001;
    if (code !== 4001) forget();
    return;
  }
  if (session.get("token")) forget();
  open(byId("door"));
  socket = null;
}

function forget() {
  session.remove("token");
  local.remove("token");
}

const RECEIVED = {
  words(message) {
    words = message.words;
    translate(message.language);
    const select = byId("language");
    if (!select.options.length) for (const [code, name] of message.languages) for (const one of [select, byId("spoken")]) one.append(make("option", {value: code, lang: code}, name));
    select.value = byId("spoken").value = message.language;
    if (!isSeated && !session.get("token")) open(byId("door"));
  },
  welcome(message) {
    const again = isSeated && tries > 0;
    const isFirst = !isSeated;
    welcome = message;
    words = message.words;
    isSeated = true;
    tries = 0;
    known = {given: 0, heard: 0};
    sent = {...known};
    isAsleep = false;
    if (document.hidden) sleep();
    const isKept = !message.token || session.set("token", message.token);
    if (message.token && !isScreen) local.set("token", message.token);
    translate(message.language);
    byId("spoken").value = message.language;
    write(byId("title"), message.title);
    ask(message.keys);
    talk.offer(message.phrases, message.talk);
    byId("talk").hidden = isScreen;
    notify("");
    open(byId("game"));
    if (again) say(word("found"));
    hearing.follow();
    hearKeys();
    if (!isKept) say(word("keeps-nothing"));
    if (isFirst) {
      inLobby = "";
      goToKeys();
      hearing.begin();
    }
  },
  lobby(message) {
    isAsleep = isAsleep && document.hidden;
    const there = `${message.seats.map((seat) => seat.name).filter(Boolean).join(", ")}. ${message.text}`;
    document.body.classList.add("waiting");
    if (there !== inLobby) say((inLobby = there));
    const box = byId("lobby");
    box.hidden = false;
    const seats = make("ul", {role: "list"}, ...message.seats.map((seat) => make("li", {}, `${seat.seat + 1}. ${seat.name || word("free")}${seat.who === "bot" ? ` (${word("bot")})` : ""}`)));
    const start = message.opener ? make("button", {type: "button", class: "usual"}, word("start")) : null;
    if (start) start.onclick = () => {
      goToKeys();
      send({kind: "start"});
    };
    box.replaceChildren(make("p", {class: "code"}, `${message.address} ${message.code}`), ...(message.picture ? [make("img", {src: message.picture, alt: ""})] : []), seats, ...(start ? [start] : []));
    write(byId("status"), message.text);
    if (isScreen) enlarge(byId("status"));
    doings(message.doings ?? []);
  },
  shown(message) {
    if (byId("lobby").contains(document.activeElement)) goToKeys();
    byId("lobby").hidden = true;
    document.body.classList.remove("waiting");
    if (message.offer !== answered) answered = 0;
    const before = new Map(shown?.zones.map((zone) => [zone.id, zone]));
    shown = {...shown, ...message};
    shown.zones = shown.zones.map((zone) => zone.items ? zone : before.get(zone));
    isAsleep = isAsleep && document.hidden;
    show();
  },
  reply(message) {
    if (message.told.length) note("given", message.told.at(-1).number);
    answered = 0;
    prompt = message.prompt.kind;
    byId("reply").hidden = prompt !== "line" && prompt !== "key";
    for (const told of message.told) {
      for (const line of told.utterances) log(hearing.written(line), line.asked);
      hearing.give(told);
    }
  },
  pointed(message) {
    talk.show(message);
  },
  "seat-code"(message) {
    say(message.text);
    notify(message.code);
  },
  error(message) {
    if (isSeated && message.code !== "token") return void say(message.text);
    if (message.code === "token") forget();
    isSeated = false;
    notify("");
    write(byId("wrong"), message.text);
    open(byId("door"));
    byId(message.code.startsWith("name") ? "name" : "code").focus();
  },
};

// A reader keeps letters and digits for itself, but in a field: in this one they are the keys of the game. A person who
// has just sat down, or begun a game by a button that is gone, is led there.
function hearKeys() {
  byId("keys").hidden = !announcer.on;
}

function goToKeys() {
  if (announcer.on) byId("key").focus({preventScroll: true});
}
byId("key").addEventListener("beforeinput", (event) => event.preventDefault());

// Report what came, and what was heard or drawn: the first at once, and of many that come together the last, in one
// message, so that nothing that is told fast makes a page send too much.
let known = {given: 0, heard: 0};
let sent = {...known};
let resting = null;
function note(kind, number) {
  known[kind] = Math.max(known[kind], number);
  if (!resting) pass();
}

function pass() {
  const fresh = Object.keys(known).filter((kind) => known[kind] > sent[kind]);
  resting = fresh.length ? setTimeout(pass, TOGETHER) : null;
  if (resting) send(fresh.reduce((message, kind) => ({...message, [kind]: known[kind]}), {kind: fresh[0]}));
  sent = {...known};
}

// Eyes have what is drawn: without sounds it is reported as soon as it is. What a reader says is estimated by the table.
function report(number) {
  if (!document.hidden) requestAnimationFrame(() => reported(number));
}

function reported(number) {
  heardAt = performance.now();
  note("heard", number);
}

// A page that nobody hears or sees says so at once, and what was missed comes before anything can be pressed.
function sleep() {
  if (!isSeated || isScreen || isAsleep || performance.now() - leftAt < LEAVING) return;
  isAsleep = true;
  announcer.silence();
  hearing.silence();
  send({kind: "asleep"});
}
document.addEventListener("visibilitychange", () => (document.hidden ? sleep() : isAsleep && send({kind: "back"})));
addEventListener("beforeunload", () => (leftAt = performance.now())); // a page that is loaded again is hidden too

// Shown

function open(part) {
  for (const one of [byId("door"), byId("game")]) one.hidden = one !== part;
  byId("again").hidden = isScreen || !local.get("token");
}

function translate(language) {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) write(element, word(element.dataset.word));
}

function notify(text) {
  byId("notice").hidden = !text;
  byId("return").hidden = true;
  write(byId("notice-text"), text);
  if (text) announcer.say(text, true);
}

// What the page itself says is an answer among what happened; on a big screen, a line of its own for a while.
function say(text) {
  if (!isScreen) log(text, true);
  else if (!document.body.classList.contains("waiting")) hint(text); // before the game all of it is shown
  announcer.say(text, true);
  hearing.voice.say(text, settings.language);
}

let hinting = null;
function hint(text) {
  write(byId("hint"), text);
  byId("hint").hidden = false;
  clearTimeout(hinting);
  hinting = setTimeout(() => (byId("hint").hidden = true), HINT);
}

function log(text, isAnswer) {
  happened.add(text, isAnswer ? "answer" : null);
}

function show() {
  const offers = Boolean(shown.offer) && (shown.choices.length > 0 || Boolean(shown.parts));
  const acting = shown.seats.filter((seat) => seat.acts && seat.seat !== welcome.seat).map((seat) => seat.name);
  const question = offers || isScreen ? shown.question.join(" ") : "";
  const names = acting.join(", ");
  const waited = isScreen && acting.length > 1 && names.length > MANY_NAMES ? `${acting.length} ${word("people")}` : names;
  write(byId("status"), shown.over ? word("over") : question ? question : shown.answers ? word("answers") : waited ? `${word("waiting")} ${waited}` : isScreen ? "" : byId("log").lastChild?.textContent ?? "");
  if (isScreen) enlarge(byId("status"));
  document.title = `${offers ? "● " : ""}${welcome.title}`;
  document.body.classList.toggle("my-turn", offers);
  document.body.classList.toggle("over", shown.over);
  document.body.dataset.offer = shown.offer;
  composer.show(shown);
  table.show(shown);
  choose(buttons(shown));
  doings(shown.doings ?? []);
  if (shown.over && !wasOver) byId("around").open = true; // what can follow is there
  wasOver = shown.over;
}

// Write a line as large as it stays one line, or in two small ones.
function enlarge(line) {
  const em = parseFloat(getComputedStyle(line.parentNode).fontSize);
  for (const size of SIZES) {
    line.style.fontSize = `${size}em`;
    if (line.clientHeight < 1.5 * size * em) return;
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

// Where there are many, those about the thing that was pressed last come first, and the others are folded.
function choose(choices) {
  const asButton = (choice) => ({...choice, press: () => pick({text: choice.action}, shown.offer)});
  const isFew = (found) => found.length <= MANY;
  const alone = choices.filter((choice) => !choice.about.length);
  const isNear = (choice) => isFew(choices) || choice.usual || choice.about.includes(last) || (!choice.about.length && isFew(alone));
  const [near, far] = [choices.filter(isNear), choices.filter((choice) => !isNear(choice))];
  fill(byId("choices"), near.map(asButton));
  fill(byId("others-choices"), far.map(asButton));
  byId("more").hidden = !far.length;
  byId("todo").classList.toggle("idle", !choices.length && !shown.parts);
}

// What is asked stands beside what is to be done; all other doings are folded.
function doings(found) {
  const asButton = (doing) => ({...doing, label: doing.label + (ROOM.includes(doing.action) ? " (Z)" : ""), press: () => act(doing.action)});
  around = found.map((doing) => doing.action);
  byId("around").hidden = !found.length;
  fill(byId("asked"), found.filter((doing) => doing.asks).map(asButton));
  fill(byId("doings"), found.filter((doing) => !doing.asks).map(asButton));
}

const act = (action) => isAsleep || send({kind: "do", action});

function ask(keys) {
  byId("ask").hidden = !keys.length || isScreen;
  fill(byId("questions"), keys.map(([key, label]) => ({action: key, label, press: () => type(key)})));
  for (const button of byId("questions").children) button.prepend(make("kbd", {"aria-hidden": "true"}, button.dataset.action.toUpperCase()), " ");
}

// Done

function join(reader) {
  const code = byId("code").value.trim();
  write(byId("wrong"), "");
  if (reader !== null) remember({reader, name: byId("name").value.trim()});
  announcer.on = Boolean(reader);
  forget();
  reach({kind: "join", code, ...(isScreen ? {screen: true} : {name: settings.name, seat: null}), language: settings.language, ...heard()});
}

// Send at once, or once there is a connection again.
function reach(message) {
  if (socket?.readyState === WebSocket.OPEN) send(message);
  else {
    wanted = message;
    if (!socket) connect();
  }
}

byId("join").addEventListener("submit", (event) => {
  event.preventDefault();
  join(isScreen ? null : event.submitter !== byId("by-eye"));
});
byId("seat-again").onclick = () => {
  announcer.on = Boolean(settings.reader);
  const token = local.get("token");
  session.set("token", token);
  reach({kind: "token", token, language: settings.language, ...heard()});
};
byId("return").onclick = () => {
  notify("");
  connect();
};
byId("language").onchange = (event) => {
  remember({language: event.target.value});
  send({kind: "hello", language: settings.language});
};
byId("spoken").onchange = (event) => {
  remember({language: event.target.value});
  send({kind: "settings", language: settings.language});
};
byId("verbosity").onchange = (event) => {
  remember({verbosity: event.target.value});
  send({kind: "settings", verbosity: settings.verbosity});
};
for (const name of TOGGLES) byId(name).onclick = () => {
  remember({[name]: !settings[name]});
  pressed();
  if (name === "reader") {
    announcer.on = settings.reader;
    hearKeys();
    hearing.follow();
  }
  if (name !== "letters") send({kind: "settings", ...heard()});
};
byId("reply").addEventListener("submit", (event) => {
  event.preventDefault();
  type(prompt === "key" ? [...byId("typed").value][0] ?? "" : byId("typed").value);
  byId("typed").value = "";
});
byId("cancel").onclick = () => type(prompt === "key" ? "\x1b" : "");

function pressed() {
  for (const name of TOGGLES) byId(name).setAttribute("aria-pressed", String(Boolean(settings[name])));
}

document.addEventListener("keydown", (event) => {
  if (!isSeated || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input:not(#key), select, textarea")) return;
  if (event.repeat && (event.key === "Enter" || /^\S$/.test(event.key))) {
    event.preventDefault(); // whoever holds a key down presses it once
    return;
  }
  if (event.key === "Escape") {
    announcer.silence();
    hearing.silence();
    return;
  }
  if (!settings.letters || isScreen) return;
  const key = event.key.toLowerCase();
  if (key === "?") {
    say(word("help-text"));
    type("m");
  } else if (/^\d$/.test(key) || welcome.keys.some(([letter]) => letter === key)) type(key);
  else if (key === "z" && around.some((action) => ROOM.includes(action))) act(ROOM.find((action) => around.includes(action)));
  else if (key === "." && talk.pointed) talk.goThere();
  else if (event.key === "Backspace" && around.includes("refuse")) type("\x7f");
  else return;
  event.preventDefault();
});

// The first page

if (isScreen) document.body.classList.add("screen");
for (const id of ["name-field", "sit"]) byId(id).hidden = isScreen;
byId("look").hidden = !isScreen;
byId("code").value = location.hash.slice(1).replace(/[^\w-]/g, "");
byId("name").value = settings.name;
byId("verbosity").value = settings.verbosity;
announcer.on = Boolean(settings.reader) && !isScreen;
pressed();
await load();
connect();
