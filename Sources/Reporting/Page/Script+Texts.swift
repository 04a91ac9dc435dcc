extension PageScript {
    /// The table of texts: how much each may grow.
    static let texts = #"""
        const budgets = data.budgets.map((row) => ({
          table: row[0], key: row[1], text: row[2], file: row[3], line: row[4], screen: row[5], object: row[6], view: row[7],
          device: row[8], width: row[9], available: row[10], characters: row[11], breaksFirst: row[12], share: row[13],
        }));
        const lettersOf = (budget) => (budget.characters === null ? Infinity : budget.characters);
        const budgetColumns = [
          ["text", "Text", (budget) => budget.text.toLowerCase()],
          ["where", "Where", (budget) => (budget.screen < 0 ? budget.table : screens[budget.screen].name)],
          ["width", "Now", (budget) => budget.width],
          ["room", "Room", (budget) => (budget.available === null ? Infinity : budget.available)],
          ["left", "Characters left", lettersOf],
          ["share", "Translations that fit", (budget) => (budget.share === null ? 2 : budget.share)],
          ["first", "Breaks first", (budget) => budget.breaksFirst],
        ];
        let budgetLimit = 200;

        const toneOf = (budget) => (lettersOf(budget) < 0 ? 0 : budget.share !== null && budget.share < 0.5 ? 1
          : budget.share !== null && budget.share < 0.9 ? 2 : -1);

        // A text in all languages, as far as the page has pictures or findings of it.
        const languagesOf = (budget) => {
          const rows = [];
          const seen = new Set();
          const add = (locale, value, level, words) => {
            if (seen.has(locale)) return;
            seen.add(locale);
            rows.push([locale, make("li", {}, mark(level), make("b", {}, isolated(nameOf(locale))), " ", isolated(value), " ", make("em", {}, words))]);
          };
          const found = findings.filter((finding) => (budget.screen < 0 || finding.screen === budget.screen)
            && (finding.object ? finding.object === budget.object : finding.key === budget.key && data.tables[finding.table] === budget.table));
          for (const row of found.flatMap((finding) => finding.occurrences)) {
            if (row[3] && row[2]) add(row[0], row[2], row[1], sentenceOf(row, []));
          }
          for (const picture of budget.screen < 0 ? [] : screens[budget.screen].pictures) {
            const text = textsOf(picture).find((one) => one.object === budget.object);
            if (text) add(picture[0], text.value, levelAlone(text), roomOf(text));
          }
          return rows.sort((left, right) => left[0] - right[0]).map(([, row]) => row);
        };
        const languagesPart = (budget) => {
          const part = make("details", {}, make("summary", {}, "In all languages"));
          part.addEventListener("toggle", () => {
            if (!part.open || part.children.length > 1) return;
            const rows = languagesOf(budget);
            part.append(rows.length ? make("ul", { class: "languages" }, ...rows)
              : make("p", { class: "hint" }, "It fits in all languages; the page has no picture of it."));
          });
          return part;
        };

        const budgetRow = (budget) => {
          const screen = budget.screen < 0 ? null : screens[budget.screen];
          const place = screen ? make("a", { href: hashOf({
            ...empty, view: "screen", screen: screen.id, device: data.devices.length > 1 ? budget.device : "", text: budget.object,
          }) }, isolated(screen.name)) : make("a", { href: hashOf({ ...empty, table: budget.table, key: budget.key }) }, isolated(budget.table));
          return make("tr", {},
            make("th", { scope: "row" }, isolated(budget.text), " ", make("code", {}, isolated(budget.key)), languagesPart(budget)),
            make("td", {}, place, ...(budget.view ? [" ", make("span", {}, isolated(budget.view))] : []),
              ...(budget.device ? [" ", make("span", {}, isolated(budget.device))] : [])),
            make("td", {}, points(budget.width)),
            make("td", {}, budget.available === null ? "open" : points(budget.available)),
            make("td", { class: "left" }, mark(toneOf(budget)), budget.characters === null ? "any" : grouped(budget.characters)),
            make("td", {}, budget.share === null ? "" : Math.round(budget.share * 100) + " %"),
            make("td", {}, budget.breaksFirst ? make("code", {}, isolated(budget.breaksFirst)) : ""));
        };

        const drawTexts = () => {
          if (budgets.length === 0) return;
          const descending = state.by.startsWith("-");
          const name = state.by.replace("-", "") || "left";
          const column = budgetColumns.find((one) => one[0] === name) || budgetColumns[4];
          const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
          const kept = budgets.filter((budget) => {
            const text = [budget.text, budget.key, budget.table, budget.view, budget.device,
              budget.screen < 0 ? "" : screens[budget.screen].name].join("\n").toLowerCase();
            return words.every((word) => text.includes(word))
              && (!state.screen || (budget.screen >= 0 && screens[budget.screen].id === state.screen));
          });
          const value = column[2];
          kept.sort((left, right) => {
            const [one, other] = [value(left), value(right)];
            return (one < other ? -1 : one > other ? 1 : 0) * (descending ? -1 : 1);
          });
          const head = make("tr", {}, ...budgetColumns.map(([word, title]) => {
            const isSorted = column[0] === word;
            const button = make("button", { type: "button", id: "by-" + word }, title);
            button.addEventListener("click", () => go({ by: isSorted && !descending ? "-" + word : word }));
            return make("th", { scope: "col", "aria-sort": isSorted ? (descending ? "descending" : "ascending") : "none" }, button);
          }));
          const search = byId("texts-q");
          if (search.value.trim() !== state.q) search.value = state.q;
          keepingFocus(() => byId("texts-table").replaceChildren(make("table", { class: "budgets" },
            make("thead", {}, head), make("tbody", {}, ...kept.slice(0, budgetLimit).map(budgetRow)))));
          byId("texts-status").textContent = kept.length === budgets.length ? counted(budgets.length, "text")
            : `${grouped(kept.length)} of ${counted(budgets.length, "text")}`;
          const more = byId("texts-more");
          more.hidden = kept.length <= budgetLimit;
          more.textContent = `Show all ${grouped(kept.length)}`;
        };

        const startTexts = () => {
          if (budgets.length === 0) return;
          const search = byId("texts-q");
          byId("texts-find").hidden = false;
          search.addEventListener("input", () => {
            history.replaceState(null, "", hashOf({ ...state, q: search.value.trim() }));
            state = readHash();
            drawTexts();
          });
          byId("texts-more").addEventListener("click", () => {
            budgetLimit = Infinity;
            drawTexts();
          });
        };

        """#

    /// Which view is shown: the address says.
    static let views = #"""
        const overview = byId("overview");
        const tabs = byId("tabs");
        const places = new Map();
        const sameView = (left, right) => left.view === right.view && (left.view !== "screen" || left.screen === right.screen);

        const showView = (before) => {
          const view = state.view;
          overview.hidden = view !== "";
          byId("screen-view").hidden = view !== "screen";
          if (byId("texts")) byId("texts").hidden = view !== "texts";
          document.querySelector(".appendix").hidden = view === "screen" || view === "texts";
          document.querySelector(".top").classList.toggle("small", view !== "");
          for (const link of tabs.querySelectorAll("a")) {
            const name = link.dataset.view;
            if (name === (view === "screen" ? "" : view)) link.setAttribute("aria-current", "page");
            else link.removeAttribute("aria-current");
          }
          if (view === "screen") drawScreen();
          if (view === "texts") drawTexts();
          if (!before || sameView(before, state)) return;
          const title = { screen: "screen-title", texts: "texts-title", run: "run-title" }[view];
          if (title && byId(title)) {
            scrollTo({ top: 0, behavior: "instant" });
            byId(title).focus({ preventScroll: true });
          } else if (state.screen && before.view !== "") {
            byId("findings").scrollIntoView({ block: "start", behavior: "instant" });
            byId("findings").focus({ preventScroll: true });
          } else if (!state.finding) {
            scrollTo({ top: places.get(location.hash) || 0, behavior: "instant" });
          }
        };
        let lastHash = location.hash;
        let lastTop = 0;
        addEventListener("scroll", () => { lastTop = scrollY; }, { passive: true });

        // Leaves one view and shows the one of the address.
        const route = () => {
          // A plain anchor, such as that of the link to the findings, is no view.
          if (location.hash.length > 1 && !location.hash.includes("=")) return;
          places.set(lastHash, lastTop);
          lastHash = location.hash;
          const before = state;
          state = readHash();
          const returns = !sameView(before, state);
          if (state.view === "") update(before);
          showView(before);
          if (returns && state.view === "" && state.finding && byFingerprint.has(state.finding)) show(byFingerprint.get(state.finding));
        };

        """#
}
