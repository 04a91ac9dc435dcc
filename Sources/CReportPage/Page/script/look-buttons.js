// Buttons of both platforms; their titles are texts of the screen.
import { accentOf, paint, systemColor } from "./look-colors.js";
import { block, disc, framed, shadow, square, strokes, words } from "./look-shapes.js";

const controlFill = "light-dark(#ffffff,#63636680)";
const controlEdge = "light-dark(#00000026,#ffffff1a)";

// What a push button or a pop-up button of macOS draws is smaller than its frame.
const inside = ([x, y, width, height]) => {
  if (height > 26) return [x + 6, y + (height - 21) / 2 - 0.5, width - 12, 21];
  return height > 23 ? [x + 3, y + 2, width - 6, 21] : [x, y, width, height];
};
const bezel = (frame, look) => [block([frame[0], frame[1] + 0.75, frame[2], frame[3]], shadow, 5),
  framed(frame, look.tint ? accentOf(look, true) : controlFill, controlEdge, 5, 0.5)];

const arrows = ([x, y, width, height]) => {
  const side = Math.min(height - 5, 16);
  const [left, top] = [x + width - side - 2.5, y + (height - side) / 2];
  const middle = left + side / 2;
  return [block([left, top, side, side], systemColor("controlAccentColor", true), 4),
    strokes(`M${middle - 2.75} ${top + side / 2 - 2}l2.75 -2.75l2.75 2.75m-5.5 4l2.75 2.75l2.75 -2.75`, "#ffffff", 1.5)];
};
const chevron = ([x, y, width, height]) => {
  const [middle, top] = [x + width - 11, y + height / 2];
  return [strokes(`M${middle - 3} ${top - 1.5}l3 3l3 -3`, systemColor("labelColor", true), 1.4)];
};
// The box of a check box or a radio button is at the leading edge, as high as its line.
const boxOf = ([x, y, width, height], isRightToLeft) => {
  const side = Math.min(14, height, width);
  return [isRightToLeft ? x + width - side - 2 : x + 2, y + (height - side) / 2, side, side];
};

export const buttonLooks = {
  plainButton: () => [],
  grayButton: ({ frame, look }) => [block(frame, look.background ? paint(look.background) : systemColor("secondarySystemFillColor"), 6)],
  tintedButton: ({ frame, look }) => [block(frame, look.background ? paint(look.background) : accentOf(look), 6, { "fill-opacity": 0.18 })],
  filledButton: ({ frame, look }) => [block(frame, look.background ? paint(look.background) : accentOf(look), 6)],
  push: ({ frame, look }) => bezel(inside(frame), look),
  bevel: ({ frame, look }) => bezel(frame, look),
  popUp: ({ frame, look }) => [...bezel(inside(frame), look), ...arrows(inside(frame))],
  pullDown: ({ frame, look }) => [...bezel(inside(frame), look), ...chevron(inside(frame))],
  check: ({ frame, look, isRightToLeft }) => {
    const box = boxOf(frame, isRightToLeft);
    if (!look.isOn) return [framed(box, controlFill, "light-dark(#0000004d,#ffffff40)", 3.5)];
    const [x, y, side] = box;
    return [block(box, accentOf(look, true), 3.5),
      strokes(`M${x + side * 0.26} ${y + side * 0.54}l${side * 0.17} ${side * 0.2}l${side * 0.31} ${-side * 0.46}`, "#ffffff", 1.7)];
  },
  radio: ({ frame, look, isRightToLeft }) => {
    const [x, y, side] = boxOf(frame, isRightToLeft);
    const [middle, centre] = [x + side / 2, y + side / 2];
    return look.isOn ? [disc(middle, centre, side / 2, accentOf(look, true)), disc(middle, centre, side * 0.2, "#ffffff")]
      : [disc(middle, centre, side / 2 - 0.5, controlFill, { stroke: "light-dark(#0000004d,#ffffff40)" })];
  },
  help: ({ frame }) => {
    const [x, y, side] = square(frame, 20);
    return [disc(x + side / 2, y + side / 2, side / 2, controlFill, { stroke: controlEdge }),
      words("?", x + side / 2, y + side * 0.72, 13, systemColor("labelColor", true))];
  },
  disclosure: ({ frame }) => {
    const [x, y, side] = square(frame, 12);
    return [strokes(`M${x + side * 0.35} ${y + side * 0.2}l${side * 0.3} ${side * 0.3}l${-side * 0.3} ${side * 0.3}`, systemColor("secondaryLabelColor", true), 1.8)];
  },
};
