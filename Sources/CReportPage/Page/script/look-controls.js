// Switches, sliders, steppers, bars of progress, pickers: controls whose size does not hang on a text.
import { accentOf, paint, systemColor } from "./look-colors.js";
import { block, disc, framed, strokes } from "./look-shapes.js";

const track = "light-dark(#78788033,#7878805c)";
const knob = "light-dark(#ffffff,#ebebf0)";

// The knobs of switches and sliders cast a soft shadow downwards.
const knobAt = (x, y, radius) => [disc(x, y + 2, radius + 1, "rgb(0 0 0 / 0.05)"), disc(x, y + 1, radius + 0.5, "rgb(0 0 0 / 0.08)"),
  disc(x, y, radius, knob, { stroke: "rgb(0 0 0 / 0.06)", "stroke-width": 0.5 })];

const segmentsOf = ({ frame, look, isDesktop }) => {
  const [x, y, width, height] = isDesktop && frame[3] > 22 ? [frame[0] + 2, frame[1] + (frame[3] - 22) / 2, frame[2] - 4, 22] : frame;
  const count = Math.max(look.count ?? 1, 1);
  const part = width / count;
  const chosen = look.selected ?? -1;
  const lines = Array.from({ length: count - 1 }, (_, index) => index + 1).filter((index) => index !== chosen && index !== chosen + 1)
    .map((index) => block([x + part * index - 0.5, y + height * 0.25, 1, height * 0.5], systemColor("separatorColor", isDesktop)));
  const radius = isDesktop ? 6 : 9;
  const inset = isDesktop ? 0 : 2;
  return [block([x, y, width, height], isDesktop ? "light-dark(#0000000d,#ffffff1a)" : systemColor("tertiarySystemFillColor"), radius), ...lines,
    ...(chosen >= 0 && chosen < count ? [block([x + part * chosen + inset, y + inset, part - 2 * inset, height - 2 * inset],
      look.tint ? accentOf(look, isDesktop) : "light-dark(#ffffff,#636366)", radius - inset, { stroke: "rgb(0 0 0 / 0.08)" })] : [])];
};

const spokes = ([x, y, width, height], color) => {
  const [middle, centre, reach] = [x + width / 2, y + height / 2, Math.min(width, height, 37) / 2];
  return Array.from({ length: 8 }, (_, index) => {
    const [across, down] = [Math.cos(index * Math.PI / 4), Math.sin(index * Math.PI / 4)];
    const place = (share) => `${(middle + across * reach * share).toFixed(2)} ${(centre + down * reach * share).toFixed(2)}`;
    return strokes(`M${place(0.45)}L${place(0.92)}`, color, Math.max(reach / 6, 1), { "stroke-opacity": ((index + 2) / 9).toFixed(2) });
  });
};

