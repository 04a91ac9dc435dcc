// Which findings the filters let through.
import { state } from "./address.js";
import { data, findings, isComparison, kindOf, levelIn, screens, severities, showsAt } from "./data.js";

const haystack = (finding) => {
  finding.text ??= [finding.key, finding.title, data.tables[finding.table], finding.message, finding.file,
    data.rules[finding.rule], finding.screen === null ? "" : `${screens[finding.screen].title}\n${screens[finding.screen].name}`, finding.view,
    ...finding.occurrences.map((occurrence) => occurrence.text)].join("\n").toLowerCase();
  return finding.text;
};

/** The words of a search; all of them must be found. */
export const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

// A filter can be left out, so that the overview shows what it would give.
export const matching = (without = []) => {
  const active = (name) => !without.includes(name) && state[name].length > 0;
  const change = without.includes("change") ? "all" : state.change;
  const place = (name, find) => (active(name) ? find(state[name]) : null);
  const words = without.includes("q") ? [] : wordsOf(state.q);
  const locale = place("locale", (name) => data.locales.findIndex((one) => one.name === name));
  const table = place("table", (name) => data.tables.indexOf(name));
  const rule = place("rule", (name) => data.rules.indexOf(name));
  const key = place("key", (name) => name);
  const kind = place("kind", (name) => name);
  const screen = place("screen", (name) => screens.findIndex((one) => one.id === name));
  const device = place("device", (name) => data.devices.indexOf(name));
  const size = place("size", (name) => data.textSizes.indexOf(name));
  const levels = place("severity", (names) => names.map((word) => severities.indexOf(word)));
  const isNarrowed = locale !== null || device !== null || size !== null;
  const shows = (occurrence) => (locale === null || occurrence.locale === locale) && showsAt(occurrence, device, size);
  return findings.filter((finding) => (!isComparison || change === "all" || (change ? finding.change === change : finding.change !== null))
    && (levels === null || levels.includes(finding.severity)) && (rule === null || finding.rule === rule)
    && (table === null || finding.table === table) && (key === null || finding.key === key)
    && (screen === null || finding.screen === screen) && (kind === null || kindOf(finding) === kind)
    && (!isNarrowed || finding.occurrences.some(shows))
    && words.every((word) => haystack(finding).includes(word)));
};

/** The severity of a finding in the language that the filters ask for; its own where they ask for none. */
export const levelAsked = (finding) => {
  const locale = data.locales.findIndex((one) => one.name === state.locale);
  return locale < 0 ? finding.severity : levelIn(finding, locale, null, null);
};
