// How a view looks: its ground, its control, its border, its image, and the colour of its text.
import { data } from "./data.js";
import { draw } from "./elements.js";
import { buttonLooks } from "./look-buttons.js";
import { accentOf, isClear, paint, systemColor } from "./look-colors.js";
import { controlLooks } from "./look-controls.js";
import { fieldLooks } from "./look-fields.js";
import { imageOf } from "./look-images.js";
import { block, framed } from "./look-shapes.js";

/** What the system draws, by the name of the control; a control that is not here is what its views and texts are. */
const controlsDrawn = { ...buttonLooks, ...controlLooks, ...fieldLooks };

const looks = data.looks;
export const lookOf = (box) => (box.look === null ? null : looks[box.look]);
// These paint their own ground.
const selfPainted = new Set(["grayButton", "tintedButton", "filledButton", "field", "searchBar", "textView", "table", "collection", "box", "cell", "colorWell"]);

/** Whether a colour of the app lies behind what is in the view. */
export const hasGround = (box) => {
  const look = lookOf(box);
  return look !== null && Boolean(look.background) && !isClear(look.background);
};

/** Whether that or a colour of its control does. */
export const paintsGround = (box) => hasGround(box) || (lookOf(box) !== null && !lookOf(box).background && selfPainted.has(lookOf(box).control));

/** The shapes of a view; `title` is where its text begins and ends, if it has one. */
export const viewShapes = (box, { isDesktop, isRightToLeft, title }) => {
  const look = lookOf(box);
  if (!look) return [];
  const view = { frame: box.frame, look, isDesktop, isRightToLeft, title };
  const radius = look.cornerRadius ?? 0;
  const shapes = [];
  if (look.background && !selfPainted.has(look.control)) shapes.push(block(box.frame, paint(look.background, isDesktop), radius));
  if (controlsDrawn[look.control]) shapes.push(...controlsDrawn[look.control](view));
  if (look.image || look.control === "image") shapes.push(...imageOf(view));
  if (look.borderWidth && look.control !== "box") {
    shapes.push(framed(box.frame, "none", look.border ? paint(look.border, isDesktop) : systemColor("labelColor", isDesktop), radius, look.borderWidth));
  }
  const alpha = (look.alpha ?? 1) * (look.isDisabled ? 0.4 : 1);
  return alpha < 1 && shapes.length ? [draw("g", { opacity: alpha }, ...shapes)] : shapes;
};

/** The colour of a text in its view; a placeholder is pale. */
export const inkOf = (box, isDesktop, isPlaceholder) => {
  const look = box ? lookOf(box) : null;
  if (isPlaceholder) return systemColor("placeholderTextColor", isDesktop);
  if (!look) return systemColor("labelColor", isDesktop);
  const named = look.ink && paint(look.ink, isDesktop);
  if (look.isDisabled) return systemColor("tertiaryLabelColor", isDesktop);
  if (named) return named;
  const isFilled = look.control === "filledButton" || (look.tint && ["push", "bevel", "popUp", "pullDown"].includes(look.control));
  if (isFilled) return "#ffffff";
  if (["plainButton", "grayButton", "tintedButton"].includes(look.control)) return accentOf(look, isDesktop);
  return systemColor("labelColor", isDesktop);
};
