import assert from "node:assert/strict";
import test from "node:test";
import { module, openPage, strict } from "./fake-document.js";

openPage("screens");
const { budgets, data, findings, kindChoices, kindOf, screens, sourcePlace, viewWithKind } = await module("data");
const { empty, setState } = await module("address");
const { cellFor, pictureIn, hashAt } = await module("screen-cells");
const { screenPicture, signAlone, signOf, textsOf, wordsOfSign } = await module("screen-pictures");

test("all rows of the sample have the columns that pictures are drawn from", () => {
  for (const screen of screens) {
    for (const picture of screen.pictures) {
      const result = screenPicture(screen, strict(picture), true);
      assert.equal(result.attributes.get("role"), "group");
      assert.equal(result.all("rect").filter((rect) => rect.attributes.get("class") === "hit").length, picture.texts.length);
    }
  }
});
test("a picture says how many texts are cut", () => {
  const labels = screens.flatMap((screen) => screen.pictures.map((picture) =>
    [screenPicture(screen, picture, false).attributes.get("aria-label"), textsOf(picture).filter((text) => text.isCut).length]));
  assert.ok(labels.some(([, count]) => count > 0));
  for (const [label, count] of labels) assert.equal(label.endsWith(" cut"), count > 0);
});
test("texts have their words in place of numbers", () => {
  const [text] = textsOf(screens[0].pictures[0]);
  for (const name of ["key", "object", "value"]) assert.equal(typeof text[name], "string");
});
test("a picture from the right has its arrow on the other side", () => {
  const arrows = (wanted) => screens.flatMap((screen) => screen.pictures.filter((one) => Boolean(one.isRightToLeft) === wanted)
    .map((one) => screenPicture(screen, one, false).all("path").at(-1).attributes.get("d")));
  assert.ok(arrows(true).length > 0 && arrows(true).every((path) => !path.startsWith("M2 ")));
  assert.ok(arrows(false).every((path) => path.startsWith("M2 -11h26")));
});
test("signs tell severities, what fits and what was not checked", () => {
  assert.equal(signOf({ severity: 0, texts: 3, unchecked: 0 }), 0);
  assert.equal(signOf({ severity: null, texts: 3, unchecked: 1 }), "fits");
  assert.equal(signOf({ severity: null, texts: 0, unchecked: 1 }), "unchecked");
  assert.equal(signOf({ severity: null, texts: 0, unchecked: 0 }), "fits");
  assert.equal(signOf({ severity: null, texts: 3, unchecked: 0, leftOut: 2 }), "left-out");
  assert.equal(signOf({ severity: 2, texts: 3, unchecked: 0, leftOut: 2 }), 2);
  assert.deepEqual(wordsOfSign({ severity: null, texts: 3, unchecked: 0, leftOut: 2 }, "fits"), ["2 findings left out"]);
  assert.deepEqual(wordsOfSign({ severity: null, texts: 3, unchecked: 0, leftOut: null }, "all fits"), ["all fits"]);
  assert.deepEqual(wordsOfSign({ severity: null, texts: 0, unchecked: 1, leftOut: null }, "fits"), []);
  assert.deepEqual([{ isUnchecked: 1, isCut: 1 }, { isCut: 1 }, {}].map(signAlone), ["unchecked", 2, "fits"]);
});
test("the cell of an address is the one with its language, else the worst with a picture", () => {
  setState({ ...empty, locale: "de" });
  assert.equal(data.locales[cellFor(screens[0]).locale].name, "de");
  setState({ ...empty });
  const worst = cellFor(screens[0]);
  assert.equal(worst.severity, Math.min(...screens[0].cells.map((cell) => cell.severity ?? 3)));
  assert.notEqual(worst.locale, sourcePlace);
  assert.ok(pictureIn(screens[0], worst));
  assert.match(hashAt(screens[0], worst, { text: "T" }), new RegExp(`^#view=screen&.*screen=${screens[0].id}.*text=T`));
});
test("the kind of a finding is that of its view", () => {
  const known = findings.map(kindOf);
  assert.ok(known.some((kind) => kind !== "unknown"));
  for (const kind of known) assert.ok(kindChoices.some(([name]) => name === kind));
  assert.deepEqual(kindChoices.map(([name]) => name), [...data.roles, "unknown"]);
});
test("a view is named with its kind, unless its name has it", () => {
  const finding = findings.find((one) => kindOf(one) === "label");
  assert.equal(viewWithKind({ ...finding, view: '"Done"' }), 'label "Done"');
  assert.equal(viewWithKind({ ...finding, view: "label a-b-c" }), "label a-b-c");
  assert.equal(viewWithKind({ ...finding, screen: null, role: null, view: '"Done"' }), '"Done"');
});
test("a budget without a limit has no number of characters", () => {
  assert.ok(budgets.some((budget) => budget.available === null && budget.characters === null));
  for (const budget of budgets) assert.equal(budget.available === null, budget.characters === null);
});
test("what is beyond a box is hatched for at most 60 points", () => {
  const [screen] = screens;
  const [picture] = screen.pictures;
  const cut = (needed, isRightToLeft = null) => {
    const text = { ...picture.texts[0], box: [100, 50, 80, 20], needed, isCut: 1, isRightToLeft };
    const names = ["x", "y", "width", "height"];
    return screenPicture(screen, { ...picture, texts: [text] }, false).all("rect")
      .filter((rect) => rect.attributes.get("class") === "hatch")
      .map((rect) => names.map((name) => Number(rect.attributes.get(name))));
  };
  assert.deepEqual(cut([110, 20]), [[180, 50, 30, 20]]);
  assert.deepEqual(cut([500, 20]), [[180, 50, 60, 20]]);
  assert.deepEqual(cut([500, 20], 1), [[40, 50, 60, 20]]);
  assert.deepEqual(cut([80, 300]), [[100, 70, 80, 60]]);
  assert.deepEqual(cut([80.04, 20.04]), []);
});
// A screen with one text that is cut, on a view with a ground, or without one.
const drawnWith = (ink, ground) => {
  const [screen] = screens;
  const [picture] = screen.pictures;
  const [text] = picture.texts;
  const looks = [{ control: null, ink }, { control: null, background: ground }].map((look) => data.looks.push(look) - 1);
  const places = [{ frame: [10, 10, 50, 20], object: text.object, role: 0, look: looks[0] },
    { frame: [0, 0, ...picture.size], object: text.object + 1, role: 0, look: looks[1] }].map((box) => data.boxes.push(box) - 1);
  const runs = [{ x: 10, baseline: 25, run: 0 }];
  const cut = { ...text, box: [10, 10, 50, 20], needed: [90, 20], isCut: 1, runs };
  const drawn = screenPicture({ ...screen, surface: "phone" }, { ...picture, boxes: places, texts: [cut] }, false);
  const classOf = (rect) => rect.attributes.get("class") ?? "";
  const rects = drawn.all("rect");
  return {
    paper: rects.find((rect) => classOf(rect) === "screen").attributes.get("fill"),
    tint: classOf(rects.find((rect) => classOf(rect).startsWith("spill"))),
  };
};
test("text that is cut can be read on its tint, whatever its colour", () => {
  assert.equal(drawnWith("#ffffffff", "#000000ff").tint, "spill under-light");
  assert.equal(drawnWith("#000000ff", "#ffffffff").tint, "spill under-dark");
  assert.equal(drawnWith("labelColor", "#ffffffff").tint, "spill");
});
test("a view without a ground of its own whose text is light is drawn on a dark one", () => {
  const dark = "#1f2124";
  assert.equal(drawnWith("#ffffffff", "#00000000").paper, dark);
  assert.equal(drawnWith("#ffffffff", null).paper, dark);
  assert.equal(drawnWith("#ffffffff", "#112233ff").paper, "#112233ff");
  assert.notEqual(drawnWith("#000000ff", null).paper, dark);
  assert.notEqual(drawnWith("labelColor", null).paper, dark);
});
