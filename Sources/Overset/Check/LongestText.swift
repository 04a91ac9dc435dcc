internal import StringTables

/// The longest text that is measured, in UTF-8 bytes: one that is longer is data, and no label's.
enum LongestText {
    static let bytes = 64 * 1024

    /// Why an entry is not measured; `nil` if it is.
    static func reason(against entry: TableEntry) -> String? {
        guard entry.value.utf8.count > bytes else { return nil }
        return "the text is longer than 64 KiB; it is not looked at"
    }
}
