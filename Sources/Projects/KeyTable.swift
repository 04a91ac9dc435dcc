internal import SourceText
internal import StringTables

/// The table of a source language that has none, because the keys of its strings are the texts.
///
/// An app that asks for a string which no table of the language has shows the key.
package enum KeyTable {
    /// The largest share of keys that are names.
    private static let mostNames = 0.5

    /// The texts of the source language in the form of the largest translation.
    ///
    /// Each is in the line of its key, so that places in it can be shown. Keys that only others have stand in its last line.
    ///
    /// - Parameter translations: the tables that were read.
    /// - Returns: the table, with the path of the largest translation; `nil` if the keys are names of strings.
    /// - Complexity: O(*n*) in the size of the tables.
    static func table(of translations: [LoadedTable]) -> LoadedTable? {
        let files = translations.compactMap { table in (table.document as? StringsFile).map { (table, $0) } }
        guard let (largest, file) = files.max(by: { $0.1.entryCount < $1.1.entryCount }), areTexts(file.entries) else {
            return nil
        }
        var text = file.replacingValues { $0.key }
        var known = Set(file.entries.map { Array($0.key.utf8) })
        for (_, other) in files {
            for entry in other.entries where known.insert(Array(entry.key.utf8)).inserted {
                let end = text.lastIndex { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 } ?? text.startIndex
                // A remark at the end of the file would swallow what stands in its line.
                if text[end] == UInt8(ascii: ";") { text.removeSubrange((end + 1)...) } else { text.append(0x0A) }
                let literal = StringsLiteral.quoting(entry.key)
                text += Array(" ".utf8) + literal + Array(" = ".utf8) + literal + Array(";".utf8)
            }
        }
        do throws(SourceError) {
            let made = try StringsFile(TextFile(utf8: text, like: file.file))
            return LoadedTable(made, path: largest.path, shownPath: largest.shownPath)
        } catch {
            // A translation with a broken end, or braces around its entries: it is looked at by itself.
            return nil
        }
    }

    /// Whether the keys of all tables that a language lacks are texts.
    ///
    /// - Parameters:
    ///   - project: the files that were found.
    ///   - language: the language.
    ///   - table: reads a table.
    /// - Returns: `false` where there is no such table, or one whose keys are names.
    /// - Complexity: O(*n*) in the size of the tables.
    static func areTexts(
        in project: Project,
        of language: String,
        _ table: (String) -> Result<LoadedTable, SourceError>
    ) -> Bool {
        let all = project.sourcelessTables(language).values
        return !all.isEmpty
            && all.allSatisfy { files in
                files.contains { file in
                    guard case .success(let read) = table(file.path) else { return false }
                    return areTexts(read.document.entries)
                }
            }
    }

    private static func areTexts(_ entries: [TableEntry]) -> Bool {
        let texts = entries.count { isProse($0.key) }
        return !entries.isEmpty && Double(entries.count - texts) <= mostNames * Double(entries.count)
    }

    /// Whether a key is no single word in small letters, either, which might be a name as well.
    private static func isProse(_ key: String) -> Bool {
        guard isText(key) else { return false }
        return key.unicodeScalars.contains { $0.properties.isWhitespace || !$0.isASCII }
            || key.first?.isUppercase == true && key.contains(where: \.isLowercase)
    }

    /// Whether a key is a text for people, as far as its letters show: words, and no name such as `save_button` or
    /// `saveButton`.
    ///
    /// - Complexity: O(*n*).
    package static func isText(_ key: String) -> Bool {
        var hasLetter = false
        var wasSmall = false
        var hasSpace = false
        var isName = false
        for scalar in key.unicodeScalars {
            let properties = scalar.properties
            if properties.isWhitespace { hasSpace = true }
            hasLetter = hasLetter || properties.isAlphabetic
            if (wasSmall && properties.isUppercase) || "_./[]{}<>".unicodeScalars.contains(scalar) { isName = true }
            wasSmall = properties.isLowercase
        }
        return hasLetter && (hasSpace || !isName)
    }
}

extension LoadedProject {
    /// The tables that the app is written in: those of the source language, the shared ones that it lacks, and those whose
    /// texts are the keys of translations.
    package var sourceTables: [Project.TableFile] { project.sourceTables(source) + keyTables }
}
