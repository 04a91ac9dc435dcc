internal import StringTables

extension TableEntry {
    /// How much of a long name is shown, in characters.
    private static let longestName = 60

    /// What people know the string by: its key, or its text where Xcode made the key of an object's identifier.
    var name: String {
        let name = InterfaceKey(key) == nil ? key : value
        let line = name.replacing("\n", with: " ")
        return line.count > Self.longestName ? line.prefix(Self.longestName - 1) + "…" : line
    }
}
