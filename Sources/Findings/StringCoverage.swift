/// How many of the app's strings were measured, where, and why others were not.
package struct StringCoverage: Sendable, Hashable {
    /// What a row counts the strings of.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A screen that was laid out.
        case screen
        /// A document, for its strings that are on no screen.
        case document
        /// A string table that belongs to no document.
        case table
    }

    /// Why a string was not measured that no code asks for.
    package static let unasked = "no code asks for it"

    /// The strings of one screen, document or table.
    package struct Row: Sendable, Hashable {
        package var kind: Kind
        /// The path of the file, as people are shown it.
        package var file: String
        /// The name of the screen or of the table.
        package var name: String
        /// The number of strings that people read.
        package var strings = 0
        /// The number of those that were measured in the box that a document gives them.
        package var document = 0
        /// The number of those that were measured in a box that a comment or the configuration declares.
        package var declared = 0
        /// The number of those that were measured in the box of the view that code puts them into.
        package var code = 0
        /// The number of those in ``code`` that SwiftUI screens show, by what is known of their room.
        package var certainties: [JudgedCertainty: Int] = [:]
        /// The number of those in ``document`` whose views have the frames that Xcode saved.
        package var reproduced = 0
        /// Why the others were not measured, as lower-case phrases, each with the number of strings.
        package var reasons: [String: Int] = [:]

        package init(_ kind: Kind, file: String, name: String) {
            self.kind = kind
            self.file = file
            self.name = name
        }

        /// The number of strings that were measured.
        package var measured: Int { document + declared + code }
    }

    /// One row for each screen, document and table, by file and name.
    package private(set) var rows: [Row] = []

    package init() {}

    /// Adds a row to the one of the same screen, document or table.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    package mutating func add(_ row: Row) {
        guard let index = rows.firstIndex(where: { $0.kind == row.kind && $0.file == row.file && $0.name == row.name })
        else {
            rows.append(row)
            return
        }
        rows[index].add(row)
    }

    /// Adds the rows of another part of the run.
    package mutating func add(_ other: StringCoverage) {
        for row in other.rows { add(row) }
    }

    /// The same with its rows by file, kind and name.
    ///
    /// - Parameter precedes: whether a path or name comes before another one.
    /// - Returns: the same rows in that order.
    package func sorted(by precedes: (String, String) -> Bool) -> StringCoverage {
        var sorted = self
        sorted.rows.sort { left, right in
            if left.file != right.file { return precedes(left.file, right.file) }
            return left.kind == right.kind ? precedes(left.name, right.name) : left.kind.rawValue < right.kind.rawValue
        }
        return sorted
    }

    /// The sum of all rows.
    package var total: Row {
        var total = Row(.table, file: "", name: "")
        for row in rows { total.add(row) }
        return total
    }

    /// The share of the strings that were measured, from 0 to 1; 1 where there is none.
    package var share: Double {
        let total = total
        return total.strings == 0 ? 1 : Double(total.measured) / Double(total.strings)
    }
}

extension StringCoverage.Row {
    fileprivate mutating func add(_ other: Self) {
        strings += other.strings
        document += other.document
        declared += other.declared
        code += other.code
        reproduced += other.reproduced
        certainties.merge(other.certainties) { $0 + $1 }
        reasons.merge(other.reasons) { $0 + $1 }
    }

    /// The reasons by the number of strings, the most frequent first.
    ///
    /// A shard that measures strings of a table that another one counts has a negative number.
    package var sortedReasons: [(reason: String, strings: Int)] {
        reasons.filter { $0.value != 0 }
            .sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
            .map { (reason: $0.key, strings: $0.value) }
    }
}
