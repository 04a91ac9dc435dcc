import assert from "node:assert/strict";
import test from "node:test";
import { module, openPage, strict } from "./fake-document.js";

openPage("small");
const { findings } = await module("data");
const { glyphRuns, pictureOf, picturesToShow } = await module("label-pictures");
const { fillCard } = await module("card");
const { isolated } = await module("elements");
const first = strict(findings[0]);

test("glyphs are placed by steps", () => {
  const [group] = glyphRuns([{ x: 1, baseline: 2.5, scale: 0.017, glyphs: [4, 5], steps: [0, 1000], heights: null }]);
  assert.equal(group.markup, '<g transform="translate(1 2.5) scale(0.017 -0.017)">'
    + '<use href="#g4" x="0" y="0"></use><use href="#g5" x="1000" y="0"></use></g>');
});
test("glyphs can be above the baseline", () => {
  const [group] = glyphRuns([{ x: 0, baseline: 0, scale: 1, glyphs: [4, 5], steps: [7, -2], heights: [3, -4] }]);
  assert.deepEqual(group.all("use").map((use) => [use.attributes.get("x"), use.attributes.get("y")]), [["7", "3"], ["5", "-4"]]);
});
test("a picture names its language, its text and what it lacks", () => {
  const { base, worst } = picturesToShow(first, "");
  assert.equal(pictureOf(first, base, "fits").attributes.get("aria-label"), "en: “Add Photo” fits");
  assert.equal(pictureOf(first, worst, "needs more").attributes.get("aria-label"), "de: “Foto hinzufügen …” needs more");
});
test("what is beyond the box is tinted and hatched", () => {
  const { base, worst } = picturesToShow(first, "");
  const classes = (picture) => pictureOf(first, picture, "").all("rect").map((rect) => rect.attributes.get("class"));
  assert.deepEqual(classes(base), ["paper", "box open0"]);
  assert.deepEqual(classes(worst), ["spill", "hatch", "paper", "box open0"]);
});
test("the language that is asked for is shown beside the source language", () => {
  assert.equal(picturesToShow(first, "he").worst.text, "הוספת תמונה חדשה");
  assert.equal(picturesToShow(first, "ja").worst.text, "Foto hinzufügen …");
});
test("a card says what the finding is", () => {
  const card = globalThis.document.createElement("article");
  fillCard(card, first, "few");
  const [heading] = card.all("h3");
  assert.equal(heading.textContent, "Error Add Photo");
  assert.equal(card.all("code")[0].textContent, "ADD_PHOTO_TITLE");
  assert.equal(card.all("code")[1].textContent, "App/en.lproj/Localizable.strings:12");
  assert.equal(card.all("summary")[0].textContent, "3 occurrences");
  const rows = card.all("tbody")[0].all("tr");
  assert.equal(rows.length, 3);
  assert.match(rows[0].textContent, /^de translationFoto hinzufügen … App\/de\.lproj\/Localizable\.strings:12164 pt120 pt\+37 %$/);
});
test("labels of dimensions are behind short lines and over the middle of long ones", () => {
  const picture = picturesToShow(first, "").worst;
  const [dimension] = picture.dimensions;
  const drawn = (change) => pictureOf(first, { ...picture, dimensions: [{ ...dimension, line: [0, 5, 40, 5], at: [20, 9], label: "40 pt", ...change }] }, "");
  const none = { isVertical: null, isExcessive: null, isLabelBehind: null };
  const anchor = (change) => drawn({ ...none, ...change }).all("text")[0].attributes.get("text-anchor");
  assert.deepEqual([anchor({}), anchor({ isLabelBehind: 1 })], ["middle", "start"]);
  const [group] = drawn(none).all("g").filter((one) => one.attributes.get("class") === "available");
  assert.match(group.markup, /<path d="M0 5L40 5M0 [\d.]+V[\d.]+M40 [\d.]+V[\d.]+"><\/path><text x="20" y="9" text-anchor="middle">40 pt<\/text>/);
  const needed = drawn({ ...none, isVertical: 1, isExcessive: 1 }).all("g").filter((one) => one.attributes.get("class") === "needed");
  assert.match(needed[0].markup, /M-[\d.]+ 5H[\d.]+M[\d.]+ 5H[\d.]+/);
});
test("a table of up to four places is open, and of one where there are many cards", () => {
  const open = (count, amount) => {
    const card = globalThis.document.createElement("article");
    fillCard(card, { ...findings[0], occurrences: Array(count).fill(findings[0].occurrences[0]) }, amount);
    return card.all("details").map((details) => details.attributes.has("open"));
  };
  assert.deepEqual([open(0, "few"), open(4, "few"), open(5, "few")], [[], [true], [false]]);
  assert.deepEqual([open(1, "many"), open(2, "many")], [[true], [false]]);
});
test("texts from input are isolated, with hidden characters as chips", () => {
  assert.equal(isolated("a\u001b\u202e").markup,
    '<bdi>a<span class="chip">U+001B</span><span class="chip">U+202E</span></bdi>');
  assert.equal(isolated("<b>").children[0], "<b>");
});
