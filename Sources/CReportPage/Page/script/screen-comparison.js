// The source language beside another, in turns with it, in one picture with it, or behind a slider.
import { state } from "./address.js";
import { kindOfLocale, nameOf } from "./data.js";
import { isolated, make, mark } from "./elements.js";
import { clashesOn } from "./clash-marks.js";
import { differencePicture } from "./picture-difference.js";
import { pictureIn } from "./screen-cells.js";
import { screenPicture, signOf, textsOf, uncheckedIn, wordsOfSign } from "./screen-pictures.js";
import { counted, escaped } from "./words.js";

export const caption = (screen, cell, picture) => {
  const cut = picture ? textsOf(picture).filter((text) => text.isCut).length : 0;
  const fits = cell.severity !== null ? [counted(cell.findings.length, "finding")]
    : wordsOfSign(cell, cell.unchecked > 0 ? `${counted(cell.texts, "label")} fit${cell.texts === 1 ? "s" : ""}` : "everything fits");
  const clashes = picture ? clashesOn(screen, picture).length : 0;
  const words = [...(clashes ? [`${counted(clashes, "view")} overlap${clashes === 1 ? "s" : ""} or extend${clashes === 1 ? "s" : ""} outside`] : []), ...(cut ? [`${counted(cut, "label")} cut`] : fits), ...uncheckedIn(cell)].join(", ");
  return make("figcaption", {}, mark(signOf(cell)), make("b", {}, isolated(nameOf(cell.locale))), " ",
    make("span", {}, kindOfLocale(cell.locale)), " ", make("em", {}, words));
};
export const absent = () => make("p", { class: "absent" },
  "There is no picture of this one in the page: it draws the source language and the worst.");
export const figureOf = (screen, cell) => {
  const picture = pictureIn(screen, cell);
  return make("figure", {}, caption(screen, cell, picture),
    picture ? make("div", { class: "canvas" }, screenPicture(screen, picture, true)) : absent());
};

/** A picture of one of two runs. */
export const runFigure = (screen, { name, picture }, pick) => make("figure", {}, make("figcaption", {}, make("b", {}, name)),
  picture ? make("div", { class: "canvas" }, screenPicture(screen, picture, pick))
    : make("p", { class: "absent" }, `There is no picture of this one in the page: ${name}.`));

// Where the line between two languages is, in per cent from the left.
let divider = 50;

// Shows one picture and then the other, until somebody stops it or who reads wants no motion.
let turning = 0;
const blinking = (stack, below, above, names) => {
  const label = make("b", {});
  const turn = () => {
    const isBase = above.classList.toggle("away");
    below.classList.toggle("away", !isBase);
    label.textContent = escaped(names[isBase ? 0 : 1]);
  };
  const button = make("button", { type: "button", id: "blink" });
  const run = (isRunning) => {
    clearInterval(turning);
    turning = isRunning ? setInterval(() => (stack.isConnected ? turn() : clearInterval(turning)), 900) : 0;
    button.textContent = isRunning ? "Pause" : "Turn";
  };
  button.addEventListener("click", () => { if (turning) run(false); else turn(); });
  above.classList.add("away");
  turn();
  run(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  return make("figure", {}, make("figcaption", {}, label, button), make("div", { class: "canvas" }, stack));
};
const differenceOf = (screen, first, second) => make("figure", {},
  make("figcaption", {}, make("b", { class: "was" }, "only ", isolated(first.name)), " ",
    make("b", { class: "now" }, "only ", isolated(second.name)), " ", make("span", {}, "grey: the same in both")),
  make("div", { class: "canvas" }, differencePicture(screen, first.picture, second.picture)));

// Two pictures, one above the other: in turns, or cut by a line that can be moved.
/**
 * @param {Object} first the name and the picture of the side that something is compared with
 * @param {Object} second the name and the picture of the side that is looked at
 */
export const stackOf = (screen, first, second) => {
  if (state.mode === "difference") return differenceOf(screen, first, second);
  const [baseName, chosenName] = [first.name, second.name];
  const below = screenPicture(screen, first.picture, false);
  const above = screenPicture(screen, second.picture, true);
  below.classList.add("below");
  above.classList.add("above");
  const stack = make("div", { class: "stack " + state.mode }, below, above);
  const legend = (first, second) => make("figcaption", {}, make("b", { class: "from" }, isolated(baseName)), first,
    make("b", {}, isolated(chosenName)), second);
  if (state.mode === "blink") return blinking(stack, below, above, [baseName, chosenName]);
  const handle = make("div", { class: "handle", "aria-hidden": "true" });
  const range = make("input", {
    type: "range", id: "slider", min: "0", max: "100", step: "1", value: String(divider),
    "aria-label": `Line between ${escaped(baseName)} on the left and ${escaped(chosenName)} on the right`,
  });
  const place = (value) => {
    divider = Math.min(100, Math.max(0, value));
    range.value = String(divider);
    range.setAttribute("aria-valuetext", `${Math.round(divider)} % ${escaped(baseName)}`);
    above.style.clipPath = `inset(0 0 0 ${divider}%)`;
    below.style.clipPath = `inset(0 ${100 - divider}% 0 0)`;
    handle.style.left = divider + "%";
  };
  range.addEventListener("input", () => place(Number(range.value)));
  handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
  handle.addEventListener("pointermove", (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const box = stack.getBoundingClientRect();
    place(((event.clientX - box.left) / box.width) * 100);
  });
  stack.append(handle);
  place(divider);
  return make("figure", {}, legend(" on the left, ", " on the right"), make("div", { class: "canvas" }, stack), range);
};
