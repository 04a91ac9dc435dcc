// As much of a document as the page's modules need to be loaded and to build elements outside a browser.
import { readFileSync } from "node:fs";

class FakeElement {
  constructor(name) {
    this.name = name;
    this.attributes = new Map();
    this.children = [];
    this.style = {};
    this.dataset = {};
    this.classList = { add: (word) => this.classes.add(word), remove: (word) => this.classes.delete(word) };
    this.classes = new Set();
  }
  setAttribute(name, value) { this.attributes.set(name, String(value)); }
  append(...children) { this.children.push(...children); }
  replaceChildren(...children) { this.children = children; }
  addEventListener() {}
  get textContent() { return this.children.map((child) => child.textContent ?? child).join(""); }
  set textContent(text) { this.children = [text]; }

  /** Markup as the static page has it; texts are not escaped. */
  get markup() {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
    const content = this.children.map((child) => child.markup ?? child).join("");
    return `<${this.name}${attributes}>${content}</${this.name}>`;
  }

  /** All elements of a name below this one. */
  all(name) {
    const below = this.children.filter((child) => child instanceof FakeElement);
    return below.flatMap((child) => [...(child.name === name ? [child] : []), ...child.all(name)]);
  }
}

const fixture = (name) => readFileSync(new URL(`../Fixtures/page-${name}.json`, import.meta.url), "utf8");

/** Makes the globals of a page with the data of a sample: `small` or `screens`. */
export const openPage = (name) => {
  const data = { textContent: fixture(name) };
  globalThis.document = {
    getElementById: (id) => (id === "data" ? data : null),
    createElement: (element) => new FakeElement(element),
    createElementNS: (space, element) => new FakeElement(element),
    activeElement: null,
  };
  globalThis.Option = class extends FakeElement {
    constructor(text, value) {
      super("option");
      this.append(text);
      this.setAttribute("value", value);
    }
  };
  globalThis.location = { hash: "" };
  globalThis.addEventListener = () => {};
  globalThis.IntersectionObserver = class {};
};

/** A row that throws when a column is asked for that it does not have. */
export const strict = (row, allowed = []) => new Proxy(row, {
  get: (target, name) => {
    if (typeof name === "string" && !(name in target) && !allowed.includes(name)) throw new Error(`no column '${name}'`);
    const value = target[name];
    return Array.isArray(value) ? value.map((one) => (one?.constructor === Object ? strict(one) : one)) : value;
  },
});

export const module = (name) => import(`../../../Sources/CReportPage/Page/script/${name}.js`);
