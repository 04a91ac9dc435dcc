// The list: findings grouped by rule and folded. An open group shows a few cards at a time, so that a page with
// thousands of findings stays as high as one with a hundred.
import { hashOf, state } from "./address.js";
import { byFingerprint, byId, data, findings, kindOf, severities, unknownKind } from "./data.js";
import { make, mark } from "./elements.js";
import { fillCard } from "./card.js";
import { showFilters } from "./filters.js";
import { drawGallery } from "./gallery.js";
import { matching } from "./matching.js";
import { drawScreens } from "./screen-matrix.js";
import { drawMatrix } from "./table-matrix.js";
import { counted, escaped, grouped, ruleTitle } from "./words.js";

let shown = [];
let groups = [];
// Cards are higher where the page is narrow.
const cardsOfGroup = matchMedia("(max-width: 600px)").matches ? 6 : 10;
const printedCards = 500;

const cardOf = (finding) => {
  const element = make("article", {
    class: `finding ${severities[finding.severity]}`, id: finding.id, tabindex: "-1",
    "aria-label": escaped(finding.title),
  });
  fillCard(element, finding, shown.length <= cardsOfGroup ? "few" : "many");
  return element;
};

const drawCards = (group, limit) => {
  const { list, start, cards, pager } = group;
  const end = Math.min(start + limit, list.length);
  cards.replaceChildren(...list.slice(start, end).map(cardOf));
  pager.hidden = list.length <= limit;
  if (pager.hidden) return;
  const turn = (title, target, isPossible) => {
    const button = make("button", { type: "button" }, title);
    button.disabled = !isPossible;
    button.addEventListener("click", () => {
      group.start = target;
      drawCards(group, cardsOfGroup);
      group.element.scrollIntoView({ block: "start", behavior: "instant" });
      cards.firstElementChild.focus({ preventScroll: true });
    });
    return button;
  };
  pager.replaceChildren(turn("Previous", start - cardsOfGroup, start > 0), " ",
    make("span", {}, `${grouped(start + 1)} to ${grouped(end)} of ${grouped(list.length)}`), " ",
    turn("Next", start + cardsOfGroup, end < list.length));
};

const summaryOf = (rule, list) => {
  const counts = severities.map((word, level) => [word, level, list.filter((finding) => finding.severity === level).length])
    .filter(([, , count]) => count > 0);
  return make("summary", {}, mark(counts[0][1]), make("b", {}, ruleTitle(data.rules[rule])), " ",
    ...counts.map(([word, , count]) => make("span", { class: word }, counted(count, word), " ")));
};

// Of many findings one group is open at a time: that is what keeps the page short.
const groupOf = (rule, list, isAlone) => {
  const group = { rule, list, start: 0, cards: make("div", { class: "cards" }), pager: make("p", { class: "pager" }) };
  group.element = make("details", { class: "group", ...(isAlone ? {} : { name: "rule" }) }, summaryOf(rule, list), group.cards, group.pager);
  group.element.addEventListener("toggle", () => {
    if (group.element.open && group.cards.childElementCount === 0) drawCards(group, cardsOfGroup);
    else if (!group.element.open) group.cards.replaceChildren();
  });
  return group;
};
const openGroup = (group) => {
  if (group.cards.childElementCount === 0) drawCards(group, cardsOfGroup);
  group.element.open = true;
};

const grouping = (list) => {
  const byRule = new Map();
  for (const finding of list) {
    if (!byRule.has(finding.rule)) byRule.set(finding.rule, []);
    byRule.get(finding.rule).push(finding);
  }
  const worst = (all) => all.reduce((level, finding) => Math.min(level, finding.severity), severities.length);
  const count = (all) => {
    const level = worst(all);
    return all.filter((finding) => finding.severity === level).length;
  };
  return [...byRule].sort(([, left], [, right]) => worst(left) - worst(right) || count(right) - count(left));
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
    : shown.length === 0 ? "Nothing matches these filters"
    : `${grouped(shown.length)} of ${counted(findings.length, "finding")}`;
  // Who asks for buttons is not to believe that these are all: a text of a table may be one too.
  const unknown = state.kind && state.kind !== unknownKind
    ? matching(["kind"]).filter((finding) => kindOf(finding) === unknownKind).length : 0;
  if (unknown > 0) {
    status.append(shown.length === 0 ? "; " : ", ", make("a", { href: hashOf({ ...state, finding: "", kind: unknownKind }) },
      shown.length === 0 ? `${counted(unknown, "finding")} without a known view` : `${grouped(unknown)} more without a known view`));
  }
};

export const update = (before) => {
  if (findings.length === 0) {
    drawScreens();
    drawGallery();
    return;
  }
  shown = ordered(matching());
  // Without a filter, the notes of a document that are told in one line below are not listed; with one, the lines say
  // nothing about what was asked for.
  const isFiltered = hashOf({ ...state, view: "", finding: "", sort: "" }) !== "#";
  if (!isFiltered) shown = shown.filter((finding) => !finding.isFolded);
  const folded = byId("folded");
  if (folded) folded.hidden = isFiltered;
  const target = byFingerprint.get(state.finding);
  if (target && !shown.includes(target)) shown = [target, ...shown];
  const isShort = shown.length <= cardsOfGroup;
  groups = grouping(shown).map(([rule, list]) => groupOf(rule, list, isShort));
  byId("list").replaceChildren(...groups.map((group) => group.element));
  byId("list").dataset.count = String(shown.length);
  if (isShort) groups.forEach(openGroup);
  else if (shown.length < findings.length && groups.length > 0) openGroup(groups[0]);
  showStatus();
  showFilters();
  drawGallery();
  drawScreens();
  drawMatrix();
  if (target && before.finding !== state.finding) show(target);
};

export const show = (finding) => {
  const group = groups.find((one) => one.list.includes(finding));
  if (!group) return;
  const start = group.list.indexOf(finding);
  const isDrawn = start >= group.start && start < group.start + cardsOfGroup;
  if (!isDrawn) {
    group.start = start - (start % cardsOfGroup);
    group.cards.replaceChildren();
  }
  openGroup(group);
  const element = byId(finding.id);
  element.scrollIntoView({ block: "start", behavior: "instant" });
  element.focus({ preventScroll: true });
};

// Shows the finding that is so many places away from the one with the focus.
export const step = (places) => {
  const inOrder = groups.flatMap((group) => group.list);
  const focused = document.activeElement.closest("article");
  const at = focused ? inOrder.findIndex((finding) => finding.id === focused.id) : -1;
  const next = inOrder[Math.max(at + places, 0)];
  if (next) show(next);
};

// Goes to the findings that the filters leave, with the first of them open.
export const goToFindings = () => {
  if (groups.length > 0 && !groups.some((group) => group.element.open)) openGroup(groups[0]);
  byId("findings").scrollIntoView({ block: "start", behavior: "instant" });
  byId("findings").focus({ preventScroll: true });
};

addEventListener("beforeprint", () => {
  let left = printedCards;
  for (const group of groups) {
    group.element.removeAttribute("name");
    group.start = 0;
    if (left > 0) drawCards(group, left);
    group.element.open = left > 0;
    left -= Math.min(left, group.list.length);
  }
  if (shown.length > printedCards) {
    byId("status").textContent = `The first ${printedCards} of ${grouped(shown.length)}; findings.json holds all.`;
  }
});
addEventListener("afterprint", () => update(state));
