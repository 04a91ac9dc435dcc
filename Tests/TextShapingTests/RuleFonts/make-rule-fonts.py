#!/usr/bin/env python3
"""Makes the fonts of RuleTests: small letters of 500 units and a space of 250, and one kind of rule each.

    Positions.ttf       b is 100 wider where an a and a space stand before it, c is 50 wider where a space and a d follow
    Substitutions.ttf   e becomes a glyph of 900 units where a space and an f follow
    Classes.ttf         b is 100 wider where an a and any one glyph stand before it, by a class that names no glyph
    Ligatures.ttf       g, space and h become one glyph of 700 units
    Skipping.ttf        a and b stand 100 closer, whatever ligatures (c is one) stand between them
    SoftHyphen.ttf      no rules, and a soft hyphen

    python3 Tests/TextShapingTests/RuleFonts/make-rule-fonts.py     writes them beside this file
"""

import pathlib

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables import otTables

HERE = pathlib.Path(__file__).resolve().parent
LETTERS = "abcdefghij"
RULES = {
    "Positions": """
        feature dist {
            pos a space b' 100;
            pos c' 50 space d;
        } dist;
    """,
    "Substitutions": "feature calt { sub e' space f by wide; } calt;",
    # The context is written by hand: the language of features has no word for any glyph.
    "Classes": """
        lookup widen { pos b 100; } widen;
        feature dist { pos a b' lookup widen; } dist;
    """,
    "Ligatures": "feature liga { sub g space h by joined; } liga;",
    "Skipping": """
        table GDEF { GlyphClassDef [a b d e f g h i j], [c], , ; } GDEF;
        feature kern { lookup skip { lookupflag IgnoreLigatures; pos a b -100; } skip; } kern;
    """,
    "SoftHyphen": "",
}


def font(name):
    advances = {".notdef": 500, "space": 250, "wide": 900, "joined": 700} | {letter: 500 for letter in LETTERS}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(advances))
    characters = {0x20: "space"} | {ord(letter): letter for letter in LETTERS}
    builder.setupCharacterMap(characters | ({0xAD: "space"} if name == "SoftHyphen" else {}))
    builder.setupGlyf({glyph: TTGlyphPen(None).glyph() for glyph in advances})
    builder.setupHorizontalMetrics({glyph: (advance, 0) for glyph, advance in advances.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable(
        {"familyName": f"Rule {name}", "styleName": "Regular", "psName": f"Rule{name}-Regular", "fullName": f"Rule {name}"}
    )
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    addOpenTypeFeaturesFromString(builder.font, RULES[name])
    if name == "Classes":
        make_classes(builder.font)
    # The time of making is not part of a font that is compared.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    return builder.font


def make_classes(made):
    """Asks for an a, any glyph, and a b: class 1, class 0 and class 1 of two definitions."""

    def classes(table, glyph):
        definition = table()
        definition.classDefs = {glyph: 1}
        return definition

    lookup = next(lookup for lookup in made["GPOS"].table.LookupList.Lookup if lookup.LookupType == 8)
    old = lookup.SubTable[0]
    new = otTables.ChainContextPos()
    new.Format = 2
    new.Coverage = old.InputCoverage[0]
    new.BacktrackClassDef = classes(otTables.ClassDef, "a")
    new.InputClassDef = classes(otTables.ClassDef, "b")
    new.LookAheadClassDef = classes(otTables.ClassDef, "j")
    rule = otTables.ChainPosClassRule()
    rule.Backtrack, rule.BacktrackGlyphCount = [0, 1], 2
    rule.Input, rule.InputGlyphCount = [], 1
    rule.LookAhead, rule.LookAheadGlyphCount = [], 0
    rule.PosLookupRecord, rule.PosCount = old.PosLookupRecord, len(old.PosLookupRecord)
    rules = otTables.ChainPosClassSet()
    rules.ChainPosClassRule, rules.ChainPosClassRuleCount = [rule], 1
    new.ChainPosClassSet, new.ChainPosClassSetCount = [None, rules], 2
    lookup.SubTable, lookup.SubTableCount = [new], 1


for name in RULES:
    font(name).save(HERE / f"{name}.ttf")
