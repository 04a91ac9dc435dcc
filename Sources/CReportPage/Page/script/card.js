// One finding, as the static ones are.
import { screenHash, state } from "./address.js";
import { data, kindOfLocale, nameOf, screens, severities, severityTitles, viewWithKind } from "./data.js";
import { isolated, make } from "./elements.js";
import { pictureOf, picturesToShow } from "./label-pictures.js";
import { chainOf, fixesOf } from "./text-panel.js";
import { changeTitles, counted, escaped, sentenceOf } from "./words.js";

// What is open from the start, where the cards are few and where they are many.
const openRows = { few: 4, many: 1 };
const openCauses = 3;

const figure = (finding, picture, choices) => {
  const occurrence = finding.occurrences.find((one) => one.locale === picture.locale);
  const sentence = sentenceOf(occurrence, picture.spills);
  const title = choices.length < 2 ? make("b", {}, isolated(nameOf(picture.locale)))
    : make("select", { "aria-label": "Language of the picture" }, ...choices.map((choice) =>
      new Option(escaped(nameOf(choice.locale)), nameOf(choice.locale), false, choice === picture)));
  const result = make("figure", {},
    make("figcaption", {}, title, " ", make("span", {}, kindOfLocale(picture.locale)), " ", make("em", {}, sentence)),
    pictureOf(finding, picture, sentence));
  if (choices.length > 1) {
    title.addEventListener("change", () => {
      const next = figure(finding, choices[title.selectedIndex], choices);
      result.replaceWith(next);
      next.querySelector("select").focus();
    });
  }
  return result;
};

const picturesOf = (finding) => {
  if (finding.pictures.length === 0) return null;
  const { base, worst, others } = picturesToShow(finding, state.locale);
  const figures = [];
  if (base) figures.push(figure(finding, base, [base]));
  if (worst) figures.push(figure(finding, worst, others));
  if (figures.length === 0) figures.push(figure(finding, finding.pictures[0], [finding.pictures[0]]));
  return make("div", { class: "pictures" }, ...figures);
};

const occurrenceRow = (occurrence) => {
  const { locale, text, file, samples } = occurrence;
  const setting = occurrence.setting || (occurrence.device === null ? "" : data.devices[occurrence.device]);
  const part = (name, ...children) => [" ", make(name, {}, ...children)];
  return make("tr", { class: severities[occurrence.severity] },
    make("th", { scope: "row" }, isolated(nameOf(locale)), ...part("span", kindOfLocale(locale)),
      ...(setting ? part("span", isolated(setting)) : [])),
    make("td", {}, isolated(text),
      ...(samples ? part("span", "measured with ", isolated(samples.join(", "))) : []),
      ...(file === null ? [] : part("code", isolated(data.files[file] + ":" + occurrence.line)))),
    make("td", {}, occurrence.needed), make("td", {}, occurrence.available),
    make("td", {}, occurrence.excess, ...(occurrence.isUncertain ? part("span", "inside the error band") : [])));
};

const tableOf = (finding, amount) => {
  const count = finding.occurrences.length;
  if (count === 0) return null;
  const heads = ["Language", "Text", "Needs", "Has", "Over"];
  return make("details", count <= openRows[amount] ? { open: "" } : {},
    make("summary", {}, counted(count, "occurrence")),
    make("table", { class: "occurrences" },
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...finding.occurrences.map(occurrenceRow))));
};

const placeOf = (finding) => {
  if (finding.screen === null) return [];
  const screen = screens[finding.screen];
  // The screen is opened in the language that the list is filtered by.
  const worst = finding.occurrences.find((one) => nameOf(one.locale) === state.locale) ?? finding.occurrences[0];
  const isOnDevice = worst && worst.device !== null && data.devices.length > 1;
  const link = make("a", { class: "place", href: screenHash(screen, {
    locale: worst ? nameOf(worst.locale) : "", text: finding.object,
    device: isOnDevice ? data.devices[worst.device] : state.device,
  }) }, "Screen ", isolated(screen.title));
  return [" ", link, ...(finding.view ? [" ", isolated(viewWithKind(finding))] : [])];
};

const causesOf = (finding) => {
  if (finding.limiting.length + finding.fixes.length === 0) return null;
  const part = (title, count, list) => (count > openCauses
    ? make("details", {}, make("summary", {}, make("h4", {}, title), ` ${count}`), list) : make("div", {}, make("h4", {}, title), list));
  return make("div", { class: "causes" },
    ...(finding.limiting.length ? [part("Limiting constraints", finding.limiting.length, chainOf(finding))] : []),
    ...(finding.fixes.length ? [part("Suggested fixes (verified)", finding.fixes.length, fixesOf(finding))] : []));
};

/** Fills a card; `amount` is `few` where it is one of so few that all of it is shown at once, else `many`. */
export const fillCard = (element, finding, amount) => {
  element.setAttribute("aria-labelledby", "t-" + finding.id);
  element.replaceChildren(...[
    make("header", {},
      make("h3", { id: "t-" + finding.id },
        make("span", { class: "severity" }, severityTitles[finding.severity]), " ",
        ...(finding.change ? [make("span", { class: "change " + finding.change }, changeTitles[finding.change]), " "] : []),
        make("a", { href: "#finding=" + finding.id }, isolated(finding.title))),
      make("p", { class: "message" }, isolated(finding.message)),
      make("p", { class: "where" }, make("span", { class: "rule" }, data.rules[finding.rule]), " ",
        ...(finding.key && finding.key !== finding.title ? [make("code", { class: "key" }, isolated(finding.key)), " "] : []),
        make("code", {}, isolated(finding.file + ":" + finding.line)), ...placeOf(finding))),
    picturesOf(finding), causesOf(finding), tableOf(finding, amount),
  ].filter(Boolean));
};
