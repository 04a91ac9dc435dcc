#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The figures of one screen, in microseconds.
struct Comparison {
    struct Kiwi {
        /// Build and solve, with and without the rows that say that sizes are not negative.
        var all: Double?
        var some: Double?
        /// All texts changed, a suggested value each.
        var edits: Double?
    }

    var name: String
    var constraintCount: Int
    var build: Double
    var resolve: Double
    var kiwi: Kiwi

    static func printTable(_ rows: [Comparison]) {
        print("Microseconds of processor time. Overset always has the rows for width and height >= 0.")
        print(
            row([
                "screen", "constraints", "overset", "kiwi", "ratio", "kiwi w/o >= 0", "ratio", "re-solve",
                "kiwi suggest",
                "ratio",
            ])
        )
        for each in rows {
            print(
                row([
                    each.name, "\(each.constraintCount)", number(each.build), number(each.kiwi.all),
                    ratio(each.kiwi.all, each.build), number(each.kiwi.some), ratio(each.kiwi.some, each.build),
                    number(each.resolve), number(each.kiwi.edits), ratio(each.kiwi.edits, each.resolve),
                ])
            )
        }
        for kind in Screen.Kind.allCases {
            guard let small = rows.first(where: { $0.name == "\(kind.rawValue) 100" }),
                let large = rows.first(where: { $0.name == "\(kind.rawValue) 2000" })
            else { continue }
            let exponent =
                log(large.build / small.build) / log(Double(large.constraintCount) / Double(small.constraintCount))
            print(
                "\(kind.rawValue), 100 to 2000 views: time grows with the number of constraints to the power of \(rounded(exponent, 2))"
            )
        }
    }

    private static func row(_ cells: [String]) -> String {
        let widths = [12, 11, 9, 10, 8, 13, 7, 9, 12, 7]
        return zip(cells, widths).map { cell, width in
            width == 12 && cell.first?.isLetter == true && cell.contains(" ") && !cell.contains("kiwi")
                ? cell + String(repeating: " ", count: max(0, width - cell.count))
                : String(repeating: " ", count: max(0, width - cell.count)) + cell
        }.joined(separator: "  ")
    }

    private static func rounded(_ value: Double, _ digits: Int) -> String {
        let scale = pow(10.0, Double(digits))
        let text = ((value * scale).rounded() / scale).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "-" }
        return rounded(value, value < 100 ? 1 : 0)
    }

    private static func ratio(_ theirs: Double?, _ ours: Double) -> String {
        guard let theirs, theirs.isFinite else { return "-" }
        return rounded(theirs / ours, theirs / ours < 10 ? 1 : 0) + "x"
    }
}
