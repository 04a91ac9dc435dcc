// The colours of views: those of the system in both appearances, and those that the app names.

// Values as Apple publishes them for iOS and macOS; what is not listed is the colour of text.
const systemColors = {
  labelColor: ["#000000", "#ffffff"], secondaryLabelColor: ["#3c3c4399", "#ebebf599"],
  tertiaryLabelColor: ["#3c3c434d", "#ebebf54d"], quaternaryLabelColor: ["#3c3c432e", "#ebebf529"],
  systemBackgroundColor: ["#ffffff", "#000000"], secondarySystemBackgroundColor: ["#f2f2f7", "#1c1c1e"],
  tertiarySystemBackgroundColor: ["#ffffff", "#2c2c2e"], systemGroupedBackgroundColor: ["#f2f2f7", "#000000"],
  secondarySystemGroupedBackgroundColor: ["#ffffff", "#1c1c1e"], tertiarySystemGroupedBackgroundColor: ["#f2f2f7", "#2c2c2e"],
  groupTableViewBackgroundColor: ["#f2f2f7", "#000000"], tableCellGroupedBackgroundColor: ["#ffffff", "#1c1c1e"],
  separatorColor: ["#3c3c434a", "#54545899"], opaqueSeparatorColor: ["#c6c6c8", "#38383a"],
  systemFillColor: ["#78788033", "#7878805c"], secondarySystemFillColor: ["#78788029", "#78788052"],
  tertiarySystemFillColor: ["#7676801f", "#7676803d"], quaternarySystemFillColor: ["#74748014", "#7676802e"],
  placeholderTextColor: ["#3c3c434d", "#ebebf54d"], linkColor: ["#007aff", "#0984ff"],
  systemBlueColor: ["#007aff", "#0a84ff"], systemRedColor: ["#ff3b30", "#ff453a"], systemGreenColor: ["#34c759", "#30d158"],
  systemOrangeColor: ["#ff9500", "#ff9f0a"], systemYellowColor: ["#ffcc00", "#ffd60a"], systemPinkColor: ["#ff2d55", "#ff375f"],
  systemPurpleColor: ["#af52de", "#bf5af2"], systemIndigoColor: ["#5856d6", "#5e5ce6"], systemTealColor: ["#30b0c7", "#40c8e0"],
  systemMintColor: ["#00c7be", "#63e6e2"], systemCyanColor: ["#32ade6", "#64d2ff"], systemBrownColor: ["#a2845e", "#ac8e68"],
  systemGrayColor: ["#8e8e93", "#8e8e93"], systemGray2Color: ["#aeaeb2", "#636366"], systemGray3Color: ["#c7c7cc", "#48484a"],
  systemGray4Color: ["#d1d1d6", "#3a3a3c"], systemGray5Color: ["#e5e5ea", "#2c2c2e"], systemGray6Color: ["#f2f2f7", "#1c1c1e"],
  darkTextColor: ["#000000", "#000000"], lightTextColor: ["#ffffff99", "#ffffff99"], whiteColor: ["#ffffff", "#ffffff"],
  blackColor: ["#000000", "#000000"], tintColor: ["#007aff", "#0a84ff"],
  scrollViewTexturedBackgroundColor: ["#6f7179", "#6f7179"], viewFlipsideBackgroundColor: ["#1f2124", "#1f2124"],
  controlColor: ["#ffffff", "#ffffff40"], controlTextColor: ["#000000d9", "#ffffffd9"], controlBackgroundColor: ["#ffffff", "#1e1e1e"],
  textColor: ["#000000d9", "#ffffffd9"], textBackgroundColor: ["#ffffff", "#1e1e1e"], windowBackgroundColor: ["#ececec", "#323232"],
  underPageBackgroundColor: ["#969696e6", "#282828"], headerTextColor: ["#000000d9", "#ffffffd9"], headerColor: ["#ffffff", "#1e1e1e"],
  gridColor: ["#e6e6e6", "#1a1a1a"], disabledControlTextColor: ["#00000040", "#ffffff40"],
  selectedControlColor: ["#b3d7ff", "#3f638b"], controlAccentColor: ["#007aff", "#007aff"], alternateSelectedControlColor: ["#0063e1", "#0058d0"],
  selectedContentBackgroundColor: ["#0063e1", "#0058d0"], windowFrameTextColor: ["#000000d9", "#ffffffd9"], shadowColor: ["#000000", "#000000"],
  _sourceListBackgroundColor: ["#e8e8ed", "#2a2a2e"], _labelColor: ["#000000d9", "#ffffffd9"],
};
// macOS draws its texts less strong.
const desktopColors = {
  labelColor: ["#000000d9", "#ffffffd9"], secondaryLabelColor: ["#00000080", "#ffffff8c"], tertiaryLabelColor: ["#00000042", "#ffffff40"],
  quaternaryLabelColor: ["#0000001a", "#ffffff1a"], separatorColor: ["#0000001a", "#ffffff1a"], placeholderTextColor: ["#00000040", "#ffffff40"], linkColor: ["#0068da", "#419cff"],
};

const pair = ([light, dark]) => (light === dark ? light : `light-dark(${light},${dark})`);

/** A colour of the system by its name, for `fill` and `stroke`. */
export const systemColor = (name, isDesktop) =>
  pair((isDesktop && desktopColors[name]) || systemColors[name] || systemColors[name + "Color"] || systemColors.labelColor);

/** A colour as the data gives it: `#RRGGBBAA`, two of those for light and dark, or a name of the system's. */
export const paint = (text, isDesktop) =>
  (text.startsWith("#") ? pair(text.split(" ").length === 2 ? text.split(" ") : [text, text]) : systemColor(text, isDesktop));

/** The colour that controls are tinted with where the document says none. */
export const accentOf = (look, isDesktop) =>
  (look && look.tint ? paint(look.tint, isDesktop) : systemColor(isDesktop ? "controlAccentColor" : "tintColor", isDesktop));

/** How light a colour for `fill` is, from 0 to 1; null if the appearance decides it. */
export const lightnessOf = (color) => {
  const parts = /^#(..)(..)(..)/.exec(color);
  if (!parts) return null;
  const [red, green, blue] = parts.slice(1).map((part) => parseInt(part, 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/** Whether a colour of the data is one that nobody sees. */
export const isClear = (text) => text.split(" ").every((color) => /^#.{6}00$/.test(color));
