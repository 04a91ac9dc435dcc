// The table of texts: how much each may grow.
import { empty, go, hashOf, setState, state, stateOf } from "./address.js";
import { budgets, byId, data, findings, kindOfView, nameOf, screens, severities } from "./data.js";
import { isolated, keepingFocus, make, mark } from "./elements.js";
import { wordsOf } from "./matching.js";
import { signAlone, textsOf } from "./screen-pictures.js";
import { usedIn } from "./text-panel.js";
import { counted, escaped, grouped, points, roomOf, sentenceOf, spelledOut } from "./words.js";

const lettersOf = (budget) => (budget.characters === null ? Infinity : budget.characters);
const budgetColumns = [
  { name: "text", title: "String", valueOf: (budget) => budget.text.toLowerCase() },
  { name: "where", title: "Where", valueOf: (budget) => (budget.screen === null ? budget.table : screens[budget.screen].title) },
  { name: "width", title: "Now", valueOf: (budget) => budget.width },
  { name: "room", title: "Room", valueOf: (budget) => (budget.available === null ? Infinity : budget.available) },
  { name: "left", title: "Characters left", valueOf: lettersOf },
  { name: "share", title: "Translations that fit", valueOf: (budget) => (budget.share === null ? 2 : budget.share) },
  { name: "first", title: "Breaks first", valueOf: (budget) => budget.breaksFirst ?? "" },
];
let budgetLimit = 200;

const signOfBudget = (budget) => {
  if (lettersOf(budget) < 0) return 0;
  if (budget.share === null || budget.share >= 0.9) return "fits";
  return budget.share < 0.5 ? 1 : 2;
};

/** A text in all languages, as far as the page has pictures or findings of it. */
export const versionsOf = (budget) => {
  const versions = new Map();
  const add = (locale, value, sign, words) => {
    if (!versions.has(locale)) versions.set(locale, { locale, value, sign, words });
  };
  const found = findings.filter((finding) => (budget.screen === null || finding.screen === budget.screen)
    && (finding.object ? finding.object === budget.object
      : finding.key === budget.key && data.tables[finding.table] === budget.table));
  for (const occurrence of found.flatMap((finding) => finding.occurrences)) {
    if (occurrence.needed && occurrence.text) {
      add(occurrence.locale, occurrence.text, occurrence.severity, sentenceOf(occurrence, []));
    }
  }
  for (const picture of budget.screen === null ? [] : screens[budget.screen].pictures) {
    const text = textsOf(picture).find((one) => one.object === (budget.object ?? ""));
    if (text) add(picture.locale, text.value, signAlone(text), roomOf(text));
  }
  return [...versions.values()].sort((left, right) => left.locale - right.locale);
};
const languagesOf = (budget) => versionsOf(budget).map(({ locale, value, sign, words }) =>
  make("li", {}, mark(sign), make("b", {}, isolated(nameOf(locale))), " ", isolated(value), " ", make("em", {}, words)));

// The language that the address asks for; -1 is none, and the source language has its own column.
const chosenLocale = () => data.locales.findIndex((one) => one.name === state.locale && one.kind !== "source");
const cellInLanguage = (budget, locale) => {
  const version = versionsOf(budget).find((one) => one.locale === locale);
  return make("td", { class: "left" }, ...(version
    ? [mark(version.sign), isolated(version.value), " ", make("em", {}, version.words)] : ["–"]));
};
const languagesPart = (budget) => {
  const part = make("details", {}, make("summary", {}, "In all languages"));
  part.addEventListener("toggle", () => {
    if (!part.open || part.children.length > 1) return;
    const rows = languagesOf(budget);
    part.append(rows.length ? make("ul", { class: "languages" }, ...rows)
      : make("p", { class: "hint" }, "The page has no finding and no picture of it."));
  });
  return part;
};

const usesPart = (budget) => (budget.uses
  ? make("details", {}, make("summary", {}, "Used in code: " + counted(budget.uses.length + (budget.moreUses ?? 0), "place")), usedIn(budget))
  : "");

