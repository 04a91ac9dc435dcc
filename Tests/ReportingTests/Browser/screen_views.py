"""Browser tests of screens, of the table of texts and of the views of the page."""

from checks import accessible, number_shown, status, visit

VIEWS = [
    ("side", "#view=screen&screen=photo-id&locale=de"),
    ("difference", "#view=screen&screen=photo-id&locale=de&mode=difference"),
    ("blink", "#view=screen&screen=photo-id&locale=de&mode=blink"),
    ("dark", "#view=screen&screen=photo-id&locale=de&appearance=dark"),
    ("slider", "#view=screen&screen=photo-id&locale=he&mode=slider"),
    ("all", "#view=screen&screen=photo-id&mode=all"),
    ("text", "#view=screen&screen=photo-id&locale=de&text=TITLE-label"),
    ("texts", "#view=texts"),
    ("run", "#view=run"),
]


def test_matrix(browser, folder, checks):
    with visit(browser, folder, checks, "screens") as page:
        rows = page.locator("#screens tbody tr")
        checks.expect("the matrix has a row for each screen", rows.count() == 3, rows.count())
        cell = page.locator("#screens td.error a").first
        words = cell.inner_text()
        checks.expect("a cell says how much and how bad", "finding" in words and "worst: error" in words, words)
        checks.expect("a cell has a sign besides its colour", cell.locator("use[href='#mark-error']").count() == 1)
        drawer = rows.nth(2)
        words = drawer.locator("td").first.inner_text()
        unchecked = drawer.locator("use[href='#mark-unchecked']").count()
        checks.expect("a screen of which nothing was checked is not told to fit", unchecked == 4 and words == "1 label not checked", words)
        cell.click()
        checks.expect("a cell leads to the screen", "view=screen" in page.url and "locale=de" in page.url, page.url)
        page.wait_for_timeout(100)
        focused = page.evaluate("document.activeElement.id")
        checks.expect("the title of the screen has the focus", focused == "screen-title", focused)
        checks.expect("two pictures stand side by side", page.locator("#stage .pair .picture").count() == 2)
        page.go_back()
        checks.expect("back leads to the matrix", page.locator("#overview").is_visible())
        page.get_by_role("button", name="iPhone 16 Pro").click()
        checks.expect("a device filters", "device=iPhone+16+Pro" in page.url, page.url)
        page.locator("#filter-screen").select_option("photo-id")
        shown = number_shown(page)
        checks.expect("a screen filters", "screen=photo-id" in page.url and shown == 2, shown)
        place = page.locator("#list .place").first
        checks.expect("a finding names its screen", "Photo" in place.inner_text(), place.inner_text())
        first = page.locator("#list article").first
        text = first.inner_text()
        checks.expect("a finding says what limits it", "TITLE.width == 120" in text and "Main.storyboard:22" in text, text[:300])
        checks.expect("a finding says what was tried", "fixes all" in text and "breaks 1 other place" in text)
        place.click()
        page.wait_for_timeout(100)
        checks.expect("and leads to its text", "text=" in page.url and page.locator("#panel .value").count() == 1, page.url)


def test_unchecked(browser, folder, checks):
    with visit(browser, folder, checks, "screens", "#device=iPhone+16+Pro") as page:
        cells = page.locator("#screens tbody tr").nth(2).locator("use[href='#mark-unchecked']").count()
        checks.expect("the matrix of one device has the sign as well", cells == 4, cells)
    with visit(browser, folder, checks, "screens", "#view=screen&screen=drawer-id&locale=de") as page:
        strip = page.locator(".strip [aria-current]").inner_text()
        checks.expect("the strip says what was not checked", "1 label not checked" in strip and "fits" not in strip, strip)
        caption = page.locator("#stage figcaption").last.inner_text()
        checks.expect("so does the picture", "1 label not checked" in caption and "fit" not in caption, caption)
        checks.expect("nothing is drawn as cut", page.locator("#stage .picture .hatch").count() == 0)
        row = page.locator("#panel .texts li").first
        checks.expect("and so does the list of texts", "its box is not known" in row.inner_text(), row.inner_text())
        row.locator("button").click()
        room = page.locator("#panel .room")
        sign = room.locator("use[href='#mark-unchecked']").count()
        checks.expect("a text says it by itself", sign == 1 and "not checked" in room.inner_text(), room.inner_text())
        checks.expect("a translated text has no mark", page.locator("#stage .untranslated").count() == 0)
    with visit(browser, folder, checks, "screens", "#view=screen&screen=drawer-id&locale=he&text=DRAWER-label") as page:
        shown = page.locator("#panel .room").inner_text()
        marks = page.locator("#stage .untranslated").count()
        checks.expect("an untranslated text is marked, and says so", marks == 1 and "not translated" in shown, f"{marks} {shown}")


