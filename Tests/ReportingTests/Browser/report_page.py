"""Browser tests of the report page.

    report_page.py CHROMIUM FOLDER

FOLDER holds pages that the Swift tests write: none, one, small, hostile, screens (two screens), many (5,000 findings), app
(sixty screens), folded (notes of whole documents) and large (both). Screenshots and PDFs are put beside them. Prints
one line a check; exit code 1 when one fails.
"""

import re
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import screen_views
from checks import Checks, accessible, number_shown, opened, status, visit

MANY = 5000
SIZE_LIMIT = 10_000_000
HEIGHT_LIMIT = 12_000  # points
TIME_LIMIT = 1.0  # seconds of the page's main thread until it is drawn, which do not depend on what else runs


def test_loading(browser, folder, checks):
    for name in ["none", "one", "small", "hostile", "screens", "many"]:
        for scheme in ["light", "dark"]:
            for width in [1280, 390]:
                viewport = {"width": width, "height": 900}
                with visit(browser, folder, checks, name, color_scheme=scheme, viewport=viewport) as page:
                    page.wait_for_timeout(150)
                    page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
                    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    checks.expect(f"{name} at {width} does not scroll sideways", wide <= 0, wide)
                    accessible(page, checks, f"{name} {width} {scheme}")


def test_filters(browser, folder, checks):
    with visit(browser, folder, checks, "small") as page:
        checks.expect("all findings are shown", number_shown(page) == 3, status(page))
        page.get_by_role("button", name="Warning 1").click()
        checks.expect("a severity filters", number_shown(page) == 1 and "severity=warning" in page.url, page.url)
        pressed = page.get_by_role("button", name="Warning 1").get_attribute("aria-pressed")
        checks.expect("the button is pressed", pressed == "true", pressed)
        page.go_back()
        checks.expect("back takes the filter off", number_shown(page) == 3, status(page))
        page.locator("#filter-locale").select_option("he")
        checks.expect("a language filters", number_shown(page) == 1, status(page))
        caption = page.locator("figure").nth(1).locator("select").input_value()
        checks.expect("the picture is of that language", caption == "he", caption)
        page.get_by_role("button", name="Show everything").click()
        checks.expect("everything is back", number_shown(page) == 3, status(page))
        page.keyboard.press("/")
        page.keyboard.type("greeting")
        checks.expect("/ goes to the search", number_shown(page) == 1 and "q=greeting" in page.url, page.url)
        page.keyboard.press("Escape")
        checks.expect("Escape empties the search", number_shown(page) == 3, status(page))
        page.get_by_role("link", name="+50 % 2 strings").first.click()
        hash_ok = "locale=de" in page.url and "table=Localizable" in page.url
        checks.expect("a cell of the overview filters", hash_ok and number_shown(page) == 2, page.url)
        checks.expect("the overview shows the table's texts", page.locator("#matrix tbody th").count() == 2)
        page.wait_for_timeout(100)
        focused = page.evaluate("document.activeElement.id")
        checks.expect("and leads to the findings", focused == "findings", focused)
        page.locator("#filter-sort").select_option("key")
        page.wait_for_timeout(100)
        first = page.locator("#list h3 bdi").first.inner_text()
        checks.expect("names order", first == "Add Photo" and "sort=key" in page.url, first)


def test_folded(browser, folder, checks):
    with visit(browser, folder, checks, "folded") as page:
        lines = page.locator(".folded li")
        checks.expect("notes of a document are one line", lines.count() == 2 and lines.first.is_visible(), lines.count())
        page.get_by_role("button", name="Error 1").click()
        checks.expect("which says nothing to who filters", not lines.first.is_visible() and number_shown(page) == 1, status(page))
        page.get_by_role("button", name="Show everything").click()
        page.wait_for_timeout(100)
        checks.expect("and is back without a filter", lines.first.is_visible(), status(page))


