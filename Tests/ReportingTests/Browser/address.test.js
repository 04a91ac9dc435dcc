import assert from "node:assert/strict";
import test from "node:test";
import { module } from "./fake-document.js";

const { empty, hashOf, stateOf } = await module("address");
const severities = ["error", "warning", "note"];

test("the state without filters has an empty address", () => {
  assert.equal(hashOf(empty), "#");
  assert.deepEqual(stateOf("#", severities), empty);
  assert.deepEqual(stateOf("", severities), empty);
});
test("a state and its address are the same", () => {
  const state = { ...empty, q: "a b&c=d#é", severity: ["error", "note"], locale: "zh-Hant", view: "screen", text: "x/y" };
  assert.equal(hashOf(state), "#view=screen&q=a+b%26c%3Dd%23%C3%A9&severity=error%2Cnote&locale=zh-Hant&text=x%2Fy");
  assert.deepEqual(stateOf(hashOf(state), severities), state);
});
test("names and severities that are not known are left out", () => {
  assert.deepEqual(stateOf("#severity=error,worst&colour=red&__proto__=x", severities), { ...empty, severity: ["error"] });
});
test("values are null nowhere, so that filters can be compared", () => {
  for (const value of Object.values(stateOf("#rule=x", severities))) assert.notEqual(value, null);
});
