// The page: connects a device with its table, shows what is sent and sends what is done.
import {Announcer} from "./announcer.js";
import {Composer} from "./composer.js";
import {load} from "./drawing.js";
import {byId, make, write} from "./elements.js";
import {Hearing} from "./hearing.js";
import {TableView, buttons} from "./table.js";
import {TalkPanel} from "./talk.js";

const FINAL = new Set([4000, 4001, 4002, 4003, 4005]); // closed for good: trying again would change nothing
const LONGEST = 10; // seconds between two tries
const LONG = 32; // letters of the line at the top that a big screen writes large
const TOGETHER = 80; // milliseconds within which reports go as one
const LEAVING = 1000; // milliseconds in which a page that is left is gone
const HINT = 30_000; // milliseconds for which a big screen shows what it says of itself
const KEPT = 300; // lines of what happened
const MANY = 8; // choices that are shown at once
const isScreen = location.pathname === "/screen";

const remembered = JSON.parse(localStorage.getItem("page") ?? "{}");
const settings = {language: navigator.language.startsWith("fr") ? "fr" : "en", reader: null, letters: true, verbosity: "full", name: "", ...remembered};
const remember = (changed) => localStorage.setItem("page", JSON.stringify(Object.assign(settings, changed)));

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
let isAsleep = false; // nobody hears or sees this page, and nothing can be pressed

const word = (name) => words[name] ?? "";
const announcer = new Announcer(byId("polite"), byId("assertive"));
const composer = new Composer(byId("parts"), (piles, offer) => pick({piles}, offer), () => table.showParts(), word);
const table = new TableView(Object.fromEntries(["own", "centre", "side", "others"].map((area) => [area, byId(area)])), press, composer, word);

const hearing = new Hearing({settings, remember, announcer, word, say, send, report, seated: () => isSeated, isScreen});
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
    const token = sessionStorage.getItem("token");
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

const heard = () => ({reader: Boolean(settings.reader) && !isScreen, verbosity: settings.verbosity, sound: hearing.sounds, braille: Boolean(settings.braille)});

function closed(code) {
  if (code !== 4002) {
    notify(word({4001: "elsewhere", 4003: "moved"}[code] ?? "left"));
    byId("return").hidden = code !== 4001;
    if (code !== 4001) forget();
    return;
  }
  if (sessionStorage.getItem("token")) forget();
  open(byId("door"));
  socket = null;
}

function forget() {
  sessionStorage.removeItem("token");
  localStorage.removeItem("token");
}

