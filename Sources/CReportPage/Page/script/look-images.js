// Images of the app's catalog, scaled as their views say, and stand-ins for those that a page cannot show.
import { data } from "./data.js";
import { draw } from "./elements.js";
import { accentOf, systemColor } from "./look-colors.js";
import { block, strokes } from "./look-shapes.js";
import { symbolIn } from "./look-symbols.js";
import { short } from "./words.js";

const images = new Map(data.images.map((image) => [image.name, image]));

/** Where an image is in its view. */
const placed = ([x, y, width, height], { width: own, height: tall }, mode) => {
  const scale = { scaleAspectFit: Math.min, scaleAspectFill: Math.max, proportionallyUpOrDown: Math.min }[mode];
  if (scale) {
    const by = scale(width / own, height / tall);
    return [x + (width - own * by) / 2, y + (height - tall * by) / 2, own * by, tall * by];
  }
  if (mode === "scaleToFill" || mode === "redraw" || mode === "axesIndependently" || !mode) return [x, y, width, height];
  const by = mode.startsWith("proportionally") ? Math.min(width / own, height / tall, 1) : 1;
  const across = /left/i.test(mode) ? x : /right/i.test(mode) ? x + width - own * by : x + (width - own * by) / 2;
  const down = /top/i.test(mode) ? y : /bottom/i.test(mode) ? y + height - tall * by : y + (height - tall * by) / 2;
  return [across, down, own * by, tall * by];
};

// What is no PNG and no JPEG is a box of its size with a landscape in it.
const standIn = (frame) => {
  const [x, y, width, height] = frame;
  const grey = "light-dark(#8e8e9359,#8e8e9373)";
  const [left, top, side] = [x + width / 2, y + height / 2, Math.min(width, height, 48) * 0.36];
  return [block(frame, "light-dark(#8e8e931f,#8e8e9333)", 3), ...(side < 4 ? []
    : [strokes(`M${short(left - side)} ${short(top + side * 0.6)}l${short(side * 0.7)} ${short(-side)}l${short(side * 0.5)} ${short(side * 0.6)}l${short(side * 0.3)} ${short(-side * 0.3)}l${short(side * 0.5)} ${short(side * 0.7)}z`, grey, 1.5)])];
};

const imageShapes = (image, frame, mode) => {
  const target = placed(frame, image, mode);
  if (!image.data) return standIn(target);
  const [x, y, width, height] = target.map(short);
  return [draw("image", {
    href: `data:image/${image.kind};base64,${image.data}`, x, y, width, height, preserveAspectRatio: "none",
  })];
};

/** The image of a view, where it has one; `title` is where its text begins and ends, which it leaves free. */
export const imageOf = ({ frame, look, isDesktop, title, isRightToLeft }) => {
  if (!look.image) return look.control === "image" ? standIn(frame) : [];
  const isImageView = look.control === "image";
  const color = isImageView || !isDesktop ? accentOf(look, isDesktop && !look.tint ? undefined : isDesktop) : systemColor("labelColor", true);
  const ink = isDesktop && !look.tint ? systemColor("labelColor", true) : color;
  const found = look.isSymbol ? undefined : images.get(look.image);
  const [x, y, width, height] = frame;
  if (isImageView) return found ? imageShapes(found, frame, look.contentMode) : look.isSymbol ? [symbolIn(frame, look.image, ink, Infinity)] : standIn(frame);
  // A button's image is before its title, or alone in the middle.
  const size = found ? [Math.min(found.width, width), Math.min(found.height, height)] : [Math.min(18, width, height), Math.min(18, width, height)];
  const across = title ? (isRightToLeft ? Math.min(title[1] + 6, x + width - size[0]) : Math.max(title[0] - size[0] - 6, x)) : x + (width - size[0]) / 2;
  const target = [across, y + (height - size[1]) / 2, ...size];
  return found ? imageShapes(found, target, "scaleAspectFit") : [symbolIn(target, look.image, ink)];
};

/** The image of an item of a bar. */
export const barImage = (name, frame, color) => {
  const found = images.get(name);
  return found && found.data && !found.isTemplate ? imageShapes(found, frame, "scaleAspectFit") : [symbolIn(frame, name, color)];
};
