internal import CodeStrings
package import SourceText
internal import StringTables

/// A string of a table and the places where code asks for it.
package struct StringUse: Sendable, Hashable {
    /// The name of the table; tables of one name in two formats are one.
    package var table: String
    package var key: String
    /// By file and place, previews left out.
    package var places: [SourceLocation]

    package init(table: String, key: String, places: [SourceLocation]) {
        self.table = table
        self.key = key
        self.places = places
    }
}

extension CodeUses {
    /// The strings that code asks for, by table and key in the order of their UTF-8.
    ///
    /// - Complexity: O(*n* log *n*) in the number of places that ask for a key.
    package var stringUses: [StringUse] {
        var found: [String: [[UInt8]: Set<SourceLocation>]] = [:]
        for (table, keys) in zip(tables, places) {
            for (key, uses) in keys {
                let seen = uses.filter { !$0.isPreview }
                // Where the accessor is used says more than the generated line that holds the key.
                let own = seen.filter { !$0.isInGeneratedAccessor }
                let shown = (own.isEmpty ? seen : own).map(code.location(of:))
                if !shown.isEmpty { found[table.name, default: [:]][key, default: []].formUnion(shown) }
            }
        }
        return found.sorted { $0.key < $1.key }.flatMap { table, keys in
            keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, places in
                StringUse(table: table, key: String(decoding: key, as: UTF8.self), places: places.sorted())
            }
        }
    }
}
