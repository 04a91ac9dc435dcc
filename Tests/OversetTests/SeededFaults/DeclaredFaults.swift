import Findings

extension SeededFault {
    /// The faults of a screen that a configuration declares, and of boxes that comments declare.
    static func ofDeclarations() -> [SeededFault] { screen() + translations() + boxes() }

    private static let configuration = "overset.yml"

    // MARK: A screen of the configuration

    private static func changing(
        _ kind: String,
        _ rule: Rule,
        _ subjects: [String],
        _ edits: [(part: String, other: String)],
        related: [String] = []
    ) -> SeededFault {
        SeededFault(
            kind: kind,
            rule: rule,
            project: "Account",
            subjects: subjects + subjects.map { "account.\($0)" },
            related: related + related.map { "account.\($0)" }
        ) { seeder in
            for (part, other) in edits { try seeder.replace(part, with: other, in: configuration) }
        }
    }

    private static func screen() -> [SeededFault] {
        let title = (
            "title: { label: account.title, font: title2, lines: 0 }", "safeArea.trailing == title.trailing + 20"
        )
        return [
            changing(
                "a fixed width in place of the edge where lines end",
                .truncatedText,
                ["title"],
                [(title.0, "title: { label: account.title, font: title2, lines: 1 }"), (title.1, "title.width == 60")]
            ),
            changing("`>=` taken from a width", .fixedWidthText, ["value"], [("width>=: 90", "width: 200")]),
            changing("`>=` taken from a width that is cut", .truncatedText, ["value"], [("width>=: 90", "width: 20")]),
            changing(
                "a label that clips, with a fixed width",
                .clippedText,
                ["title"],
                [
                    (title.0, "title: { label: account.title, font: title2, lines: 1, line-break: clip }"),
                    (title.1, "title.width == 60"),
                ]
            ),
            changing(
                "shrinking allowed to a tenth",
                .shrunkText,
                ["title"],
                [
                    (title.0, "title: { label: account.title, font: title2, lines: 1, minimum-scale: 0.1 }"),
                    (title.1, "title.width == 60"),
                ]
            ),
            changing(
                "a height far below that of a line",
                .clippedText,
                ["hint"],
                [("hint.top == title.bottom + 12", "hint.top == title.bottom + 12\n      - hint.height == 8")]
            ),
            changing(
                "a fixed height and width for a sentence",
                .tooManyLines,
                ["hint"],
                [
                    ("hint.top == title.bottom + 12", "hint.top == title.bottom + 12\n      - hint.height == 41"),
                    ("safeArea.trailing == hint.trailing + 20", "hint.width == 100"),
                ]
            ),
            changing(
                "a width below that of the longest word",
                .brokenWord,
                ["hint"],
                [("safeArea.trailing == hint.trailing + 20", "hint.width == 40")],
                related: ["name", "value", "who", "leave"]
            ),
            changing(
                "left in place of leading",
                .unflippedEdge,
                ["hint"],
                [("hint.leading == safeArea.leading + 20", "hint.left == safeArea.left + 20")]
            ),
            changing(
                "right in place of trailing",
                .unflippedEdge,
                ["hint"],
                [("safeArea.trailing == hint.trailing + 20", "safeArea.right == hint.right + 20")]
            ),
            changing(
                "alignment to the left in place of natural",
                .forcedAlignment,
                ["hint"],
                [
                    (
                        "hint: { label: account.hint, font: body, lines: 0 }",
                        "hint: { label: account.hint, font: body, lines: 0, alignment: left }"
                    )
                ]
            ),
            changing(
                "a second leading edge that contradicts",
                .unsatisfiableConstraints,
                ["hint", "title"],
                [
                    (
                        "hint.leading == safeArea.leading + 20",
                        "hint.leading == safeArea.leading + 20\n      - hint.leading == title.leading + 9"
                    )
                ]
            ),
            changing(
                "the place from side to side taken away",
                .ambiguousLayout,
                ["leave"],
                [("      - leave.centerX == safeArea.centerX\n", "")]
            ),
            changing(
                "the place from top to bottom taken away",
                .ambiguousLayout,
                ["leave"],
                [("      - leave.top == who.bottom + 20\n", "")],
                related: ["title", "hint", "row", "name", "value", "who", "private", "public"]
            ),
        ]
    }

