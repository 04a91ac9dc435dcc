// One screen: two languages to compare, or all languages; beside them what is said about a text.
import { empty, hashOf, screenHash, setState, state } from "./address.js";
import { byId, data, isComparison, nameOf, screenWith, screens, sourcePlace } from "./data.js";
import { isolated, keepingFocus, make, mark, spoken } from "./elements.js";
import { exportButtons } from "./picture-export.js";
import { askFor, cellAt, cellFor, hashAt, linkText, pictureBefore, pictureIn } from "./screen-cells.js";
import { absent, caption, figureOf, runFigure, stackOf } from "./screen-comparison.js";
import { extentOf, screenPicture, signOf, uncheckedIn, wordsOfSign } from "./screen-pictures.js";
import { keepZoom, nextZoom, setZoom } from "./screen-zoom.js";
import { watchTexts } from "./text-panel.js";
import { counted, escaped } from "./words.js";

export const modes = [
  { name: "side", title: "Side by side" }, { name: "difference", title: "Difference" }, { name: "blink", title: "Blink" },
  { name: "slider", title: "Slider" },
  { name: "all", title: "All languages" },
];

const strip = (screen, chosen) => make("ul", { class: "strip", "aria-label": "Languages" },
  ...data.locales.map((locale, place) => cellAt(screen, place, chosen)).filter(Boolean).map((cell) => {
    const count = cell.findings.length;
    const words = cell.severity !== null ? [counted(count, "finding")]
      : [...wordsOfSign(cell, "fits"), ...uncheckedIn(cell)];
    const link = make("a", { href: hashAt(screen, cell, linkText()), id: "strip-" + cell.locale }, mark(signOf(cell)),
      isolated(nameOf(cell.locale)), count ? make("b", { "aria-hidden": "true" }, String(count)) : "",
      spoken(" " + words.join(", ")));
    if (cell.locale === chosen.locale && state.mode !== "all") link.setAttribute("aria-current", "true");
    return make("li", {}, link);
  }));

const toolbar = (screen, chosen) => {
  const select = (name, title, column, names) => {
    const used = [...new Set(screen.cells.map((cell) => cell[column]))];
    if (used.length < 2) return [];
    const element = make("select", { id: "screen-" + name, "aria-label": title }, ...used.map((place) =>
      new Option(escaped(names[place]), names[place], false, chosen[column] === place)));
    element.addEventListener("change", () => {
      location.hash = hashAt(screen, chosen, { [name]: element.value, text: state.text });
    });
    return [element];
  };
  const buttons = modes.map(({ name, title }) => {
    const button = make("button", { type: "button", id: "mode-" + name, "aria-pressed": String(state.mode === name) }, title);
    button.addEventListener("click", () => { location.hash = hashAt(screen, chosen, { mode: name, text: state.text }); });
    return button;
  });
  const scale = (id, label, title, next) => {
    const button = make("button", { type: "button", id, "aria-label": title }, label);
    button.addEventListener("click", () => setZoom(next()));
    return button;
  };
  const appearances = [["", "Light"], ["dark", "Dark"]].map(([name, title]) => {
    const button = make("button", { type: "button", id: "appearance-" + (name || "light"), "aria-pressed": String(state.appearance === name) }, title);
    button.addEventListener("click", () => { location.hash = hashAt(screen, chosen, { appearance: name, text: state.text }); });
    return button;
  });
  return make("div", { class: "tools" },
    ...select("device", "Device", "device", data.devices), ...select("size", "Text size", "textSize", data.textSizes),
    make("div", { class: "segments", role: "group", "aria-label": "Comparison" }, ...buttons),
    ...(screen.surface === null ? [] : [make("div", { class: "segments", role: "group", "aria-label": "Appearance of the app" }, ...appearances)]),
    ...(state.mode === "all" || !pictureIn(screen, chosen) ? [] : [exportButtons(screen)]),
    make("div", { class: "segments zoom", role: "group", "aria-label": "Zoom" },
      scale("zoom-out", "−", "Smaller", () => nextZoom(-1)), scale("zoom-fit", "Fit", "Fit the window", () => 0),
      scale("zoom-in", "+", "Larger", () => nextZoom(1))));
};

