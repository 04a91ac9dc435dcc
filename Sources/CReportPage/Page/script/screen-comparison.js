// The source language beside another, above it, or behind a slider.
import { state } from "./address.js";
import { kindOfLocale, nameOf } from "./data.js";
import { isolated, make, mark } from "./elements.js";
import { pictureIn } from "./screen-cells.js";
import { screenPicture, signOf, textsOf, uncheckedIn } from "./screen-pictures.js";
import { counted, escaped } from "./words.js";

export const caption = (cell, picture) => {
  const cut = picture ? textsOf(picture).filter((text) => text.isCut).length : 0;
  const fits = cell.severity !== null ? [counted(cell.findings.length, "finding")] : signOf(cell) === "unchecked" ? []
    : [cell.unchecked > 0 ? `${counted(cell.texts, "text")} fit${cell.texts === 1 ? "s" : ""}` : "everything fits"];
  const words = [...(cut ? [`${counted(cut, "text")} cut`] : fits), ...uncheckedIn(cell)].join(", ");
  return make("figcaption", {}, mark(signOf(cell)), make("b", {}, isolated(nameOf(cell.locale))), " ",
    make("span", {}, kindOfLocale(cell.locale)), " ", make("em", {}, words));
};
export const absent = () => make("p", { class: "absent" },
  "There is no picture of this one in the page: it draws the source language and the worst.");
export const figureOf = (screen, cell) => {
  const picture = pictureIn(screen, cell);
  return make("figure", {}, caption(cell, picture),
    picture ? make("div", { class: "canvas" }, screenPicture(screen, picture, true)) : absent());
};

// Where the line between two languages is, in per cent from the left.
let divider = 50;

// Two pictures, one above the other: both to be seen through, or cut by a line that can be moved.
export const stackOf = (screen, base, chosen) => {
  const [baseName, chosenName] = [nameOf(base.locale), nameOf(chosen.locale)];
  const below = screenPicture(screen, pictureIn(screen, base), false);
  const above = screenPicture(screen, pictureIn(screen, chosen), true);
  below.classList.add("below");
  above.classList.add("above");
  const stack = make("div", { class: "stack " + state.mode }, below, above);
  const legend = (first, second) => make("figcaption", {}, make("b", { class: "from" }, isolated(baseName)), first,
    make("b", {}, isolated(chosenName)), second);
  if (state.mode === "overlay") return make("figure", {}, legend(" below ", ""), make("div", { class: "canvas" }, stack));
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
