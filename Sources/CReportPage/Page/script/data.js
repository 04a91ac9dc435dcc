// The data of the page, which stands in it as JSON.
import { rowReader } from "./rows.js";

export const byId = (id) => document.getElementById(id);
const { columns, findings: findingRows, screens: screenRows, budgets: budgetRows, ...lists } = JSON.parse(byId("data").textContent);
const read = rowReader(columns);
const rows = (kind, list) => list.map((row) => read(kind, row));

export const data = {
  ...lists,
  locales: rows("locale", lists.locales),
  boxes: rows("box", lists.boxes),
  runs: rows("run", lists.runs),
  looks: rows("look", lists.looks),
  images: rows("image", lists.images),
};
/** Whether the page shows what differs between two runs. */
export const isComparison = Boolean(lists.comparison);
export const severities = data.severities;
export const severityTitles = severities.map((word) => word[0].toUpperCase() + word.slice(1));
// What has no finding is below all severities.
export const noSeverity = severities.length;

export const findings = rows("finding", findingRows).map((finding, place) =>
  Object.assign(finding, { place, file: data.files[finding.file] }));
export const byFingerprint = new Map(findings.map((finding) => [finding.id, finding]));
export const screens = rows("screen", screenRows).map((screen, place) => Object.assign(screen, { place }));
export const budgets = rows("budget", budgetRows);

export const nameOf = (locale) => data.locales[locale].name;
export const kindOfLocale = (locale) => data.locales[locale].kind;
export const sourcePlace = data.locales.findIndex((locale) => locale.kind === "source");
export const screenWith = (id) => screens.find((screen) => screen.id === id);

// Whether an occurrence shows on a device and at a text size; `null` is any, and some depend on neither.
export const showsAt = (occurrence, device, size) =>
  (device === null || occurrence.device === null || occurrence.device === device)
  && (size === null || occurrence.textSize === null || occurrence.textSize === size);

// The worst severity of a finding in one language, on a device and at a text size.
export const levelIn = (finding, locale, device, size) => finding.occurrences.reduce((level, occurrence) =>
  (occurrence.locale === locale && showsAt(occurrence, device, size) ? Math.min(level, occurrence.severity) : level), noSeverity);

const kindTitles = {
  plain: "Plain views", label: "Labels", button: "Buttons", field: "Text fields", image: "Images", control: "Other controls",
  bar: "Bars", stack: "Stacks", scroll: "Lists and scroll views", opaque: "Views of the app's own",
};
export const unknownKind = "unknown";
export const kindChoices = [...data.roles.map((role) => [role, kindTitles[role] ?? role]), [unknownKind, "Strings without a known view"]];
// The kinds of a screen's views by their objects, as far as pictures show them.
const kinds = [];
const kindsOn = (screen) => kinds[screen.place] ??= new Map(screen.pictures.flatMap((picture) => picture.boxes)
  .map((place) => [data.strings[data.boxes[place].object], data.roles[data.boxes[place].role]]));
/** What kind of view an object of a screen is; the screen may be `null`. */
export const kindOfView = (screen, object) => (screen && object && kindsOn(screen).get(object)) || unknownKind;
export const kindOf = (finding) => (finding.role === null
  ? kindOfView(finding.screen === null ? null : screens[finding.screen], finding.object) : data.roles[finding.role]);

const kindNames = { label: "label", button: "button", field: "text field", control: "control", bar: "bar" };
/** A finding's view with its kind, as `button "Done"`; one without a text has its kind in its name. */
export const viewWithKind = (finding) => {
  const kind = kindNames[kindOf(finding)];
  return kind && finding.view.startsWith('"') ? `${kind} ${finding.view}` : finding.view;
};
