// Fields, tables and boxes: what holds texts and other views.
import { paint, systemColor } from "./look-colors.js";
import { block, disc, framed, strokes } from "./look-shapes.js";

const glass = (x, y, color) => [disc(x, y, 4.5, "none", { stroke: color, "stroke-width": 1.5 }), strokes(`M${x + 3.4} ${y + 3.4}l3.4 3.4`, color, 1.6)];
const desktopField = ({ frame, look }) => [framed(frame, look.background ? paint(look.background, true) : systemColor("textBackgroundColor", true),
  "light-dark(#00000026,#ffffff26)", 2)];

export const fieldLooks = {
  field: (view) => {
    if (view.isDesktop) return desktopField(view);
    const { frame, look } = view;
    return [framed(frame, look.background ? paint(look.background) : systemColor("systemBackgroundColor"), "light-dark(#cccccc,#3a3a3c)", 5)];
  },
  searchField: ({ frame, isDesktop, isRightToLeft }) => {
    const [x, y, width, height] = frame;
    const side = isRightToLeft ? x + width - 15 : x + 12;
    return [isDesktop ? framed(frame, systemColor("textBackgroundColor", true), "light-dark(#00000026,#ffffff26)", 6)
      : block(frame, systemColor("tertiarySystemFillColor"), 10), ...glass(side, y + height / 2 - 1, systemColor("secondaryLabelColor", isDesktop))];
  },
  searchBar: ({ frame: [x, y, width, height], look, isRightToLeft }) => [
    ...(look.background ? [block([x, y, width, height], paint(look.background))] : []),
    ...fieldLooks.searchField({ frame: [x + 8, y + Math.max((height - 36) / 2, 0), width - 16, Math.min(36, height)], isRightToLeft })],
  comboBox: (view) => {
    const frame = view.frame[3] > 23 ? [view.frame[0] + 0.5, view.frame[1] + 2, view.frame[2] - 3.5, view.frame[3] - 5] : view.frame;
    const [x, y, width, height] = frame;
    const [left, top] = [x + width - 18, y + (height - 16) / 2];
    return [...desktopField({ ...view, frame }), block([left, top, 16, 16], systemColor("controlAccentColor", true), 4),
      strokes(`M${left + 5} ${top + 6.5}l3 3l3 -3`, "#ffffff", 1.5)];
  },
  textView: ({ frame, look, isDesktop }) => (look.background || isDesktop
    ? [block(frame, look.background ? paint(look.background, isDesktop) : systemColor("textBackgroundColor", true))] : []),
  table: ({ frame, look, isDesktop }) => [block(frame, look.background ? paint(look.background, isDesktop)
    : systemColor(isDesktop ? "controlBackgroundColor" : (look.style || "").toLowerCase().includes("grouped")
      ? "systemGroupedBackgroundColor" : "systemBackgroundColor", isDesktop))],
  collection: ({ frame, look, isDesktop }) => (look.background ? [block(frame, paint(look.background, isDesktop))] : []),
  scroll: ({ frame }) => [framed(frame, systemColor("controlBackgroundColor", true), "light-dark(#00000038,#ffffff2e)")],
  // The title of a box is above its border.
  box: ({ frame: [x, y, width, height], look, title }) => (look.background
    ? [framed([x, y, width, height], paint(look.background, true), look.border ? paint(look.border, true) : "none", look.cornerRadius ?? 0, look.borderWidth ?? 0)]
    : [framed([x + 3, y + (title ? 17 : 4), width - 6, height - (title ? 21 : 8)], "light-dark(#00000008,#ffffff0a)", systemColor("separatorColor", true), 5)]),
  line: ({ frame: [x, y, width, height] }) => [width >= height ? block([x, y + height / 2 - 0.5, width, 1], systemColor("separatorColor", true))
    : block([x + width / 2 - 0.5, y, 1, height], systemColor("separatorColor", true))],
  tabs: ({ frame: [x, y, width, height] }) => [framed([x + 7, y + 16, width - 14, height - 26], "light-dark(#00000008,#ffffff0a)", systemColor("separatorColor", true), 5)],
  backdrop: ({ frame, isDesktop }) => [block(frame, isDesktop ? "light-dark(#f0f0f2,#2c2c30)" : "light-dark(#f9f9f9d9,#1d1d1dd9)")],
  cell: ({ frame: [x, y, width, height], look, isRightToLeft }) => {
    const middle = y + height / 2;
    const [end, turn] = isRightToLeft ? [x + 24, -1] : [x + width - 24, 1];
    const grey = systemColor("tertiaryLabelColor");
    const accessory = {
      disclosureIndicator: () => [strokes(`M${end - 3 * turn} ${middle - 6}l${6 * turn} 6l${-6 * turn} 6`, grey, 2)],
      checkmark: () => [strokes(`M${end - 7} ${middle}l5 5l9 -11`, systemColor("tintColor"), 2)],
      detailButton: () => [disc(end, middle, 10, "none", { stroke: systemColor("tintColor"), "stroke-width": 1.4 }), strokes(`M${end} ${middle - 1}v6m0 -10v.1`, systemColor("tintColor"), 1.8)],
    };
    accessory.detailDisclosureButton = () => [...accessory.disclosureIndicator(),
      disc(end - 26 * turn, middle, 10, "none", { stroke: systemColor("tintColor"), "stroke-width": 1.4 }), strokes(`M${end - 26 * turn} ${middle - 1}v6m0 -10v.1`, systemColor("tintColor"), 1.8)];
    return [block([x, y, width, height], look.background ? paint(look.background) : systemColor("secondarySystemGroupedBackgroundColor")),
      block([isRightToLeft ? x : x + 16, y + height - 0.5, width - 16, 0.5], systemColor("separatorColor")), ...(accessory[look.style] ? accessory[look.style]() : [])];
  },
};
