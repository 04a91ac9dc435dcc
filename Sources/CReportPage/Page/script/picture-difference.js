// Two languages in one picture: what both show is grey, what only the source language shows is struck in its colour, and
// what only the other one shows stands out.
import { data } from "./data.js";
import { draw } from "./elements.js";
import { screenPicture } from "./screen-pictures.js";
import { short } from "./words.js";

/** The glyphs of a picture where they are drawn, each with a key that is the same for the same glyph at the same place. */
const glyphsOf = (picture) => picture.texts.flatMap((text) => text.runs.flatMap(({ x, baseline, run }) => {
  const { scale, glyphs, steps, heights } = data.runs[run];
  let at = 0;
  return glyphs.map((glyph, index) => {
    at += steps[index];
    const [left, bottom] = [x + at * scale, baseline - (heights ? heights[index] * scale : 0)];
    return { glyph, scale, left, bottom, key: [glyph, Math.round(scale * 1e5), Math.round(left * 2), Math.round(bottom * 2)].join(" ") };
  });
}));

const drawnGlyphs = (name, glyphs) => draw("g", { class: name }, ...glyphs.map(({ glyph, scale, left, bottom }) =>
  draw("use", { href: "#g" + glyph, transform: `translate(${short(left)} ${short(bottom)}) scale(${scale} -${scale})` })));

/** The picture of a language with what differs from another one. */
export const differencePicture = (screen, base, chosen) => {
  const [before, after] = [glyphsOf(base), glyphsOf(chosen)];
  const [known, kept] = [new Set(before.map(({ key }) => key)), new Set(after.map(({ key }) => key))];
  const result = screenPicture(screen, chosen, true);
  result.classList.add("difference");
  const changes = draw("g", { class: "changes" },
    drawnGlyphs("was", before.filter(({ key }) => !kept.has(key))), drawnGlyphs("now", after.filter(({ key }) => !known.has(key))));
  result.insertBefore(changes, result.querySelector(".hit"));
  return result;
};
