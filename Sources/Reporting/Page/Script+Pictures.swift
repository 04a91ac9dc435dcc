extension PageScript {
    /// Pictures of screens, as `ScreenDrawing` draws them.
    static let screens = #"""
        const roles = ["plain", "label", "button", "field", "image", "control", "bar", "stack", "scroll", "opaque"];
        const margin = 24;
        const reach = 60;
        const screens = data.screens.map((row, place) => ({
          place, id: row[0], name: row[1], file: row[2], views: row[3], cells: row[4], pictures: row[5],
        }));
        const kindTitles = {
          plain: "Plain views", label: "Labels", button: "Buttons", field: "Text fields", image: "Images", control: "Other controls",
          bar: "Bars", stack: "Stacks", scroll: "Lists and scroll views", opaque: "Views of the app's own", unknown: "Texts without a known view",
        };
        // The kinds of a screen's views by their objects, as far as pictures show them.
        const kinds = [];
        const kindsOn = (screen) => kinds[screen.place] ??= new Map(screen.pictures.flatMap((picture) => picture[6])
          .map((place) => [data.strings[data.boxes[place][5]], roles[data.boxes[place][4]]]));
        const kindOf = (finding) =>
          (finding.screen >= 0 && finding.object && kindsOn(screens[finding.screen]).get(finding.object)) || "unknown";
        const screenWith = (id) => screens.find((screen) => screen.id === id);
        const nameOf = (locale) => data.locales[locale][0];
        // By level: the severities, and from the end what fits (-1) and what was not checked (-2).
        const markNames = ["error", "warning", "note", "unchecked", "fits"];
        const mark = (level) => draw("svg", {
          class: "mark " + markNames.at(level), viewBox: "0 0 16 16", "aria-hidden": "true",
        }, draw("use", { href: "#mark-" + markNames.at(level) }));
        // What fits is told of what was checked alone.
        const levelOf = (cell) => (cell[4] < 0 && cell[3] === 0 && cell[6] > 0 ? -2 : cell[4]);
        const levelAlone = (text) => (text.isUnchecked ? -2 : text.isCut ? 2 : -1);
        const uncheckedIn = (cell) => (cell[6] > 0 ? [`${counted(cell[6], "text")} not checked`] : []);
        const spoken = (...children) => make("span", { class: "spoken" }, ...children);
        const points = (value) => Math.round(value * 10) / 10 + " pt";

        const textsOf = (picture) => picture[7].map((row) => ({
          key: data.strings[row[0]], object: data.strings[row[1]], value: data.strings[row[2]], box: row[3],
          needed: row[4], isCut: (row[5] & 1) === 1, isRightToLeft: (row[5] & 2) === 2,
          isUnchecked: (row[5] & 4) === 4, isUntranslated: (row[5] & 8) === 8, scale: row[6], runs: row[7],
        }));

        // What a text lacks, in words.
        const roomOf = (text) => room(text) + (text.isUntranslated ? ", not translated" : "");
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

        const runsOf = (text) => {
          const runs = [];
          for (let index = 0; index < text.runs.length; index += 3) {
            runs.push([text.runs[index], text.runs[index + 1], ...data.runs[text.runs[index + 2]]]);
          }
          return glyphs(runs);
        };

        const cross = ([x, y, width, height]) =>
          draw("path", { class: "cross", d: `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}` });

        const viewOf = ([x, y, width, height, role]) => {
          const name = roles[role];
          const element = rectangle("view " + name, [x, y, width, height]);
          const radius = { button: 6, field: 5, control: 8 }[name];
          if (radius) element.setAttribute("rx", Math.min(radius, height / 2));
          return name === "image" || name === "opaque" ? [element, cross([x, y, width, height])] : [element];
        };

        // What is cut is tinted, what is beyond the box is hatched, and a line is as long as the text would be.
        const cutOf = (text) => {
          const [x, y, width, height] = text.box;
          const missing = text.needed[0] - width;
          const parts = [rectangle("spill", text.box)];
          if (missing > 0.05) {
            const shown = Math.min(missing, reach);
            const length = width + shown;
            const [from, to, end] = text.isRightToLeft ? [x + width, x + width - length, x] : [x, x + length, x + width];
            const side = text.isRightToLeft ? x - shown : x + width;
            const line = short(y + height + 3);
            parts.push(rectangle("spill", [side, y, shown, height]), rectangle("hatch", [side, y, shown, height]),
              draw("path", { class: "needs", d: `M${short(from)} ${line}H${short(to)}m0 -2v4` }),
              draw("path", { class: "has", d: `M${short(end)} ${short(y + height + 1)}v4` }));
          }
          if (text.needed[1] > height + 0.05) {
            const shown = Math.min(text.needed[1] - height, reach);
            parts.push(rectangle("spill", [x, y + height, width, shown]), rectangle("hatch", [x, y + height, width, shown]));
          }
          const clip = draw("svg", { x, y, width, height, viewBox: text.box.join(" ") }, draw("g", { class: "ink" }, ...runsOf(text)));
          return [...parts, clip, rectangle("edge", text.box)];
        };

        const arrow = (isRightToLeft, width) => draw("path", {
          class: "direction",
          d: isRightToLeft ? `M${width - 2} -11h-26m4 -4l-4 4l4 4` : "M2 -11h26m-4 -4l4 4l-4 4",
        });

        // A picture of a screen; with `pick`, its texts can be pointed at, focused and chosen.
        const screenPicture = (screen, picture, pick) => {
          const [locale, device, size, isRightToLeft, [width, height], safe, boxes, rows] = picture;
          const texts = textsOf(picture);
          const page = [0, 0, width, height];
          const isPage = (box) => page.every((value, index) => Math.abs(value - box[index]) < 0.5);
          const paper = rectangle("screen", page);
          const frame = rectangle("bezel", page);
          for (const element of [paper, frame]) element.setAttribute("rx", 10);
          const label = `${screen.name} in ${nameOf(locale)}, ${data.devices[device]}`;
          const cut = texts.filter((text) => text.isCut).length;
          const result = draw("svg", {
            class: "picture", role: pick ? "group" : "img",
            "aria-label": escaped(label + (cut ? `: ${counted(cut, "text")} cut` : "")),
            viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
            width: width + 2 * margin, height: height + 2 * margin,
          }, paper,
          draw("svg", { x: 0, y: 0, width, height, viewBox: `0 0 ${width} ${height}` },
            ...boxes.map((place) => data.boxes[place]).filter((box) => !isPage(box)).flatMap(viewOf)),
          ...(isPage(safe) ? [] : [rectangle("safe", safe)]),
          ...texts.filter((text) => text.isUntranslated).map(({ box: [x, y, w, h] }) => draw("path", { class: "untranslated", d: `M${x} ${y + h + 1}h${w}` })),
          ...texts.flatMap((text) => (text.isCut ? cutOf(text) : [draw("g", { class: "ink" }, ...runsOf(text))])),
          frame, arrow(isRightToLeft === 1, width));
          if (pick) {
            texts.forEach((text, index) => {
              const [x, y, w, h] = text.box;
              const hit = rectangle("hit", [x - 2, y - 2, Math.max(w, 4) + 4, Math.max(h, 4) + 4]);
              fill(hit, {
                rx: 3, tabindex: "0", role: "button", "data-text": String(index), "data-object": text.object,
                "aria-label": escaped(`${text.value}: ${roomOf(text)}`),
              }, []);
              result.append(hit);
            });
          }
          return result;
        };

        """#
}
