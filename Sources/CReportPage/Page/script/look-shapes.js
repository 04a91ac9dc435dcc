// Shapes that looks are made of.
import { draw } from "./elements.js";
import { short } from "./words.js";

/** A filled rectangle; `more` holds other attributes. */
export const block = ([x, y, width, height], fill, radius = 0, more = {}) => draw("rect", {
  x: short(x), y: short(y), width: short(Math.max(width, 0)), height: short(Math.max(height, 0)), fill,
  ...(radius ? { rx: short(Math.min(radius, width / 2, height / 2)) } : {}), ...more,
});
/** A rectangle with a thin border inside of it. */
export const framed = ([x, y, width, height], fill, stroke, radius = 0, line = 1) =>
  block([x + line / 2, y + line / 2, width - line, height - line], fill, Math.max(radius - line / 2, 0), { stroke, "stroke-width": line });
export const disc = (x, y, radius, fill, more = {}) => draw("circle", { cx: short(x), cy: short(y), r: short(radius), fill, ...more });
/** Lines with round ends. */
export const strokes = (d, stroke, width = 1.5, more = {}) => draw("path", {
  d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more,
});
/** A text that nobody measured, in the reader's own font; a long one is made narrower. */
export const words = (text, x, y, size, fill, { anchor = "middle", weight = 400, width = Infinity } = {}) => draw("text", {
  x: short(x), y: short(y), "font-size": size, fill, "text-anchor": anchor, "font-weight": weight, class: "unmeasured",
  ...(text.length * size * 0.55 > width ? { textLength: short(width), lengthAdjust: "spacingAndGlyphs" } : {}),
}, text);
/** The largest square in the middle of a frame, at most so large. */
export const square = ([x, y, width, height], most = Infinity) => {
  const side = Math.min(width, height, most);
  return [x + (width - side) / 2, y + (height - side) / 2, side, side];
};
export const shadow = "rgb(0 0 0 / 0.14)";
