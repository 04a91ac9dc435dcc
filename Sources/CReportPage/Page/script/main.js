// Keys, the colours, and the start.
import { empty, hashOf, setState, state, stateOf } from "./address.js";
import { budgets, byId, data, findings, isComparison, severities } from "./data.js";
import { make } from "./elements.js";
import { controls, makeFilters } from "./filters.js";
import { goToFindings, step, update } from "./list.js";
import { saveFile } from "./picture-export.js";
import { modes } from "./screen-view.js";
import { nextZoom, setZoom } from "./screen-zoom.js";
import { choose } from "./text-panel.js";
import { startTexts } from "./text-table.js";
import { route, showView, tabs } from "./views.js";

const showFilterPanel = () => {
  controls.q.closest("details").open = true;
  controls.q.focus();
  controls.q.scrollIntoView({ block: "center" });
};

const screenKey = (event) => {
  if (event.key === "+" || event.key === "=") setZoom(nextZoom(1));
  else if (event.key === "-") setZoom(nextZoom(-1));
  else if (event.key === "0") setZoom(0);
  else if (event.key === "Escape" && state.text) choose(state.text);
  else if ("12345".includes(event.key)) byId("mode-" + modes[Number(event.key) - 1].name).click();
};
const isTyping = (element) => element.matches("input, select, textarea, [contenteditable]");
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && controls.q && event.target === controls.q) {
    controls.q.value = "";
    controls.q.dispatchEvent(new Event("input"));
  }
  if (isTyping(event.target)) return;
  if (state.view === "screen") {
    screenKey(event);
  } else if (state.view === "texts") {
    if (event.key !== "/" || budgets.length === 0) return;
    event.preventDefault();
    byId("texts-q").focus();
  } else if (findings.length === 0 || state.view !== "") {
    return;
  } else if (event.key === "/") {
    event.preventDefault();
    showFilterPanel();
  } else if (event.key === "j") {
    step(1);
  } else if (event.key === "k") {
    step(-1);
  }
});

const themeTitles = { auto: "Colours: system", light: "Colours: light", dark: "Colours: dark" };
const themes = Object.keys(themeTitles);
const themeButton = byId("theme");
const setTheme = (name) => {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  themeButton.textContent = themeTitles[name];
  themeButton.dataset.name = name;
};
// A sandboxed page may have no storage.
const stored = (work) => { try { return work(); } catch { return null; } };
const saved = stored(() => localStorage.getItem("overset-theme"));
setTheme(themes.includes(saved) ? saved : "auto");
themeButton.hidden = false;
themeButton.addEventListener("click", () => {
  const next = themes[(themes.indexOf(themeButton.dataset.name) + 1) % themes.length];
  setTheme(next);
  stored(() => localStorage.setItem("overset-theme", next));
});

// A number of the overview leads to what it counts.
const followCounts = (region, selector) => {
  region.addEventListener("click", (event) => {
    const link = event.target.closest(selector);
    if (!link) return;
    if (link.hash === location.hash) goToFindings();
    else addEventListener("hashchange", () => setTimeout(goToFindings), { once: true });
  });
};

setState(stateOf(location.hash, severities));
if (findings.length > 0) {
  for (const item of document.querySelectorAll(".tiles li")) {
    const link = make("a", { href: hashOf({ ...empty, ...(isComparison ? { change: item.className } : { severity: [item.className] }) }) }, ...item.childNodes);
    item.replaceChildren(link);
  }
  makeFilters();
  // The filters stand beside the list, below the pictures: who comes with a question is led there.
  const ask = make("button", { type: "button", class: "ask" }, "Filter by language, view or rule");
  ask.addEventListener("click", () => showFilterPanel());
  document.querySelector(".tiles").after(ask);
  followCounts(byId("matrix"), "a.cell");
  followCounts(document.querySelector(".tiles"), "a");
}
if (isComparison) {
  const accept = byId("accept");
  accept.hidden = false;
  accept.addEventListener("click", () => saveFile("overset-baseline.json", new Blob([data.comparison.baseline], { type: "application/json" })));
}
tabs.hidden = false;
startTexts();
if (state.view === "") update({ ...empty });
showView(null);
addEventListener("hashchange", route);
