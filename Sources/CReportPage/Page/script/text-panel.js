// What is said about one text of a screen: its room, what limits it, what breaks first, its findings.
import { hashOf, setState, state } from "./address.js";
import {
  budgets, byId, data, findings, levelIn, nameOf, noSeverity, screenWith, showsAt, sourcePlace,
} from "./data.js";
import { isolated, make, mark } from "./elements.js";
import { cellAt, hashAt, pictureIn, pictureWith } from "./screen-cells.js";
import { signAlone, textsOf } from "./screen-pictures.js";
import { budgetWords, roomOf, sentenceOf, shareWords, usesOf } from "./words.js";

const inPanel = (title, ...children) => [make("h3", { class: "part" }, title), ...children];
const lineOf = (file, line) => make("code", {}, isolated(file + ":" + line));

export const chainOf = (finding, isShort) => make("ul", { class: "chain" }, ...finding.limiting.map(({ phrase, file, line }) => {
  const path = file === null ? "" : data.files[file];
  return make("li", {}, make("code", { class: "phrase" }, isolated(phrase)), " ",
    file === null ? make("span", {}, "made by the system") : lineOf(isShort ? path.split("/").pop() : path, line));
}));
export const fixesOf = (finding) => make("ul", { class: "fixes" }, ...finding.fixes.map(({ phrase, result, isWhole }) =>
  make("li", { class: isWhole ? "whole" : "part" }, isolated(phrase), " ", make("span", {}, result))));

/** The places in code that ask for a string. */
export const usedIn = (budget) => make("ul", { class: "chain" },
  ...usesOf(budget).map((use) => make("li", {}, make("code", {}, isolated(use)))));

// How much of the room a text takes, as a bar.
const barOf = (needed, available) => {
  const whole = Math.max(needed, available, 1);
  const bar = make("div", { class: "bar" + (needed > available + 0.05 ? " over" : ""), "aria-hidden": "true" },
    make("i", { class: "has" }), make("i", { class: "taken" }));
  bar.firstChild.style.width = (available / whole) * 100 + "%";
  bar.lastChild.style.width = (needed / whole) * 100 + "%";
  return bar;
};

const findingsOf = (cell, object, key) => cell.findings.map((place) => findings[place])
  .filter((finding) => (finding.object ? finding.object === object : key && finding.key === key));
const levelOf = (finding, cell) => levelIn(finding, cell.locale, cell.device, cell.textSize);
const worstOf = (found, cell) => found.reduce((worst, finding) => Math.min(worst, levelOf(finding, cell)), noSeverity);
const signOfFinding = (finding, cell) => {
  const level = levelOf(finding, cell);
  return level < noSeverity ? level : "unchecked";
};
const signOfText = (text, level) => (level < noSeverity ? level : signAlone(text));

const linkTo = (finding, sign, href) =>
  make("li", {}, mark(sign), make("a", { href }, isolated(finding.message)));

const facts = (screen, cell, text, base) => {
  const found = findingsOf(cell, text.object, text.key);
  const occurrence = found.flatMap((finding) => finding.occurrences)
    .find((one) => one.locale === cell.locale && one.needed && showsAt(one, cell.device, cell.textSize));
  const device = data.devices[cell.device];
  const budget = budgets.filter((one) => one.screen === screen.place && (one.object ?? "") === text.object)
    .sort((left, right) => (right.device === device) - (left.device === device))[0];
  const limiting = found.find((finding) => finding.limiting.length > 0);
  const repaired = found.find((finding) => finding.fixes.length > 0);
  // Object IDs are unique in a document only.
  const view = ((pictureIn(screen, cell) || screen.pictures[0]).boxes).map((place) => data.boxes[place])
    .find((box) => data.strings[box.object] === text.object);
  return [
    make("p", { class: "value" }, isolated(text.value)),
    base && base.value !== text.value
      ? make("p", { class: "source" }, isolated(nameOf(sourcePlace)), ": ", isolated(base.value)) : null,
    make("p", { class: "where" }, view ? isolated(data.strings[view.name]) : "", " ", make("code", {}, isolated(text.key))),
    make("p", { class: "room" }, mark(signOfText(text, worstOf(found, cell))),
      occurrence ? sentenceOf(occurrence, []) : roomOf(text)),
    text.isUnchecked ? null : barOf(text.needed[0], text.box[2]),
    ...(budget ? inPanel("Before it breaks", make("p", {}, ...budgetWords(budget)),
      budget.breaksFirst ? make("p", {}, "Then ", make("code", {}, isolated(budget.breaksFirst)), " breaks first.") : "",
      budget.share !== null ? make("p", {}, shareWords(budget.share) + ".") : "",
      budget.device ? make("p", { class: "where" }, isolated(budget.device)) : "") : []),
    ...(budget?.uses ? inPanel("Used in code", usedIn(budget)) : []),
    ...(limiting ? inPanel("Limiting constraints", chainOf(limiting, true)) : []),
    ...(repaired ? inPanel("Suggested fixes (verified)", fixesOf(repaired)) : []),
    ...(found.length ? inPanel("Findings", make("ul", { class: "links" },
      ...found.map((finding) => linkTo(finding, finding.severity, "#finding=" + finding.id)))) : []),
  ];
};

