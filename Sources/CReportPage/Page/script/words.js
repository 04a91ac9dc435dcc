// Numbers and measurements in words.

export const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
export const counted = (count, noun) => grouped(count) + " " + noun + (count === 1 ? "" : "s");
export const short = (value) => String(Math.round(value * 100) / 100 + 0);
export const points = (value) => Math.round(value * 10) / 10 + " pt";
export const percent = (share) => {
  const value = share * 100;
  if (value >= 999.5) return "over 999 %";
  const text = Math.abs(value) < 0.95 ? Math.round(value * 10) / 10 : Math.round(value);
  return (value < 0 ? "" : "+") + text + " %";
};

/** What became of a finding since an older run. */
export const changeTitles = { new: "New", changed: "Changed", gone: "No longer found" };

/** The words of a rule: "truncated-text" is "Truncated text". */
export const ruleTitle = (rule) => rule[0].toUpperCase() + rule.slice(1).replaceAll("-", " ");

// Control characters and bidi controls, which would steer or reorder what is around them.
export const hidden = new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e"
  + "\\u2066-\\u2069\\ufeff\\u{e0000}-\\u{e007f}]", "gu");
export const codeOf = (character) => character.codePointAt(0).toString(16).toUpperCase();
export const escaped = (text) => text.replace(hidden, (character) => "\\u{" + codeOf(character) + "}");

// What does not fit in one language; without an occurrence, whether the picture reaches beyond its box.
export const sentenceOf = (occurrence, spills) => {
  if (!occurrence) return spills.length === 0 ? "fits" : "";
  const { needed, available, excess, isUncertain } = occurrence;
  if (!needed) return "does not fit";
  const band = isUncertain ? ", inside the error band" : "";
  if (needed.endsWith(" %")) return `is shrunk to ${needed}, below ${available}${band}`;
  if (!needed.endsWith(" pt")) return `needs ${needed}, has ${available}${band}`;
  return `needs ${needed}, has ${available} (${excess})${band}`;
};

const room = (text) => {
  const [, , width, height] = text.box;
  if (text.isUnchecked) return "not checked: its box is not known";
  if (text.needed[0] > width + 0.05) return `needs ${points(text.needed[0])}, has ${points(width)}`;
  if (text.needed[1] > height + 0.05 && text.isCut) {
    return `needs ${points(text.needed[1])} of height, has ${points(height)}`;
  }
  if (text.isCut) return "does not fit";
  const small = text.scale < 0.995 ? `, shrunk to ${Math.round(text.scale * 100)} %` : "";
  return `takes ${points(text.needed[0])} of ${points(width)}${small}`;
};

// What a text of a screen takes of its box, or lacks.
export const roomOf = (text) => room(text) + (text.isUntranslated ? ", not translated" : "");

export const shareWords = (share) => `${Math.round(share * 100)} % of translations of such strings fit`;
// Where code asks for a string, as the lines of a list.
export const usesOf = (budget) => [...(budget.uses ?? []), ...(budget.moreUses ? [`and ${grouped(budget.moreUses)} more`] : [])];

export const budgetWords = (budget) => {
  if (budget.available === null) return ["Nothing limits its width."];
  const count = budget.characters;
  return [
    count > 0 ? `${counted(count, "more character")} of average width fit: ` : "Not one more character fits: ",
    `it takes ${points(budget.width)} of ${points(budget.available)}.`,
  ];
};

const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
/** A language by its tag, and by its name where people speak it. */
export const spelledOut = ({ name, kind }) => {
  const tag = name.replaceAll("_", "-");
  const isTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/.test(tag);
  const title = isTag && (kind === "source" || kind === "translation") && languageNames.of(tag);
  return title ? `${name}, ${title}` : name;
};

/** A language in a list of languages, and whether anything was found in it. */
export const localeChoice = (locale, isFound) => `${spelledOut(locale)} (${locale.kind}${isFound ? "" : ", nothing found"})`;