def test_links_and_keys(browser, folder, checks):
    with visit(browser, folder, checks, "many") as page:
        page.keyboard.press("j")
        page.keyboard.press("j")
        second = page.locator("#list article").nth(1).get_attribute("id")
        focused = page.evaluate("document.activeElement.id")
        checks.expect("j goes to the next finding", focused == second, focused)
        page.keyboard.press("k")
        first = page.locator("#list article").first.get_attribute("id")
        checks.expect("k goes back", page.evaluate("document.activeElement.id") == first)
        target = page.evaluate("JSON.parse(document.getElementById('data').textContent).findings[3999][0]")
    with visit(browser, folder, checks, "many", f"#finding={target}") as page:
        page.wait_for_timeout(300)
        top = page.evaluate(f"document.getElementById('{target}').getBoundingClientRect().top")
        drawn = page.locator(f"[id='{target}'] svg.label").count()
        checks.expect("a deep link shows its finding", -5 <= top < 500 and drawn > 0, top)
    with visit(browser, folder, checks, "many", "#severity=error&locale=de&q=KEY_1") as page:
        shown = number_shown(page)
        checks.expect("a deep link filters", 0 < shown < MANY and page.locator("#filter-q").input_value() == "KEY_1", shown)
        before = page.locator("#list article").evaluate_all("all => all.map(one => one.id)")
        page.locator(".group[open] .pager").get_by_role("button", name="Next").click()
        after = page.locator("#list article").evaluate_all("all => all.map(one => one.id)")
        checks.expect("an open group shows ten at a time", len(before) == 10 and len(after) == 10, f"{len(before)} {len(after)}")
        checks.expect("and turns its pages", not set(before) & set(after))
    with visit(browser, folder, checks, "small", "#findings") as page:
        checks.expect("a plain anchor is no filter", number_shown(page) == 3)


def test_same_without_script(browser, folder, checks):
    """The static findings are those that the script draws, element by element."""
    read = "[...document.querySelectorAll('#list article')].slice(0, 8)"
    pictures_of_first = read + ".map(e => [...e.querySelectorAll('svg.label')].map(s => s.outerHTML).join('\\n'))"
    texts_of_first = read + ".map(e => { e = e.cloneNode(true); e.querySelectorAll('figcaption b, figcaption select')"
    texts_of_first += ".forEach(p => p.remove()); return e.textContent.replace(/\\s+/g, ' ').trim(); })"
    for name in ["one", "small", "hostile", "screens", "many"]:
        with visit(browser, folder, checks, name, java_script_enabled=False) as page:
            drawn = number_shown(page)
            checks.expect(f"{name} without a script has findings", 0 < drawn <= 50, drawn)
            checks.expect(f"{name} without a script has pictures", page.locator("svg.label").count() >= 1)
            plain = page.content()
            first = page.locator("#list .group").first
            ids = first.locator("article").evaluate_all("all => all.slice(0, 8).map(one => one.id)")
        with visit(browser, folder, checks, name) as page:
            page.evaluate("document.querySelector('#list .group').open = true")
            page.wait_for_timeout(100)
            drawn = page.locator("#list .group").first.locator("article").evaluate_all("all => all.slice(0, 8).map(one => one.id)")
            checks.expect(f"{name}: the first group is the same", drawn[:len(ids)] == ids[:len(drawn)] and drawn, ids)
            compared = f".slice(0, {min(len(ids), len(drawn))})"
            pictures, texts = (query.replace(".slice(0, 8)", compared) for query in (pictures_of_first, texts_of_first))
            live = (page.evaluate(pictures), page.evaluate(texts))
            page.evaluate("html => { window.plain = new DOMParser().parseFromString(html, 'text/html'); }", plain)
            static = tuple(page.evaluate(query.replace("document", "window.plain", 1)) for query in (pictures, texts))
            for what, left, right in zip(("pictures", "texts"), static, live):
                different = next((pair for pair in zip(left, right) if pair[0] != pair[1]), None)
                checks.expect(f"{name}: the script draws the same {what}", different is None and len(left) == len(right), different or "")
            if name == "many":
                checks.expect("the rest is named", "5,000" in plain and "findings.json" in plain)


