import assert from "node:assert/strict";
import test from "node:test";
import { module } from "./fake-document.js";

const { rowReader } = await module("rows");
const read = rowReader({ screen: ["id", "cells:cell", "note"], cell: ["locale", "severity"] });

test("a row becomes an object with the names of its columns", () => {
  assert.deepEqual(read("cell", [3, 0]), { locale: 3, severity: 0 });
});
test("what a row lacks is null", () => {
  assert.deepEqual(read("cell", [3]), { locale: 3, severity: null });
  assert.deepEqual(read("cell", [null, 1]), { locale: null, severity: 1 });
});
test("a list of rows is read with its own columns", () => {
  assert.deepEqual(read("screen", ["a", [[1, 2], [3]]]),
    { id: "a", cells: [{ locale: 1, severity: 2 }, { locale: 3, severity: null }], note: null });
});
test("a list of rows that is not there is empty", () => {
  assert.deepEqual(read("screen", ["a", null, "x"]), { id: "a", cells: [], note: "x" });
  assert.deepEqual(read("screen", ["a"]).cells, []);
});
test("a kind that the data does not name is an error", () => {
  assert.throws(() => read("budget", []), TypeError);
});
