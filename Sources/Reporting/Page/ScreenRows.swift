internal import Findings

/// The rows of the overview: a document that has a copy for each language (`de.lproj/Page.xib`) is one screen to people.
struct ScreenRows {
    /// The places of the screens of each row, in their order.
    private(set) var screens: [[Int]] = []
    /// The row of each screen.
    private(set) var places: [Int] = []

    private struct Key: Hashable {
        var name: [UInt8]
        var file: [UInt8]
    }

    /// - Parameter records: the screens.
    /// - Complexity: O(*n*) in their number and that of their cells.
    init(_ records: [ScreenRecord]) {
        var rows: [Key: Int] = [:]
        var locales: [Set<[UInt8]>] = []
        for (place, record) in records.enumerated() {
            let own = Set(record.cells.map { Array($0.locale.utf8) })
            let key = Self.key(of: record)
            // A language has one copy.
            if let row = key.flatMap({ rows[$0] }), locales[row].isDisjoint(with: own) {
                places.append(row)
                screens[row].append(place)
                locales[row].formUnion(own)
                continue
            }
            if let key { rows[key] = screens.count }
            places.append(screens.count)
            screens.append([place])
            locales.append(own)
        }
    }

    /// What the copies of a screen share; `nil` for a screen that is in no folder of a language.
    private static func key(of record: ScreenRecord) -> Key? {
        let parts = record.file.split(separator: "/")
        let shared = parts.filter { !$0.hasSuffix(".lproj") }
        guard shared.count < parts.count else { return nil }
        return Key(name: Array(record.name.utf8), file: Array(shared.joined(separator: "/").utf8))
    }
}
