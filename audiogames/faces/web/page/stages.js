// Before the game and after it: an invitation to sit down, and who has won.
import {icon, token} from "./drawing.js";
import {make} from "./elements.js";

const EACH = 4; // letters of a code that stay together

// Return what the lobby shows. The button that begins is there for the person who may.
export function invitation(lobby, words, begin) {
  const seats = lobby.seats.map((seat) => make("li", {class: `c-seat${seat.seat} ${seat.name ? "" : "free"}`},
    seat.name ? token({seat: seat.seat, cls: `c-seat${seat.seat}`, colour: ""}) : icon("chair"), make("span", {class: "name"}, `${seat.name || words("free")}${seat.who === "bot" ? ` (${words("bot")})` : ""}`)));
  const start = lobby.opener ? make("button", {type: "button", class: "usual"}, words("start")) : null;
  if (start) start.onclick = begin;
  return [
    make("p", {class: "about"}, lobby.about),
    make("p", {class: "awaited"}, lobby.text),
    make("div", {class: "invite"},
      scan(lobby.picture, words),
      make("ol", {class: "ways"}, make("li", {}, `1. ${words("open")} `, make("b", {class: "address"}, lobby.address)), make("li", {}, `2. ${words("enter-code")} `, code(lobby.code)))),
    make("ul", {class: "chairs", role: "list"}, ...seats),
    ...(start ? [start] : []),
  ];
}

// Return what shows the way to one seat, for another device.
export const invitedBy = ({text, picture}, words) => [make("p", {}, text), scan(picture, words)].filter(Boolean);

const scan = (picture, words) => (picture ? make("p", {class: "scan"}, make("img", {src: picture, alt: ""}), make("span", {}, words("scan"))) : null);

// A code in groups: none of them breaks in two.
function code(text) {
  const bare = text.replace(/\W/g, "");
  const groups = Array.from({length: Math.ceil(bare.length / EACH)}, (_, n) => bare.slice(n * EACH, (n + 1) * EACH));
  return make("b", {class: "code"}, ...groups.flatMap((group, n) => (n ? ["-", make("span", {}, group)] : [make("span", {}, group)])));
}

// Return what is shown once the game is over. The buttons are there for people: to play again, and to see the table.
export function ending({ending, seats}, people, words, again) {
  const most = Math.max(1, ...ending.ranking.map((place) => place.points));
  const rank = (place) => 1 + ending.ranking.filter((other) => (other.won && !place.won) || (other.won === place.won && other.points > place.points)).length;
  const lines = ending.ranking.map((place) => {
    const person = people.find((one) => one.seat === place.seat);
    const bar = make("span", {class: "bar", "aria-hidden": "true"}, make("i", {class: person.cls}));
    bar.firstChild.style.width = `${Math.max(2, (Math.max(0, place.points) / most) * 100)}%`;
    return make("li", {class: place.won ? "won" : null}, make("span", {class: "rank"}, `${rank(place)}.`), token(person), make("span", {class: "name"}, seats[place.seat].name), bar, make("b", {}, String(place.points)));
  });
  const button = again ? make("button", {type: "button", class: "usual", id: "again-button"}, words("play-again")) : null;
  if (button) button.onclick = again;
  const look = again ? make("button", {type: "button", "aria-pressed": "false"}, words("see-table")) : null;
  if (look) look.onclick = () => look.setAttribute("aria-pressed", String(document.body.classList.toggle("seeing")));
  const winners = people.filter((person) => ending.ranking.some((place) => place.won && place.seat === person.seat));
  return [
    make("p", {class: "crowned"}, icon("wins"), ...winners.map((person) => token(person, "huge"))),
    make("p", {class: "winner"}, ending.won),
    make("ol", {class: "ranking", role: "list"}, ...lines),
    ending.best ? make("p", {class: "best"}, icon("points"), ending.best) : null,
    button, look,
  ].filter(Boolean);
}
