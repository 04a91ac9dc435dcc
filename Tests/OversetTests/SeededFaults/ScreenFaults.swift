import Findings

extension SeededFault {
    /// The faults of one screen.
    ///
    /// - Parameters:
    ///   - clean: the screen: a title, a sentence, a row of a name and a value, and a button.
    ///   - width: the width of a text in the source language, in points, by key.
    /// - Returns: the faults, each with an edit of its own.
    static func all(of clean: CleanScreen, width: (String) -> Double) -> [SeededFault] {
        sizes(clean) + frames(clean) + constraints(clean) + declarations(clean) + forecast(clean, width)
            + further(clean)
    }

    static func fault(
        _ kind: String,
        _ rule: Rule,
        _ clean: CleanScreen,
        _ part: String,
        related: [String] = [],
        edit: @escaping @Sendable (inout FaultSeeder) throws -> Void
    ) -> SeededFault {
        SeededFault(
            kind: kind,
            rule: rule,
            project: clean.name,
            subjects: [clean.object(part), clean.key(part)],
            related: related.flatMap { [clean.object($0), clean.key($0)] },
            edit: edit
        )
    }

    /// The numbers that constraints of an object begin with.
    private static let rows = ["ti": 1, "bo": 2, "na": 3]

    /// Gives an object a width of its own in place of the edge where its lines end.
    static func narrow(_ part: String, _ width: Int, _ clean: CleanScreen, _ seeder: inout FaultSeeder) throws {
        let row = "\(clean.prefix)-c\(rows[part] ?? 0)"
        try seeder.constrain(
            "firstItem=\"\(clean.object(part))\" firstAttribute=\"width\" constant=\"\(width)\"",
            behind: row + "-led"
        )
        try seeder.remove(row + (part == "na" ? "-gap" : "-trl"))
    }

    /// Gives an object one line.
    static func single(_ part: String, clips: Bool, _ clean: CleanScreen, _ seeder: inout FaultSeeder) throws {
        let mode = clean.isDesktop ? (clips ? "clipping" : "truncatingTail") : clips ? "clip" : "tailTruncation"
        try seeder.set("lineBreakMode", of: clean.cell(part), to: mode)
        if !clean.isDesktop { try seeder.set("numberOfLines", of: clean.cell(part), to: "1") }
    }

    // MARK: Texts in their boxes

    private static func sizes(_ clean: CleanScreen) -> [SeededFault] {
        let value = "\(clean.prefix)-c4-wid"
        var faults = [
            fault("a fixed width in place of the edge where lines end", .truncatedText, clean, "ti") { seeder in
                try single("ti", clips: false, clean, &seeder)
                try narrow("ti", 60, clean, &seeder)
            },
            fault("`>=` taken from a width that is cut", .truncatedText, clean, "va") { seeder in
                try seeder.drop("relation", of: value)
                try seeder.set("constant", of: value, to: "16")
            },
            fault("a label that clips, with a fixed width", .clippedText, clean, "bo") { seeder in
                try single("bo", clips: true, clean, &seeder)
                try narrow("bo", 60, clean, &seeder)
            },
            fault("a fixed height and width for a sentence", .tooManyLines, clean, "bo") { seeder in
                try narrow("bo", clean.isDesktop ? 70 : 90, clean, &seeder)
                try seeder.constrain(
                    "firstItem=\"\(clean.object("bo"))\" firstAttribute=\"height\" constant=\"\(clean.isDesktop ? 32 : 41)\"",
                    behind: "\(clean.prefix)-c2-top"
                )
            },
            fault("a width below that of the longest word", .brokenWord, clean, "na", related: ["bu"]) { seeder in
                try narrow("na", clean.isDesktop ? 28 : 30, clean, &seeder)
            },
            fault("a height below the line of a tall script", .tallTextClipped, clean, "va") { seeder in
                try seeder.constrain(
                    "firstItem=\"\(clean.object("va"))\" firstAttribute=\"height\" constant=\"\(clean.isDesktop ? 15 : 20)\"",
                    behind: "\(clean.prefix)-c4-trl"
                )
                try seeder.write(clean.key("va"), "كُلٌّ", in: "ar.lproj/\(clean.name).strings")
            },
            fault("a character that no font has", .missingGlyphs, clean, "ti") { seeder in
                try seeder.write(clean.key("ti"), "Neu \u{10FFFD}", in: "de.lproj/\(clean.name).strings")
            },
        ]
        guard !clean.isDesktop else { return faults }
        faults += [
            fault("two lines for a translation that needs more", .tooManyLines, clean, "ti") { seeder in
                try seeder.set("numberOfLines", of: clean.cell("ti"), to: "2")
                try narrow("ti", 90, clean, &seeder)
                try seeder.write(
                    clean.key("ti"),
                    "Ein Titel mit so vielen Wörtern, dass er nicht in zwei Zeilen passt",
                    in: "de.lproj/\(clean.name).strings"
                )
            },
            fault("shrinking allowed to a tenth", .shrunkText, clean, "ti") { seeder in
                try single("ti", clips: false, clean, &seeder)
                try seeder.set("adjustsFontSizeToFit", of: clean.cell("ti"), to: "YES")
                try seeder.set("minimumScaleFactor", of: clean.cell("ti"), to: "0.1")
                try narrow("ti", 70, clean, &seeder)
            },
        ]
        return faults
    }

