extension PageScript {
    /// What is said about one text of a screen: its room, what limits it, what breaks first, its findings.
    static let panel = #"""
        const withTitle = (title, ...children) => [make("h4", {}, title), ...children];
        const inPanel = (title, ...children) => [make("h3", { class: "part" }, title), ...children];
        const lineOf = (file, line) => make("code", {}, isolated(file + ":" + line));

        const chainOf = (finding, isShort) => make("ul", { class: "chain" }, ...finding.limiting.map(([phrase, file, line]) =>
          make("li", {}, make("code", { class: "phrase" }, isolated(phrase)), " ",
            file >= 0 ? lineOf(isShort ? data.files[file].split("/").pop() : data.files[file], line) : make("span", {}, "made by the system"))));
        const fixesOf = (finding) => make("ul", { class: "fixes" }, ...finding.fixes.map(([phrase, result, isWhole]) =>
          make("li", { class: isWhole ? "whole" : "part" }, isolated(phrase), " ", make("span", {}, result))));

        // How much of the room a text takes, as a bar.
        const barOf = (needed, available) => {
          const whole = Math.max(needed, available, 1);
          const bar = make("div", { class: "bar" + (needed > available + 0.05 ? " over" : ""), "aria-hidden": "true" },
            make("i", { class: "has" }), make("i", { class: "taken" }));
          bar.firstChild.style.width = (available / whole) * 100 + "%";
          bar.lastChild.style.width = (needed / whole) * 100 + "%";
          return bar;
        };

        const shareWords = (share) => `${Math.round(share * 100)} % of translations of such texts fit`;
        const budgetWords = (budget) => {
          if (budget.available === null) return ["Nothing limits its width."];
          const count = budget.characters;
          return [
            count > 0 ? `${counted(count, "more character")} of average width fit: ` : "Not one more character fits: ",
            `it takes ${points(budget.width)} of ${points(budget.available)}.`,
          ];
        };

        const findingsOf = (screen, cell, object, key) => cell[5].map((place) => findings[place])
          .filter((finding) => (finding.object ? finding.object === object : key && finding.key === key));

        const facts = (screen, cell, text, base) => {
          const found = findingsOf(screen, cell, text.object, text.key);
          const row = found.flatMap((finding) => finding.occurrences)
            .find((row) => row[0] === cell[0] && row[3] && (!(row[12] >= 0) || row[12] === cell[1]) && (!(row[13] >= 0) || row[13] === cell[2]));
          const level = found.reduce((worst, finding) => Math.min(worst, levelIn(finding, cell[0], cell[1], cell[2])), 3);
          const budget = budgets.filter((budget) => budget.screen === screen.place && budget.object === text.object)
            .sort((left, right) => (right.device === data.devices[cell[1]]) - (left.device === data.devices[cell[1]]))[0];
          const limiting = found.find((finding) => finding.limiting.length > 0);
          const repaired = found.find((finding) => finding.fixes.length > 0);
          // Object IDs are unique in a document only.
          const view = ((pictureIn(screen, cell) || screen.pictures[0])[6] || []).map((place) => data.boxes[place])
            .find((box) => data.strings[box[5]] === text.object);
          return [
            make("p", { class: "value" }, isolated(text.value)),
            base && base.value !== text.value ? make("p", { class: "source" }, isolated(nameOf(sourcePlace)), ": ", isolated(base.value)) : null,
            make("p", { class: "where" }, view ? isolated(data.strings[view[6]]) : "", " ", make("code", {}, isolated(text.key))),
            make("p", { class: "room" }, mark(level > 2 ? levelAlone(text) : level), row ? sentenceOf(row, []) : roomOf(text)),
            text.isUnchecked ? null : barOf(text.needed[0], text.box[2]),
            ...(budget ? inPanel("Before it breaks", make("p", {}, ...budgetWords(budget)),
              budget.breaksFirst ? make("p", {}, "Then ", make("code", {}, isolated(budget.breaksFirst)), " breaks first.") : "",
              budget.share !== null ? make("p", {}, shareWords(budget.share) + ".") : "",
              budget.device ? make("p", { class: "where" }, isolated(budget.device)) : "") : []),
            ...(limiting ? inPanel("What limits it", chainOf(limiting, true)) : []),
            ...(repaired ? inPanel("Repairs that were tried", fixesOf(repaired)) : []),
            ...(found.length ? inPanel("Findings", make("ul", { class: "links" }, ...found.map((finding) => make("li", {},
              mark(finding.severity), make("a", { href: "#finding=" + finding.id }, isolated(finding.message)))))) : []),
          ];
        };