def test_kinds(browser, folder, checks):
    with visit(browser, folder, checks, "screens") as page:
        kinds = page.locator("#filter-kind")
        titles = kinds.locator("option").all_inner_texts()
        expected = ["All kinds", "Labels", "Buttons", "Text fields", "Strings without a known view"]
        checks.expect("the kinds of views with findings are offered", titles == expected, titles)
        languages = page.locator("#filter-locale option").all_inner_texts()
        checks.expect("languages have their names", "de, German (translation)" in languages, languages)
        checks.expect("fakes keep their own", "en-XA (forecast)" in languages, languages)
        kinds.select_option("field")
        page.wait_for_timeout(100)
        words = page.locator("#list").inner_text()
        checks.expect("a kind filters", number_shown(page) == 1 and "SEND" in words and "kind=field" in page.url, page.url)
        marked = page.locator("#screens td.error, #screens td.warning").count()
        checks.expect("the matrix counts that kind", marked == 2, marked)
        rest = page.locator("#status").get_by_role("link")
        checks.expect("what is of no known kind is said", rest.inner_text() == "2 more without a known view", status(page))
        rest.click()
        page.wait_for_timeout(100)
        shown = number_shown(page)
        checks.expect("and is a link", shown == 2 and kinds.input_value() == "unknown", page.url)
        checks.expect("which leads no further", rest.count() == 0, status(page))
        page.go_back()
        page.go_back()
        page.wait_for_timeout(100)
        checks.expect("back takes the kind off", number_shown(page) == 5 and kinds.input_value() == "", page.url)
    with visit(browser, folder, checks, "app", "#kind=button&locale=de") as page:
        shown = number_shown(page)
        views = page.evaluate("[...document.querySelectorAll('#list article .place')].length")
        chosen = [page.locator(f"#filter-{name}").input_value() for name in ["kind", "locale"]]
        checks.expect("buttons that break in German are a link", shown > 0 and views > 0 and chosen == ["button", "de"], shown)
        places = page.locator("#list article .where").all_inner_texts()
        checks.expect("each says that it is a button", all(' button "' in place or " button " in place for place in places), places)
        page.locator("#filter-kind").select_option("")
        page.wait_for_timeout(100)
        checks.expect("and some of what breaks", number_shown(page) > shown, status(page))
    with visit(browser, folder, checks, "small") as page:
        titles = page.locator("#filter-kind option").all_inner_texts()
        known = titles == ["All kinds", "Buttons", "Strings without a known view"]
        checks.expect("without screens the kinds that the system's parts have are offered", known, titles)
    for scheme in ["light", "dark"]:
        for width in [1280, 390]:
            viewport = {"width": width, "height": 900}
            with visit(browser, folder, checks, "screens", "#kind=label", color_scheme=scheme, viewport=viewport) as page:
                page.locator("#filters summary").evaluate("summary => { summary.parentElement.open = true; }")
                page.locator("#filters").scroll_into_view_if_needed()
                page.screenshot(path=folder / f"screens-kind-{width}-{scheme}.png")
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                checks.expect(f"kinds at {width} do not scroll sideways", wide <= 0, wide)
                accessible(page, checks, f"kinds {width} {scheme}")


