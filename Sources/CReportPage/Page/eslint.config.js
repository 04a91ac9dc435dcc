// Needs no package but eslint itself: Scripts/lint-report-page runs it where it is at hand.
const browser = [
  "addEventListener", "document", "Event", "history", "IntersectionObserver", "localStorage", "location", "matchMedia",
  "Option", "scrollTo", "scrollY", "setTimeout", "URLSearchParams",
];

export default [
  {
    files: ["script/*.js"],
    languageOptions: {
      ecmaVersion: 2023,
      sourceType: "module",
      globals: Object.fromEntries(browser.map((name) => [name, "readonly"])),
    },
    rules: {
      "no-undef": "error", "no-unused-vars": "error", "no-redeclare": "error", "no-dupe-keys": "error",
      "no-const-assign": "error", "no-shadow-restricted-names": "error", "no-unreachable": "error", "no-import-assign": "error",
      "no-unsafe-negation": "error", "no-sparse-arrays": "error", "no-self-compare": "error", "no-restricted-properties": ["error",
        { property: "innerHTML", message: "Texts from input must not be read as HTML." },
        { property: "outerHTML", message: "Texts from input must not be read as HTML." },
        { property: "insertAdjacentHTML", message: "Texts from input must not be read as HTML." }],
      eqeqeq: "error", "prefer-const": "error", "no-var": "error", "no-eval": "error", "no-implied-eval": "error",
    },
  },
];
