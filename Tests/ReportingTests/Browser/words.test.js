import assert from "node:assert/strict";
import test from "node:test";
import { module } from "./fake-document.js";

const words = await module("words");

const table = (name, work, rows) => test(name, () => {
  for (const [expected, ...values] of rows) assert.equal(work(...values), expected);
});

table("numbers have commas between thousands", words.grouped, [["0", 0], ["999", 999], ["1,000", 1000], ["1,234,567", 1234567]]);
table("counted things have a number", words.counted, [["1 text", 1, "text"], ["0 texts", 0, "text"], ["2,300 texts", 2300, "text"]]);
table("points have at most one decimal", words.points, [["120 pt", 120], ["86.7 pt", 86.66], ["0.1 pt", 0.05]]);
table("coordinates have at most two decimals and no minus zero", words.short, [["0", -0.001], ["1.01", 1.005001], ["-3", -3]]);
table("shares are percentages with a sign", words.percent,
  [["+19 %", 0.19], ["+0.5 %", 0.005], ["+0.9 %", 0.0094], ["+1 %", 0.0095], ["-20 %", -0.2], ["+0 %", 0]]);
table("rules have words", words.ruleTitle, [["Truncated text", "truncated-text"], ["Untranslated", "untranslated"]]);
table("hidden characters are named", words.escaped, [
  ["a\\u{1B}[31m", "a\u001b[31m"], ["\\u{202E}x", "\u202ex"], ["\\u{E0041}", "\u{e0041}"], ["\\u{A}", "\n"], ["grüße 👋", "grüße 👋"],
]);

const occurrence = (needed, available, excess, isUncertain = null) => ({ needed, available, excess, isUncertain });
table("a sentence says what does not fit", words.sentenceOf, [
  ["fits", undefined, []],
  ["", undefined, [[0, 0, 1, 1]]],
  ["does not fit", occurrence("", "", ""), []],
  ["needs 164 pt, has 120 pt (+37 %)", occurrence("164 pt", "120 pt", "+37 %"), []],
  ["needs 3 lines, has 2 lines", occurrence("3 lines", "2 lines", "+50 %"), []],
  ["is shrunk to 62 %, below 75 %", occurrence("62 %", "75 %", "+21 %"), []],
  ["needs 164 pt, has 120 pt (+37 %), inside the error band", occurrence("164 pt", "120 pt", "+37 %", 1), []],
]);

const text = (change) => ({ box: [0, 0, 100, 20], needed: [50, 20], scale: 1, isCut: null, isUnchecked: null, isUntranslated: null, ...change });
table("the room of a text is in words", words.roomOf, [
  ["takes 50 pt of 100 pt", text({})],
  ["takes 50 pt of 100 pt, shrunk to 80 %", text({ scale: 0.8 })],
  ["takes 50 pt of 100 pt, not translated", text({ isUntranslated: 1 })],
  ["takes 100 pt of 100 pt", text({ needed: [100.04, 20] })],
  ["needs 100.1 pt, has 100 pt", text({ needed: [100.06, 20] })],
  ["needs 40 pt of height, has 20 pt", text({ needed: [50, 40], isCut: 1 })],
  ["takes 50 pt of 100 pt", text({ needed: [50, 40] })],
  ["does not fit", text({ isCut: 1 })],
  ["not checked: its box is not known", text({ isUnchecked: 1, needed: [500, 500] })],
]);

test("a budget says how much fits", () => {
  assert.deepEqual(words.budgetWords({ available: null }), ["Nothing limits its width."]);
  assert.deepEqual(words.budgetWords({ available: 120, width: 86.7, characters: 3 }),
    ["3 more characters of average width fit: ", "it takes 86.7 pt of 120 pt."]);
  assert.equal(words.budgetWords({ available: 80, width: 86.7, characters: -1 })[0], "Not one more character fits: ");
  assert.equal(words.budgetWords({ available: 90, width: 86.7, characters: 1 })[0], "1 more character of average width fit: ");
});

test("a language without findings says so", () => {
  const german = { name: "de", kind: "translation" };
  assert.equal(words.localeChoice(german, true), "de, German (translation)");
  assert.equal(words.localeChoice(german, false), "de, German (translation, nothing found)");
  assert.equal(words.localeChoice({ name: "en-XA", kind: "forecast" }, false), "en-XA (forecast, nothing found)");
});