def test_screen(browser, folder, checks):
    with visit(browser, folder, checks, "screens", VIEWS[0][1]) as page:
        checks.expect("a deep link shows the screen", page.locator("#screen-title").inner_text() == "Photo")
        current = page.locator(".strip [aria-current]").inner_text()
        checks.expect("in the language", "de" in current, current)
        checks.expect("what is cut is marked", page.locator("#stage .picture .hatch").count() > 0)
        page.locator("#stage figure").nth(1).locator(".hit").first.hover()
        panel = page.locator("#panel").inner_text()
        for part in ["Foto hinzufügen", "needs 148", "has 120 pt", "TITLE.width == 120", "Main.storyboard:22", "more character",
                     "fixes all", "of translations of such strings fit"]:
            checks.expect(f"pointing at a text says: {part}", part in panel, panel if part not in panel else "")
        page.locator("h2#screen-title").hover()
        checks.expect("pointing elsewhere lets go", page.locator("#panel .texts li").count() == 3)
        page.locator("#panel .texts button").first.click()
        checks.expect("a text can be chosen from the list", "text=TITLE-label" in page.url, page.url)
        page.keyboard.press("Escape")
        checks.expect("Escape lets go", "text=" not in page.url, page.url)
        page.locator("#stage figure").nth(1).locator(".hit").first.focus()
        checks.expect("the focus shows a text", page.locator("#panel .value").count() == 1)
        page.keyboard.press("Enter")
        checks.expect("Enter chooses it", "text=TITLE-label" in page.url, page.url)
        link = page.locator("#panel .links a").first
        link.click()
        page.wait_for_timeout(200)
        checks.expect("its finding is a link", "#finding=" in page.url and page.locator("#overview").is_visible(), page.url)
        page.go_back()
        checks.expect("back leads to the screen", page.locator("#panel .value").is_visible())
        width = lambda: page.locator("#stage .picture").first.bounding_box()["width"]
        before = width()
        page.locator("#screen-title").focus()
        page.keyboard.press("+")
        page.keyboard.press("+")
        checks.expect("+ makes it larger", width() > before, f"{before} {width()}")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        checks.expect("a large picture scrolls in its frame", wide <= 0, wide)
        page.keyboard.press("0")
        checks.expect("0 makes it fit", abs(width() - before) < 1, f"{before} {width()}")
        page.get_by_role("button", name="Larger").click()
        checks.expect("a button makes it larger", width() != before, width())


def test_modes(browser, folder, checks):
    with visit(browser, folder, checks, "screens", VIEWS[0][1]) as page:
        page.get_by_role("button", name="Difference").click()
        page.wait_for_timeout(200)
        colors = [page.locator(f".changes .{name} use").count() for name in ["was", "now"]]
        checks.expect("what differs is coloured", min(colors) > 0 and "mode=difference" in page.url, colors)
        page.keyboard.press("3")
        page.wait_for_timeout(100)
        away = lambda: page.locator(".stack .away").get_attribute("class")
        first = away()
        page.wait_for_timeout(1100)
        checks.expect("pictures blink in turns", away() != first and "mode=blink" in page.url, first)
        page.get_by_role("button", name="Pause").click()
        first = away()
        page.wait_for_timeout(1100)
        checks.expect("until they are stopped", away() == first, first)
        page.keyboard.press("4")
        slider = page.get_by_role("slider")
        slider.focus()
        clip = lambda: page.evaluate("document.querySelector('.stack .above').style.clipPath")
        before = clip()
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        checks.expect("arrow keys move the line", clip() != before and slider.input_value() == "55", clip())
        handle = page.locator(".handle").bounding_box()
        page.mouse.move(handle["x"] + 12, handle["y"] + 60)
        page.mouse.down()
        page.mouse.move(handle["x"] - 88, handle["y"] + 60, steps=4)
        page.mouse.up()
        checks.expect("the line can be dragged", int(slider.input_value()) < 50, slider.input_value())
        page.go_back()
        checks.expect("back leads to the blinking ones", page.locator(".stack.blink").count() == 1, page.url)
        page.get_by_role("button", name="All languages").click()
        page.locator(".grid figure").nth(3).wait_for()
        checks.expect("all languages stand side by side", page.locator(".grid figure").count() == 4)
        page.wait_for_timeout(200)
        checks.expect("their pictures are drawn", page.locator(".grid .picture").count() == 4)
        page.locator(".grid a").nth(2).click()
        checks.expect("a picture leads to its language", "locale=he" in page.url and "mode=side" in page.url, page.url)
        page.locator("#screen-device").select_option("iPhone 16 Pro")
        checks.expect("a device can be chosen", "device=iPhone+16+Pro" in page.url, page.url)
        page.locator(".strip a").nth(0).click()
        page.wait_for_timeout(200)
        checks.expect("the source language stands alone", page.locator("#stage .picture").count() == 1)
    with visit(browser, folder, checks, "screens", "#view=screen&screen=settings-id&locale=he") as page:
        checks.expect("a picture that is not there is said", "no picture" in page.locator("#stage").inner_text())
    with visit(browser, folder, checks, "screens", "#view=screen&screen=none") as page:
        checks.expect("a screen that is not there is said", "No such screen" in page.locator("#screen-view").inner_text())


