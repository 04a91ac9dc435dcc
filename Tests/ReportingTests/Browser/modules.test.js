import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";
import { module, openPage } from "./fake-document.js";

const target = new URL("../../../Sources/CReportPage/", import.meta.url);
const source = (name) => readFileSync(new URL(`Page/${name}`, target), "utf8");
const embedded = [...readFileSync(new URL("embed.c", target), "utf8").matchAll(/#embed "Page\/((?:script|style)\/[^"]+)"/g)]
  .map((match) => match[1]);
const scripts = embedded.filter((name) => name.startsWith("script/"));

test("every module and style sheet is embedded once", () => {
  const files = ["script", "style"].flatMap((folder) =>
    readdirSync(new URL(`Page/${folder}`, target)).map((name) => `${folder}/${name}`));
  assert.deepEqual([...embedded].sort(), files.sort());
});
test("imports name what modules export", async () => {
  openPage("screens");
  for (const name of scripts.filter((one) => one !== "script/main.js")) {
    // Modules that look at elements while they are loaded need a browser; the names of their imports are checked before.
    await module(name.slice("script/".length, -".js".length)).catch((error) => assert.ok(!(error instanceof SyntaxError), `${name}: ${error}`));
  }
});
test("no two modules use one name at their top level, so that they can be one script", () => {
  const joined = scripts.map(source).join("").replace(/^import [^;]*;$/gm, "").replace(/^export /gm, "");
  assert.doesNotThrow(() => new vm.Script(`"use strict";(() => {${joined}})();`));
});
test("a module imports what it calls of other modules, and nothing else", () => {
  const exported = new Map(scripts.flatMap((name) =>
    [...source(name).matchAll(/^export (?:const|let) (\w+)/gm)].map((match) => [match[1], name])));
  for (const name of scripts) {
    const text = source(name);
    const imported = new Set([...text.matchAll(/^import \{([^}]*)\}/gm)].flatMap((match) => match[1].split(",").map((one) => one.trim()).filter(Boolean)));
    const code = text.replace(/^import [^;]*;$/gm, "").replace(/^\s*\/\/.*$/gm, "").replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
    for (const one of imported) {
      assert.ok(exported.has(one), `${name} imports '${one}', which no module exports`);
      assert.match(code, new RegExp(`\\b${one}\\b`), `${name} does not use '${one}'`);
    }
    for (const [one, owner] of exported) {
      if (owner === name || imported.has(one) || new RegExp(`const ${one}\\b`).test(code)) continue;
      assert.doesNotMatch(code, new RegExp(`(?<![.\\w])${one}\\(`), `${name} calls '${one}' of ${owner} without an import`);
    }
  }
});
test("texts never become markup", () => {
  for (const name of scripts) assert.doesNotMatch(source(name), /innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
});
test("no module needs the network", () => {
  for (const name of scripts) assert.doesNotMatch(source(name), /\bfetch\(|XMLHttpRequest|WebSocket|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
});
