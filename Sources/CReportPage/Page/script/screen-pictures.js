// Pictures of screens.
import { data, nameOf } from "./data.js";
import { draw, fill, rectangle } from "./elements.js";
import { glyphRuns } from "./label-pictures.js";
import { counted, escaped, roomOf, short } from "./words.js";

export const margin = 24;
const reach = 60;

// What fits is said of what was checked alone.
export const signOf = (cell) => cell.severity ?? (cell.texts === 0 && cell.unchecked > 0 ? "unchecked" : "fits");
const note = 2;
export const signAlone = (text) => (text.isUnchecked ? "unchecked" : text.isCut ? note : "fits");
export const uncheckedIn = (cell) => (cell.unchecked > 0 ? [`${counted(cell.unchecked, "text")} not checked`] : []);

export const textsOf = (picture) => picture.texts.map((text) => ({
  ...text, key: data.strings[text.key], object: data.strings[text.object], value: data.strings[text.value],
}));

const runsOf = (text) => glyphRuns(text.runs.map(({ x, baseline, run }) => ({ ...data.runs[run], x, baseline })));

const cross = ([x, y, width, height]) =>
  draw("path", { class: "cross", d: `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}` });

const viewOf = ({ frame, role }) => {
  const name = data.roles[role];
  const element = rectangle("view " + name, frame);
  const radius = { button: 6, field: 5, control: 8 }[name];
  if (radius) element.setAttribute("rx", Math.min(radius, frame[3] / 2));
  return name === "image" || name === "opaque" ? [element, cross(frame)] : [element];
};

// What is cut is tinted, what is beyond the box is hatched, and a line is as long as the text would be.
const cutOf = (text) => {
  const [x, y, width, height] = text.box;
  const missing = text.needed[0] - width;
  const parts = [rectangle("spill", text.box)];
  if (missing > 0.05) {
    const shown = Math.min(missing, reach);
    const length = width + shown;
    const [from, to, end] = text.isRightToLeft ? [x + width, x + width - length, x] : [x, x + length, x + width];
    const side = text.isRightToLeft ? x - shown : x + width;
    const line = short(y + height + 3);
    parts.push(rectangle("spill", [side, y, shown, height]), rectangle("hatch", [side, y, shown, height]),
      draw("path", { class: "needs", d: `M${short(from)} ${line}H${short(to)}m0 -2v4` }),
      draw("path", { class: "has", d: `M${short(end)} ${short(y + height + 1)}v4` }));
  }
  if (text.needed[1] > height + 0.05) {
    const shown = Math.min(text.needed[1] - height, reach);
    parts.push(rectangle("spill", [x, y + height, width, shown]), rectangle("hatch", [x, y + height, width, shown]));
  }
  const clip = draw("svg", { x, y, width, height, viewBox: text.box.join(" ") }, draw("g", { class: "ink" }, ...runsOf(text)));
  return [...parts, clip, rectangle("edge", text.box)];
};

const arrow = (isRightToLeft, width) => draw("path", {
  class: "direction",
  d: isRightToLeft ? `M${width - 2} -11h-26m4 -4l-4 4l4 4` : "M2 -11h26m-4 -4l4 4l-4 4",
});

// A picture of a screen; with `pick`, its texts can be pointed at, focused and chosen.
export const screenPicture = (screen, picture, pick) => {
  const { size: [width, height], safeArea, boxes } = picture;
  const texts = textsOf(picture);
  const page = [0, 0, width, height];
  const isPage = (frame) => page.every((value, index) => Math.abs(value - frame[index]) < 0.5);
  const paper = rectangle("screen", page);
  const frame = rectangle("bezel", page);
  for (const element of [paper, frame]) element.setAttribute("rx", 10);
  const label = `${screen.title} in ${nameOf(picture.locale)}, ${data.devices[picture.device]}`;
  const cut = texts.filter((text) => text.isCut).length;
  const result = draw("svg", {
    class: "picture", role: pick ? "group" : "img",
    "aria-label": escaped(label + (cut ? `: ${counted(cut, "text")} cut` : "")),
    viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
    width: width + 2 * margin, height: height + 2 * margin,
  }, paper,
  draw("svg", { x: 0, y: 0, width, height, viewBox: `0 0 ${width} ${height}` },
    ...boxes.map((place) => data.boxes[place]).filter((box) => !isPage(box.frame)).flatMap(viewOf)),
  ...(isPage(safeArea) ? [] : [rectangle("safe", safeArea)]),
  ...texts.filter((text) => text.isUntranslated)
    .map(({ box: [x, y, w, h] }) => draw("path", { class: "untranslated", d: `M${x} ${y + h + 1}h${w}` })),
  ...texts.flatMap((text) => (text.isCut ? cutOf(text) : [draw("g", { class: "ink" }, ...runsOf(text))])),
  frame, arrow(picture.isRightToLeft, width));
  if (pick) {
    texts.forEach((text, index) => {
      const [x, y, w, h] = text.box;
      const hit = rectangle("hit", [x - 2, y - 2, Math.max(w, 4) + 4, Math.max(h, 4) + 4]);
      fill(hit, {
        rx: 3, tabindex: "0", role: "button", "data-text": String(index), "data-object": text.object,
        "aria-label": escaped(`${text.value}: ${roomOf(text)}`),
      }, []);
      result.append(hit);
    });
  }
  return result;
};