def test_looks(browser, folder, checks):
    with visit(browser, folder, checks, "screens", VIEWS[0][1]) as page:
        paper = lambda: page.locator("#stage .screen").first.evaluate("one => getComputedStyle(one).fill")
        light = paper()
        checks.expect("a picture has the app's light appearance", light == "rgb(255, 255, 255)", light)
        page.get_by_role("button", name="Dark", exact=True).click()
        page.wait_for_timeout(100)
        checks.expect("and its dark one", paper() == "rgb(0, 0, 0)" and "appearance=dark" in page.url, paper())
        image = page.locator("#stage image").first
        checks.expect("an image of the catalog is shown", image.get_attribute("href").startswith("data:image/png"))
        shown = [float(image.get_attribute(name)) for name in ["width", "height"]]
        checks.expect("scaled as its view says", abs(shown[0] / shown[1] - 4 / 3) < 0.01, shown)
        words = page.locator("#stage .unmeasured").all_text_contents()
        checks.expect("bars have their titles", {"9:41", "Photo", "People", "Settings"} <= set(words), words)
        caveat = page.locator("#stage .caveat").first.text_content()
        checks.expect("what is not reproduced is said on the picture", caveat == "1 view not where Xcode saved it", caveat)
    for scheme in ["light", "dark"]:
        with visit(browser, folder, checks, "screens", VIEWS[0][1], color_scheme=scheme) as page:
            fill = page.locator("#stage .screen").first.evaluate("one => getComputedStyle(one).fill")
            checks.expect(f"the page's {scheme} colours leave the picture alone", fill == "rgb(255, 255, 255)", fill)
    with visit(browser, folder, checks, "screens", "#view=screen&screen=drawer-id&locale=de") as page:
        caveat = page.locator("#stage .caveat").last.text_content()
        marks = page.locator("#stage .unchecked").count()
        checks.expect("what was not checked is said on the picture", caveat == "1 label not checked" and marks > 0, f"{caveat} {marks}")


def test_export(browser, folder, checks):
    with visit(browser, folder, checks, "screens", VIEWS[0][1]) as page:
        for kind, head in [("svg", b"<svg"), ("png", b"\x89PNG")]:
            with page.expect_download() as download:
                page.locator(f"#save-{kind}").click()
            path = folder / f"export.{kind}"
            download.value.save_as(path)
            name = download.value.suggested_filename
            data = path.read_bytes()
            checks.expect(f"a picture is saved as {kind}", data.startswith(head) and name == f"Photo-de.{kind}", f"{name} {len(data)}")
        text = (folder / "export.svg").read_text()
        checks.expect("the file needs nothing of the page", "light-dark" not in text and "var(" not in text and "class=" not in text)
        checks.expect("and has its glyphs", text.count("<use") > 0 and 'id="g' in text)
        page.locator("#copy-link").click()
        page.wait_for_timeout(100)
        checks.expect("a link is copied", page.locator("#copy-link").inner_text() == "Copied")


def test_comparison(browser, folder, checks):
    with visit(browser, folder, checks, "comparison") as page:
        tiles = page.locator(".tiles").inner_text().split()
        checks.expect("two runs are counted", tiles == ["1", "new", "1", "changed", "1", "gone"], tiles)
        checks.expect("what changed is listed", number_shown(page) == 3, status(page))
        page.locator(".tiles a").first.click()
        page.wait_for_timeout(100)
        checks.expect("what is new is a click away", number_shown(page) == 1 and page.locator("#list .change.new").count() == 1, page.url)
        with page.expect_download() as download:
            page.locator("#accept").click()
        path = folder / "accepted.json"
        download.value.save_as(path)
        checks.expect("accepting saves the baseline", path.read_text() == '{"version": 3}', path.read_text()[:80])
    with visit(browser, folder, checks, "comparison", "#view=screen&screen=photo-id&locale=de") as page:
        titles = page.locator("#stage figcaption").all_inner_texts()
        checks.expect("a screen is shown before and after", titles == ["before", "after"], titles)
        page.get_by_role("button", name="Slider").click()
        page.wait_for_timeout(200)
        checks.expect("with a slider", page.get_by_role("slider").count() == 1)
    for scheme in ["light", "dark"]:
        for width in [1440, 390]:
            viewport = {"width": width, "height": 900}
            with visit(browser, folder, checks, "comparison", color_scheme=scheme, viewport=viewport) as page:
                page.wait_for_timeout(150)
                page.screenshot(path=folder / f"comparison-{width}-{scheme}.png")
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                checks.expect(f"a comparison at {width} does not scroll sideways", wide <= 0, wide)
                accessible(page, checks, f"comparison {width} {scheme}")


