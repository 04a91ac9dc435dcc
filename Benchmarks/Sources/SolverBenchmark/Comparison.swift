#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The figures of one screen, in microseconds; not a number where there is none.
struct Comparison {
    let screen: Screen
    /// Build and solve.
    let build: Double
    /// All texts changed: to those of languages in turn, and to those of languages never seen before.
    let again: Double
    let unseen: Double
    /// kiwi: build and solve, with and without the rows that say that sizes are not negative.
    let kiwi: Double
    let kiwiFewer: Double
    /// kiwi: all texts changed, a suggested value each.
    let kiwiEdits: Double

    init(screen: Screen, overset: [Double], kiwi: [Double]) {
        self.screen = screen
        (build, again, unseen) = (overset[0], overset[1], overset[2])
        (self.kiwi, kiwiFewer, kiwiEdits) = (kiwi[0], kiwi[1], kiwi[2])
    }

    static func printTable(_ rows: [Comparison]) {
        print("Microseconds of processor time, the least of three turns. Overset always has the rows for sizes >= 0.")
        print("")
        print(
            line([
                "screen", "views", "constraints", "overset", "kiwi", "ratio", "w/o >= 0", "ratio", "texts", "unseen",
                "kiwi", "ratio", "unseen",
            ])
        )
        for row in rows {
            print(
                line([
                    row.screen.name.split(separator: " ").first.map(String.init) ?? "", "\(row.screen.viewCount)",
                    "\(row.screen.constraints.count)", number(row.build), number(row.kiwi), ratio(row.kiwi, row.build),
                    number(row.kiwiFewer), ratio(row.kiwiFewer, row.build), number(row.again), number(row.unseen),
                    number(row.kiwiEdits), ratio(row.kiwiEdits, row.again), ratio(row.kiwiEdits, row.unseen),
                ])
            )
        }
        print("")
        print(
            "Time grows with the number of constraints to the power of (100 to 2000 views; kiwi 100 to 500 without >= 0):"
        )
        for kind in Screen.Kind.allCases {
            let own = exponent(rows, kind, 2000, \.build)
            let again = exponent(rows, kind, 2000, \.again)
            let peer = exponent(rows, kind, 500, \.kiwiFewer)
            print(line([kind.rawValue, "build", own, "texts", again, "kiwi", peer]))
        }
    }

    private static func exponent(
        _ rows: [Comparison],
        _ kind: Screen.Kind,
        _ large: Int,
        _ time: (Comparison) -> Double
    ) -> String {
        guard let first = rows.first(where: { $0.screen.name == "\(kind.rawValue) 100" }),
            let last = rows.first(where: { $0.screen.name == "\(kind.rawValue) \(large)" }),
            time(first).isFinite, time(last).isFinite
        else { return "-" }
        let growth = Double(last.screen.constraints.count) / Double(first.screen.constraints.count)
        return rounded(log(time(last) / time(first)) / log(growth), 2)
    }

    private static func line(_ cells: [String]) -> String {
        cells.enumerated().map { index, cell in
            let space = String(repeating: " ", count: max(0, (index == 2 ? 11 : 8) - cell.count))
            return index == 0 ? cell + space : space + cell
        }.joined(separator: " ")
    }

    private static func rounded(_ value: Double, _ digits: Int) -> String {
        let scale = pow(10.0, Double(digits))
        let text = ((value * scale).rounded() / scale).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "-" }
        return rounded(value, value < 100 ? 1 : 0)
    }

    private static func ratio(_ theirs: Double, _ ours: Double) -> String {
        guard theirs.isFinite, ours.isFinite else { return "-" }
        return rounded(theirs / ours, theirs / ours < 10 ? 1 : 0) + "x"
    }
}
