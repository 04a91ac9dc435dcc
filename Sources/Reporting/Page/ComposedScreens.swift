internal import Findings
internal import Interfaces

/// Screens with the cells of their tables in place: what is laid out by itself is seen as a part of its screen.
struct ComposedScreens {
    /// The screens that are no cells, in their order, with the matrix cells and pictures of theirs.
    private(set) var screens: [ScreenRecord] = []
    /// For each screen that was given its place in ``screens``, of a cell that of the screen around it.
    private(set) var places: [Int] = []

    /// - Complexity: O(*n*) in the number of views of all pictures, times the number of pictures of a screen.
    init(_ records: [ScreenRecord]) {
        var all = records
        var owner = [Int?](repeating: nil, count: all.count)
        let tables = Self.tables(of: all)
        // Only what is behind a screen is in it, so that no screens can hold each other.
        var byOwner: [Int: [Int]] = [:]
        for child in all.indices {
            guard let holder = all[child].surface?.holder,
                let table = tables[Table(file: all[child].file, object: holder.object)], table < child
            else { continue }
            byOwner[table, default: []].append(child)
        }
        // A cell is behind the screen of its table, so that what is in it is in place before it is.
        for index in all.indices.reversed() {
            let children = byOwner[index] ?? []
            guard !children.isEmpty else { continue }
            all[index] = TableComposition(all[index], cells: children.map { all[$0] }).composed
            for child in children { owner[child] = index }
        }
        var places = [Int](repeating: 0, count: all.count)
        for index in all.indices where owner[index] == nil {
            places[index] = screens.count
            screens.append(all[index])
        }
        for index in all.indices {
            var root = index
            while let next = owner[root] { root = next }
            places[index] = places[root]
        }
        self.places = places
    }

    private struct Table: Hashable {
        var file: [UInt8]
        var object: [UInt8]

        init(file: String, object: String) {
            self.file = Array(file.utf8)
            self.object = Array(object.utf8)
        }
    }

    /// The screens that show tables and collections, by the IDs of those.
    private static func tables(of records: [ScreenRecord]) -> [Table: Int] {
        var tables: [Table: Int] = [:]
        for (index, record) in records.enumerated() {
            for box in record.pictures.first?.boxes ?? []
            where box.look?.control == .table || box.look?.control == .collection {
                tables[Table(file: record.file, object: box.object)] = index
            }
        }
        return tables
    }
}
