"""What the comparisons with Pango and Chromium have in common: the same fonts, the same texts, Overset's answers."""
import json
import os
import pathlib
import subprocess
import sys

OVERSET = os.environ.get("OVERSET", ".build/release/overset")

# Hinting must be off for the pattern and for the font, or Chromium rounds every advance to a pixel.
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
  <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
  </match>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
  </match>
</fontconfig>
"""


def skip(reason):
    """Ends the script well, with the reason why nothing was compared."""
    print(f"skipped: {reason}")
    sys.exit(0)


def private_fonts(folder):
    """Writes a Fontconfig configuration that knows the regular faces of Overset's cascade and nothing else.

    Inter stays out: the texts are set in Noto Sans.
    """
    report = subprocess.run([OVERSET, "fonts", "--format", "json"], stdout=subprocess.PIPE, check=True)
    fonts = pathlib.Path(folder, "fonts")
    fonts.mkdir()
    paths = set(found_paths(json.loads(report.stdout)))
    for path in sorted(paths):
        name = os.path.basename(path)
        if not name.startswith("Inter") and ("Regular" in name or "Emoji" in name):
            (fonts / name).symlink_to(path)
    configuration = pathlib.Path(folder, "fonts.conf")
    configuration.write_text(CONFIGURATION.format(folder=folder), encoding="utf-8")
    return str(configuration)


def found_paths(value):
    """All paths of fonts anywhere in the report."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [path for part in value for path in found_paths(part)]
    return [value] if isinstance(value, str) and value.endswith((".ttf", ".otf", ".ttc")) else []


def sample(folder, count):
    """Single-line texts out of the string files of a folder."""
    command = [os.path.join(os.path.dirname(__file__), "sample-texts"), "--single-line", "--count", str(count)]
    run = subprocess.run([*command, "--overset", OVERSET, folder], stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def own_texts(tests):
    """The texts that are committed beside the tests, all in one line."""
    lines = pathlib.Path(tests, "texts.jsonl").read_text(encoding="utf-8").splitlines()
    return [dict(json.loads(line), script="") for line in lines]


def record(tests, name, samples, layouts):
    """Writes what a peer made of the texts that are committed: widths and numbers of lines, for the tests."""
    rows = [
        json.dumps(
            {"text": sample["text"], "locale": sample["locale"], "width": round(width, 3), "lines": lines},
            ensure_ascii=False,
        )
        for sample, (width, lines) in zip(samples, layouts)
    ]
    pathlib.Path(tests, name).write_text("".join(row + "\n" for row in rows), encoding="utf-8")


TESTS = pathlib.Path(__file__).parent.parent / "Tests/TextShapingTests/PeerLayouts"


def measure(requests):
    """Overset's answers to requests, through `overset measure --jsonl`."""
    text = "".join(json.dumps(request, ensure_ascii=False) + "\n" for request in requests)
    run = subprocess.run(
        [OVERSET, "measure", "--jsonl"], input=text.encode("utf-8"), stdout=subprocess.PIPE, check=True
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(requests):
        sys.exit(f"error: {len(requests)} requests, {len(answers)} answers")
    return answers


def percent(part, whole):
    """A share as text."""
    return f"{100 * part / whole:.2f} %" if whole else "–"


DICTIONARY = {"Thai", "Lao", "Khmer", "Myanmar"}
IDEOGRAPHIC = {"Cjk", "Hiragana", "Katakana", "Bopomofo", "Hangul"}
