/// Names of accessors that R.swift makes of keys: letters and digits alone count, and their case does not.
///
/// Facts: https://github.com/mac-cain13/R.swift/blob/master/Documentation/Examples.md
package enum ResourceName {
    /// - Parameters:
    ///   - key: the key, or the name of its accessor.
    ///   - table: the name of the table.
    /// - Returns: what both have in common.
    /// - Complexity: O(*n*).
    package static func of(_ key: String, in table: String) -> String {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return plain(table) + "." + plain(key)
    }
}
