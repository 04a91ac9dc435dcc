// What the system draws around a screen: status bar, navigation bar, tab bar, home indicator, the title bar of a window.
// Nobody measured the texts in them.
import { draw } from "./elements.js";
import { systemColor } from "./look-colors.js";
import { barImage } from "./look-images.js";
import { block, disc, strokes, words } from "./look-shapes.js";

const barHeight = 44;
const glassFill = "light-dark(#f9f9f9,#1c1c1e)";

const statusBar = (width, height) => {
  const ink = systemColor("labelColor");
  const line = height > 40 ? height / 2 + 3 : 10;
  const side = height > 40 ? width * 0.14 : width / 2;
  const end = width - (height > 40 ? width * 0.08 : 8);
  return [words("9:41", side, line + 4, height > 40 ? 15 : 12, ink, { weight: 600 }),
    block([end - 24, line - 5, 22, 10.5], "none", 3, { stroke: ink, "stroke-opacity": 0.4 }), block([end - 22.5, line - 3.5, 19, 7.5], ink, 2),
    ...[0, 1, 2, 3].map((step) => block([end - 50 + step * 4.5, line + 4 - (step + 1) * 2.4, 3, (step + 1) * 2.4], ink, 1))];
};

const systemWords = { done: "Done", cancel: "Cancel", edit: "Edit", save: "Save", undo: "Undo", redo: "Redo" };

const navigationBar = (width, top, chrome, isRightToLeft) => {
  const tint = systemColor("tintColor");
  const title = chrome.find(({ place }) => place === "title");
  const item = (one, index, isAtStart) => {
    const isLeft = isAtStart !== isRightToLeft;
    const text = one.text || systemWords[one.image];
    const x = isLeft ? 16 + index * 40 : width - 16 - index * 40;
    return text ? [words(text, x, top + 28, 17, tint, { anchor: isLeft ? "start" : "end", width: width * 0.27 })]
      : one.image ? barImage(one.image, [isLeft ? x : x - 22, top + 11, 22, 22], tint) : [];
  };
  const at = (place) => chrome.filter((one) => one.place === place);
  return [block([0, top + barHeight - 0.5, width, 0.5], systemColor("separatorColor")),
    ...(title ? [words(title.text, width / 2, top + 28, 17, systemColor("labelColor"), { weight: 600, width: width * 0.42 })] : []),
    ...at("leading").flatMap((one, index) => item(one, index, true)), ...at("trailing").flatMap((one, index) => item(one, index, false))];
};

const tabBar = (width, top, height, chrome, isRightToLeft) => {
  const tabs = chrome.filter(({ place }) => place === "tab");
  const part = width / Math.max(tabs.length, 1);
  return [block([0, top, width, height], glassFill), block([0, top, width, 0.5], systemColor("separatorColor")),
    ...tabs.flatMap((tab, index) => {
      const color = tab.isSelected ? systemColor("tintColor") : systemColor("systemGrayColor");
      const middle = part * ((isRightToLeft ? tabs.length - 1 - index : index) + 0.5);
      const text = tab.text || (tab.image && !tab.text && tab.image.length < 14 ? tab.image[0].toUpperCase() + tab.image.slice(1) : "");
      return [...barImage(tab.image || "circle", [middle - 12, top + 5, 24, 24], color),
        ...(text ? [words(text, middle, top + 42, 10, color, { weight: 500, width: part - 6 })] : [])];
    })];
};

/** What is in front of the views of a screen. */
export const barsInFront = (screen, { size: [width, height], safeArea, chrome, isRightToLeft }) => {
  if (screen.surface !== "device") return [];
  const [, top, , inner] = safeArea;
  const bars = screen.bars ?? [];
  const bottom = height - top - inner;
  const status = bars.includes("navigation") ? top - barHeight : top;
  const hasBar = bars.includes("navigation") && top >= barHeight;
  return [...(hasBar ? [block([0, 0, width, top], glassFill), ...navigationBar(width, top - barHeight, chrome, isRightToLeft)] : []),
    ...(status >= 20 ? statusBar(width, status) : []),
    ...((bars.includes("tab") || bars.includes("toolbar")) && bottom >= barHeight ? tabBar(width, height - bottom, bottom, chrome, isRightToLeft) : []),
    ...(bottom % 49 >= 15 || (bottom > 0 && bottom < 40) ? [block([width * 0.32, height - 13, width * 0.36, 5], systemColor("labelColor"), 2.5)] : [])];
};

/** The height of a title bar, in points. */
export const titleBar = 28;
/** A window around its content. */
export const windowAround = (chrome, [width, height]) => {
  const title = chrome.find(({ place }) => place === "window");
  const top = -titleBar;
  return [draw("path", { d: `M0 0v${top + 10}a10 10 0 0 1 10 -10h${width - 20}a10 10 0 0 1 10 10v${-top - 10}z`, fill: "light-dark(#e8e8e8,#3a3a3c)" }),
    ...["#ff5f57", "#febc2e", "#28c840"].map((color, index) => disc(16 + index * 20, top + 14, 6, color)),
    strokes(`M0 0h${width}`, "light-dark(#0000001f,#00000066)", 1),
    ...(title && title.text ? [words(title.text, width / 2, top + 18.5, 13, "light-dark(#000000a6,#ffffffa6)", { weight: 700, width: width - 160 })] : []),
    strokes(`M0 ${top + 10}a10 10 0 0 1 10 -10h${width - 20}a10 10 0 0 1 10 10v${height - top - 20}a10 10 0 0 1 -10 10h${20 - width}a10 10 0 0 1 -10 -10z`, "light-dark(#00000040,#ffffff40)", 0.75)];
};