def test_texts_filtered(browser, folder, checks):
    with visit(browser, folder, checks, "screens", "#locale=de&screen=photo-id") as page:
        page.locator("#tabs a[data-view=texts]").click()
        page.locator("#texts-table tbody tr").first.wait_for()
        kept = "screen=photo-id" in page.url and "locale=de" in page.url
        checks.expect("filters go along to the table of texts", kept, page.url)
        count = page.locator("#texts-table tbody tr").count()
        checks.expect("which keeps the strings of the screen", 0 < count < 5, count)
        checks.expect("a language has a column", page.locator("#texts-table th", has_text="In de").count() == 1)
        cell = page.locator("#texts-table td.left", has_text="Foto").count()
        checks.expect("with what stands there", cell > 0, cell)
        accessible(page, checks, "the table of texts in a language")
        page.locator("#texts-locale").select_option("")
        checks.expect("no language has none", page.locator("#texts-table th", has_text="In de").count() == 0)
        page.locator("#texts-status a").click()
        page.wait_for_timeout(100)
        count = page.locator("#texts-table tbody tr").count()
        checks.expect("and all strings can be shown", count == 5, count)
        page.locator("#tabs a[data-view='']").click()
        checks.expect("as in the overview then", "screen=" not in page.url, page.url)


def test_texts(browser, folder, checks):
    with visit(browser, folder, checks, "screens", "#view=texts") as page:
        rows = page.locator("#texts-table tbody tr")
        checks.expect("all texts are listed", rows.count() == 5, rows.count())
        checks.expect("the narrowest first", "Send" in rows.first.inner_text(), rows.first.inner_text())
        page.get_by_role("button", name="String", exact=True).click()
        page.locator("#texts-table tbody tr:first-child", has_text="Add Photo").wait_for()
        checks.expect("a column orders", "Add Photo" in rows.first.inner_text() and "by=text" in page.url, page.url)
        page.get_by_role("button", name="String", exact=True).click()
        # The page is drawn when its address has changed, which is later than the click.
        page.locator("#texts-table th[aria-sort=descending]").wait_for(state="attached")
        order = page.locator("#texts-table th[aria-sort=descending]").count()
        checks.expect("and turns", order == 1 and "Send" in rows.first.inner_text(), rows.first.inner_text())
        details = rows.first.locator("details")
        details.locator("summary").click()
        page.wait_for_timeout(100)
        checks.expect("a row opens in all languages", details.locator("li").count() == 4, details.inner_text())
        uses = rows.filter(has_text="Add Photo").locator("details").last
        uses.locator("summary").click()
        checks.expect("a row tells where code uses it", "Used in code: 11 places" in uses.inner_text(), uses.inner_text())
        last = uses.locator("li").last.inner_text()
        checks.expect("of many places the first", uses.locator("li").count() == 9 and last == "and 3 more", last)
        page.keyboard.press("/")
        page.keyboard.type("settings")
        checks.expect("the search narrows", rows.count() == 1 and "q=settings" in page.url, page.url)
        page.locator("#texts-table a").first.click()
        checks.expect("a row leads to its screen", "screen=settings-id" in page.url, page.url)
        page.get_by_role("link", name="About this run").click()
        text = page.locator(".appendix").inner_text()
        checks.expect("the run says what changed", "4 occurrences" in text and "truncated-text of 'OLD' in de" in text)
        checks.expect("and what was not checked", "there is no font named" in text)
        checks.expect("and nothing else is shown", not page.locator("#overview").is_visible())


def test_views(browser, folder, checks):
    for scheme in ["light", "dark"]:
        for width in [1280, 390]:
            for name, fragment in VIEWS:
                viewport = {"width": width, "height": 900}
                with visit(browser, folder, checks, "screens", fragment, color_scheme=scheme, viewport=viewport) as page:
                    page.wait_for_timeout(150)
                    page.screenshot(path=folder / f"screens-{name}-{width}-{scheme}.png")
                    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    checks.expect(f"{name} at {width} does not scroll sideways", wide <= 0, wide)
                    accessible(page, checks, f"{name} {width} {scheme}")
    with visit(browser, folder, checks, "screens", VIEWS[0][1]) as page:
        page.pdf(path=folder / "screen.pdf", format="A4", landscape=True)
        checks.expect("a screen prints", (folder / "screen.pdf").stat().st_size > 5000)
    for name, fragment in [("hostile", "#view=texts"), ("hostile", "")]:
        with visit(browser, folder, checks, name, fragment) as page:
            page.wait_for_timeout(100)
    with visit(browser, folder, checks, "hostile") as page:
        page.locator("#screens tbody a").first.click()
        page.wait_for_timeout(100)
        checks.expect("a hostile screen is drawn", page.locator("#stage .picture").count() > 0, page.url[-200:])
        checks.expect("no text became an element", page.locator("img, iframe, [onmouseover]").count() == 0)


TESTS = [test_matrix, test_kinds, test_unchecked, test_screen, test_modes, test_texts, test_texts_filtered, test_looks, test_export, test_comparison, test_views]
