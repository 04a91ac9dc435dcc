// Pictures of screens.
import { data, nameOf } from "./data.js";
import { draw, fill, rectangle } from "./elements.js";
import { glyphRuns } from "./label-pictures.js";
import { clashMarks } from "./clash-marks.js";
import { barsInFront, titleBar, windowAround } from "./look-bars.js";
import { lightnessOf, paint, systemColor } from "./look-colors.js";
import { hasGround, inkOf, lookOf, paintsGround, viewShapes } from "./looks.js";
import { counted, escaped, roomOf, short } from "./words.js";

export const margin = 24;
const reach = 60;

// What fits is said of what was checked alone.
export const signOf = (cell) => cell.severity ?? (cell.leftOut ? "left-out" : cell.texts === 0 && cell.unchecked > 0 ? "unchecked" : "fits");
const note = 2;
export const signAlone = (text) => (text.isUnchecked ? "unchecked" : text.isCut ? note : "fits");
/** What is said of a cell without findings. */
export const wordsOfSign = (cell, fits) => ({ fits: [fits], "left-out": [`${counted(cell.leftOut, "finding")} left out`] })[signOf(cell)] ?? [];
export const uncheckedIn = (cell) => (cell.unchecked > 0 ? [`${counted(cell.unchecked, "label")} not checked`] : []);

export const textsOf = (picture) => picture.texts.map((text) => ({
  ...text, key: data.strings[text.key], object: data.strings[text.object], value: data.strings[text.value],
}));

// The property is the end of a key of a document: `ID.placeholder`, `ID.placeholderString`.
const isPlaceholder = (text) => /\.(?:ibShadowed)?placeholder(?:String)?$/i.test(text.key);
const runsOf = (text) => glyphRuns(text.runs.map(({ x, baseline, run }) => ({ ...data.runs[run], x, baseline })));

const cross = ([x, y, width, height]) =>
  draw("path", { class: "cross", d: `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}` });

// Where nothing is known of a look, the view is an outline.
const outlineOf = ({ frame, role }) => {
  const name = data.roles[role];
  const element = rectangle("view " + name, frame);
  const radius = { button: 6, field: 5, control: 8 }[name];
  if (radius) element.setAttribute("rx", Math.min(radius, frame[3] / 2));
  return name === "image" || name === "opaque" ? [element, cross(frame)] : [element];
};
const viewOf = (box, setting) => {
  const look = lookOf(box);
  if (setting.surface === null || (data.roles[box.role] === "opaque" && !(look && look.control))) return outlineOf(box);
  return viewShapes(box, { ...setting, title: setting.titles.get(box.object) });
};

// What is cut is tinted, what is beyond the box is hatched, and a line is as long as the text would be.
const cutOf = (text, ink) => {
  const [x, y, width, height] = text.box;
  const missing = text.needed[0] - width;
  const lightness = lightnessOf(ink);
  const ground = lightness === null ? "" : lightness > 0.5 ? " under-light" : " under-dark";
  const parts = [rectangle("spill" + ground, text.box)];
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
  const clip = draw("svg", { x, y, width, height, viewBox: text.box.join(" ") }, draw("g", { class: "ink", fill: ink }, ...runsOf(text)));
  return [...parts, clip, rectangle("edge", text.box)];
};

const arrow = (isRightToLeft, width, top) => draw("path", {
  class: "direction",
  d: isRightToLeft ? `M${width - 2} ${top - 11}h-26m4 -4l-4 4l4 4` : `M2 ${top - 11}h26m-4 -4l4 4l-4 4`,
});

const isPage = (frame, [width, height]) =>
  [0, 0, width, height].every((value, index) => Math.abs(value - frame[index]) < 0.5);

/** The part of the plane that a picture shows, with the bars of its window. */
export const extentOf = (screen, { size: [width, height] }) => {
  const above = screen.surface === "window" ? titleBar : 0;
  return [-margin, -margin - above, width + 2 * margin, height + 2 * margin + above];
};

const holds = ([x, y, width, height], [left, top]) => left >= x && left < x + width && top >= y && top < y + height;

// Where a view has no ground of its own and all text on it is light, what is behind it in the app is dark.
const isForDarkGround = (texts, boxes, inkFor) => {
  const grounds = boxes.filter(paintsGround);
  const onPaper = texts.filter((text) => text.runs.length > 0 && !grounds.some((box) => holds(box.frame, text.box)));
  return onPaper.length > 0 && onPaper.every((text) => lightnessOf(inkFor(text)) > 0.7);
};

