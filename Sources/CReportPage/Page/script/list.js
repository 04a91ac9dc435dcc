// The list: a place for every finding, drawn when it comes near the window.
import { hashOf, state } from "./address.js";
import { byFingerprint, byId, findings, kindOf, severities, unknownKind } from "./data.js";
import { make } from "./elements.js";
import { fillCard } from "./card.js";
import { showFilters } from "./filters.js";
import { matching } from "./matching.js";
import { drawScreens } from "./screen-matrix.js";
import { drawMatrix } from "./table-matrix.js";
import { counted, escaped, grouped } from "./words.js";

let elements = new Map();
let shown = [];
const drawnAtOnce = 8;
const printed = 500;
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) fillNow(entry.target);
}, { rootMargin: "1200px 0px" });

const fillNow = (element) => {
  if (!element.classList.contains("ghost")) return;
  observer.unobserve(element);
  fillCard(element, byFingerprint.get(element.id));
};

const elementOf = (finding) => {
  let element = elements.get(finding);
  if (!element) {
    element = make("article", {
      class: `finding ${severities[finding.severity]} ghost`, id: finding.id, tabindex: "-1",
      "aria-label": escaped(finding.key || finding.file),
    });
    elements.set(finding, element);
  }
  if (element.classList.contains("ghost")) observer.observe(element);
  return element;
};

const ordered = (all) => {
  if (state.sort === "key") {
    return [...all].sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : left.place - right.place));
  }
  if (state.sort !== "place") return all;
  return [...all].sort((left, right) => (left.file < right.file ? -1 : left.file > right.file ? 1
    : left.line - right.line || left.place - right.place));
};

const showStatus = () => {
  const status = byId("status");
  status.textContent = shown.length === findings.length ? counted(findings.length, "finding")
    : shown.length === 0 ? "Nothing matches these filters."
    : `${grouped(shown.length)} of ${counted(findings.length, "finding")}`;
  // Who asks for buttons is not to believe that these are all: a text of a table may be one too.
  const unknown = state.kind && state.kind !== unknownKind
    ? matching(["kind"]).filter((finding) => kindOf(finding) === unknownKind).length : 0;
  if (unknown > 0) {
    status.append(", ", make("a", { href: hashOf({ ...state, finding: "", kind: unknownKind }) },
      `${grouped(unknown)} more without a known view`));
  }
};

export const update = (before) => {
  if (findings.length === 0) {
    drawScreens();
    return;
  }
  // A card shows the picture of the language that is asked for.
  if (before.locale !== state.locale) elements = new Map();
  observer.disconnect();
  shown = ordered(matching());
  // Without a filter, the notes of a document that are told in one line below are not listed.
  if (hashOf({ ...state, view: "", finding: "", sort: "" }) === "#") shown = shown.filter((finding) => !finding.isFolded);
  const target = byFingerprint.get(state.finding);
  if (target && !shown.includes(target)) shown = [target, ...shown];
  const fragment = document.createDocumentFragment();
  shown.forEach((finding, place) => {
    const element = elementOf(finding);
    if (place < drawnAtOnce) fillNow(element);
    fragment.append(element);
  });
  byId("list").replaceChildren(fragment);
  showStatus();
  showFilters();
  drawScreens();
  drawMatrix();
  if (target && before.finding !== state.finding) show(target);
};

export const show = (finding) => {
  const element = elementOf(finding);
  fillNow(element);
  element.scrollIntoView({ block: "start", behavior: "instant" });
  element.focus({ preventScroll: true });
};

// Shows the finding that is so many places away from the one with the focus.
export const step = (places) => {
  const focused = document.activeElement.closest("article");
  const at = shown.findIndex((finding) => elements.get(finding) === focused);
  const next = shown[Math.max(at + places, 0)];
  if (next) show(next);
};

addEventListener("beforeprint", () => {
  for (const finding of shown.slice(0, printed)) fillNow(elementOf(finding));
  if (shown.length > printed) {
    byId("status").textContent = `The first ${printed} of ${grouped(shown.length)}; findings.json holds all.`;
  }
});
