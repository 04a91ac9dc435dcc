// Pictures as files, and links to them.
import { state } from "./address.js";
import { byId } from "./data.js";
import { make } from "./elements.js";

// What a style sheet says of a shape, which a file has to say itself.
const painted = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "opacity", "font-size", "font-weight", "font-family", "text-anchor", "vector-effect"];
const space = "http://www.w3.org/2000/svg";

/** A picture of the page as the text of an SVG file that needs nothing of the page. */
const fileOf = (picture) => {
  const copy = picture.cloneNode(true);
  const originals = [picture, ...picture.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  const used = new Set();
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const name of painted) {
      const value = style.getPropertyValue(name);
      if (value && value !== "auto") copies[index].setAttribute(name, value);
    }
    const link = original.getAttribute("href");
    if (original.localName === "use" && link) used.add(link.slice(1));
    for (const [, id] of (style.fill || "").matchAll(/url\("?#([\w-]+)"?\)/g)) used.add(id);
  });
  for (const hit of copy.querySelectorAll(".hit")) hit.remove();
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["class", "tabindex", "style"]) one.removeAttribute(name);
  }
  const defs = document.createElementNS(space, "defs");
  for (const id of used) {
    const original = byId(id);
    if (!original) continue;
    const definition = original.cloneNode(true);
    const shape = original.querySelector("rect");
    if (original.localName === "pattern" && shape) {
      definition.firstElementChild.setAttribute("fill", getComputedStyle(shape).fill);
      definition.firstElementChild.setAttribute("fill-opacity", "0.3");
    }
    defs.append(definition);
  }
  copy.prepend(defs);
  copy.setAttribute("xmlns", space);
  return new XMLSerializer().serializeToString(copy);
};

/** Saves a file under a name. */
export const saveFile = (name, blob) => {
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
const pngOf = (text, [width, height], scale) => new Promise((resolve, reject) => {
  const image = new Image();
  image.addEventListener("load", () => {
    const canvas = make("canvas", { width: String(Math.round(width * scale)), height: String(Math.round(height * scale)) });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))));
  });
  image.addEventListener("error", reject);
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
});

const copied = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make("textarea", { readonly: "" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
};

/** Buttons for the picture of the language that is shown. */
export const exportButtons = (screen) => {
  const said = make("span", { class: "spoken", role: "status" });
  const button = (id, title, label, work) => {
    const element = make("button", { type: "button", id, "aria-label": label }, title);
    element.addEventListener("click", async () => {
      const answer = await work();
      if (!answer) return;
      said.textContent = answer;
      element.textContent = answer;
      setTimeout(() => { element.textContent = title; }, 1500);
    });
    return element;
  };
  const shownPicture = () => [...document.querySelectorAll("#stage .picture")].at(-1);
  const name = () => [screen.title, state.locale].filter(Boolean).join(" ").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "screen";
  return make("div", { class: "segments export", role: "group", "aria-label": "Export" },
    button("copy-link", "Copy link", "Copy link", async () => (await copied(location.href) ? "Copied" : "Not copied")),
    button("save-svg", "SVG", "Save as SVG", () => saveFile(name() + ".svg", new Blob([fileOf(shownPicture())], { type: "image/svg+xml" }))),
    button("save-png", "PNG", "Save as PNG", async () => {
      const picture = shownPicture();
      const { width, height } = picture.viewBox.baseVal;
      saveFile(name() + ".png", await pngOf(fileOf(picture), [width, height], 2));
    }), said);
};
