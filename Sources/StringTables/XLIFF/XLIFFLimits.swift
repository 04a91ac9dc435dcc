/// Documents in XLIFF with the room of strings, as `overset check --report budgets=xliff` writes them.
///
/// They are for translation tools, and hold no translations: a project that has one in a folder has no other strings for it.
package enum XLIFFLimits {
    /// The line behind the declaration.
    package static let mark = "<!-- Limits of strings, measured by Overset -->"

    /// How many bytes of a document tell.
    package static let length = 128

    /// Whether a document begins as these do.
    ///
    /// - Parameter beginning: the first ``length`` bytes, or more.
    /// - Returns: `false` for every other document.
    package static func begin(_ beginning: [UInt8]) -> Bool {
        String(decoding: beginning.prefix(length), as: UTF8.self).contains(mark)
    }
}
