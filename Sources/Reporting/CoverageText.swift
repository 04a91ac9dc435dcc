internal import Findings
internal import Interfaces

/// How much was measured, in words: the same in the terminal, in Markdown and on the page.
enum CoverageText {
    /// One line of the table: what is counted, how many, and which share of what.
    struct Line {
        var label: String
        var count: Int
        /// The share as a phrase; empty where there is none.
        var share = ""
        /// How far the line is a part of the one above it.
        var depth = 0
    }

    /// The table of a run.
    static func lines(of report: CheckReport) -> [Line] {
        guard let coverage = report.coverage else { return [] }
        let total = coverage.total
        var lines = [
            Line(label: "strings of the app", count: total.strings),
            Line(label: "measured", count: total.measured, share: measuredShare(of: total)),
            Line(label: "in documents", count: total.document, depth: 1),
            Line(label: "in declared boxes", count: total.declared, depth: 1),
            Line(label: "set by code", count: total.code, depth: 1),
        ]
        lines += JudgedCertainty.allCases.reversed().compactMap { certainty in
            total.certainties[certainty].map { count in
                Line(
                    label: label(certainty),
                    count: count,
                    share: percent(count, of: total.strings),
                    depth: 2
                )
            }
        }
        lines.append(
            Line(
                label: "in views that are where Xcode saved them",
                count: total.reproduced,
                share: percent(total.reproduced, of: total.document)
            )
        )
        let rest = total.strings - total.measured
        guard rest > 0 else { return lines }
        lines.append(Line(label: "not measured", count: rest, share: percent(rest, of: total.strings)))
        lines += total.sortedReasons.map { Line(label: $0.reason, count: $0.strings, depth: 1) }
        return lines
    }

    /// Which share of all strings was measured, and of those that something asks for if others are left over.
    private static func measuredShare(of total: StringCoverage.Row) -> String {
        let share = percent(total.measured, of: total.strings)
        guard let unasked = total.reasons[StringCoverage.unasked], unasked > 0, total.measured > 0 else { return share }
        return share + "; " + percent(total.measured, of: total.strings - unasked) + " of those that code asks for"
    }

    /// What is known of the rooms on SwiftUI screens, as a line of the table says it.
    private static func label(_ certainty: JudgedCertainty) -> String {
        switch certainty {
        case .byConstruction: "on SwiftUI screens, wrapping where it scrolls"
        case .proven: "on SwiftUI screens, in a room that the code tells"
        case .typical: "on SwiftUI screens, beside typical sizes"
        }
    }

    /// How many views of all screens have their saved frames, as a sentence without a full stop; `nil` if none was compared.
    static func reproduction(of report: CheckReport) -> String? {
        guard let (compared, reproduced) = views(of: report) else { return nil }
        let (verb, object) = (reproduced == 1 ? "is" : "are", compared == 1 ? "it" : "them")
        return
            "\(CountPhrase.grouped(reproduced)) of \(CountPhrase.of(compared, "view")) \(verb) where Xcode saved \(object) "
            + "(\(percent(reproduced, of: compared)))"
    }

    /// How many views of all screens were compared with their saved frames, and how many have them; `nil` if none was
    /// compared.
    static func views(of report: CheckReport) -> (compared: Int, reproduced: Int)? {
        let all = report.screens.compactMap(\.reproduction)
        let compared = all.reduce(0) { $0 + $1.compared }
        guard compared > 0 else { return nil }
        return (compared, all.reduce(0) { $0 + $1.reproduced })
    }

    /// How many of the views of a row's screens are where Xcode saved them, for example "12 of 14"; empty for tables, and
    /// where nothing was compared.
    ///
    /// - Complexity: O(*n*) in the number of screens.
    static func views(of row: StringCoverage.Row, in report: CheckReport) -> String {
        guard row.kind == .screen else { return "" }
        var (compared, reproduced) = (0, 0)
        for screen in report.screens
        where screen.file.utf8.elementsEqual(row.file.utf8) && screen.name.utf8.elementsEqual(row.name.utf8) {
            compared += screen.reproduction?.compared ?? 0
            reproduced += screen.reproduction?.reproduced ?? 0
        }
        return compared > 0 ? "\(CountPhrase.grouped(reproduced)) of \(CountPhrase.grouped(compared))" : ""
    }

    /// The views of all screens that stand elsewhere, each with its screen.
    static func differences(of report: CheckReport) -> [(screen: ScreenRecord, difference: ScreenRecord.Difference)] {
        report.screens.flatMap { screen in
            (screen.reproduction?.differences ?? []).map { (screen: screen, difference: $0) }
        }
    }

    /// Both frames of a view, as a phrase.
    static func frames(of difference: ScreenRecord.Difference) -> String {
        let (saved, laidOut) = (difference.saved, difference.laidOut)
        let spelling = { (x: Double, y: Double, width: Double, height: Double) in
            let numbers = [x, y, width, height].map { DecimalText.of($0, decimals: 1) }
            return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
        }
        return "saved \(spelling(saved.x, saved.y, saved.width, saved.height)), computed "
            + spelling(laidOut.x, laidOut.y, laidOut.width, laidOut.height)
    }

    /// A share in per cent, rounded down, so that only all are 100 %.
    static func percent(_ part: Int, of whole: Int) -> String {
        whole > 0 ? "\(part * 100 / whole) %" : ""
    }
}