const budgetRow = (budget, locale) => {
  const screen = budget.screen === null ? null : screens[budget.screen];
  const device = data.devices.length > 1 ? budget.device : "";
  const href = hashOf(screen ? { ...empty, view: "screen", screen: screen.id, device, text: budget.object }
    : { ...empty, table: budget.table, key: budget.key });
  const place = make("a", { href }, isolated(screen ? screen.title : budget.table));
  return make("tr", {},
    make("th", { scope: "row" }, isolated(budget.text), " ", make("code", {}, isolated(budget.key)), languagesPart(budget),
      usesPart(budget)),
    make("td", {}, place, ...(budget.view ? [" ", make("span", {}, isolated(budget.view))] : []),
      ...(budget.device ? [" ", make("span", {}, isolated(budget.device))] : [])),
    make("td", {}, points(budget.width)),
    ...(locale < 0 ? [] : [cellInLanguage(budget, locale)]),
    make("td", {}, budget.available === null ? "open" : points(budget.available)),
    make("td", { class: "left" }, mark(signOfBudget(budget)), budget.characters === null ? "any" : grouped(budget.characters)),
    make("td", {}, budget.share === null ? "" : Math.round(budget.share * 100) + " %"),
    make("td", {}, budget.breaksFirst ? make("code", {}, isolated(budget.breaksFirst)) : ""));
};

/** The strings that the filters leave, as far as these say anything of strings and their room. */
export const keptBudgets = () => {
  const words = wordsOf(state.q);
  return budgets.filter((budget) => {
    const screen = budget.screen === null ? null : screens[budget.screen];
    const text = [budget.text, budget.key, budget.table, budget.view, budget.device, ...(budget.uses ?? []),
      screen ? screen.title : ""].join("\n").toLowerCase();
    return words.every((word) => text.includes(word))
      && (!state.screen || (screen !== null && screen.id === state.screen))
      && (!state.device || !budget.device || budget.device === state.device)
      && (!state.table || budget.table === state.table) && (!state.key || budget.key === state.key)
      && (!state.kind || kindOfView(screen, budget.object) === state.kind);
  });
};

export const drawTexts = () => {
  if (budgets.length === 0) return;
  const descending = state.by.startsWith("-");
  const name = state.by.replace("-", "") || "left";
  const sorted = budgetColumns.find((one) => one.name === name) || budgetColumns.find((one) => one.name === "left");
  const kept = keptBudgets();
  kept.sort((left, right) => {
    const [one, other] = [sorted.valueOf(left), sorted.valueOf(right)];
    return (one < other ? -1 : one > other ? 1 : 0) * (descending ? -1 : 1);
  });
  const locale = chosenLocale();
  const inLanguage = make("th", { scope: "col" }, "In ", isolated(state.locale));
  const heads = budgetColumns.map((column) => {
    const isSorted = sorted === column;
    const button = make("button", { type: "button", id: "by-" + column.name }, column.title);
    button.addEventListener("click", () => go({ by: isSorted && !descending ? "-" + column.name : column.name }));
    return make("th", { scope: "col", "aria-sort": isSorted ? (descending ? "descending" : "ascending") : "none" }, button);
  });
  if (locale >= 0) heads.splice(budgetColumns.findIndex((column) => column.name === "width") + 1, 0, inLanguage);
  const head = make("tr", {}, ...heads);
  const choice = byId("texts-locale");
  if (choice) choice.value = locale < 0 ? "" : state.locale;
  const search = byId("texts-q");
  if (search.value.trim() !== state.q) search.value = state.q;
  keepingFocus(() => byId("texts-table").replaceChildren(make("table", { class: "budgets" },
    make("thead", {}, head), make("tbody", {}, ...kept.slice(0, budgetLimit).map((budget) => budgetRow(budget, locale))))));
  const status = byId("texts-status");
  status.textContent = kept.length === budgets.length ? counted(budgets.length, "string")
    : `${grouped(kept.length)} of ${counted(budgets.length, "string")}`;
  if (kept.length < budgets.length) {
    const all = hashOf({ ...empty, view: "texts", locale: state.locale, by: state.by });
    status.append("; ", make("a", { href: all }, "show all"));
  }
  const more = byId("texts-more");
  more.hidden = kept.length <= budgetLimit;
  more.textContent = `Show all ${grouped(kept.length)}`;
};

export const startTexts = () => {
  if (budgets.length === 0) return;
  const search = byId("texts-q");
  byId("texts-find").hidden = false;
  search.addEventListener("input", () => {
    history.replaceState(null, "", hashOf({ ...state, q: search.value.trim() }));
    setState(stateOf(location.hash, severities));
    drawTexts();
  });
  const others = data.locales.filter((locale) => locale.kind !== "source");
  if (others.length > 0) {
    const language = make("select", { id: "texts-locale" }, new Option("Source language alone", ""),
      ...others.map((locale) => new Option(escaped(spelledOut(locale)), locale.name)));
    language.addEventListener("change", () => go({ locale: language.value }));
    byId("texts-find").after(make("div", { id: "texts-language" }, make("label", { for: "texts-locale" }, "Language"), " ", language));
  }
  byId("texts-more").addEventListener("click", () => {
    budgetLimit = Infinity;
    drawTexts();
  });
};
