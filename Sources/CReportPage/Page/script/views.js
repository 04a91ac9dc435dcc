// Which view is shown: the address says.
import { empty, hashOf, setState, state, stateOf } from "./address.js";
import { byFingerprint, byId, severities } from "./data.js";
import { goToFindings, show, update } from "./list.js";
import { drawScreen } from "./screen-view.js";
import { drawTexts } from "./text-table.js";

export const tabs = byId("tabs");
const scrollPlaces = new Map();
const sameView = (left, right) => left.view === right.view && (left.view !== "screen" || left.screen === right.screen);

// The filters go along from one view to another; a screen that is shown is no filter.
let filters = { ...empty };

export const showView = (before) => {
  const view = state.view;
  if (view !== "screen") filters = { ...state, view: "", finding: "", mode: "", text: "", appearance: "" };
  byId("overview").hidden = view !== "";
  byId("screen-view").hidden = view !== "screen";
  if (byId("texts")) byId("texts").hidden = view !== "texts";
  document.querySelector(".appendix").hidden = view !== "run";
  document.querySelector(".top").classList.toggle("small", view !== "");
  for (const link of tabs.querySelectorAll("a")) {
    const name = link.dataset.view;
    link.setAttribute("href", hashOf({ ...filters, view: name }));
    if (name === (view === "screen" ? "" : view)) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (view === "screen") drawScreen();
  if (view === "texts") drawTexts();
  if (!before || sameView(before, state)) return;
  const title = { screen: "screen-title", texts: "texts-title", run: "run-title" }[view];
  if (title && byId(title)) {
    scrollTo({ top: 0, behavior: "instant" });
    byId(title).focus({ preventScroll: true });
  } else if (state.screen && before.view !== "") {
    goToFindings();
  } else if (!state.finding) {
    scrollTo({ top: scrollPlaces.get(location.hash) || 0, behavior: "instant" });
  }
};
let lastHash = location.hash;
let lastTop = 0;
addEventListener("scroll", () => { lastTop = scrollY; }, { passive: true });

// Leaves one view and shows the one of the address.
export const route = () => {
  // A plain anchor, such as that of the link to the findings, is no view.
  if (location.hash.length > 1 && !location.hash.includes("=")) return;
  scrollPlaces.set(lastHash, lastTop);
  lastHash = location.hash;
  const before = state;
  setState(stateOf(location.hash, severities));
  const returns = !sameView(before, state);
  if (state.view === "") update(before);
  showView(before);
  if (returns && state.view === "" && byFingerprint.has(state.finding)) show(byFingerprint.get(state.finding));
};
