internal import SourceText

extension StringsFile {
    /// The file with more entries behind its last one, as `genstrings` writes them.
    ///
    /// - Parameter added: keys that the file does not have, in the order they are to be written; one without a value has
    ///   itself as its value.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*).
    package func adding(_ added: [ExtractedKey]) -> [UInt8] {
        guard !added.isEmpty else { return file.utf8 }
        var text = file.utf8
        let end = lineEnd
        // The last entry may stand on a line that does not end; a blank line separates what is new.
        if let last = text.last, last != 0x0A, last != 0x0D { text += end }
        if !text.isEmpty, !text.suffix(2 * end.count).elementsEqual(end + end) { text += end }
        return text + Self.text(of: added, lineEnd: end)
    }

    /// The entries of a new file.
    ///
    /// - Parameters:
    ///   - added: the keys, in the order they are to be written.
    ///   - lineEnd: what ends a line.
    /// - Returns: UTF-8 bytes.
    package static func text(of added: [ExtractedKey], lineEnd: [UInt8] = [0x0A]) -> [UInt8] {
        var text: [UInt8] = []
        for (index, key) in added.enumerated() {
            if index > 0 { text += lineEnd }
            // Nothing may end the comment but its own end.
            let comment = (key.comment ?? "No comment provided by engineer.").split(separator: "*/").joined(
                separator: "* /"
            )
            text += Array("/* ".utf8) + Array(comment.utf8) + Array(" */".utf8) + lineEnd
            text += StringsLiteral.quotingLines(key.key) + Array(" = ".utf8)
            text += StringsLiteral.quotingLines(key.value ?? key.key) + [UInt8(ascii: ";")] + lineEnd
        }
        return text
    }

    private var lineEnd: [UInt8] {
        let end = file.utf8.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.utf8.endIndex
        return file.utf8[end...].starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
    }
}

extension StringsLiteral {
    /// The text as a quoted literal on one line: line ends and tabs are escapes.
    static func quotingLines(_ value: String) -> [UInt8] {
        quoting(value).flatMap { byte -> [UInt8] in
            switch byte {
            case 0x0A: Array("\\n".utf8)
            case 0x0D: Array("\\r".utf8)
            case 0x09: Array("\\t".utf8)
            default: [byte]
            }
        }
    }
}
