// The column of filters.
import { empty, go, hashOf, setState, state, stateOf } from "./address.js";
import { byId, data, findings, isComparison, kindChoices, kindOf, screens, severities, severityTitles } from "./data.js";
import { make } from "./elements.js";
import { update } from "./list.js";
import { changeTitles, escaped, grouped, localeChoice } from "./words.js";

export const controls = {};

const choice = (name, title, all, options) => {
  const element = make("select", { id: "filter-" + name }, new Option(all, ""),
    ...options.map(([value, label]) => new Option(escaped(label), value)));
  element.addEventListener("change", () => go({ [name]: element.value, key: "" }));
  controls[name] = element;
  return make("div", { class: "field" },
    make("label", { class: "name", for: element.id }, title), element);
};

const searchField = () => {
  const search = make("input", { type: "search", id: "filter-q", autocomplete: "off", spellcheck: "false" });
  search.addEventListener("input", () => {
    history.replaceState(null, "", hashOf({ ...state, finding: "", q: search.value.trim() }));
    const before = state;
    setState(stateOf(location.hash, severities));
    update(before);
  });
  controls.q = search;
  return make("div", { class: "field" },
    make("label", { class: "name", for: "filter-q" }, "Search ", make("kbd", {}, "/")), search);
};

const severityChips = () => {
  const chips = severities.map((word, level) => {
    const count = findings.filter((finding) => finding.severity === level).length;
    const button = make("button", { type: "button", "aria-pressed": "false" },
      `${severityTitles[level]} ${grouped(count)}`);
    button.addEventListener("click", () => {
      const on = state.severity.includes(word);
      go({ severity: severities.filter((other) => (other === word ? !on : state.severity.includes(other))) });
    });
    return button;
  });
  controls.severity = chips;
  return make("fieldset", { class: "field chips" }, make("legend", { class: "name" }, "Severity"), ...chips);
};

// Two storyboards may have a screen of the same name.
const screenName = (screen) => {
  const isAlone = screens.filter((other) => other.title === screen.title).length === 1;
  return isAlone ? screen.title : `${screen.title}, ${screen.file.split("/").pop()}`;
};

export const makeFilters = () => {
  const clear = make("button", { type: "button" }, "Show everything");
  clear.addEventListener("click", () => go({ ...empty, sort: state.sort }));
  controls.clear = clear;
  const name = (word) => [word, word];
  const used = new Set(findings.map(kindOf));
  const found = new Set(findings.flatMap((finding) => finding.occurrences.map((occurrence) => occurrence.locale)));
  // A language without findings is offered as well: who looks for it learns that it was checked.
  const locales = data.locales.map((locale, place) => [locale.name, localeChoice(locale, found.has(place))]);
  const fields = make("div", {}, searchField(), severityChips(),
    ...(isComparison ? [choice("change", "Change", "All that changed", [...Object.entries(changeTitles), ["all", "Everything, also what is the same"]])] : []),
    choice("locale", "Language", "All languages", locales),
    ...(used.size > 1 ? [choice("kind", "Kind of view", "All kinds", kindChoices.filter(([word]) => used.has(word)))] : []),
    ...(screens.length ? [choice("screen", "Screen", "All screens", screens.map((screen) => [screen.id, screenName(screen)]))] : []),
    ...(data.devices.length > 1 ? [choice("device", "Device", "All devices", data.devices.map(name))] : []),
    ...(data.textSizes.length > 1 ? [choice("size", "Text size", "All text sizes", data.textSizes.map(name))] : []),
    // Findings of code are in a table without a name, which nobody can choose.
    choice("table", "Table", "All tables", data.tables.filter((table) => table !== "").map(name)),
    choice("rule", "Rule", "All rules", data.rules.map(name)),
    choice("sort", "Order", "Worst first", [["place", "By file and line"], ["key", "By name"]]),
    clear);
  const box = byId("filters");
  const drawer = make("details", {}, make("summary", {}, "Filters"), fields);
  const wide = matchMedia("(min-width: 1020px)");
  const fit = () => { drawer.open = wide.matches; };
  wide.addEventListener("change", fit);
  fit();
  box.replaceChildren(drawer);
  box.hidden = false;
  box.parentElement.classList.add("live");
};

export const showFilters = () => {
  for (const name of ["change", "locale", "kind", "screen", "device", "size", "table", "rule", "sort"]) {
    if (controls[name]) controls[name].value = state[name];
  }
  if (controls.q.value.trim() !== state.q) controls.q.value = state.q;
  controls.severity.forEach((chip, level) =>
    chip.setAttribute("aria-pressed", String(state.severity.includes(severities[level]))));
  controls.clear.hidden = hashOf({ ...state, finding: "", sort: "" }) === "#";
};