    // MARK: Views and each other

    private static func frames(_ clean: CleanScreen) -> [SeededFault] {
        let german = "de.lproj/\(clean.name).strings"
        return [
            fault("the gap between two labels taken away", .overlappingViews, clean, "na", related: ["va"]) { seeder in
                try single("na", clips: false, clean, &seeder)
                try seeder.remove("\(clean.prefix)-c3-gap")
                let words = clean.isDesktop ? 9 : 4
                try seeder.write(
                    clean.key("na"),
                    Array(repeating: "Bahnhof", count: words).joined(separator: " "),
                    in: german
                )
            },
            fault("the edge where lines end taken away", .outsideContainer, clean, "ti") { seeder in
                try single("ti", clips: false, clean, &seeder)
                try seeder.remove("\(clean.prefix)-c1-trl")
                try seeder.write(
                    clean.key("ti"),
                    Array(repeating: "Bahnhof", count: 12).joined(separator: " "),
                    in: german
                )
            },
            fault("the edges of a button taken away", .outsideContainer, clean, "bu") { seeder in
                try seeder.remove("\(clean.prefix)-c5-led")
                try seeder.write(
                    clean.key("bu"),
                    Array(repeating: "Bahnhof", count: 12).joined(separator: " "),
                    in: german
                )
            },
        ]
    }

    // MARK: Constraints

    private static func constraints(_ clean: CleanScreen) -> [SeededFault] {
        let prefix = clean.prefix
        return [
            SeededFault(
                kind: "a second width that contradicts",
                rule: .unsatisfiableConstraints,
                project: clean.name,
                subjects: ["new-co-001"],
                related: [clean.object("va"), clean.key("va")]
            ) { seeder in
                let value = clean.object("va")
                try seeder.constrain(
                    "firstItem=\"\(value)\" firstAttribute=\"width\" constant=\"80\"",
                    behind: "\(prefix)-c4-trl"
                )
            },
            SeededFault(
                kind: "a second leading edge that contradicts",
                rule: .unsatisfiableConstraints,
                project: clean.name,
                subjects: ["new-co-001"],
                related: [clean.object("ti"), clean.key("ti")]
            ) { seeder in
                try seeder.constrain(
                    "firstItem=\"\(clean.object("bo"))\" firstAttribute=\"leading\" secondItem=\"\(clean.object("ti"))\" "
                        + "secondAttribute=\"leading\" constant=\"30\"",
                    behind: "\(prefix)-c2-led"
                )
            },
            fault(
                "the place from top to bottom taken away",
                .ambiguousLayout,
                clean,
                "bu",
                related: ["ti", "bo", "na", "va"]
            ) { seeder in
                try seeder.remove("\(prefix)-c5-top")
            },
            fault("the place from side to side taken away", .ambiguousLayout, clean, "bu") { seeder in
                try seeder.remove("\(prefix)-c5-ctr")
            },
        ]
    }

    // MARK: Declarations

    private static func declarations(_ clean: CleanScreen) -> [SeededFault] {
        let prefix = clean.prefix
        let alignment = clean.isDesktop ? "alignment" : "textAlignment"
        return [
            fault("`>=` taken from a width", .fixedWidthText, clean, "va") { seeder in
                try seeder.drop("relation", of: "\(prefix)-c4-wid")
            },
            fault("left in place of leading", .unflippedEdge, clean, "bo") { seeder in
                try seeder.set("firstAttribute", of: "\(prefix)-c2-led", to: "left")
                try seeder.set("secondAttribute", of: "\(prefix)-c2-led", to: "left")
            },
            fault("alignment to the left in place of natural", .forcedAlignment, clean, "ti") { seeder in
                try seeder.set(alignment, of: clean.cell("ti"), to: "left")
            },
            fault("alignment to the left in place of natural", .forcedAlignment, clean, "bo") { seeder in
                try seeder.set(alignment, of: clean.cell("bo"), to: "left")
            },
        ]
    }

    private static func forecast(_ clean: CleanScreen, _ width: (String) -> Double) -> [SeededFault] {
        let room = Int((width(clean.key("na")) * 1.1).rounded(.up)) + (clean.isDesktop ? 4 : 0)
        var narrow = fault("a width just above that of the text", .likelyOverflow, clean, "na") { seeder in
            try single("na", clips: false, clean, &seeder)
            try Self.narrow("na", room, clean, &seeder)
        }
        narrow.isSourceOnly = true
        return [narrow]
    }
}
