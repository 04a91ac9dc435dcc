// The overview of string tables: tables against languages, or the texts of one table.
import { hashOf, state } from "./address.js";
import { byId, data, kindOfLocale, nameOf, severities, severityTitles } from "./data.js";
import { isolated, make } from "./elements.js";
import { matching } from "./matching.js";
import { rowLimit } from "./screen-matrix.js";
import { counted, grouped, percent } from "./words.js";

// For each name its cells by language: how many findings, the worst severity and excess. A finding counts once in a
// language, whatever the number of sizes and devices.
const cellsOf = (shown, rowName) => {
  const rows = new Map();
  // A finding in code is in no language: it has no cell.
  for (const finding of shown.filter(({ occurrences }) => occurrences.length > 0)) {
    const name = rowName(finding);
    if (!rows.has(name)) rows.set(name, new Map());
    const cells = rows.get(name);
    const seen = new Set();
    for (const { locale, severity, share } of finding.occurrences) {
      if (seen.has(locale)) continue;
      seen.add(locale);
      const cell = cells.get(locale) || { count: 0, severity: severities.length - 1, excess: -1 };
      cell.count += 1;
      cell.severity = Math.min(cell.severity, severity);
      cell.excess = Math.max(cell.excess, share);
      cells.set(locale, cell);
    }
  }
  return rows;
};

const drawCell = (cell, table, name, place) => {
  if (!cell) return make("td");
  const locale = nameOf(place);
  const isWithoutExcess = cell.excess < 0;
  const words = table ? (isWithoutExcess ? severityTitles[cell.severity] : "") : counted(cell.count, "string");
  const target = { ...state, finding: "", locale, ...(table ? { key: name } : { table: name }) };
  const link = make("a", { href: hashOf(target), class: "cell" },
    isWithoutExcess ? "" : make("b", {}, percent(cell.excess)), " ", make("span", {}, words));
  if (state.locale === locale && state[table ? "key" : "table"] === name) link.setAttribute("aria-current", "true");
  const tone = cell.excess < 0.1 ? "mild" : cell.excess < 0.3 ? "clear" : "strong";
  return make("td", { class: `${severities[cell.severity]} ${tone}` }, link);
};

export const drawMatrix = () => {
  const single = data.tables.length === 1 ? data.tables[0] : "";
  const table = state.table || single;
  const shown = matching(["locale", "key", "screen", ...(table ? [] : ["table"])]).filter((finding) => finding.screen === null);
  const rows = cellsOf(shown, (finding) => (table ? finding.key : data.tables[finding.table]));
  byId("matrix").closest("section").hidden = rows.size === 0;
  const columns = [...new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))]
    .filter((column) => !state.locale || nameOf(column) === state.locale).sort((left, right) => left - right);
  const names = table ? [...rows.keys()] : [...rows.keys()].sort();
  const head = make("tr", {}, make("th", { scope: "col" }, table ? "Text" : "Table"),
    ...columns.map((column) => make("th", { scope: "col" },
      make("a", { href: hashOf({ ...state, finding: "", key: "", locale: nameOf(column) }) }, isolated(nameOf(column))), " ",
      make("span", {}, kindOfLocale(column)))));
  const body = names.slice(0, rowLimit).map((name) => make("tr", {},
    make("th", { scope: "row" }, make("a", {
      href: hashOf({ ...state, finding: "", locale: "", ...(table ? { key: name } : { table: name }) }),
    }, isolated(name || "(file)"))), ...columns.map((column) => drawCell(rows.get(name).get(column), table, name, column))));
  const region = byId("matrix");
  const hadFocus = region.contains(document.activeElement);
  region.replaceChildren(make("table", { class: "matrix" }, make("thead", {}, head), make("tbody", {}, ...body)));
  if (hadFocus) region.focus({ preventScroll: true });
  const hint = byId("overview-hint");
  hint.textContent = table ? "The excess of each text in each language."
    : "The worst excess of each table in each language.";
  if (state.table && !single) {
    hint.append(" ", make("a", { href: hashOf({ ...state, finding: "", table: "", key: "" }) }, "All tables"));
  }
  if (names.length > rowLimit) hint.append(` ${grouped(names.length - rowLimit)} more below, in the findings.`);
};
