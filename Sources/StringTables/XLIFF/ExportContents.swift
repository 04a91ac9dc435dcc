package import SourceText

/// The `contents.json` of an `.xcloc`, the folder that Xcode exports for one language.
///
/// The folder holds the XLIFF document beside it, in `Localized Contents`.
package struct ExportContents: Sendable {
    /// The language that the folder is for, such as `de`.
    package let targetLocale: String
    private let value: JSONValue
    private let json: JSONFile

    /// Reads a file.
    ///
    /// - Throws: ``SourceError`` if it is no JSON, or names no language.
    package init(_ file: TextFile) throws(SourceError) {
        json = try JSONFile(file)
        guard let value = json.root["targetLocale"], let locale = value.string else {
            throw SourceError(
                location: (json.root["targetLocale"] ?? json.root).location,
                message: "contents.json needs a string named \"targetLocale\""
            )
        }
        self.value = value
        targetLocale = locale
    }

    /// The characters of the file for another language, as UTF-8.
    package func replacing(targetLocale: String) -> [UInt8] {
        let edit = TextEdit(range: value.range, replacement: JSONText.quoting(targetLocale))
        return TextEdit.applying([edit], to: json.file.utf8)
    }
}
