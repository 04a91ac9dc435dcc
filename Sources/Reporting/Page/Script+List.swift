extension PageScript {
    /// The list: a place for every finding, drawn when it comes near the window.
    static let list = #"""
        let elements = new Map();
        let shown = [];
        const observer = new IntersectionObserver((entries) => {
          for (const entry of entries) if (entry.isIntersecting) fillNow(entry.target);
        }, { rootMargin: "1200px 0px" });

        const fillNow = (element) => {
          if (!element.classList.contains("ghost")) return;
          observer.unobserve(element);
          fillCard(element, byFingerprint.get(element.id));
        };

        const elementOf = (finding) => {
          let element = elements.get(finding);
          if (!element) {
            element = make("article", {
              class: `finding ${severities[finding.severity]} ghost`, id: finding.id, tabindex: "-1",
              "aria-label": escaped(finding.key || finding.file),
            });
            elements.set(finding, element);
          }
          if (element.classList.contains("ghost")) observer.observe(element);
          return element;
        };

        const ordered = (all) => {
          if (state.sort === "key") {
            return [...all].sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : left.place - right.place));
          }
          if (state.sort !== "place") return all;
          return [...all].sort((left, right) => (left.file < right.file ? -1 : left.file > right.file ? 1
            : left.line - right.line || left.place - right.place));
        };

        const update = (before) => {
          if (findings.length === 0) {
            drawScreens();
            return;
          }
          // A card shows the picture of the language that is asked for.
          if (before.locale !== state.locale) elements = new Map();
          observer.disconnect();
          shown = ordered(matching());
          const target = byFingerprint.get(state.finding);
          if (target && !shown.includes(target)) shown = [target, ...shown];
          const fragment = document.createDocumentFragment();
          shown.forEach((finding, place) => {
            const element = elementOf(finding);
            if (place < 8) fillNow(element);
            fragment.append(element);
          });
          byId("list").replaceChildren(fragment);
          byId("status").textContent = shown.length === findings.length ? counted(findings.length, "finding")
            : shown.length === 0 ? "Nothing matches these filters."
            : `${grouped(shown.length)} of ${counted(findings.length, "finding")}`;
          // Who asks for buttons is not to believe that these are all: a text of a table may be one too.
          const unknown = state.kind && state.kind !== "unknown"
            ? matching(["kind"]).filter((finding) => kindOf(finding) === "unknown").length : 0;
          if (unknown > 0) {
            byId("status").append(", ", make("a", { href: hashOf({ ...state, finding: "", kind: "unknown" }) },
              `${grouped(unknown)} more without a known view`));
          }
          showFilters();
          drawScreens();
          drawMatrix();
          if (target && before.finding !== state.finding) show(target);
        };

        const show = (finding) => {
          const element = elementOf(finding);
          fillNow(element);
          element.scrollIntoView({ block: "start", behavior: "instant" });
          element.focus({ preventScroll: true });
        };

        addEventListener("beforeprint", () => {
          for (const finding of shown.slice(0, 500)) fillNow(elementOf(finding));
          if (shown.length > 500) {
            byId("status").textContent = `The first 500 of ${grouped(shown.length)}; findings.json holds all.`;
          }
        });

        """#

    /// Keys, the colours, and the start.
    static let keys = #"""
        const screenKey = (event) => {
          if (event.key === "+" || event.key === "=") setZoom(nextZoom(1));
          else if (event.key === "-") setZoom(nextZoom(-1));
          else if (event.key === "0") setZoom(0);
          else if (event.key === "Escape" && state.text) choose(state.text);
          else if ("1234".includes(event.key)) byId("mode-" + modes[Number(event.key) - 1][0]).click();
        };
        const isTyping = (element) => element.matches("input, select, textarea, [contenteditable]");
        addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === "Escape" && controls.q && event.target === controls.q) {
            controls.q.value = "";
            controls.q.dispatchEvent(new Event("input"));
          }
          if (isTyping(event.target)) return;
          if (state.view === "screen") {
            screenKey(event);
          } else if (state.view === "texts") {
            if (event.key !== "/" || budgets.length === 0) return;
            event.preventDefault();
            byId("texts-q").focus();
          } else if (findings.length === 0 || state.view !== "") {
            return;
          } else if (event.key === "/") {
            event.preventDefault();
            controls.q.closest("details").open = true;
            controls.q.focus();
            controls.q.scrollIntoView({ block: "nearest" });
          } else if (event.key === "j" || event.key === "k") {
            const at = shown.findIndex((finding) => elements.get(finding) === document.activeElement.closest("article"));
            const next = shown[event.key === "j" ? at + 1 : Math.max(at - 1, 0)];
            if (next) show(next);
          }
        });

        const themes = ["auto", "light", "dark"];
        const themeButton = byId("theme");
        const setTheme = (name) => {
          if (name === "auto") delete document.documentElement.dataset.theme;
          else document.documentElement.dataset.theme = name;
          themeButton.textContent = { auto: "Colours: system", light: "Colours: light", dark: "Colours: dark" }[name];
          themeButton.dataset.name = name;
        };
        // A sandboxed page may have no storage.
        const stored = (work) => { try { return work(); } catch { return null; } };
        const saved = stored(() => localStorage.getItem("overset-theme"));
        setTheme(themes.includes(saved) ? saved : "auto");
        themeButton.hidden = false;
        themeButton.addEventListener("click", () => {
          const next = themes[(themes.indexOf(themeButton.dataset.name) + 1) % themes.length];
          setTheme(next);
          stored(() => localStorage.setItem("overset-theme", next));
        });

        state = readHash();
        if (findings.length > 0) {
          for (const item of document.querySelectorAll(".tiles li")) {
            const link = make("a", { href: hashOf({ ...empty, severity: [item.className] }) }, ...item.childNodes);
            item.replaceChildren(link);
          }
          makeFilters();
          // A cell of the overview leads to what it counts.
          byId("matrix").addEventListener("click", (event) => {
            const cell = event.target.closest("a.cell");
            if (!cell || cell.hash === location.hash) return;
            addEventListener("hashchange", () => setTimeout(() => {
              byId("findings").scrollIntoView({ block: "start" });
              byId("findings").focus({ preventScroll: true });
            }), { once: true });
          });
        }
        tabs.hidden = false;
        startTexts();
        if (state.view === "") update({ ...empty });
        showView(null);
        addEventListener("hashchange", route);

        """#
}
