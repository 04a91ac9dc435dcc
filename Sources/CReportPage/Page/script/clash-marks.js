// Views that overlap or stand outside of their container, as marks on the picture.
import { data, findings, showsAt } from "./data.js";
import { rectangle } from "./elements.js";
import { cellAt } from "./screen-cells.js";

const clashRules = new Set(["overlapping-views", "outside-container"]);

/** The findings of a picture that are about two views, or about a view and its container. */
export const clashesOn = (screen, picture) => {
  const cell = cellAt(screen, picture.locale, picture);
  return (cell ? cell.findings : []).map((place) => findings[place]).filter((finding) => clashRules.has(data.rules[finding.rule])
    && finding.occurrences.some((one) => one.locale === picture.locale && showsAt(one, picture.device, picture.textSize)));
};

/** The part that two frames have in common; `null` if there is none. */
const commonPart = ([x, y, width, height], [left, top, across, down]) => {
  const [from, start] = [Math.max(x, left), Math.max(y, top)];
  const [end, bottom] = [Math.min(x + width, left + across), Math.min(y + height, top + down)];
  return end > from && bottom > start ? [from, start, end - from, bottom - start] : null;
};

export const clashMarks = (screen, picture, objects) => clashesOn(screen, picture).flatMap((finding) => {
  const frames = [finding.object, ...finding.limiting.map((one) => one.object)].map((object) => objects.get(object))
    .filter(Boolean).map((box) => box.frame);
  const common = frames.length > 1 && data.rules[finding.rule] === "overlapping-views" ? commonPart(frames[0], frames[1]) : null;
  const marked = data.rules[finding.rule] === "overlapping-views" ? frames.slice(0, 2) : frames.slice(0, 1);
  return [...marked.map((frame) => rectangle("clash", frame)),
    ...(common ? [rectangle("spill", common), rectangle("hatch", common)] : [])];
});
