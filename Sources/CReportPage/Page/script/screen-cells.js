// The cells of a screen: one language on one device at one text size each, some with a picture.
import { empty, hashOf, state } from "./address.js";
import { data, nameOf, noSeverity, sourcePlace } from "./data.js";

// Of a screen with a tab view there are several pictures: the one with the text that the address asks for is shown.
let askedText = "";
export const askFor = (text) => { askedText = text; };
export const pictureWith = (screen, cell, object) => {
  const pictures = screen.pictures.filter((picture) =>
    picture.locale === cell.locale && picture.device === cell.device && picture.textSize === cell.textSize);
  const shows = (picture) => picture.texts.some((text) => data.strings[text.object] === object);
  return (object && pictures.find(shows)) || pictures[0];
};
/** The picture of the older run, where two runs are compared. */
export const pictureBefore = (screen, cell) => screen.before.find((picture) =>
  picture.locale === cell.locale && picture.device === cell.device && picture.textSize === cell.textSize);
export const pictureIn = (screen, cell) => pictureWith(screen, cell, askedText);

/** The places of the device and the text size that the address asks for; `null` is any. */
export const asked = () => {
  const place = (name, names) => (names.includes(name) ? names.indexOf(name) : null);
  return { device: place(state.device, data.devices), textSize: place(state.size, data.textSizes) };
};
export const isAsked = (cell, { device, textSize }) =>
  (device === null || cell.device === device) && (textSize === null || cell.textSize === textSize);

// The version that the address asks for; where it leaves one open, the worst that there is a picture of.
export const cellFor = (screen) => {
  const setting = asked();
  const locale = data.locales.findIndex((one) => one.name === state.locale);
  const weight = (cell) => (cell.severity ?? noSeverity) * 4 + (pictureIn(screen, cell) ? 0 : 2)
    + (cell.locale === sourcePlace ? 1 : 0);
  const best = (cells) => cells.reduce((found, cell) => (found && weight(found) <= weight(cell) ? found : cell), null);
  const fitting = screen.cells.filter((cell) => isAsked(cell, setting));
  return best(fitting.filter((cell) => cell.locale === locale)) || best(fitting)
    || best(screen.cells.filter((cell) => cell.locale === locale)) || best(screen.cells);
};
export const cellAt = (screen, locale, like) => screen.cells.find((cell) =>
  cell.locale === locale && cell.device === like.device && cell.textSize === like.textSize);

export const hashAt = (screen, cell, change) => hashOf({
  ...empty, view: "screen", screen: screen.id, mode: state.mode, appearance: state.appearance, locale: nameOf(cell.locale),
  device: data.devices.length > 1 ? data.devices[cell.device] || "" : "",
  size: data.textSizes.length > 1 ? data.textSizes[cell.textSize] || "" : "", ...change,
});
export const linkText = () => ({ text: askedText });