// What a text does besides not fitting.
const clashTitles = { "overlapping-views": "overlaps another view", "outside-container": "extends outside its container" };
const clashWords = (found) => [...new Set(found.map((finding) => clashTitles[data.rules[finding.rule]]).filter(Boolean))];

// All texts of the picture, the cut ones first.
const listOf = (cell, texts) => {
  const levels = texts.map((text) => worstOf(findingsOf(cell, text.object, text.key), cell));
  const order = texts.map((text, index) => index).filter((index) => texts[index].value)
    .sort((left, right) => levels[left] - levels[right] || left - right);
  return make("ul", { class: "texts" }, ...order.map((index) => {
    const text = texts[index];
    const button = make("button", { type: "button", id: "text-" + index, "data-object": text.object },
      mark(signOfText(text, levels[index])), make("span", {}, isolated(text.value)),
      make("em", {}, [roomOf(text), ...clashWords(findingsOf(cell, text.object, text.key))].join(", ")));
    button.addEventListener("click", () => choose(text.object));
    return make("li", {}, button);
  }));
};

let shownCell = null;

export const choose = (object) => {
  setState({ ...state, text: state.text === object ? "" : object });
  history.replaceState(null, "", hashOf(state));
  showText(screenWith(state.screen), shownCell, state.text);
};

// Where a finding shows: on another page of a tab view, else in the list of findings.
const elsewhere = (screen, cell, finding) => {
  const other = finding.object ? pictureWith(screen, cell, finding.object) : undefined;
  return other && other !== pictureIn(screen, cell) ? hashAt(screen, cell, { text: finding.object }) : "#finding=" + finding.id;
};

// Fills the panel with one text, or with the list of all.
const showText = (screen, cell, object) => {
  const panel = byId("panel");
  if (!panel) return;
  const picture = pictureIn(screen, cell) || screen.pictures[0];
  if (!picture) return;
  const texts = textsOf(picture);
  const text = texts.find((other) => object && other.object === object);
  for (const hit of document.querySelectorAll("#stage .hit")) {
    hit.classList.toggle("active", Boolean(text) && hit.dataset.object === object);
  }
  panel.classList.toggle("one", Boolean(text));
  if (!text) {
    const isOf = (finding, other) => findingsOf({ findings: [finding.place] }, other.object, other.key).length > 0;
    const others = cell.findings.map((place) => findings[place])
      .filter((finding) => !texts.some((other) => isOf(finding, other)));
    panel.replaceChildren(make("h3", {}, "Labels"),
      make("p", { class: "where" }, "Point at a label, or choose one."), listOf(cell, texts),
      ...(others.length ? inPanel("Also on this screen", make("ul", { class: "links" },
        ...others.map((finding) => linkTo(finding, signOfFinding(finding, cell), elsewhere(screen, cell, finding))))) : []));
    return;
  }
  const base = cellAt(screen, sourcePlace, cell);
  const basePicture = base && pictureIn(screen, base);
  const other = basePicture && textsOf(basePicture).find((one) => one.object === object);
  const back = make("button", { type: "button", id: "all-texts" }, "All labels");
  back.addEventListener("click", () => { if (state.text) choose(state.text); else showText(screen, cell, ""); });
  panel.replaceChildren(back, ...facts(screen, cell, text, other).filter(Boolean));
};

// What is pointed at or has the focus is shown; what is chosen stays.
export const watchTexts = (stage, screen, cell) => {
  shownCell = cell;
  const over = (event) => {
    const hit = event.target.closest(".hit");
    if (hit) showText(screen, cell, hit.dataset.object);
    else if (event.type === "pointerover") showText(screen, cell, state.text);
  };
  stage.addEventListener("pointerover", over);
  stage.addEventListener("focusin", over);
  stage.addEventListener("pointerleave", () => showText(screen, cell, state.text));
  stage.addEventListener("click", (event) => {
    const hit = event.target.closest(".hit");
    if (hit) choose(hit.dataset.object);
  });
  stage.addEventListener("keydown", (event) => {
    const hit = event.target.closest(".hit");
    if (hit && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choose(hit.dataset.object);
    }
  });
  showText(screen, cell, state.text);
};
