extension PageScript {
    /// One screen: the source language beside another, above it, or behind a slider; or all languages.
    static let screenView = #"""
        const modes = [["side", "Side by side"], ["overlay", "Overlay"], ["slider", "Slider"], ["all", "All languages"]];
        const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4];
        let zoom = 0;
        let divider = 50;
        const sourcePlace = data.locales.findIndex((row) => row[1] === "source");

        const rank = (level) => (level < 0 ? 3 : level);
        // Of a screen with a tab view there are several pictures: the one with the text that the address asks for is shown.
        let askedText = "";
        const pictureWith = (screen, cell, object) => {
          const pictures = screen.pictures.filter((row) => row[0] === cell[0] && row[1] === cell[1] && row[2] === cell[2]);
          return (object && pictures.find((row) => row[7].some((text) => data.strings[text[1]] === object))) || pictures[0];
        };
        const pictureIn = (screen, cell) => pictureWith(screen, cell, askedText);

        // The version that the address asks for; where it leaves one open, the worst that there is a picture of.
        const cellFor = (screen) => {
          const setting = asked();
          const locale = data.locales.findIndex((row) => row[0] === state.locale);
          const weight = (cell) => rank(cell[4]) * 4 + (pictureIn(screen, cell) ? 0 : 2) + (cell[0] === sourcePlace ? 1 : 0);
          const best = (cells) => cells.reduce((found, cell) => (found && weight(found) <= weight(cell) ? found : cell), null);
          const fitting = screen.cells.filter((cell) => isAsked(cell, setting));
          return best(fitting.filter((cell) => cell[0] === locale)) || best(fitting)
            || best(screen.cells.filter((cell) => cell[0] === locale)) || best(screen.cells);
        };
        const cellAt = (screen, locale, like) =>
          screen.cells.find((cell) => cell[0] === locale && cell[1] === like[1] && cell[2] === like[2]);

        const hashAt = (screen, cell, change) => hashOf({
          ...empty, view: "screen", screen: screen.id, mode: state.mode, locale: nameOf(cell[0]),
          device: data.devices.length > 1 ? data.devices[cell[1]] || "" : "",
          size: data.textSizes.length > 1 ? data.textSizes[cell[2]] || "" : "", ...change,
        });

        const strip = (screen, chosen) => make("ul", { class: "strip", "aria-label": "Languages" },
          ...data.locales.map((row, place) => cellAt(screen, place, chosen)).filter(Boolean).map((cell) => {
            const link = make("a", { href: hashAt(screen, cell, { text: askedText }), id: "strip-" + cell[0] }, mark(levelOf(cell)),
              isolated(nameOf(cell[0])), cell[5].length ? make("b", { "aria-hidden": "true" }, String(cell[5].length)) : "",
              spoken(" " + (cell[4] >= 0 ? [counted(cell[5].length, "finding")]
                : [...(levelOf(cell) === -1 ? ["fits"] : []), ...uncheckedIn(cell)]).join(", ")));
            if (cell[0] === chosen[0] && state.mode !== "all") link.setAttribute("aria-current", "true");
            return make("li", {}, link);
          }));

        const toolbar = (screen, chosen) => {
          const select = (name, title, column, names) => {
            const used = [...new Set(screen.cells.map((cell) => cell[column]))];
            if (used.length < 2) return [];
            const element = make("select", { id: "screen-" + name, "aria-label": title }, ...used.map((place) =>
              new Option(escaped(names[place]), names[place], false, chosen[column] === place)));
            element.addEventListener("change", () => {
              location.hash = hashAt(screen, chosen, { [name]: element.value, text: state.text });
            });
            return [element];
          };
          const buttons = modes.map(([word, title]) => {
            const button = make("button", { type: "button", id: "mode-" + word, "aria-pressed": String(state.mode === word) }, title);
            button.addEventListener("click", () => { location.hash = hashAt(screen, chosen, { mode: word, text: state.text }); });
            return button;
          });
          const scale = (id, label, title, next) => {
            const button = make("button", { type: "button", id, "aria-label": title }, label);
            button.addEventListener("click", () => setZoom(next()));
            return button;
          };
          return make("div", { class: "tools" },
            ...select("device", "Device", 1, data.devices), ...select("size", "Text size", 2, data.textSizes),
            make("div", { class: "segments", role: "group", "aria-label": "Comparison" }, ...buttons),
            make("div", { class: "segments zoom", role: "group", "aria-label": "Zoom" },
              scale("zoom-out", "−", "Smaller", () => nextZoom(-1)), scale("zoom-fit", "Fit", "Fit the window", () => 0),
              scale("zoom-in", "+", "Larger", () => nextZoom(1))));
        };

        // The share of its real size at which a picture is shown.
        const scaleShown = () => {
          const picture = byId("stage") && byId("stage").querySelector(".picture");
          return picture ? picture.getBoundingClientRect().width / picture.viewBox.baseVal.width : 1;
        };
        const nextZoom = (step) => {
          const now = zoom || scaleShown();
          const next = step > 0 ? zooms.find((value) => value > now + 0.01) : zooms.findLast((value) => value < now - 0.01);
          return next || now;
        };
        const setZoom = (value) => {
          zoom = value;
          const stage = byId("stage");
          if (!stage) return;
          stage.classList.toggle("zoomed", zoom > 0);
          for (const picture of stage.querySelectorAll(".pair .picture, .stack .picture")) {
            picture.style.width = zoom ? picture.viewBox.baseVal.width * zoom + "px" : "";
          }
          const button = byId("zoom-fit");
          if (button) button.textContent = zoom ? Math.round(zoom * 100) + " %" : "Fit";
        };

        const caption = (cell, picture) => {
          const cut = picture ? textsOf(picture).filter((text) => text.isCut).length : 0;
          const fits = cell[4] >= 0 ? [counted(cell[5].length, "finding")] : levelOf(cell) === -2 ? []
            : [cell[6] > 0 ? `${counted(cell[3], "text")} fit${cell[3] === 1 ? "s" : ""}` : "everything fits"];
          const words = [...(cut ? [`${counted(cut, "text")} cut`] : fits), ...uncheckedIn(cell)].join(", ");
          return make("figcaption", {}, mark(levelOf(cell)), make("b", {}, isolated(nameOf(cell[0]))), " ",
            make("span", {}, data.locales[cell[0]][1]), " ", make("em", {}, words));
        };
        const absent = () => make("p", { class: "absent" },
          "There is no picture of this one in the page: it draws the source language and the worst.");
        const figureOf = (screen, cell, pick) => {
          const picture = pictureIn(screen, cell);
          return make("figure", {}, caption(cell, picture),
            picture ? make("div", { class: "canvas" }, screenPicture(screen, picture, pick)) : absent());
        };

        // Two pictures, one above the other: both to be seen through, or cut by a line that can be moved.
        const stackOf = (screen, base, chosen) => {
          const below = screenPicture(screen, pictureIn(screen, base), false);
          const above = screenPicture(screen, pictureIn(screen, chosen), true);
          below.classList.add("below");
          above.classList.add("above");
          const stack = make("div", { class: "stack " + state.mode }, below, above);
          const legend = make("figcaption", {}, make("b", { class: "from" }, isolated(nameOf(base[0]))), " below ",
            make("b", {}, isolated(nameOf(chosen[0]))));
          if (state.mode === "overlay") return make("figure", {}, legend, make("div", { class: "canvas" }, stack));
          const handle = make("div", { class: "handle", "aria-hidden": "true" });
          const range = make("input", {
            type: "range", id: "slider", min: "0", max: "100", step: "1", value: String(divider),
            "aria-label": `Line between ${escaped(nameOf(base[0]))} on the left and ${escaped(nameOf(chosen[0]))} on the right`,
          });
          const place = (value) => {
            divider = Math.min(100, Math.max(0, value));
            range.value = String(divider);
            range.setAttribute("aria-valuetext", `${Math.round(divider)} % ${escaped(nameOf(base[0]))}`);
            above.style.clipPath = `inset(0 0 0 ${divider}%)`;
            below.style.clipPath = `inset(0 ${100 - divider}% 0 0)`;
            handle.style.left = divider + "%";
          };
          range.addEventListener("input", () => place(Number(range.value)));
          handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
          handle.addEventListener("pointermove", (event) => {
            if (!handle.hasPointerCapture(event.pointerId)) return;
            const box = stack.getBoundingClientRect();
            place(((event.clientX - box.left) / box.width) * 100);
          });
          stack.append(handle);
          place(divider);
          legend.replaceChildren(make("b", { class: "from" }, isolated(nameOf(base[0]))), " on the left, ",
            make("b", {}, isolated(nameOf(chosen[0]))), " on the right");
          return make("figure", {}, legend, make("div", { class: "canvas" }, stack), range);
        };

        """#

    /// All languages of one screen, and the view itself.
    static let screenStage = #"""
        const lazily = new IntersectionObserver((entries) => {
          for (const entry of entries) {
            if (!entry.isIntersecting) continue;
            lazily.unobserve(entry.target);
            entry.target.drawNow();
          }
        }, { rootMargin: "600px 0px" });

        const gridOf = (screen, chosen) => {
          const cells = data.locales.map((row, place) => cellAt(screen, place, chosen)).filter(Boolean);
          return make("div", { class: "grid" }, ...cells.map((cell) => {
            const picture = pictureIn(screen, cell);
            const link = make("a", {
              href: hashAt(screen, cell, { mode: "side" }), "aria-label": escaped(`${nameOf(cell[0])} beside the source language`),
            });
            if (picture) {
              link.style.aspectRatio = `${picture[4][0] + 2 * margin} / ${picture[4][1] + 2 * margin}`;
              link.drawNow = () => link.append(screenPicture(screen, picture, false));
              lazily.observe(link);
            } else {
              link.append(absent());
            }
            return make("figure", {}, caption(cell, picture), link);
          }));
        };

        const stageOf = (screen, chosen) => {
          if (state.mode === "all") return gridOf(screen, chosen);
          const base = cellAt(screen, sourcePlace, chosen);
          const isPair = base && base !== chosen;
          const bothDrawn = isPair && pictureIn(screen, base) && pictureIn(screen, chosen);
          if (bothDrawn && state.mode !== "side") return stackOf(screen, base, chosen);
          return make("div", { class: "pair" }, ...(isPair ? [figureOf(screen, base, true)] : []), figureOf(screen, chosen, true));
        };

        const neighbours = (screen) => {
          const link = (place, title) => (screens[place] ? make("a", { href: screenHash(screens[place], {
            mode: state.mode, locale: state.locale }) }, title, " ", isolated(screens[place].name)) : "");
          return make("nav", { class: "crumbs", "aria-label": "Screens" },
            make("a", { href: hashOf({ ...empty, device: state.device, size: state.size }) }, "All screens"),
            link(screen.place - 1, "Previous:"), link(screen.place + 1, "Next:"));
        };

        let shownCell = null;
        const drawScreen = () => {
          const screen = screenWith(state.screen);
          const view = byId("screen-view");
          const isLink = (element) => element.tagName === "H2";
          if (!screen || screen.cells.length === 0) {
            view.replaceChildren(make("h2", { id: "screen-title", tabindex: "-1" }, "No such screen"),
              make("p", {}, make("a", { href: "#" }, "All screens")));
            return;
          }
          if (!modes.some(([word]) => word === state.mode)) state.mode = "side";
          const chosen = cellFor(screen);
          shownCell = chosen;
          askedText = state.text;
          const panel = make("aside", { id: "panel", "aria-label": "Text" });
          const stage = make("div", { id: "stage", class: state.mode }, stageOf(screen, chosen));
          const link = make("a", { href: hashOf({ ...empty, screen: screen.id }) }, "Findings of this screen");
          keepingFocus(() => view.replaceChildren(neighbours(screen),
            make("h2", { id: "screen-title", tabindex: "-1" }, isolated(screen.name)),
            make("p", { class: "where" }, make("code", {}, isolated(screen.file)), `, ${counted(screen.views, "view")}, `
              + `${counted(chosen[3] + chosen[6], "text")}`, data.devices[chosen[1]] ? ", " : "", isolated(data.devices[chosen[1]] || ""), " ", link),
            strip(screen, chosen), toolbar(screen, chosen),
            make("div", { class: state.mode === "all" ? "" : "bench" }, stage, ...(state.mode === "all" ? [] : [panel]))));
          setZoom(state.mode === "all" ? 0 : zoom);
          if (state.mode === "all") return;
          watchTexts(stage, screen, chosen);
          showText(screen, chosen, state.text);
        };

        """#
}
