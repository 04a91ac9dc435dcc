"""What the browser tests share: checks that are counted, and pages that are watched."""

import contextlib

from axe_playwright_python.sync_playwright import Axe


class Checks:
    def __init__(self):
        self.failed = 0

    def expect(self, name, holds, detail=""):
        if not holds:
            self.failed += 1
        print(f"{'ok    ' if holds else 'FAILED'}  {name}{f': {detail}' if detail != '' else ''}")


def opened(browser, folder, checks, name, fragment="", timed=False, **options):
    """A page in a context of its own, with everything it asks for and complains about written down."""
    context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
    page = context.new_page()
    page.problems = []
    page.requests = []
    page.on("console", lambda message: page.problems.append(message.text) if message.type != "log" else None)
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("request", lambda request: page.requests.append(request.url))
    if timed:
        page.session = context.new_cdp_session(page)
        page.session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.address = (folder / f"{name}.html").as_uri()
    page.goto(page.address + fragment)
    return page


@contextlib.contextmanager
def visit(browser, folder, checks, name, fragment="", **options):
    page = opened(browser, folder, checks, name, fragment, **options)
    try:
        yield page
    finally:
        label = f"{name}{fragment}"
        checks.expect(f"{label} has no console errors", not page.problems, "; ".join(page.problems)[:300])
        others = [url for url in page.requests if url.split("#")[0] != page.address and not url.startswith("data:")]
        checks.expect(f"{label} asks for nothing", not others, " ".join(others)[:300])
        page.context.close()


def accessible(page, checks, name):
    results = Axe().run(page)
    detail = "; ".join(
        f"{violation['id']} {violation['nodes'][0]['html'][:160]}" for violation in results.response["violations"]
    )
    checks.expect(f"{name}: axe finds nothing", results.violations_count == 0, detail)


def status(page):
    return page.locator("#status").inner_text()


def number_shown(page):
    """The number of findings that the list holds, folded or not; without a script that of the cards in the file."""
    page.wait_for_timeout(50)  # the address changes first, the list after it
    count = page.locator("#list").get_attribute("data-count")
    return page.locator("#list article").count() if count is None else int(count)
