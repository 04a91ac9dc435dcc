// The way in: screens against languages.
import { go, screenHash, state } from "./address.js";
import { byId, data, findings, kindOfLocale, levelIn, nameOf, noSeverity, screens, severities, sourcePlace } from "./data.js";
import { isolated, keepingFocus, make, mark, spoken } from "./elements.js";
import { matching } from "./matching.js";
import { asked, isAsked } from "./screen-cells.js";
import { counted, grouped } from "./words.js";

/** The number of rows that a table of the overview shows at first. */
export const rowLimit = 100;

// What a screen shows in a language: how many findings, and the worst; `null` if it was not laid out there.
const sumOf = (screen, locale, setting, included) => {
  const cells = screen.cells.filter((cell) => cell.locale === locale && isAsked(cell, setting));
  if (cells.length === 0) return null;
  const places = new Set(cells.flatMap((cell) => cell.findings).filter(included));
  const level = [...places].reduce((worst, place) =>
    Math.min(worst, levelIn(findings[place], locale, setting.device, setting.textSize)), noSeverity);
  const texts = Math.max(...cells.map((cell) => cell.texts));
  const unchecked = Math.max(...cells.map((cell) => cell.unchecked));
  // What a filter, a baseline or an option leaves out does not fit.
  const left = Math.max(...cells.map((cell) => (cell.leftOut ?? 0) + cell.findings.filter((place) => !included(place)).length));
  const sign = level < noSeverity ? level : left > 0 ? "left-out" : texts === 0 && unchecked > 0 ? "unchecked" : "fits";
  return { count: places.size, left, unchecked, sign };
};

const cellOf = (screen, locale, setting, included) => {
  const sum = sumOf(screen, locale, setting, included);
  if (!sum) return make("td", { class: "none" }, make("span", {}, "–"));
  const { count, left, unchecked, sign } = sum;
  const fits = [...(sign === "fits" ? ["fits"] : sign === "left-out" ? [`${counted(left, "finding")} left out`] : []), ...(unchecked > 0 ? [`${counted(unchecked, "label")} not checked`] : [])];
  const words = count === 0 ? fits.join(", ") : `${counted(count, "finding")}, worst: ${severities[sign]}`;
  return make("td", { class: severities[sign] ?? (sign === "fits" ? "fits" : "none") },
    make("a", { class: "cell", href: screenHash(screen, { locale: nameOf(locale) }) },
      mark(sign), count === 0 ? "" : make("b", { "aria-hidden": "true" }, grouped(count)), spoken(words)));
};

// The copies of a document for its languages share a row.
const matrixRows = [];
for (const screen of screens) (matrixRows[screen.row] ??= []).push(screen);
// The screen of a row that a language has.
const screenIn = (row, locale) => row.find((screen) => screen.cells.some((cell) => cell.locale === locale)) ?? row[0];

let areAllScreens = false;
const staticMatrix = byId("screens") && byId("screens").firstElementChild;

export const drawScreens = () => {
  if (screens.length === 0) return;
  const all = matching(["locale", "screen", "device", "size", "table", "key"]);
  const places = all.length === findings.length ? null : new Set(all.map((finding) => finding.place));
  const included = (place) => places === null || places.has(place);
  const setting = asked();
  const chosen = state.locale ? data.locales.findIndex((one) => one.name === state.locale) : -1;
  // What the file holds as HTML is the matrix without filters.
  if (places === null && chosen < 0 && setting.device === null && setting.textSize === null && !areAllScreens) {
    if (byId("screens").firstElementChild !== staticMatrix) byId("screens").replaceChildren(staticMatrix);
    drawMore(Math.min(matrixRows.length, rowLimit));
    return;
  }
  const columns = data.locales.map((locale, place) => place)
    .filter((place) => (chosen < 0 || place === chosen || place === sourcePlace) && screens.some((screen) => screen.cells.some((cell) => cell.locale === place)));
  const head = make("tr", {}, make("th", { scope: "col" }, "Screen"), ...columns.map((place) =>
    make("th", { scope: "col" }, isolated(nameOf(place)), " ", make("span", {}, kindOfLocale(place)))));
  const manyFiles = new Set(screens.map((screen) => screen.file)).size > 1;
  const shownRows = areAllScreens ? matrixRows : matrixRows.slice(0, rowLimit);
  const body = shownRows.map((row) => make("tr", {},
    make("th", { scope: "row" }, make("a", { href: screenHash(row[0], {}) }, isolated(row[0].title)),
      ...(manyFiles ? [" ", make("span", {}, isolated(row[0].file.split("/").pop()))] : [])),
    ...columns.map((place) => cellOf(screenIn(row, place), place, setting, included))));
  byId("screens").replaceChildren(make("table", { class: "matrix screens" },
    make("thead", {}, head), make("tbody", {}, ...body)));
  drawMore(shownRows.length);
};

const drawMore = (count) => {
  const more = byId("screens-more");
  more.hidden = count === matrixRows.length;
  more.textContent = `Show all ${counted(matrixRows.length, "screen")}`;
  more.onclick = () => {
    areAllScreens = true;
    drawScreens();
    byId("screens").focus();
  };
  drawSettings();
};

// Devices and text sizes as buttons above the overview.
const drawSettings = () => {
  const group = (name, title, all, names) => {
    if (names.length < 2) return [];
    const buttons = ["", ...names].map((value, place) => {
      const button = make("button", {
        type: "button", id: `set-${name}-${place}`, "aria-pressed": String(state[name] === value),
      }, value ? isolated(value) : all);
      button.addEventListener("click", () => go({ [name]: value }));
      return button;
    });
    return [make("div", { class: "segments", role: "group", "aria-label": title }, ...buttons)];
  };
  keepingFocus(() => byId("settings").replaceChildren(
    ...group("device", "Device", "All devices", data.devices),
    ...group("size", "Text size", "All text sizes", data.textSizes)));
};