def test_failures_first(browser, folder, checks):
    for name, expected in [("app", "screens"), ("many", "strings"), ("screens", "screens"), ("one", "strings")]:
        for width in [1440, 390]:
            viewport = {"width": width, "height": 900}
            with visit(browser, folder, checks, name, viewport=viewport) as page:
                page.wait_for_timeout(200)
                first = page.locator("#gallery li svg").first.bounding_box()
                checks.expect(f"{name} at {width}: the first screenful has a picture of {expected}", first and first["y"] + first["height"] / 2 < 900, first)
                height = page.evaluate("document.documentElement.scrollHeight")
                checks.expect(f"{name} at {width} is short", height < HEIGHT_LIMIT, height)
    with visit(browser, folder, checks, "app") as page:
        thumb = page.locator("#gallery li").first
        checks.expect("the worst comes first", thumb.locator("use[href='#mark-error']").count() == 1, thumb.inner_text())
        page.wait_for_timeout(200)
        checks.expect("what is cut is marked in it", thumb.locator(".edge").count() > 0)
        words = page.locator(".tiles li").first.inner_text().split()
        page.locator(".tiles a").first.click()
        page.wait_for_timeout(200)
        top = page.locator("#findings").bounding_box()["y"]
        open_cards = page.locator("#list .group[open] article.error").count()
        checks.expect("a click on the errors shows them", -5 <= top < 300 and open_cards > 0, f"{top} {open_cards}")
        checks.expect("and no others", number_shown(page) == int(words[0].replace(",", "")), words)
        height = page.evaluate("document.documentElement.scrollHeight")
        checks.expect("the page stays short with a group open", height < HEIGHT_LIMIT, height)
        page.evaluate("scrollTo(0, 0)")
        page.go_back()
        page.wait_for_timeout(100)
        checks.expect("without a filter all groups are folded", page.locator("#list .group[open]").count() == 0)
        for place in [0, 1]:
            page.locator("#list .group summary").nth(place).click()
            page.wait_for_timeout(100)
            checks.expect("of many findings one group is open at a time", page.locator("#list .group[open]").count() == 1)
        thumb.locator("a").click()
        # A screen is drawn after the address has changed.
        page.locator("#stage .edge").first.wait_for(state="attached", timeout=5000)
        checks.expect("a thumbnail leads to its screen", "view=screen" in page.url and page.locator("#stage .edge").count() > 0, page.url)


def test_theme_and_print(browser, folder, checks):
    with visit(browser, folder, checks, "small", color_scheme="dark") as page:
        ground = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
        dark = ground()
        page.locator("#theme").click()
        checks.expect("the button makes it light", ground() != dark, ground())
        page.locator("#theme").click()
        checks.expect("and dark", ground() == dark, ground())
        page.reload()
        checks.expect("the choice stays", page.locator("#theme").inner_text() == "Colours: dark")
    with visit(browser, folder, checks, "many", "#q=KEY_49") as page:
        page.pdf(path=folder / "many.pdf", format="A4")
        pdf = (folder / "many.pdf").read_bytes()
        pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
        checks.expect("it prints", pages > 5, f"{pages} pages, {number_shown(page)} findings")


def test_hostile(browser, folder, checks):
    with visit(browser, folder, checks, "hostile") as page:
        checks.expect("no text became an element", page.locator("img, iframe, [onmouseover]").count() == 0)
        count = page.evaluate("document.scripts.length")
        checks.expect("no text became a script", count == 2, count)
        title = page.locator("h1 bdi").inner_text()
        checks.expect("control characters are chips", "U+202E" in title and "\u202e" not in title)


def task_duration(page):
    metrics = page.session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def test_speed(browser, folder, checks):
    for name in ["one", "many", "app", "large"]:
        size = (folder / f"{name}.html").stat().st_size
        checks.expect(f"{name} is under 10 MB", size < SIZE_LIMIT, f"{size / 1e6:.2f} MB")
        times, work = [], []
        for _ in range(3):
            start = time.monotonic()
            page = opened(browser, folder, checks, name, "", timed=True)
            page.wait_for_function("document.querySelectorAll('#list .group').length > 0")
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            times.append(time.monotonic() - start)
            work.append(task_duration(page))
            if len(times) == 3:
                page.evaluate("(() => { location.hash = '#q=photo';"
                              " return new Promise(done => addEventListener('hashchange', () =>"
                              " requestAnimationFrame(() => setTimeout(done)))); })()")
                took = task_duration(page) - work[-1]
                checks.expect(f"{name}: a search is quick", took < TIME_LIMIT / 2, f"{took:.2f} s of work")
                heap = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
                print(f"        {name}: heap {heap:.0f} MB")
            page.context.close()
        # The large one is both of the others together, more than is promised.
        limit = TIME_LIMIT * 2 if name == "large" else TIME_LIMIT
        checks.expect(f"{name} opens quickly", min(work) < limit, f"{min(work):.2f} s of work, {min(times):.2f} s by the clock")


def main(chromium, folder):
    checks = Checks()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for test in [test_speed, test_filters, test_folded, test_links_and_keys, test_same_without_script, test_failures_first, test_theme_and_print,
                     test_hostile, test_loading, *screen_views.TESTS]:
            test(browser, Path(folder), checks)
        browser.close()
    print(f"{checks.failed} failed" if checks.failed else "all passed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(64)
    sys.exit(main(sys.argv[1], sys.argv[2]))
