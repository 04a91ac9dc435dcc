extension PageScript {
    /// The way in: screens against languages.
    static let screenMatrix = #"""
        // The worst severity of a finding in one language, on the device and at the text size that are asked for.
        const levelIn = (finding, locale, device, size) => {
          let level = 3;
          for (const row of finding.occurrences) {
            if (row[0] === locale && (device < 0 || !(row[12] >= 0) || row[12] === device)
              && (size < 0 || !(row[13] >= 0) || row[13] === size)) level = Math.min(level, row[1]);
          }
          return level;
        };
        const asked = () => [state.device, state.size].map((name, place) =>
          (name ? [data.devices, data.textSizes][place].indexOf(name) : -1));
        const isAsked = (cell, [device, size]) => (device < 0 || cell[1] === device) && (size < 0 || cell[2] === size);

        // What a screen shows in a language: how many findings, and the worst.
        const sumOf = (screen, locale, setting, included) => {
          const seen = new Set();
          let level = 3;
          const most = [0, 0];
          let isThere = false;
          for (const cell of screen.cells) {
            if (cell[0] !== locale || !isAsked(cell, setting)) continue;
            isThere = true;
            [cell[3], cell[6]].forEach((count, place) => { most[place] = Math.max(most[place], count); });
            for (const place of cell[5]) if (included(place)) seen.add(place);
          }
          for (const place of seen) level = Math.min(level, levelIn(findings[place], locale, ...setting));
          if (level > 2) level = most[0] === 0 && most[1] > 0 ? -2 : -1;
          return { isThere, unchecked: most[1], count: seen.size, level };
        };

        const screenHash = (screen, change) =>
          hashOf({ ...empty, view: "screen", screen: screen.id, device: state.device, size: state.size, ...change });

        let areAllScreens = false;
        const staticMatrix = byId("screens") && byId("screens").firstElementChild;
        const drawScreens = () => {
          if (screens.length === 0) return;
          const without = ["locale", "screen", "device", "size", "table", "key"];
          const all = matching(without);
          const places = all.length === findings.length ? null : new Set(all.map((finding) => finding.place));
          const included = (place) => places === null || places.has(place);
          const setting = asked();
          // What the file holds as HTML is the matrix without filters.
          const isStatic = places === null && setting.every((place) => place < 0) && !areAllScreens;
          if (isStatic) {
            if (byId("screens").firstElementChild !== staticMatrix) byId("screens").replaceChildren(staticMatrix);
            drawMore(Math.min(screens.length, rowLimit));
            return;
          }
          const columns = data.locales.map((row, place) => place)
            .filter((place) => screens.some((screen) => screen.cells.some((cell) => cell[0] === place)));
          const cellOf = (screen, locale) => {
            const { isThere, unchecked, count, level } = sumOf(screen, locale, setting, included);
            if (!isThere) return make("td", { class: "none" }, make("span", {}, "–"));
            const fits = [...(level === -1 ? ["fits"] : []), ...(unchecked > 0 ? [`${counted(unchecked, "text")} not checked`] : [])];
            const words = count === 0 ? fits.join(", ") : `${counted(count, "finding")}, worst: ${severities[level]}`;
            return make("td", { class: ["none", "fits"][level + 2] ?? severities[level] },
              make("a", { class: "cell", href: screenHash(screen, { locale: nameOf(locale) }) },
                mark(level), count === 0 ? "" : make("b", { "aria-hidden": "true" }, grouped(count)), spoken(words)));
          };
          const head = make("tr", {}, make("th", { scope: "col" }, "Screen"), ...columns.map((place) =>
            make("th", { scope: "col" }, isolated(nameOf(place)), " ", make("span", {}, data.locales[place][1]))));
          const manyFiles = new Set(screens.map((screen) => screen.file)).size > 1;
          const shownScreens = areAllScreens ? screens : screens.slice(0, rowLimit);
          const body = shownScreens.map((screen) => make("tr", {},
            make("th", { scope: "row" }, make("a", { href: screenHash(screen, {}) }, isolated(screen.name)),
              ...(manyFiles ? [" ", make("span", {}, isolated(screen.file.split("/").pop()))] : [])),
            ...columns.map((place) => cellOf(screen, place))));
          byId("screens").replaceChildren(make("table", { class: "matrix screens" },
            make("thead", {}, head), make("tbody", {}, ...body)));
          drawMore(shownScreens.length);
        };

        const drawMore = (count) => {
          const more = byId("screens-more");
          more.hidden = count === screens.length;
          more.textContent = `Show all ${counted(screens.length, "screen")}`;
          more.onclick = () => {
            areAllScreens = true;
            drawScreens();
            byId("screens").focus();
          };
          drawSettings();
        };

        // Devices and text sizes as buttons above the overview.
        const drawSettings = () => {
          const group = (name, title, all, names) => {
            if (names.length < 2) return [];
            const buttons = ["", ...names].map((value, place) => {
              const button = make("button", {
                type: "button", id: `set-${name}-${place}`, "aria-pressed": String(state[name] === value),
              }, value ? isolated(value) : all);
              button.addEventListener("click", () => go({ [name]: value }));
              return button;
            });
            return [make("div", { class: "segments", role: "group", "aria-label": title }, ...buttons)];
          };
          keepingFocus(() => byId("settings").replaceChildren(
            ...group("device", "Device", "All devices", data.devices),
            ...group("size", "Text size", "All text sizes", data.textSizes)));
        };

        // What had the focus before a part of the page was drawn anew has it again.
        const keepingFocus = (work) => {
          const before = document.activeElement && document.activeElement.id;
          work();
          if (before && byId(before)) byId(before).focus({ preventScroll: true });
        };

        """#
}