const RECEIVED = {
  words(message) {
    words = message.words;
    translate(message.language);
    const select = byId("language");
    if (!select.options.length) for (const [code, name] of message.languages) for (const one of [select, byId("spoken")]) one.append(make("option", {value: code, lang: code}, name));
    select.value = byId("spoken").value = message.language;
    if (!isSeated && !sessionStorage.getItem("token")) open(byId("door"));
  },
  welcome(message) {
    const again = isSeated && tries > 0;
    const isFirst = !isSeated;
    welcome = message;
    words = message.words;
    isSeated = true;
    tries = drawn = 0;
    isAsleep = false;
    if (document.hidden) sleep();
    if (message.token) sessionStorage.setItem("token", message.token);
    if (message.token && !isScreen) localStorage.setItem("token", message.token);
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
    if (isFirst) hearing.begin();
  },
  lobby(message) {
    isAsleep = isAsleep && document.hidden;
    const box = byId("lobby");
    box.hidden = false;
    const seats = make("ul", {role: "list"}, ...message.seats.map((seat) => make("li", {}, `${seat.seat + 1}. ${seat.name || word("free")}${seat.who === "bot" ? ` (${word("bot")})` : ""}`)));
    const start = message.opener ? make("button", {type: "button", class: "usual"}, word("start")) : null;
    if (start) start.onclick = () => send({kind: "start"});
    box.replaceChildren(make("p", {}, message.text), ...(message.code ? [make("p", {class: "code"}, `${message.address ?? ""} ${message.code}`)] : []), seats, ...(start ? [start] : []));
    write(byId("status"), message.text || word("lobby"));
    document.body.classList.add("waiting");
    doings(message.doings ?? []);
  },
  shown(message) {
    byId("lobby").hidden = true;
    document.body.classList.remove("waiting");
    if (message.offer !== answered) answered = 0;
    shown = message;
    isAsleep = isAsleep && document.hidden;
    show();
  },
  reply(message) {
    if (message.told.length) give(message.told.at(-1).number);
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

// Say what came: the first at once, and of many that come together the last.
let given = 0;
let giving = null;
function give(number) {
  given = number;
  if (giving) return;
  send({kind: "given", given});
  giving = setTimeout(() => {
    giving = null;
    if (given > number) give(given);
  }, TOGETHER);
}

let drawn = 0; // the number of what was heard, or drawn, last
let reporting = null;
// Eyes have what is drawn: without sounds it is reported as soon as it is. What a reader says is estimated by the table.
function report(number) {
  if (!document.hidden) requestAnimationFrame(() => reported(number));
}

function reported(number) {
  heardAt = performance.now();
  drawn = Math.max(drawn, number);
  reporting ??= setTimeout(() => {
    reporting = null;
    send({kind: "heard", heard: drawn});
  }, TOGETHER);
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
  const kept = localStorage.getItem("token");
  byId("again").hidden = isScreen || !kept;
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
  if (isScreen) hint(text);
  else log(text, true);
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
  const list = byId("log");
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.append(make("li", {class: isAnswer ? "answer" : null}, text));
  while (list.children.length > KEPT) list.firstChild.remove();
  if (atEnd) list.scrollTop = list.scrollHeight;
}

function show() {
  const offers = Boolean(shown.offer) && (shown.choices.length > 0 || Boolean(shown.parts));
  const acting = shown.seats.filter((seat) => seat.acts && seat.seat !== welcome.seat).map((seat) => seat.name);
  const question = offers || isScreen ? shown.question.join(" ") : "";
  const status = shown.over ? word("over") : question ? question : shown.answers ? word("answers") : acting.length ? `${word("waiting")} : ${acting.join(", ")}` : isScreen ? "" : byId("log").lastChild?.textContent ?? "";
  write(byId("status"), status);
  byId("game").classList.toggle("long", status.length > LONG);
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

// Put buttons into a box; one that is there already stays, and keeps the focus.
function fill(box, wanted) {
  const old = new Map([...box.children].map((one) => [one.dataset.action, one]));
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
  if (had) (box.querySelector("button") ?? document.querySelector("#own [tabindex='0'], #own button"))?.focus({preventScroll: true});
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

// What somebody else asks stands beside what is to be done; all other doings are folded.
function doings(found) {
  const asks = ({action}) => action === "agree" || action === "refuse";
  const asButton = (doing) => ({...doing, press: () => isAsleep || send({kind: "do", action: doing.action})});
  byId("around").hidden = !found.length;
  fill(byId("asked"), found.filter(asks).map(asButton));
  fill(byId("doings"), found.filter((doing) => !asks(doing)).map(asButton));
}

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
  const message = isScreen ? {kind: "join", code, screen: true, language: settings.language} : {kind: "join", code, name: settings.name, seat: null, language: settings.language, ...heard()};
  reach(message);
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
  const token = localStorage.getItem("token");
  sessionStorage.setItem("token", token);
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
byId("reader").onclick = () => {
  remember({reader: !settings.reader});
  announcer.on = settings.reader;
  pressed();
  hearing.follow();
  send({kind: "settings", reader: settings.reader});
};
byId("braille").onclick = () => {
  remember({braille: !settings.braille});
  pressed();
  send({kind: "settings", braille: settings.braille});
};
byId("letters").onclick = () => {
  remember({letters: !settings.letters});
  pressed();
};
byId("reply").addEventListener("submit", (event) => {
  event.preventDefault();
  type(prompt === "key" ? [...byId("typed").value][0] ?? "" : byId("typed").value);
  byId("typed").value = "";
});
byId("cancel").onclick = () => type(prompt === "key" ? "\x1b" : "");

function pressed() {
  byId("reader").setAttribute("aria-pressed", String(Boolean(settings.reader)));
  byId("letters").setAttribute("aria-pressed", String(settings.letters));
  byId("braille").setAttribute("aria-pressed", String(Boolean(settings.braille)));
}

document.addEventListener("keydown", (event) => {
  if (!isSeated || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  if (event.key === "Escape") {
    announcer.silence();
    hearing.silence();
    return;
  }
  if (!settings.letters || isScreen) return;
  const key = event.key.toLowerCase();
  if (event.key === "?") say(word("help-text"));
  if (event.key === "?") type("m");
  else if (/^\d$/.test(key) || welcome.keys.some(([letter]) => letter === key)) type(key);
  else if (event.key === "." && talk.pointed) talk.goThere();
  else if (event.key === "Backspace" && byId("asked").children.length) type("\x7f");
  else if (event.key !== "?") return;
  event.preventDefault();
});

// The first page

if (isScreen) document.body.classList.add("screen");
for (const id of ["name-field", "sit"]) byId(id).hidden = isScreen;
byId("look").hidden = !isScreen;
byId("code").value = decodeURIComponent(location.hash.slice(1));
byId("name").value = settings.name;
byId("verbosity").value = settings.verbosity;
announcer.on = Boolean(settings.reader) && !isScreen;
pressed();
await load();
connect();
