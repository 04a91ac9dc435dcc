import Findings

/// What was seeded and what was found, as the tables of the documentation.
struct SeededFaultTable {
    /// What was found of some faults.
    private struct Tally {
        var seeded = 0
        var found = 0
        var falseAlarms = 0

        /// What of all that was told was right.
        var precision: String { Self.share(found, of: found + falseAlarms) }
        /// What of all that was seeded was told.
        var recall: String { Self.share(found, of: seeded) }

        private static func share(_ part: Int, of whole: Int) -> String {
            guard whole > 0 else { return "-" }
            let tenths = part * 1000 / whole
            return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
        }

        var cells: [String] {
            ["\(seeded)", "\(found)", "\(seeded - found)", "\(falseAlarms)", precision, recall]
        }
    }

    private var rules: [Rule: Tally] = [:]
    private var kinds: [String: Tally] = [:]
    private var rulesOfKinds: [String: Set<Rule>] = [:]
    private var all = Tally()
    private let screens: Int
    private let tables: Int

    /// - Parameters:
    ///   - screens: the number of clean screens.
    ///   - tables: the number of clean projects of tables alone.
    init(screens: Int, tables: Int) {
        self.screens = screens
        self.tables = tables
    }

    /// Counts one fault.
    mutating func count(_ fault: SeededFault, isFound: Bool, falseAlarms: Int) {
        func add(to tally: inout Tally) {
            tally.seeded += 1
            tally.found += isFound ? 1 : 0
            tally.falseAlarms += falseAlarms
        }
        add(to: &rules[fault.rule, default: Tally()])
        add(to: &kinds[fault.kind, default: Tally()])
        add(to: &all)
        rulesOfKinds[fault.kind, default: []].insert(fault.rule)
    }

    /// The rules of which at least one fault was seeded.
    var seededRules: Set<Rule> { Set(rules.keys) }

    /// The number of kinds of edits.
    var kindCount: Int { kinds.count }

    /// The page of the documentation.
    var markdown: String {
        let columns = ["seeded", "found", "missed", "false alarms", "precision", "recall"]
        func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
        var text = """
            # Seeded faults

            \(screens) screens without a fault, \(tables) sets of tables, and \(all.seeded) edits of \(kinds.count) \
            kinds, each of which breaks one of them in one place: what of them `overset check` and `overset lint` find. \
            A fault counts as found when its own rule tells of the object or key that was broken, and every finding about \
            one that the edit leaves alone is a false alarm. Without an edit, nothing at all is found in any of them.

            The screens are in `Tests/OversetTests/CleanScreens`, the edits in `Tests/OversetTests/SeededFaults`. This \
            page is written by

                OVERSET_SEEDED_FAULTS=write swift test -c release --filter SeededFaultTests

            and `OVERSET_SEEDED_FAULTS=all` in its place holds the page against what is found. `make test` seeds every \
            eighth fault of each rule.

            The screens are small and made for this purpose, so that the figures say that a rule finds what it is for, \
            and not which share of the faults of real apps is found. Not told, and not among the edits: a `\\n` that is \
            shown as such before a lower-case letter, which may be a path, and a plural form that the source language \
            lacks as well.


            """
        text += "## By rule\n\n" + row(["rule"] + columns) + "|---|\(String(repeating: "---:|", count: 6))\n"
        for rule in Rule.allCases {
            guard let tally = rules[rule] else { continue }
            text += row(["[`\(rule.rawValue)`](rules/\(rule.rawValue).md)"] + tally.cells)
        }
        text += row(["all"] + all.cells)
        text += "\n## By kind of edit\n\n" + row(["edit", "rules"] + columns)
        text += "|---|---|\(String(repeating: "---:|", count: 6))\n"
        for kind in kinds.keys.sorted() {
            guard let tally = kinds[kind] else { continue }
            let names = Rule.allCases.filter { rulesOfKinds[kind]?.contains($0) == true }.map { "`\($0.rawValue)`" }
            text += row([kind, names.joined(separator: ", ")] + tally.cells)
        }
        return text
    }
}
