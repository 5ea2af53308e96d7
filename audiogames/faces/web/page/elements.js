// Makes elements from names, attributes and children. Text is only ever text: nothing that is sent becomes markup.
const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "g", "path", "rect", "circle", "text", "use"]);

export function make(name, attributes = {}, ...children) {
  const element = DRAWN.has(name) ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "style") element.style.cssText = value; // as an attribute it would be against the policy of the page
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
