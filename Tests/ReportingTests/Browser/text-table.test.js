import assert from "node:assert/strict";
import test from "node:test";
import { module, openPage } from "./fake-document.js";

openPage("screens");
const { budgets, data, findings, kindOf, kindOfView, screens } = await module("data");
const { empty, setState } = await module("address");
const { keptBudgets, versionsOf } = await module("text-table");

const kept = (change) => {
  setState({ ...empty, view: "texts", ...change });
  return keptBudgets();
};
const screenOf = (budget) => (budget.screen === null ? null : screens[budget.screen]);

test("without filters all strings are kept", () => assert.equal(kept({}).length, budgets.length));
test("the filters of the findings hold for strings as well", () => {
  for (const budget of budgets) {
    const kind = kindOfView(screenOf(budget), budget.object);
    for (const change of [
      { table: budget.table }, { key: budget.key }, { kind }, { q: budget.key.toLowerCase() },
      ...(budget.screen === null ? [] : [{ screen: screenOf(budget).id }]),
      ...(budget.device ? [{ device: budget.device }] : []),
    ]) {
      const list = kept(change);
      assert.ok(list.includes(budget), JSON.stringify(change));
    }
    for (const change of [{ table: "?" }, { key: "?" }, { kind: "?" }, { screen: "?" }, { q: "?" }]) {
      assert.deepEqual(kept(change), [], JSON.stringify(change));
    }
  }
});
test("a language or a severity leaves out no string", () => {
  assert.equal(kept({ locale: "de", severity: ["error"], rule: "truncated-text" }).length, budgets.length);
});
test("a string has one version in each language, in the order of the languages", () => {
  const all = budgets.map(versionsOf);
  assert.ok(all.some((versions) => versions.some(({ locale }) => data.locales[locale].name === "de")));
  for (const versions of all) {
    const places = versions.map(({ locale }) => locale);
    assert.deepEqual(places, [...new Set(places)].sort((left, right) => left - right));
  }
});
test("what is known of a view comes before what a picture shows of it", () => {
  const [finding] = findings;
  assert.equal(kindOf({ ...finding, role: data.roles.indexOf("button") }), "button");
  assert.equal(kindOf({ ...finding, role: null, screen: null }), "unknown");
});
