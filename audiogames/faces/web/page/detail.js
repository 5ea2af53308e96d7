// All that one of the others has, as large as it lies on a table: what a chip has no room for.
import {icon, kinds} from "./drawing.js";
import {make} from "./elements.js";

// Return lists of it: what is told in words, then the cards of each part and line together.
export function detail(zone, people) {
  const groups = new Map();
  for (const item of zone.items) {
    const {look} = item;
    const key = look?.kind === "card" ? `${look.at} ${look.line}` : "";
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return [...groups].sort(([one]) => (one ? 1 : -1)).map(([, items]) => make("ul", {role: "list"}, ...items.map((item) => thing(item, people))));
}

function thing({name, look}, people) {
  if (look?.kind !== "card") return make("li", {class: "line"}, ...[icon(look?.measure || "cards")].filter(Boolean), " ", name);
  const isNamed = !look.colour && !look.ink;
  return make("li", {class: `thing card ${look.colour ? `c-${look.colour}` : "plain"} ${isNamed ? "long" : ""}`},
    make("span", {class: "body"}, kinds.card(look, people[look.owner], false), make("span", {class: isNamed ? "caption" : "words"}, name)));
}
