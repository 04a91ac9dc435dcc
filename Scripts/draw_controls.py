"""Takes the pictures of the screens of FOLDER/controls.html, light and dark: draw_controls.py BROWSER FOLDER LOCALE."""

import pathlib
import sys
from urllib.parse import parse_qs, urlencode

from playwright.sync_api import sync_playwright

browser, folder, locale = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
with sync_playwright() as play:
    chromium = play.chromium.launch(executable_path=browser, args=["--no-sandbox"])
    page = chromium.new_page(viewport={"width": 1440, "height": 1400}, device_scale_factor=2)
    page.goto((folder / "controls.html").as_uri())
    links = page.eval_on_selector_all("a[href*='view=screen']", "(links) => links.map((link) => link.getAttribute('href'))")
    screens = sorted({parse_qs(link[1:])["screen"][0] for link in links})
    for screen in screens:
        for appearance in ["light", "dark"]:
            values = {"view": "screen", "screen": screen, "appearance": appearance, "locale": locale, "mode": "single"}
            page.evaluate("(hash) => { location.hash = hash; }", urlencode(values))
            page.wait_for_timeout(300)
            picture = page.locator("#stage svg.picture").last
            name = folder / f"{screen}-{appearance}.png"
            picture.screenshot(path=str(name))
            print(name.name)
    chromium.close()
