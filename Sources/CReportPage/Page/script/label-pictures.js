// Pictures of labels, from the numbers that the static ones are made of.
import { kindOfLocale, nameOf } from "./data.js";
import { draw, rectangle } from "./elements.js";
import { escaped, short } from "./words.js";

// A glyph stands a step from the one before it, in font units; most are on the baseline and have no height.
export const glyphRuns = (runs) => runs.map(({ x, baseline, scale, glyphs, steps, heights }) => {
  const size = String(scale);
  const group = draw("g", { transform: `translate(${x} ${baseline}) scale(${size} -${size})` });
  let at = 0;
  glyphs.forEach((glyph, index) => {
    at += steps[index];
    group.append(draw("use", { href: "#g" + glyph, x: at, y: heights ? heights[index] : 0 }));
  });
  return group;
});

const dimensionOf = ({ line: [x1, y1, x2, y2], at: [x, y], label, isVertical, isExcessive, isLabelBehind }, tick) => {
  const ends = [[x1, y1], [x2, y2]].map(([left, top]) => (isVertical
    ? `M${short(left - tick)} ${short(top)}H${short(left + tick)}`
    : `M${short(left)} ${short(top - tick)}V${short(top + tick)}`));
  return draw("g", { class: isExcessive ? "needed" : "available" },
    draw("path", { d: `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}` + ends.join("") }),
    draw("text", { x: short(x), y: short(y), "text-anchor": isLabelBehind ? "start" : "middle" }, label));
};

export const pictureOf = (finding, picture, sentence) => {
  const { locale, text, frame, box, open, shown, spills, runs, dimensions } = picture;
  const scale = finding.scale;
  const ink = spills.length === 0
    ? [rectangle("paper", box), draw("g", { class: "ink" }, ...glyphRuns(runs))]
    : [draw("g", { class: "cut" }, ...glyphRuns(runs)), rectangle("paper", shown),
      draw("svg", { class: "ink", width: shown[2], height: shown[3] }, ...glyphRuns(runs))];
  const label = `${nameOf(locale)}: \u201c${text}\u201d ${sentence}`;
  return draw("svg", {
    class: "label", role: "img", "aria-label": escaped(label), viewBox: frame.join(" "),
    width: Math.round(frame[2] * scale), height: Math.round(frame[3] * scale),
  },
  ...spills.flatMap((spill) => [rectangle("spill", spill), rectangle("hatch", spill)]), ...ink,
  rectangle("box open" + open, box),
  draw("g", { class: "dimensions", "font-size": short(11 / scale) },
    ...dimensions.map((part) => dimensionOf(part, Math.round(300 / scale) / 100))));
};

// The source language beside the language that is asked for, else beside the worst that has a picture.
export const picturesToShow = (finding, wantedLocale) => {
  const base = finding.pictures.find((picture) => kindOfLocale(picture.locale) === "source");
  const others = finding.pictures.filter((picture) => picture !== base);
  let worst = others.find((picture) => nameOf(picture.locale) === wantedLocale);
  for (const { locale } of finding.occurrences) worst ??= others.find((picture) => picture.locale === locale);
  return { base, worst, others };
};
