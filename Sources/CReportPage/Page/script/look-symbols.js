// Stand-ins for the symbols that apps show most, drawn in a field of 16 by 16; all others are a neutral glyph.
import { draw } from "./elements.js";
import { short } from "./words.js";

const lines = {
  plus: "M8 2v12M2 8h12", minus: "M2 8h12", xmark: "M3 3l10 10M13 3l-10 10", checkmark: "M2.5 8.5l4 4l7 -9",
  "chevron.right": "M6 2.5l5 5.5l-5 5.5", "chevron.left": "M10 2.5l-5 5.5l5 5.5", "chevron.up": "M2.5 10.5l5.5 -5l5.5 5", "chevron.down": "M2.5 5.5l5.5 5l5.5 -5",
  "arrow.right": "M2 8h12m-5 -5l5 5l-5 5", "arrow.left": "M14 8h-12m5 -5l-5 5l5 5", "arrow.clockwise": "M13.5 8a5.5 5.5 0 1 1 -1.7 -4M12.5 1v3.5h-3.5",
  magnifyingglass: "M11 6.5a4.5 4.5 0 1 1 -9 0a4.5 4.5 0 0 1 9 0M10 10l4 4", ellipsis: "M2.5 8v.1M8 8v.1M13.5 8v.1",
  "line.3.horizontal": "M2 4h12M2 8h12M2 12h12", "list.bullet": "M2 4v.1M2 8v.1M2 12v.1M5 4h9M5 8h9M5 12h9",
  "square.and.arrow.up": "M8 10v-8.5m-3 3l3 -3l3 3M5 6.5h-2v8h10v-8h-2", "square.and.arrow.down": "M8 1.5v8.5m-3 -3l3 3l3 -3M5 6.5h-2v8h10v-8h-2",
  trash: "M2.5 4h11M6 4v-2h4v2M4 4l.7 10.5h6.6l.7 -10.5M6.6 6.5l.2 5.5M9.4 6.5l-.2 5.5", pencil: "M2.5 13.5l1 -3.5l8 -8l2.5 2.5l-8 8z",
  "square.and.pencil": "M8 3h-5v10.5h10.5v-5M6.5 9.7l.6 -2l6 -6l1.4 1.4l-6 6z",
  gear: "M8 5.2a2.8 2.8 0 1 0 .01 0M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4",
  star: "M8 1.8l1.9 4.1l4.4 .5l-3.3 3l.9 4.4l-3.9 -2.2l-3.9 2.2l.9 -4.4l-3.3 -3l4.4 -.5z", heart: "M8 13.5l-5.2 -5.3a3.2 3.2 0 0 1 5.2 -3.7a3.2 3.2 0 0 1 5.2 3.7z",
  person: "M8 8a3 3 0 1 1 .01 0M2.5 14.5c0 -6.5 11 -6.5 11 0z", house: "M2 8l6 -5.5l6 5.5M4 7v7h8v-7", bell: "M3 12h10c-1.6 -1.6 -1 -8.5 -5 -8.5s-3.4 6.9 -5 8.5M6.8 14h2.4",
  folder: "M2 4.5h4l1.5 1.5h6.5v7.5h-12z", doc: "M4 1.5h5l3.5 3.5v9.5h-8.5zM9 1.5v3.5h3.5", bookmark: "M4 1.5h8v13l-4 -3.5l-4 3.5z",
  calendar: "M2 3.5h12v10.5h-12zM2 6.5h12M5 1.8v3M11 1.8v3", clock: "M14 8a6 6 0 1 1 -12 0a6 6 0 0 1 12 0M8 4.5v3.7l2.6 1.6", lock: "M3.5 7.5h9v7h-9zM5.5 7.5v-2.5a2.5 2.5 0 0 1 5 0v2.5",
  info: "M14 8a6 6 0 1 1 -12 0a6 6 0 0 1 12 0M8 7.5v3.5M8 5v.1", questionmark: "M14 8a6 6 0 1 1 -12 0a6 6 0 0 1 12 0M6.2 6.4c.2 -2.4 3.8 -2 3.5 .2c-.2 1.1 -1.7 1.2 -1.7 2.4M8 11.2v.1",
  "exclamationmark.triangle": "M8 2l6.5 11.5h-13zM8 6v3.8M8 11.7v.1", circle: "M14 8a6 6 0 1 1 -12 0a6 6 0 0 1 12 0", square: "M2.5 2.5h11v11h-11z",
  play: "M4 2.5l9 5.5l-9 5.5z", pause: "M5 3v10M11 3v10", forward: "M2 3.5l6 4.5l-6 4.5zM8 3.5l6 4.5l-6 4.5z", backward: "M14 3.5l-6 4.5l6 4.5zM8 3.5l-6 4.5l6 4.5z",
  speaker: "M2 6h2.5l3.5 -3v10l-3.5 -3h-2.5zM10.5 5.5c1.4 1.6 1.4 3.4 0 5M12.5 4c2.2 2.6 2.2 5.4 0 8", camera: "M1.8 4.5h3l1.2 -1.8h4l1.2 1.8h3v8.5h-12.4zM10.6 8.6a2.6 2.6 0 1 1 -5.2 0a2.6 2.6 0 0 1 5.2 0",
  photo: "M2 3h12v10h-12zM2 11l3.5 -3.5l3 3l2 -2l3.5 3.5M10.5 6v.1", globe: "M14 8a6 6 0 1 1 -12 0a6 6 0 0 1 12 0M2 8h12M8 2c-3.4 3.4 -3.4 8.6 0 12c3.4 -3.4 3.4 -8.6 0 -12",
  eye: "M1.5 8c3.4 -5 9.6 -5 13 0c-3.4 5 -9.6 5 -13 0M9.8 8a1.8 1.8 0 1 1 -3.6 0a1.8 1.8 0 0 1 3.6 0", envelope: "M1.8 3.5h12.4v9h-12.4zM1.8 4l6.2 5l6.2 -5", message: "M2 3h12v8h-6l-3.5 3v-3h-2.5z",
};
// Other names: those of system items of bars, and of the template images of macOS.
const others = {
  add: "plus", stop: "xmark", cancel: "xmark", close: "xmark", done: "checkmark", search: "magnifyingglass", action: "square.and.arrow.up", compose: "square.and.pencil",
  edit: "pencil", refresh: "arrow.clockwise", organize: "folder", reply: "arrow.left", rewind: "backward", fastForward: "forward", bookmarks: "bookmark", more: "ellipsis",
  favorites: "star", featured: "star", topRated: "star", recents: "clock", history: "clock", contacts: "person", downloads: "square.and.arrow.down", mostRecent: "clock", mostViewed: "list.bullet",
  gearshape: "gear", "arrow.counterclockwise": "arrow.clockwise", "line.horizontal.3": "line.3.horizontal", "bubble.left": "message", mappin: "circle", "list.dash": "list.bullet",
  NSAddTemplate: "plus", NSRemoveTemplate: "minus", NSStopProgressTemplate: "xmark", NSActionTemplate: "gear", NSRefreshTemplate: "arrow.clockwise", NSGoRightTemplate: "chevron.right",
  NSGoLeftTemplate: "chevron.left", NSTouchBarPlayTemplate: "play", NSTouchBarPauseTemplate: "pause", NSPreferencesGeneral: "gear", NSAdvanced: "gear", NSCaution: "exclamationmark.triangle",
  NSRevealFreestandingTemplate: "arrow.right", NSFolder: "folder", NSLockLockedTemplate: "lock", NSShareTemplate: "square.and.arrow.up", NSUser: "person", NSInfo: "info",
  NSQuickLookTemplate: "eye", NSListViewTemplate: "list.bullet", NSColumnViewTemplate: "square", NSIconViewTemplate: "square", NSNetwork: "globe", NSBookmarksTemplate: "bookmark",
};

/** The name of the drawing for a symbol; `null` if there is none. */
const symbolName = (name) => {
  const plain = others[name] ?? name;
  if (lines[plain]) return plain;
  // "star.fill" and "person.crop.circle" are drawn as what they begin with.
  const parts = plain.split(".");
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const start = parts.slice(0, count).join(".");
    if (lines[others[start] ?? start]) return others[start] ?? start;
  }
  return null;
};

/** A symbol in the middle of a frame. */
export const symbolIn = ([x, y, width, height], name, color, most = 24) => {
  const side = Math.min(width, height, most);
  const known = symbolName(name);
  const place = `translate(${short(x + (width - side) / 2)} ${short(y + (height - side) / 2)}) scale(${short(side / 16)})`;
  const isFilled = name.endsWith(".fill");
  return draw("path", {
    d: known ? lines[known] : "M4 2.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5",
    transform: place, fill: isFilled && known ? color : "none", stroke: color, "stroke-width": 1.5, "stroke-linecap": "round", "stroke-linejoin": "round",
    ...(known ? {} : { "stroke-opacity": 0.5 }),
  });
};