export const controlLooks = {
  switch: ({ frame, look, isDesktop, isRightToLeft }) => {
    const [x, y, width, height] = isDesktop && frame[3] > 22 ? [frame[0] + 2, frame[1] + 2, frame[2] - 4, frame[3] - 4] : frame;
    const radius = height / 2;
    const isAtEnd = Boolean(look.isOn) !== isRightToLeft;
    const on = look.tint ? accentOf(look, isDesktop) : systemColor(isDesktop ? "controlAccentColor" : "systemGreenColor", isDesktop);
    const at = isAtEnd ? x + width - radius : x + radius;
    return [block([x, y, width, height], look.isOn ? on : track, radius),
      ...knobAt(at, y + radius, radius - (isDesktop ? 1 : 2))];
  },
  slider: ({ frame: [left, y, whole, height], look, isDesktop, isRightToLeft }) => {
    // The track ends inside the frame.
    const [x, width] = [left + 2, whole - 4];
    const radius = isDesktop ? Math.min(height / 2, 10) : 13.5;
    const isUpright = height > width * 1.5;
    const share = look.value ?? 0.5;
    if (isUpright) {
      const middle = y + height - radius - share * (height - 2 * radius);
      return [block([x + width / 2 - 2, y, 4, height], track, 2), block([x + width / 2 - 2, middle, 4, y + height - middle], accentOf(look, isDesktop), 2),
        ...knobAt(x + width / 2, middle, Math.min(radius, whole / 2))];
    }
    const at = radius + (isRightToLeft ? 1 - share : share) * Math.max(width - 2 * radius, 0);
    const filled = isRightToLeft ? [x + at, y + height / 2 - 2, width - at, 4] : [x, y + height / 2 - 2, at, 4];
    return [block([x, y + height / 2 - 2, width, 4], track, 2), block(filled, accentOf(look, isDesktop), 2),
      ...knobAt(x + at, y + height / 2, radius)];
  },
  stepper: ({ frame, isDesktop }) => {
    const [x, y, width, height] = frame;
    const ink = systemColor("labelColor", isDesktop);
    if (isDesktop) {
      const [left, top, side] = [x + width / 2 - 6.5, y + height / 2 - 11, 13];
      return [framed([left, top, side, 22], "light-dark(#ffffff,#63636680)", "light-dark(#00000026,#ffffff1a)", 5),
        strokes(`M${left + 3.5} ${top + 7.5}l3 -3l3 3m-6 7l3 3l3 -3`, ink, 1.4)];
    }
    const [middle, quarter] = [y + height / 2, width / 4];
    return [block(frame, systemColor("tertiarySystemFillColor"), 8), block([x + width / 2 - 0.5, y + 7, 1, height - 14], systemColor("separatorColor")),
      strokes(`M${x + quarter - 7} ${middle}h14M${x + 3 * quarter - 7} ${middle}h14m-7 -7v14`, ink, 1.8)];
  },
  segments: segmentsOf,
  progress: ({ frame: [x, y, width, height], look, isDesktop }) => {
    const line = isDesktop ? Math.min(6, height) : 4;
    const bar = [x, y + (height - line) / 2, width, line];
    return [block(bar, track, line / 2), block([x, bar[1], width * (look.value ?? 0.4), line], accentOf(look, isDesktop), line / 2)];
  },
  level: ({ frame: [x, y, width, height], look }) => [block([x, y + height / 2 - 5, width, 10], track, 2),
    block([x, y + height / 2 - 5, width * (look.value ?? 0.5), 10], systemColor("systemGreenColor", true), 2)],
  spinner: ({ frame, look, isDesktop }) => spokes(frame, look.tint ? paint(look.tint, isDesktop) : systemColor("secondaryLabelColor", isDesktop)),
  pageControl: ({ frame: [x, y, width, height], look }) => {
    const count = Math.max(look.count ?? 3, 1);
    return Array.from({ length: count }, (_, index) => disc(x + width / 2 + (index - (count - 1) / 2) * 17, y + height / 2, 4,
      systemColor(index === look.selected ? "labelColor" : "tertiaryLabelColor")));
  },
  datePicker: ({ frame, look, isDesktop }) => {
    const [x, y, width, height] = frame;
    if (isDesktop) return [framed(frame, systemColor("textBackgroundColor", true), "light-dark(#00000026,#ffffff26)", 3)];
    const bar = (left, top, long, color) => block([left, top, long, 5], systemColor(color), 2.5);
    if (height < 60) return [block(frame, systemColor("tertiarySystemFillColor"), 6), bar(x + width * 0.2, y + height / 2 - 2.5, width * 0.6, "tertiaryLabelColor")];
    const row = y + height / 2 - 16;
    // Three wheels, as of a day, a month and a year; one for a list.
    const wheels = look.control === "picker" ? [[0.3, 0.4]] : [[0.1, 0.3], [0.48, 0.1], [0.68, 0.2]];
    const steps = height > 200 ? [-2, -1, 0, 1, 2] : [-1, 0, 1];
    return [block([x + 9, row, width - 18, 32], systemColor("tertiarySystemFillColor"), 8), ...steps.flatMap((step) => wheels.map(([from, long]) =>
      bar(x + width * from, row + step * 34 + 13.5, width * long, step === 0 ? "secondaryLabelColor" : Math.abs(step) === 1 ? "tertiaryLabelColor" : "quaternaryLabelColor")))];
  },
  picker: (view) => controlLooks.datePicker({ ...view, frame: [view.frame[0], view.frame[1], view.frame[2], Math.max(view.frame[3], 60)] }),
  colorWell: ({ frame, look }) => [framed(frame, "light-dark(#ffffff,#636366)", "light-dark(#00000033,#ffffff33)", 5),
    block([frame[0] + 4, frame[1] + 4, frame[2] - 8, frame[3] - 8], look.background ? paint(look.background, true) : "#007aff", 2)],
  image: () => [],
};
