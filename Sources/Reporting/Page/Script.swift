/// The script of the page: filters, deep links, and drawing the findings that are not in the file as HTML.
///
/// It builds elements and texts, never markup, so that no text from input is read as HTML.
enum PageScript {
    static let text =
        "\"use strict\";\n(() => {\n" + data + elements + picture + screens + texts + panel + screenMatrix + screenView
        + screenStage + card + matrix + filters + list + views + keys + "})();\n"

    /// The findings as objects, and the state of the page in its address.
    private static let data = #"""
        const byId = (id) => document.getElementById(id);
        const data = JSON.parse(byId("data").textContent);
        const severities = ["error", "warning", "note"];
        const severityTitles = ["Error", "Warning", "Note"];
        const findings = data.findings.map((row, place) => ({
          place, id: row[0], rule: row[1], severity: row[2], table: row[3], key: row[4], message: row[5],
          file: data.files[row[6]], line: row[7], occurrences: row[8], screen: row[9], object: row[10], view: row[11],
          limiting: row[12], fixes: row[13], scale: row[14], pictures: row[15] || [],
        }));
        const byFingerprint = new Map(findings.map((finding) => [finding.id, finding]));
        const empty = {
          view: "", q: "", severity: [], rule: "", locale: "", kind: "", screen: "", device: "", size: "", table: "", key: "", sort: "",
          finding: "", mode: "", text: "", by: "",
        };
        let state = { ...empty };

        const readHash = () => {
          const values = new URLSearchParams(location.hash.slice(1));
          const read = { ...empty };
          for (const name of Object.keys(empty)) {
            const value = values.get(name);
            if (value === null) continue;
            read[name] = name === "severity" ? value.split(",").filter((word) => severities.includes(word)) : value;
          }
          return read;
        };

        const hashOf = (changed) => {
          const values = new URLSearchParams();
          for (const name of Object.keys(empty)) {
            const value = name === "severity" ? changed.severity.join(",") : changed[name];
            if (value) values.set(name, value);
          }
          return "#" + values.toString();
        };

        const haystack = (finding) => {
          finding.text ??= [finding.key, data.tables[finding.table], finding.message, finding.file,
            data.rules[finding.rule], finding.screen < 0 ? "" : screens[finding.screen].name, finding.view, ...finding.occurrences.map((row) => row[2])].join("\n").toLowerCase();
          return finding.text;
        };

        // What the filters let through; a filter can be left out, so that the overview shows what it would give.
        const matching = (without = []) => {
          const words = without.includes("q") ? [] : state.q.toLowerCase().split(/\s+/).filter(Boolean);
          const active = (name) => !without.includes(name) && state[name].length > 0;
          const locale = active("locale") ? data.locales.findIndex((row) => row[0] === state.locale) : null;
          const table = active("table") ? data.tables.indexOf(state.table) : null;
          const rule = active("rule") ? data.rules.indexOf(state.rule) : null;
          const key = active("key") ? state.key : null;
          const kind = active("kind") ? state.kind : null;
          const screen = active("screen") ? screens.findIndex((one) => one.id === state.screen) : null;
          const device = active("device") ? data.devices.indexOf(state.device) : null;
          const size = active("size") ? data.textSizes.indexOf(state.size) : null;
          const shows = (row) => (locale === null || row[0] === locale) && (device === null || !(row[12] >= 0) || row[12] === device)
            && (size === null || !(row[13] >= 0) || row[13] === size);
          const isNarrowed = locale !== null || device !== null || size !== null;
          const levels = active("severity") ? state.severity.map((word) => severities.indexOf(word)) : null;
          return findings.filter((finding) =>
            (levels === null || levels.includes(finding.severity)) && (rule === null || finding.rule === rule)
            && (table === null || finding.table === table) && (key === null || finding.key === key)
            && (screen === null || finding.screen === screen) && (kind === null || kindOf(finding) === kind)
            && (!isNarrowed || finding.occurrences.some(shows))
            && words.every((word) => haystack(finding).includes(word)));
        };

        """#

    /// Elements and texts.
    private static let elements = #"""
        const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
        const counted = (count, noun) => grouped(count) + " " + noun + (count === 1 ? "" : "s");
        const hidden = new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e"
          + "\\u2066-\\u2069\\ufeff\\u{e0000}-\\u{e007f}]", "gu");
        const codeOf = (character) => character.codePointAt(0).toString(16).toUpperCase();
        const escaped = (text) => text.replace(hidden, (character) => "\\u{" + codeOf(character) + "}");

        const fill = (element, attributes, children) => {
          for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
          element.append(...children.filter((child) => child !== null && child !== ""));
          return element;
        };
        const make = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);
        const draw = (name, attributes, ...children) =>
          fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

        // A text from the app: isolated, with control characters as chips.
        const isolated = (text) => {
          const element = make("bdi");
          let end = 0;
          for (const match of text.matchAll(hidden)) {
            if (match.index > end) element.append(text.slice(end, match.index));
            element.append(make("span", { class: "chip" }, "U+" + codeOf(match[0]).padStart(4, "0")));
            end = match.index + match[0].length;
          }
          if (end < text.length) element.append(text.slice(end));
          return element;
        };

        """#
}
