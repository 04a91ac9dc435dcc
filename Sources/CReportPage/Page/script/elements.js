// Elements and texts. Nothing here takes markup, so no text from input is read as HTML.
import { byId } from "./data.js";
import { codeOf, hidden } from "./words.js";

export const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null && child !== ""));
  return element;
};
export const make = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);
export const draw = (name, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
export const rectangle = (name, [x, y, width, height]) => draw("rect", { class: name, x, y, width, height });

const turnedWord = /([\u200e\u200f]?\u202e[^\u202a-\u202e]+\u202c[\u200e\u200f]?)/u;
const turnMarks = /[\u200e\u200f\u202c\u202e]/gu;

// A text from the app: isolated, with control characters as chips. Where all that is hidden in it is the marks around words
// that are shown from right to left, the words are shown so, and the marks are not.
export const isolated = (text) => {
  const parts = text.split(turnedWord);
  const words = parts.map((part, index) => (index % 2 ? part.replace(turnMarks, "") : part));
  if (parts.length > 1 && words.every((word) => !word.match(hidden))) {
    return make("bdi", { dir: "rtl" }, ...words.map((word, index) => (index % 2 ? make("bdo", { dir: "rtl" }, word) : word)));
  }
  const element = make("bdi");
  let end = 0;
  for (const match of text.matchAll(hidden)) {
    if (match.index > end) element.append(text.slice(end, match.index));
    element.append(make("span", { class: "chip" }, "U+" + codeOf(match[0]).padStart(4, "0")));
    end = match.index + match[0].length;
  }
  if (end < text.length) element.append(text.slice(end));
  return element;
};

// Signs told apart by shape: the severities in their order, and then what fits and what was not checked.
const markNames = ["error", "warning", "note"];
export const mark = (level) => {
  const name = markNames[level] ?? level;
  return draw("svg", { class: "mark " + name, viewBox: "0 0 16 16", "aria-hidden": "true" },
    draw("use", { href: "#mark-" + name }));
};
export const spoken = (...children) => make("span", { class: "spoken" }, ...children);

// What had the focus before a part of the page was drawn anew has it again.
export const keepingFocus = (work) => {
  const before = document.activeElement && document.activeElement.id;
  work();
  if (before && byId(before)) byId(before).focus({ preventScroll: true });
};