    private static func translations() -> [SeededFault] {
        func long(
            _ kind: String,
            _ key: String,
            _ words: Int,
            _ rule: Rule,
            _ edit: (part: String, other: String)? = nil,
            related: [String] = []
        ) -> SeededFault {
            SeededFault(
                kind: kind,
                rule: rule,
                project: "Account",
                subjects: [key, "account.\(key)"],
                related: related
            ) { seeder in
                if let edit { try seeder.replace(edit.part, with: edit.other, in: configuration) }
                let text = Array(repeating: "Bahnhof", count: words).joined(separator: " ")
                try seeder.write("account.\(key)", text, in: "de.lproj/Account.strings")
            }
        }
        let room = "safeArea.trailing == title.trailing + 20"
        return [
            long("a translation that is too long for its button", "leave", 9, .truncatedText),
            long("a translation that is too long for its segment", "private", 6, .truncatedText, related: ["who"]),
            long(
                "the edges of a button taken away",
                "leave",
                9,
                .outsideContainer,
                ("leave.leading >= safeArea.leading + 20", "leave.width >= 20")
            ),
            long("the edge where lines end taken away", "title", 9, .outsideContainer, (room, "title.width >= 20")),
            long(
                "the gap between two labels taken away",
                "title",
                9,
                .overlappingViews,
                ("hint.top == title.bottom + 12", "hint.top == title.top + 40"),
                related: ["hint", "account.hint"]
            ),
        ]
    }

    // MARK: Boxes in comments

    private static func box(_ kind: String, _ rule: Rule, _ key: String, _ part: String, _ other: String) -> SeededFault
    {
        SeededFault(kind: kind, rule: rule, project: "Sheet", subjects: ["sheet.\(key)"]) { seeder in
            try seeder.replace(part, with: other, in: "en.lproj/Sheet.strings")
        }
    }

    private static func text(
        _ kind: String,
        _ rule: Rule,
        _ key: String,
        _ language: String,
        _ text: String
    ) -> SeededFault {
        SeededFault(kind: kind, rule: rule, project: "Sheet", subjects: ["sheet.\(key)"]) { seeder in
            try seeder.write("sheet.\(key)", text, in: "\(language).lproj/Sheet.strings")
        }
    }

    private static func boxes() -> [SeededFault] {
        var tight = box(
            "a width just above that of the text",
            .likelyOverflow,
            "empty",
            "width<=180 lines=0",
            "width<=136"
        )
        tight.isSourceOnly = true
        return [
            box("a declared width that is cut", .truncatedText, "title", "width<=260", "width<=40"),
            box("a declared width that is cut", .clippedText, "done", "width<=180 lines=1", "width<=40 lines=1"),
            box("a declared width that is cut", .brokenWord, "empty", "width<=180 lines=0", "width<=30 lines=0"),
            box(
                "a declared width that is cut",
                .shrunkText,
                "size",
                "width<=300 minimum-scale=0.8",
                "width<=60 minimum-scale=0.1"
            ),
            tight,
            box("a declared height that is cut", .clippedText, "body", "height<=70", "height<=15"),
            box("fewer declared lines", .truncatedText, "body", "lines=3", "lines=1"),
            box(
                "a longer sample",
                .truncatedText,
                "size",
                "sample=\"1,234 MB\"",
                "sample=\"as large as all the libraries of the world\""
            ),
            box("a larger font", .truncatedText, "title", "font=headline width<=260", "size=60 width<=260"),
            text(
                "a translation that is too long for its box",
                .clippedText,
                "done",
                "de",
                "Fertig machen, bitte jetzt gleich"
            ),
            text("a translation that is too long for its box", .truncatedText, "title", "ja", "この画面で新しい写真を一枚だけ追加します"),
            text(
                "a translation that needs more lines",
                .tooManyLines,
                "body",
                "de",
                "Wählen Sie bitte eines Ihrer vielen schönen Bilder aus dem letzten oder dem vorletzten Jahr aus, oder keines."
            ),
            text("a character that no font has", .missingGlyphs, "empty", "ja", "写\u{10FFFD}なし"),
        ]
    }
}
