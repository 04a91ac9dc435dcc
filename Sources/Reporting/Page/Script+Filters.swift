extension PageScript {
    /// The overview: tables against languages, or the texts of one table.
    static let matrix = #"""
        const percent = (share) => {
          const value = share * 100;
          const text = Math.abs(value) < 0.95 ? Math.round(value * 10) / 10 : Math.round(value);
          return (value < 0 ? "" : "+") + text + " %";
        };
        const rowLimit = 100;

        const drawMatrix = () => {
          const single = data.tables.length === 1 ? data.tables[0] : "";
          const table = state.table || single;
          const shown = matching(["locale", "key", "screen", ...(table ? [] : ["table"])]).filter((finding) => finding.screen < 0);
          byId("matrix").closest("section").hidden = shown.length === 0;
          const rows = new Map();
          const columns = new Set();
          for (const finding of shown) {
            const name = table ? finding.key : data.tables[finding.table];
            if (!rows.has(name)) rows.set(name, new Map());
            const cells = rows.get(name);
            const seen = new Set();
            for (const row of finding.occurrences) {
              if (seen.has(row[0])) continue;
              seen.add(row[0]);
              columns.add(row[0]);
              const cell = cells.get(row[0]) || { count: 0, severity: 2, excess: -1 };
              cell.count += 1;
              cell.severity = Math.min(cell.severity, row[1]);
              cell.excess = Math.max(cell.excess, row[7]);
              cells.set(row[0], cell);
            }
          }
          const order = [...columns].sort((left, right) => left - right);
          const names = table ? [...rows.keys()] : [...rows.keys()].sort();
          const cellOf = (name, column) => {
            const cell = rows.get(name).get(column);
            if (!cell) return make("td");
            const locale = data.locales[column][0];
            const target = { ...state, finding: "", locale, ...(table ? { key: name } : { table: name }) };
            const link = make("a", { href: hashOf(target), class: "cell" },
              cell.excess < 0 ? "" : make("b", {}, percent(cell.excess)), " ",
              make("span", {}, table ? (cell.excess < 0 ? severityTitles[cell.severity] : "") : counted(cell.count, "text")));
            if (state.locale === locale && state[table ? "key" : "table"] === name) {
              link.setAttribute("aria-current", "true");
            }
            const tone = cell.excess < 0.1 ? "mild" : cell.excess < 0.3 ? "clear" : "strong";
            return make("td", { class: `${severities[cell.severity]} ${tone}` }, link);
          };
          const head = make("tr", {}, make("th", { scope: "col" }, table ? "Text" : "Table"),
            ...order.map((column) => make("th", { scope: "col" },
              make("a", { href: hashOf({ ...state, finding: "", key: "", locale: data.locales[column][0] }) },
                isolated(data.locales[column][0])), " ", make("span", {}, data.locales[column][1]))));
          const body = names.slice(0, rowLimit).map((name) => make("tr", {},
            make("th", { scope: "row" }, make("a", {
              href: hashOf({ ...state, finding: "", locale: "", ...(table ? { key: name } : { table: name }) }),
            }, isolated(name || "(file)"))), ...order.map((column) => cellOf(name, column))));
          const region = byId("matrix");
          const hadFocus = region.contains(document.activeElement);
          region.replaceChildren(make("table", { class: "matrix" }, make("thead", {}, head),
            make("tbody", {}, ...body)));
          if (hadFocus) region.focus({ preventScroll: true });
          const hint = byId("overview-hint");
          hint.textContent = table ? "The excess of each text in each language."
            : "The worst excess of each table in each language.";
          if (state.table && !single) {
            hint.append(" ", make("a", { href: hashOf({ ...state, finding: "", table: "", key: "" }) }, "All tables"));
          }
          if (names.length > rowLimit) hint.append(` ${grouped(names.length - rowLimit)} more below, in the findings.`);
        };

        """#

    /// The column of filters.
    static let filters = #"""
        // A language by its English name as well, where it is one that people speak.
        const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
        const spelledOut = (name, kind) => {
          const tag = name.replaceAll("_", "-");
          const isTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/.test(tag);
          const title = isTag && (kind === "source" || kind === "translation") && languageNames.of(tag);
          return title ? `${name}, ${title}` : name;
        };
        const go = (change) => { location.hash = hashOf({ ...state, finding: "", ...change }); };
        const controls = {};

        const choice = (name, title, all, options) => {
          const element = make("select", { id: "filter-" + name }, new Option(all, ""),
            ...options.map(([value, label]) => new Option(escaped(label), value)));
          element.addEventListener("change", () => go({ [name]: element.value, key: "" }));
          controls[name] = element;
          return make("div", { class: "field" },
            make("label", { class: "name", for: element.id }, title), element);
        };

        const makeFilters = () => {
          const search = make("input", { type: "search", id: "filter-q", autocomplete: "off", spellcheck: "false" });
          search.addEventListener("input", () => {
            history.replaceState(null, "", hashOf({ ...state, finding: "", q: search.value.trim() }));
            const before = state;
            state = readHash();
            update(before);
          });
          controls.q = search;
          const chips = severities.map((word, level) => {
            const count = findings.filter((finding) => finding.severity === level).length;
            const button = make("button", { type: "button", "aria-pressed": "false" },
              `${severityTitles[level]} ${grouped(count)}`);
            button.addEventListener("click", () => {
              const on = state.severity.includes(word);
              go({ severity: severities.filter((other) => (other === word ? !on : state.severity.includes(other))) });
            });
            return button;
          });
          controls.severity = chips;
          const clear = make("button", { type: "button" }, "Show everything");
          clear.addEventListener("click", () => go({ ...empty, sort: state.sort }));
          controls.clear = clear;
          const name = (word) => [word, word];
          const used = new Set(findings.map(kindOf));
          const found = new Set(findings.flatMap((finding) => finding.occurrences.map((row) => row[0])));
          const fields = make("div", {},
            make("div", { class: "field" },
              make("label", { class: "name", for: "filter-q" }, "Search ", make("kbd", {}, "/")), search),
            make("fieldset", { class: "field chips" }, make("legend", { class: "name" }, "Severity"), ...chips),
            choice("locale", "Language", "All languages",
              data.locales.filter((row, place) => found.has(place)).map(([word, kind]) => [word, `${spelledOut(word, kind)} (${kind})`])),
            ...(used.size > 1 ? [choice("kind", "Kind of view", "All kinds",
              Object.entries(kindTitles).filter(([word]) => used.has(word)))] : []),
            ...(screens.length ? [choice("screen", "Screen", "All screens", screens.map((screen) => [screen.id, screen.name]))] : []),
            ...(data.devices.length > 1 ? [choice("device", "Device", "All devices", data.devices.map(name))] : []),
            ...(data.textSizes.length > 1 ? [choice("size", "Text size", "All text sizes", data.textSizes.map(name))] : []),
            choice("table", "Table", "All tables", data.tables.map(name)),
            choice("rule", "Rule", "All rules", data.rules.map(name)),
            choice("sort", "Order", "Worst first", [["place", "By file and line"], ["key", "By name"]]),
            clear);
          const box = byId("filters");
          const drawer = make("details", {}, make("summary", {}, "Filters"), fields);
          const wide = matchMedia("(min-width: 1020px)");
          const fit = () => { drawer.open = wide.matches; };
          wide.addEventListener("change", fit);
          fit();
          box.replaceChildren(drawer);
          box.hidden = false;
          box.parentElement.classList.add("live");
        };

        const showFilters = () => {
          for (const name of ["locale", "kind", "screen", "device", "size", "table", "rule", "sort"]) {
            if (controls[name]) controls[name].value = state[name];
          }
          if (controls.q.value.trim() !== state.q) controls.q.value = state.q;
          controls.severity.forEach((chip, level) =>
            chip.setAttribute("aria-pressed", String(state.severity.includes(severities[level]))));
          const isEmpty = hashOf({ ...state, finding: "", sort: "" }) === "#";
          controls.clear.hidden = isEmpty;
        };

        """#
}
