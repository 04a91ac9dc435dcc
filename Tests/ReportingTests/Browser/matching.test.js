import assert from "node:assert/strict";
import test from "node:test";
import { module, openPage, strict } from "./fake-document.js";

openPage("small");
const { empty, setState } = await module("address");
const { findings, levelIn, showsAt, data } = await module("data");
findings.forEach((finding, place) => { findings[place] = strict(finding, ["text"]); });
const { levelAsked, matching, wordsOf } = await module("matching");

const keys = (change, without) => {
  setState({ ...empty, ...change });
  return matching(without).map((finding) => finding.key);
};
const all = ["ADD_PHOTO_TITLE", "GREETING", "SETTINGS"];

test("without filters all findings are shown, worst first", () => assert.deepEqual(keys({}), all));
for (const [change, expected] of [
  [{ severity: ["warning"] }, ["GREETING"]],
  [{ severity: ["error", "note"] }, ["ADD_PHOTO_TITLE", "SETTINGS"]],
  [{ locale: "he" }, ["ADD_PHOTO_TITLE"]],
  [{ locale: "de" }, ["ADD_PHOTO_TITLE", "GREETING"]],
  [{ locale: "xx" }, []],
  [{ table: "Menu" }, ["SETTINGS"]],
  [{ key: "GREETING" }, ["GREETING"]],
  [{ rule: "too-many-lines" }, ["GREETING"]],
  [{ size: "large" }, all],
  [{ size: "small" }, []],
  [{ kind: "unknown" }, ["ADD_PHOTO_TITLE", "GREETING"]],
  [{ kind: "button" }, ["SETTINGS"]],
  [{ kind: "label" }, []],
  [{ q: "foto HINZU" }, ["ADD_PHOTO_TITLE"]],
  [{ q: "menu.strings" }, ["SETTINGS"]],
  [{ q: "reise greeting" }, ["GREETING"]],
  [{ q: "reise settings" }, []],
  [{ severity: ["error"], locale: "de" }, ["ADD_PHOTO_TITLE"]],
]) {
  test(`filters ${JSON.stringify(change)}`, () => assert.deepEqual(keys(change), expected));
}
test("a filter can be left out", () => {
  assert.deepEqual(keys({ severity: ["note"], locale: "he" }, ["locale"]), ["SETTINGS"]);
  assert.deepEqual(keys({ q: "reise" }, ["q"]), all);
});
test("words are told apart by white space", () => assert.deepEqual(wordsOf("  One\ttwo  "), ["one", "two"]));
test("the level of a finding is its worst in a language", () => {
  const de = data.locales.findIndex((locale) => locale.name === "de");
  const ja = data.locales.findIndex((locale) => locale.name === "ja");
  assert.deepEqual(findings.map((finding) => levelIn(finding, de, null, null)), [0, 1, 3]);
  assert.deepEqual(findings.map((finding) => levelIn(finding, ja, null, null)), [3, 3, 3]);
});
test("the level that is shown is that of the language that is asked for", () => {
  const occurrences = [{ locale: 0, device: null, textSize: null, severity: 0 }, { locale: 1, device: null, textSize: null, severity: 1 }];
  const finding = { severity: 0, occurrences };
  const shown = (locale) => {
    setState({ ...empty, locale });
    return levelAsked(finding);
  };
  assert.equal(shown(""), 0);
  assert.equal(shown(data.locales[1].name), 1);
  assert.equal(shown(data.locales[0].name), 0);
});
test("an occurrence without a device shows on all devices", () => {
  assert.equal(showsAt({ device: null, textSize: 0 }, 2, null), true);
  assert.equal(showsAt({ device: 1, textSize: 0 }, 2, null), false);
  assert.equal(showsAt({ device: 0, textSize: 0 }, 0, 0), true);
  assert.equal(showsAt({ device: 0, textSize: 1 }, 0, 0), false);
});