const lazily = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    lazily.unobserve(entry.target);
    entry.target.drawNow();
  }
}, { rootMargin: "600px 0px" });

const gridOf = (screen, chosen) => {
  const cells = data.locales.map((locale, place) => cellAt(screen, place, chosen)).filter(Boolean);
  return make("div", { class: "grid" }, ...cells.map((cell) => {
    const picture = pictureIn(screen, cell);
    const link = make("a", {
      href: hashAt(screen, cell, { mode: "side" }), "aria-label": escaped(`${nameOf(cell.locale)} beside the source language`),
    });
    if (picture) {
      const [, , width, height] = extentOf(screen, picture);
      link.style.aspectRatio = `${width} / ${height}`;
      link.drawNow = () => link.append(screenPicture(screen, picture, false));
      lazily.observe(link);
    } else {
      link.append(absent());
    }
    return make("figure", {}, caption(screen, cell, picture), link);
  }));
};

const stageOf = (screen, chosen) => {
  if (state.mode === "all") return gridOf(screen, chosen);
  if (isComparison) {
    const sides = [{ name: "before", picture: pictureBefore(screen, chosen) }, { name: "after", picture: pictureIn(screen, chosen) }];
    if (sides.every(({ picture }) => picture) && state.mode !== "side") return stackOf(screen, ...sides);
    return make("div", { class: "pair" }, ...sides.map((side, place) => runFigure(screen, side, place === 1)));
  }
  const base = cellAt(screen, sourcePlace, chosen);
  const isPair = base && base !== chosen;
  const bothDrawn = isPair && pictureIn(screen, base) && pictureIn(screen, chosen);
  if (bothDrawn && state.mode !== "side") {
    return stackOf(screen, ...[base, chosen].map((cell) => ({ name: nameOf(cell.locale), picture: pictureIn(screen, cell) })));
  }
  return make("div", { class: "pair" }, ...(isPair ? [figureOf(screen, base)] : []), figureOf(screen, chosen));
};

const neighbours = (screen) => {
  const link = (other, title) => (other
    ? make("a", { href: screenHash(other, { mode: state.mode, locale: state.locale }) }, title, " ", isolated(other.title)) : "");
  return make("nav", { class: "crumbs", "aria-label": "Screens" },
    make("a", { href: hashOf({ ...empty, device: state.device, size: state.size }) }, "All screens"),
    link(screens[screen.place - 1], "Previous:"), link(screens[screen.place + 1], "Next:"));
};

export const drawScreen = () => {
  const screen = screenWith(state.screen);
  const view = byId("screen-view");
  if (!screen || screen.cells.length === 0) {
    view.replaceChildren(make("h2", { id: "screen-title", tabindex: "-1" }, "No such screen"),
      make("p", {}, make("a", { href: "#" }, "All screens")));
    return;
  }
  if (!modes.some(({ name }) => name === state.mode)) setState({ ...state, mode: "side" });
  const showsAll = state.mode === "all";
  const chosen = cellFor(screen);
  askFor(state.text);
  const panel = make("aside", { id: "panel", "aria-label": "Labels" });
  const stage = make("div", { id: "stage", class: state.mode + (state.appearance === "dark" ? " dark-app" : "") }, stageOf(screen, chosen));
  const link = make("a", { href: hashOf({ ...empty, screen: screen.id }) }, "Findings of this screen");
  const device = data.devices[chosen.device] || "";
  const counts = `, ${counted(screen.views, "view")}, ${counted(chosen.texts + chosen.unchecked, "label")}`;
  keepingFocus(() => view.replaceChildren(neighbours(screen),
    make("h2", { id: "screen-title", tabindex: "-1" }, isolated(screen.title)),
    make("p", { class: "where" }, make("code", {}, isolated(screen.file)), counts, device ? ", " : "", isolated(device), " ", link),
    strip(screen, chosen), toolbar(screen, chosen),
    make("div", { class: showsAll ? "" : "bench" }, stage, ...(showsAll ? [] : [panel]))));
  // On a phone the languages are one row.
  const row = view.querySelector(".strip");
  const current = row.querySelector("[aria-current]");
  if (current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  if (showsAll) {
    setZoom(0);
    return;
  }
  keepZoom();
  watchTexts(stage, screen, chosen);
};
