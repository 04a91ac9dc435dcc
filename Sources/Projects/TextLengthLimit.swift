package import StringTables

/// The longest text that is measured: one that is longer is data, and no label's.
package enum TextLengthLimit {
    /// In UTF-8 bytes.
    package static let bytes = 64 * 1024

    /// Why an entry is not measured; `nil` if it is.
    package static func reason(against entry: TableEntry) -> String? {
        guard entry.value.utf8.count > bytes else { return nil }
        return "the string is longer than 64 KiB and was not checked"
    }
}
