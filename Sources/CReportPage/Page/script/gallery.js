// The gallery: the worst screens as small pictures, then the worst strings that no screen shows.
import { screenHash, state } from "./address.js";
import { byId, data, findings, nameOf, screens, severities } from "./data.js";
import { isolated, make, mark } from "./elements.js";
import { pictureOf, picturesToShow } from "./label-pictures.js";
import { levelAsked, matching } from "./matching.js";
import { askFor, cellFor, pictureIn } from "./screen-cells.js";
import { extentOf, screenPicture } from "./screen-pictures.js";
import { counted, sentenceOf } from "./words.js";

/** The number of pictures in the gallery. */
const galleryLimit = 12;
const thumbHeight = 250;
const thumbWidth = 330;

const drawnSoon = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    drawnSoon.unobserve(entry.target);
    entry.target.drawNow();
  }
}, { rootMargin: "200px" });

// A screen with what the filters leave of its findings; the worst cell that has a picture stands for it.
const entryOf = (screen, places) => {
  const included = new Set(screen.cells.flatMap((cell) => cell.findings).filter((place) => places.has(place)));
  if (included.size === 0) return null;
  const cell = cellFor(screen);
  if (!cell || !pictureIn(screen, cell) || !cell.findings.some((place) => included.has(place))) return null;
  const levels = [...included].map((place) => levelAsked(findings[place]));
  const level = Math.min(...levels);
  return { screen, cell, level, count: included.size, worst: levels.filter((one) => one === level).length };
};

/** The screens that come first, worst before others; of the copies of a document for its languages the worst. */
const worstScreens = (places) => {
  const rows = new Set();
  return screens.map((screen) => entryOf(screen, places)).filter(Boolean)
    .sort((left, right) => left.level - right.level || right.worst - left.worst || right.count - left.count
      || left.screen.place - right.screen.place)
    .filter(({ screen }) => !rows.has(screen.row) && rows.add(screen.row));
};

const thumbOf = ({ screen, cell, level, count }) => {
  const picture = pictureIn(screen, cell);
  const [, , width, height] = extentOf(screen, picture);
  const scale = Math.min(thumbHeight / height, thumbWidth / width, 1);
  const frame = make("span", { class: "canvas" });
  frame.style.width = Math.round(width * scale) + "px";
  frame.style.height = Math.round(height * scale) + "px";
  frame.drawNow = () => frame.append(screenPicture(screen, picture, false));
  drawnSoon.observe(frame);
  return make("li", { class: severities[level] },
    make("a", { href: screenHash(screen, { locale: nameOf(cell.locale), device: deviceName(cell) }) }, frame,
      make("span", { class: "name" }, mark(level), make("b", {}, isolated(screen.title))),
      make("small", {}, isolated(nameOf(cell.locale)), ", ", isolated(data.devices[cell.device] || ""), ", ", counted(count, "finding"))));
};
const deviceName = (cell) => (data.devices.length > 1 ? data.devices[cell.device] || "" : "");

const labelOf = (finding) => {
  const { worst } = picturesToShow(finding, state.locale);
  const picture = worst || finding.pictures[0];
  const occurrence = finding.occurrences.find((one) => one.locale === picture.locale);
  const level = levelAsked(finding);
  return make("li", { class: severities[level] },
    make("a", { href: "#finding=" + finding.id },
      make("span", { class: "canvas" }, pictureOf(finding, picture, sentenceOf(occurrence, picture.spills))),
      make("span", { class: "name" }, mark(level), make("b", {}, isolated(finding.title))),
      make("small", {}, isolated(nameOf(picture.locale)), ", ", sentenceOf(occurrence, picture.spills))));
};

export const drawGallery = () => {
  const section = byId("gallery");
  if (!section) return;
  askFor("");
  drawnSoon.disconnect();
  const list = matching();
  const worst = worstScreens(new Set(list.map((finding) => finding.place))).slice(0, galleryLimit);
  const loose = list.filter((finding) => finding.screen === null && finding.pictures.length > 0)
    .slice(0, Math.max(galleryLimit - worst.length, 0));
  section.hidden = worst.length + loose.length === 0;
  byId("gallery-list").replaceChildren(...worst.map(thumbOf), ...loose.map(labelOf));
};