// The ground of a screen is that of its root view, else the system's.
const paperOf = (screen, picture, boxes, isDark) => {
  const root = boxes.find((box) => isPage(box.frame, picture.size));
  const paper = rectangle("screen", [0, 0, ...picture.size]);
  if (screen.surface !== "window") paper.setAttribute("rx", 10);
  if (screen.surface === null) return [paper];
  const named = screen.isDesktop ? "windowBackgroundColor" : "systemBackgroundColor";
  const system = isDark ? "viewFlipsideBackgroundColor" : named;
  paper.setAttribute("fill", root && hasGround(root) ? paint(lookOf(root).background, screen.isDesktop) : systemColor(system, screen.isDesktop));
  return [paper];
};

let glassCount = 0;

// What a screen shows, inside the rounded corners of its frame; a title bar has those above. The reference boxes of CSS
// differ between browsers and are lost in files.
const underGlass = (screen, [width, height], ...children) => {
  if (screen.surface === null) return children;
  glassCount += 1;
  const id = `glass-${glassCount}`;
  const above = screen.surface === "window" ? titleBar : 0;
  return [draw("clipPath", { id }, draw("rect", { x: 0, y: -above, width, height: height + above, rx: 10 })),
    draw("g", { "clip-path": `url(#${id})` }, ...children)];
};

// What nobody can vouch for is said above the picture itself, wherever it is shown.
const caveatsOf = (screen, texts, width) => {
  const unchecked = texts.filter((text) => text.isUnchecked).length;
  const said = [...(unchecked ? [`${counted(unchecked, "label")} not checked`] : []),
    ...(screen.differences ? [`${counted(screen.differences, "view")} not where Xcode saved ${screen.differences === 1 ? "it" : "them"}`] : [])];
  const above = screen.surface === "window" ? titleBar : 0;
  return [...texts.filter((text) => text.isUnchecked && text.value)
    .map(({ box: [x, y, w, h] }) => rectangle("unchecked", [x - 1, y - 1, w + 2, h + 2])),
  ...(said.length ? [draw("text", { class: "caveat", x: width, y: -8 - above, "text-anchor": "end" }, said.join(", "))] : [])];
};

// A picture of a screen; with `pick`, its texts can be pointed at, focused and chosen.
export const screenPicture = (screen, picture, pick) => {
  const { size: [width, height], safeArea } = picture;
  const texts = textsOf(picture);
  const boxes = picture.boxes.map((place) => data.boxes[place]);
  const objects = new Map(boxes.map((box) => [data.strings[box.object], box]));
  const titles = new Map(picture.texts.filter((text) => text.runs.length > 0).map((text) =>
    [text.object, [text.runs[0].x, text.runs[0].x + Math.min(text.needed[0], text.box[2])]]));
  const setting = { surface: screen.surface, isDesktop: Boolean(screen.isDesktop), isRightToLeft: Boolean(picture.isRightToLeft), titles };
  const inkFor = (text) => (screen.surface === null ? systemColor("labelColor") : inkOf(objects.get(text.object), setting.isDesktop, isPlaceholder(text)));
  const extent = extentOf(screen, picture);
  const frame = rectangle("bezel", [0, 0, width, height]);
  frame.setAttribute("rx", 10);
  const label = `${screen.title} in ${nameOf(picture.locale)}, ${data.devices[picture.device]}`;
  const cut = texts.filter((text) => text.isCut).length;
  const result = draw("svg", {
    class: "picture", role: pick ? "group" : "img",
    "aria-label": escaped(label + (cut ? `: ${counted(cut, "label")} cut` : "")),
    viewBox: extent.join(" "), width: extent[2], height: extent[3],
  }, ...underGlass(screen, picture.size, ...paperOf(screen, picture, boxes, isForDarkGround(texts, boxes, inkFor)),
    draw("svg", { x: 0, y: 0, width, height, viewBox: `0 0 ${width} ${height}` },
      ...boxes.filter((box) => !isPage(box.frame, picture.size) || (lookOf(box) || {}).control).flatMap((box) => viewOf(box, setting)))),
  ...(isPage(safeArea, picture.size) || screen.surface !== null ? [] : [rectangle("safe", safeArea)]),
  ...texts.filter((text) => text.isUntranslated)
    .map(({ box: [x, y, w, h] }) => draw("path", { class: "untranslated", d: `M${x} ${y + h + 1}h${w}` })),
  ...texts.flatMap((text) => (text.isCut ? cutOf(text, inkFor(text)) : [draw("g", { class: "ink", fill: inkFor(text) }, ...runsOf(text))])),
  ...underGlass(screen, picture.size, ...barsInFront(screen, picture)), ...(screen.before.includes(picture) ? [] : clashMarks(screen, picture, objects)),
  ...(screen.surface === "window" ? windowAround(picture.chrome, picture.size) : [frame]),
  ...caveatsOf(screen, texts, width), arrow(picture.isRightToLeft, width, extent[1] + margin));
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
