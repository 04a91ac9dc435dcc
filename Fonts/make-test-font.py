#!/usr/bin/env python3
"""Makes OversetTest.ttf, the font of the tests: 1000 units in one em, advances that can be added up in the head.

    500   every letter and digit, unless said below; also Hebrew, Arabic and Thai letters, and the glyph for missing ones
    250   space and no-break space; I i j l; . , : ; ! ' | ( ) [ ] { } - and the hyphen; dotless i
   1000   M W m w; ellipsis; em dash; Chinese characters and kana
      0   combining marks (Latin, Hebrew, Arabic, Thai)
    600   the ligature fi (f and i apart are 750)
   -100   kerning between A and V, in this order

A letter with a diacritic is the glyph of its base letter. A line is 800 units high above the baseline and 200 below.
Ink: capitals, digits and other scripts 0 to 700, small letters 0 to 500, g j p q y -200 to 500, marks 550 to 750.

    python3 Fonts/make-test-font.py [OUTPUT]     writes the font (default: beside this file)
    python3 Fonts/make-test-font.py --web        packs the committed font as WOFF and WOFF2 (needs the module brotli)
    python3 Fonts/make-test-font.py --check      exit code 1 if the committed font differs in any table
"""

import io
import pathlib
import sys
import unicodedata

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

NARROW = set("Iijl.,:;!'|()[]{}-\u2010\u2011\u0131 \u00a0")
WIDE = set("MWmw\u2026\u2014")
DEEP = set("gjpqy")
HERE = pathlib.Path(__file__).resolve().parent


def base_letter(character):
    """The first character of the full decomposition: E for \u00c9."""
    return unicodedata.normalize("NFD", character)[0]


def is_mark(character):
    return unicodedata.category(character) in ("Mn", "Me")


def is_east_asian(character):
    return "\u3000" <= character <= "\u9fff"


def advance(character):
    if is_mark(character):
        return 0
    if character in NARROW:
        return 250
    return 1000 if character in WIDE or is_east_asian(character) else 500


def box(character):
    """The ink of a character: left, bottom, right, top; None if it has none."""
    if character.isspace():
        return None
    if is_mark(character):
        return (-300, 550, -200, 750)
    width = advance(character)
    if character in DEEP:
        return (50, -200, width - 50, 500)
    return (50, 0, width - 50, 500 if character.islower() else 700)


def characters():
    ranges = [(0x20, 0x7E), (0xA0, 0x17F), (0x180, 0x24F), (0x300, 0x345), (0x1E00, 0x1EFF)]
    ranges += [(0x5B0, 0x5BD), (0x5D0, 0x5EA), (0x60C, 0x60C), (0x621, 0x63A), (0x641, 0x652), (0xE01, 0xE3A)]
    ranges += [(0xE40, 0xE4E), (0x2010, 0x2015), (0x2018, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026)]
    points = [point for first, last in ranges for point in range(first, last + 1)]
    points += [ord(character) for character in "\u20ac\u2122\u2192\u3042\u3044\u65e5\u672c\u8a9e"]
    return [chr(point) for point in points if unicodedata.category(chr(point)) != "Cn" and point != 0xAD]


def draw(rectangle):
    pen = TTGlyphPen(None)
    if rectangle:
        left, bottom, right, top = rectangle
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


def glyph_names():
    """Which glyph each character has; letters with a diacritic take their base letter's."""
    names = {}
    for character in characters():
        shown = character if is_mark(character) else base_letter(character)
        names[ord(character)] = "uni%04X" % ord(" " if shown == "\u00a0" else shown)
    return names


def make(path):
    cmap = glyph_names()
    shapes = {name: chr(int(name[3:], 16)) for name in sorted(set(cmap.values()))}
    order = [".notdef", *shapes, "f_i"]
    glyphs = {".notdef": draw((50, 0, 450, 700)), "f_i": draw((50, 0, 550, 700))}
    metrics = {".notdef": (500, 50), "f_i": (600, 50)}
    for name, character in shapes.items():
        rectangle = box(character)
        glyphs[name] = draw(rectangle)
        metrics[name] = (advance(character), rectangle[0] if rectangle else 0)
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(cmap)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(metrics)
    font.setupHorizontalHeader(ascent=800, descent=-200, lineGap=0)
    font.setupNameTable(
        {
            "familyName": "Overset Test",
            "styleName": "Regular",
            "uniqueFontIdentifier": "OversetTest-Regular",
            "fullName": "Overset Test",
            "psName": "OversetTest-Regular",
            "version": "Version 1.000",
        },
        mac=False,
    )
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0, usWinAscent=800, usWinDescent=200)
    font.setupPost(keepGlyphNames=False)
    # No clock: the same font every time.
    font.updateHead(created=3_800_000_000, modified=3_800_000_000)
    font.font.recalcTimestamp = False
    marks = " ".join(name for name, character in shapes.items() if is_mark(character))
    features = f"""
        languagesystem DFLT dflt;
        languagesystem latn dflt;
        table GDEF {{ GlyphClassDef , , [{marks}], ; }} GDEF;
        feature liga {{ sub uni0066 uni0069 by f_i; }} liga;
        feature kern {{ pos uni0041 uni0056 -100; }} kern;
    """
    addOpenTypeFeaturesFromString(font.font, features)
    font.save(path)


def differing_tables(first, second):
    fonts = [TTFont(first), TTFont(second)]
    tags = sorted(set(fonts[0].reader.keys()) | set(fonts[1].reader.keys()))
    # The checksum of the whole file is in head: compare that table without it. Layout tables are compared by what they
    # mean: the same lookups are packed into other bytes where uharfbuzz is installed.
    def data(font, tag):
        if tag not in font.reader:
            return None
        if tag in ("GPOS", "GSUB"):
            xml = io.StringIO()
            font.saveXML(xml, tables=[tag], newlinestr="\n", writeVersion=False)
            return xml.getvalue()
        bytes_of_table = font.reader[tag]
        return bytes_of_table[:8] + bytes_of_table[12:] if tag == "head" else bytes_of_table
    return [tag for tag in tags if data(fonts[0], tag) != data(fonts[1], tag)]


def main():
    committed = HERE / "OversetTest.ttf"
    if sys.argv[1:] == ["--check"]:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            made = pathlib.Path(folder) / "OversetTest.ttf"
            make(made)
            differing = differing_tables(committed, made)
        if differing:
            print(f"{committed}: tables differ from what the script makes: {' '.join(differing)}", file=sys.stderr)
            return 1
        return 0
    if sys.argv[1:] == ["--web"]:
        for flavor in ["woff", "woff2"]:
            font = TTFont(committed, recalcTimestamp=False)
            font.flavor = flavor
            font.save(committed.with_suffix("." + flavor))
        return 0
    make(pathlib.Path(sys.argv[1]) if sys.argv[1:] else committed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