        // All texts of the picture, the cut ones first.
        const listOf = (screen, cell, texts) => {
          const levels = texts.map((text) => findingsOf(screen, cell, text.object, text.key)
            .reduce((worst, finding) => Math.min(worst, levelIn(finding, cell[0], cell[1], cell[2])), 3));
          const order = texts.map((text, index) => index).filter((index) => texts[index].value)
            .sort((left, right) => levels[left] - levels[right] || left - right);
          return make("ul", { class: "texts" }, ...order.map((index) => {
            const text = texts[index];
            const button = make("button", { type: "button", id: "text-" + index, "data-object": text.object },
              mark(levels[index] > 2 ? levelAlone(text) : levels[index]), make("span", {}, isolated(text.value)), make("em", {}, roomOf(text)));
            button.addEventListener("click", () => choose(text.object));
            return make("li", {}, button);
          }));
        };

        const choose = (object) => {
          state.text = state.text === object ? "" : object;
          history.replaceState(null, "", hashOf(state));
          const screen = screenWith(state.screen);
          showText(screen, shownCell, state.text);
        };

        // Where a finding shows: on another page of a tab view, else in the list of findings.
        const elsewhere = (screen, cell, finding) => {
          const other = finding.object ? pictureWith(screen, cell, finding.object) : undefined;
          return other && other !== pictureIn(screen, cell) ? hashAt(screen, cell, { text: finding.object }) : "#finding=" + finding.id;
        };

        // Fills the panel with one text, or with the list of all.
        const showText = (screen, cell, object) => {
          const panel = byId("panel");
          const picture = pictureIn(screen, cell) || screen.pictures[0];
          if (!panel || !picture) return;
          const texts = textsOf(picture);
          const text = texts.find((other) => object && other.object === object);
          for (const hit of document.querySelectorAll("#stage .hit")) {
            hit.classList.toggle("active", Boolean(text) && hit.dataset.object === object);
          }
          panel.classList.toggle("one", Boolean(text));
          if (!text) {
            const others = cell[5].map((place) => findings[place])
              .filter((finding) => !texts.some((other) => findingsOf(screen, { 5: [finding.place] }, other.object, other.key).length));
            panel.replaceChildren(make("h3", {}, "Texts"),
              make("p", { class: "where" }, "Point at a text, or choose one."), listOf(screen, cell, texts),
              ...(others.length ? inPanel("Also on this screen", make("ul", { class: "links" }, ...others.map((finding) => make("li", {},
                mark(levelIn(finding, cell[0], cell[1], cell[2])), make("a", { href: elsewhere(screen, cell, finding) }, isolated(finding.message)))))) : []));
            return;
          }
          const base = cellAt(screen, sourcePlace, cell);
          const basePicture = base && pictureIn(screen, base);
          const other = basePicture && textsOf(basePicture).find((one) => one.object === object);
          const back = make("button", { type: "button", id: "all-texts" }, "All texts");
          back.addEventListener("click", () => { if (state.text) choose(state.text); else showText(screen, cell, ""); });
          panel.replaceChildren(back, ...facts(screen, cell, text, other).filter(Boolean));
        };

        // What is pointed at or has the focus is shown; what is chosen stays.
        const watchTexts = (stage, screen, cell) => {
          const over = (event) => {
            const hit = event.target.closest(".hit");
            if (hit) showText(screen, cell, hit.dataset.object);
            else if (event.type === "pointerover") showText(screen, cell, state.text);
          };
          stage.addEventListener("pointerover", over);
          stage.addEventListener("focusin", over);
          stage.addEventListener("pointerleave", () => showText(screen, cell, state.text));
          stage.addEventListener("click", (event) => {
            const hit = event.target.closest(".hit");
            if (hit) choose(hit.dataset.object);
          });
          stage.addEventListener("keydown", (event) => {
            const hit = event.target.closest(".hit");
            if (hit && (event.key === "Enter" || event.key === " ")) {
              event.preventDefault();
              choose(hit.dataset.object);
            }
          });
        };

        """#
}
