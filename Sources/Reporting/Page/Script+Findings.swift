extension PageScript {
    /// Pictures, from the numbers that the static ones are made of.
    static let picture = #"""
        const rectangle = (name, [x, y, width, height]) => draw("rect", { class: name, x, y, width, height });
        const short = (value) => String(Math.round(value * 100) / 100 + 0);

        const glyphs = (runs) => runs.map(([x, baseline, scale, places, heights]) => {
          const size = String(scale);
          const group = draw("g", { transform: `translate(${x} ${baseline}) scale(${size} -${size})` });
          let at = 0;
          for (let index = 0; index < places.length; index += 2) {
            at += places[index + 1];
            group.append(draw("use", { href: "#g" + places[index], x: at, y: heights ? heights[index / 2] : 0 }));
          }
          return group;
        });

        const dimension = (row, tick) => {
          const [[x1, y1, x2, y2, x, y], label, flags] = row;
          const ends = [[x1, y1], [x2, y2]].map(([left, top]) => flags & 1
            ? `M${short(left - tick)} ${short(top)}H${short(left + tick)}`
            : `M${short(left)} ${short(top - tick)}V${short(top + tick)}`);
          return draw("g", { class: flags & 2 ? "needed" : "available" },
            draw("path", { d: `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}` + ends.join("") }),
            draw("text", { x: short(x), y: short(y), "text-anchor": flags & 4 ? "start" : "middle" }, label));
        };

        const pictureOf = (finding, row, sentence) => {
          const [locale, text, frame, box, open, shown, spills, runs, dimensions] = row;
          const scale = finding.scale;
          const ink = spills.length === 0
            ? [rectangle("paper", box), draw("g", { class: "ink" }, ...glyphs(runs))]
            : [draw("g", { class: "cut" }, ...glyphs(runs)), rectangle("paper", shown),
              draw("svg", { class: "ink", width: shown[2], height: shown[3] }, ...glyphs(runs))];
          const label = `${data.locales[locale][0]}: \u201c${text}\u201d ${sentence}`;
          return draw("svg", {
            class: "label", role: "img", "aria-label": escaped(label), viewBox: frame.join(" "),
            width: Math.round(frame[2] * scale), height: Math.round(frame[3] * scale),
          },
          ...spills.flatMap((spill) => [rectangle("spill", spill), rectangle("hatch", spill)]), ...ink,
          rectangle("box open" + open, box),
          draw("g", { class: "dimensions", "font-size": short(11 / scale) },
            ...dimensions.map((part) => dimension(part, Math.round(300 / scale) / 100))));
        };

        """#

    /// One finding, as the static ones are.
    static let card = #"""
        const sentenceOf = (row, spills) => {
          if (!row) return spills.length === 0 ? "fits" : "";
          const [, , , needed, available, excess, certain] = row;
          if (!needed) return "does not fit";
          const band = certain ? "" : ", inside the error band";
          if (needed.endsWith(" %")) return `is shrunk to ${needed}, below ${available}${band}`;
          if (!needed.endsWith(" pt")) return `needs ${needed}, has ${available}${band}`;
          return `needs ${needed}, has ${available} (${excess})${band}`;
        };
        const occurrenceIn = (finding, locale) => finding.occurrences.find((row) => row[0] === locale);

        const figure = (finding, row, choices) => {
          const [name, kind] = data.locales[row[0]];
          const sentence = sentenceOf(occurrenceIn(finding, row[0]), row[6]);
          const title = choices.length < 2 ? make("b", {}, isolated(name))
            : make("select", { "aria-label": "Language of the picture" }, ...choices.map((choice) =>
              new Option(escaped(data.locales[choice[0]][0]), data.locales[choice[0]][0], false, choice === row)));
          const result = make("figure", {},
            make("figcaption", {}, title, " ", make("span", {}, kind), " ", make("em", {}, sentence)),
            pictureOf(finding, row, sentence));
          if (choices.length > 1) {
            title.addEventListener("change", () => {
              const next = figure(finding, choices[title.selectedIndex], choices);
              result.replaceWith(next);
              next.querySelector("select").focus();
            });
          }
          return result;
        };

        const picturesOf = (finding) => {
          if (finding.pictures.length === 0) return null;
          const base = finding.pictures.find((row) => data.locales[row[0]][1] === "source");
          const others = finding.pictures.filter((row) => row !== base);
          const wanted = others.find((row) => data.locales[row[0]][0] === state.locale);
          let worst = wanted;
          for (const row of finding.occurrences) worst ??= others.find((picture) => picture[0] === row[0]);
          const figures = [];
          if (base) figures.push(figure(finding, base, [base]));
          if (worst) figures.push(figure(finding, worst, others));
          if (figures.length === 0) figures.push(figure(finding, finding.pictures[0], [finding.pictures[0]]));
          return make("div", { class: "pictures" }, ...figures);
        };

        const occurrenceRow = (row) => {
          const [locale, severity, text, needed, available, excess, certain, , file, line, samples, words, device] = row;
          const setting = words || (device >= 0 ? data.devices[device] : "");
          const part = (name, ...children) => [" ", make(name, {}, ...children)];
          return make("tr", { class: severities[severity] },
            make("th", { scope: "row" }, isolated(data.locales[locale][0]), ...part("span", data.locales[locale][1]),
              ...(setting ? part("span", isolated(setting)) : [])),
            make("td", {}, isolated(text),
              ...(samples && samples.length ? part("span", "measured with ", isolated(samples.join(", "))) : []),
              ...(file >= 0 ? part("code", isolated(data.files[file] + ":" + line)) : [])),
            make("td", {}, needed), make("td", {}, available),
            make("td", {}, excess, ...(certain ? [] : part("span", "inside the error band"))));
        };

        const tableOf = (finding) => {
          const count = finding.occurrences.length;
          if (count === 0) return null;
          const heads = ["Language", "Text", "Needs", "Has", "Over"];
          return make("details", count <= 4 ? { open: "" } : {},
            make("summary", {}, counted(count, "place") + " where it shows"),
            make("table", { class: "occurrences" },
              make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
              make("tbody", {}, ...finding.occurrences.map(occurrenceRow))));
        };

        const placeOf = (finding) => {
          if (finding.screen < 0) return [];
          const screen = screens[finding.screen];
          const worst = finding.occurrences[0];
          const link = make("a", { class: "place", href: screenHash(screen, {
            locale: worst ? nameOf(worst[0]) : "", text: finding.object,
            device: worst && worst[12] >= 0 && data.devices.length > 1 ? data.devices[worst[12]] : state.device,
          }) }, "Screen ", isolated(screen.name));
          return [" ", link, ...(finding.view ? [" ", isolated(finding.view)] : [])];
        };
        const causesOf = (finding) => {
          if (finding.limiting.length + finding.fixes.length === 0) return null;
          return make("div", { class: "causes" },
            ...(finding.limiting.length ? [make("div", {}, ...withTitle("What limits it", chainOf(finding)))] : []),
            ...(finding.fixes.length ? [make("div", {}, ...withTitle("Repairs that were tried", fixesOf(finding)))] : []));
        };

        const fillCard = (element, finding) => {
          const title = finding.key || finding.file.split("/").pop();
          element.classList.remove("ghost");
          element.setAttribute("aria-labelledby", "t-" + finding.id);
          element.replaceChildren(...[
            make("header", {},
              make("h3", { id: "t-" + finding.id },
                make("span", { class: "severity" }, severityTitles[finding.severity]), " ",
                make("a", { href: "#finding=" + finding.id }, isolated(title))),
              make("p", { class: "message" }, isolated(finding.message)),
              make("p", { class: "where" }, make("span", { class: "rule" }, data.rules[finding.rule]), " ",
                make("code", {}, isolated(finding.file + ":" + finding.line)), ...placeOf(finding))),
            picturesOf(finding), causesOf(finding), tableOf(finding),
          ].filter(Boolean));
        };

        """#
}
