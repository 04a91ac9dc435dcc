"""Measures report pages and prints them as a table.

    page_measures.py CHROMIUM FOLDER NAME...

FOLDER holds NAME.html, and NAME.txt with what the check printed, if it printed something. Pictures are put beside them.
"""

import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from checks import Checks, accessible, visit

HEIGHT_LIMIT = 12_000  # points
WIDTHS = [390, 1440]
RUNS = 3


def main_thread(page):
    """The seconds that the page's main thread has worked."""
    metrics = page.session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def drawn(page):
    page.wait_for_function("document.readyState === 'complete'")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def load(browser, address):
    """The time until the page is drawn: that of a clock, and that of its main thread, which other work does not lengthen."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.session = context.new_cdp_session(page)
    page.session.send("Performance.enable", {"timeDomain": "threadTicks"})
    start = time.monotonic()
    page.goto(address)
    drawn(page)
    times = time.monotonic() - start, main_thread(page)
    context.close()
    return times


def measure(browser, folder, name, checks):
    file = folder / f"{name}.html"
    clocks, work = zip(*(load(browser, file.as_uri()) for _ in range(RUNS)))
    heights = []
    for width in WIDTHS:
        for scheme in ["light", "dark"]:
            options = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme}
            with visit(browser, folder, checks, name, **options) as page:
                drawn(page)
                page.wait_for_timeout(200)
                height = page.evaluate("document.documentElement.scrollHeight")
                if scheme == "light":
                    heights.append(height)
                checks.expect(f"{name} at {width} is under {HEIGHT_LIMIT} points", height < HEIGHT_LIMIT, height)
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                checks.expect(f"{name} at {width} does not scroll sideways", wide <= 0, wide)
                accessible(page, checks, f"{name} {width} {scheme}")
                page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
                page.screenshot(path=folder / f"{name}-{width}-{scheme}-whole.png", full_page=True)
                link = page.locator("a[href*='view=screen']").first
                if link.count():
                    link.click()
                    page.wait_for_timeout(300)
                    page.screenshot(path=folder / f"{name}-{width}-{scheme}-screen.png")
    counts = [page_count(browser, file)]
    printed = folder / f"{name}.txt"
    lines = len(printed.read_text().splitlines()) if printed.exists() else None
    return [name, *counts, "" if lines is None else f"{lines:,}", f"{file.stat().st_size / 1e6:.2f}",
            f"{min(clocks):.2f}", f"{min(work):.2f}", *(f"{height:,}" for height in heights)]


def page_count(browser, file):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(file.as_uri())
    drawn(page)
    title = page.locator("h1").first.inner_text()
    context.close()
    return " ".join(title.split())


def main():
    chromium, folder, names = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    checks = Checks()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        rows = [measure(browser, folder, name, checks) for name in names]
        browser.close()
    heads = ["page", "says", "lines printed", "MB", "s until drawn", "s of work", "height at 390", "height at 1,440"]
    print()
    for row in [heads, ["---"] * len(heads), *rows]:
        print("| " + " | ".join(row) + " |")
    sys.exit(1 if checks.failed else 0)


main()
