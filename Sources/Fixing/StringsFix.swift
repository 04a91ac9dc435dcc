package import SourceText
internal import StringTables

/// A `.strings` file that cannot be read, put right where one way to read it is left: a semicolon at the end of a line is
/// missing, or quotes inside a text are not escaped.
package enum StringsFix {
    /// One change of the file's text.
    package struct Change: Sendable, Hashable {
        /// Where the line was before any change, from 1.
        package var line: Int
        /// What is changed, as an imperative phrase without a full stop.
        package var phrase: String
    }

    /// How many places of a file are put right.
    private static let maximumChanges = 1_000

    /// The text of a file that is read to its end, with the changes that it takes.
    ///
    /// Each change is accepted only if the line then holds one entry by itself, and the reader comes to a later line.
    ///
    /// - Parameter file: a `.strings` file in its text form.
    /// - Returns: the new text as UTF-8; `nil` if the file can be read already, or something else is wrong with it.
    /// - Complexity: O(*n* · *c*) for *c* changes.
    package static func fixing(_ file: TextFile) -> (utf8: [UInt8], changes: [Change])? {
        var text = file.utf8
        var changes: [Change] = []
        var last = 0
        while let error = error(in: text, of: file) {
            let line = error.location.line
            guard line > last, changes.count < maximumChanges, let fixed = fixing(line: line, of: text) else {
                return nil
            }
            last = line
            text = fixed.utf8
            changes.append(Change(line: line, phrase: fixed.phrase))
        }
        return changes.isEmpty ? nil : (text, changes)
    }

    private static func error(in text: [UInt8], of file: TextFile) -> SourceError? {
        do throws(SourceError) {
            _ = try StringsFile(TextFile(utf8: text, path: file.path))
            return nil
        } catch {
            return error
        }
    }

    private static func fixing(line number: Int, of text: [UInt8]) -> (utf8: [UInt8], phrase: String)? {
        let line = LineTable(text).bytes(ofLine: number, in: text)
        let attempts: [(line: [UInt8]?, phrase: String)] = [
            (endingStatement(Array(line)), "end the line with ';'"),
            (escapingQuotes(Array(line)), "escape the quotes inside the text"),
        ]
        for (new, phrase) in attempts {
            guard let new, holdsOneEntry(new) else { continue }
            return (Array(text[..<line.startIndex]) + new + text[line.endIndex...], phrase)
        }
        return nil
    }

    private static func holdsOneEntry(_ line: [UInt8]) -> Bool {
        do throws(SourceError) {
            return try StringsFile(TextFile(utf8: line, path: "")).entries.count == 1
        } catch {
            return false
        }
    }

    /// The line with a semicolon behind its last character.
    private static func endingStatement(_ line: [UInt8]) -> [UInt8]? {
        guard let end = line.lastIndex(where: { !isSpace($0) }), line[end] == UInt8(ascii: "\"") else { return nil }
        return Array(line[...end]) + [UInt8(ascii: ";")] + line[(end + 1)...]
    }

    /// The line with a backslash before each quote between the first of the value and the last of the line.
    private static func escapingQuotes(_ line: [UInt8]) -> [UInt8]? {
        let quote = UInt8(ascii: "\"")
        guard let end = line.lastIndex(where: { !isSpace($0) }), line[end] == UInt8(ascii: ";"),
            let close = line[..<end].lastIndex(where: { !isSpace($0) }), line[close] == quote,
            let equals = separator(in: line), let open = line[(equals + 1)...].firstIndex(where: { !isSpace($0) }),
            line[open] == quote, open < close
        else { return nil }
        var value: [UInt8] = []
        var isEscaped = false
        for (index, byte) in line[..<close].enumerated().dropFirst(open + 1) {
            if byte == quote, !isEscaped {
                // What looks like the end of an entry is one, and something else is missing.
                let next = line[(index + 1)...].first { !isSpace($0) }
                guard next != UInt8(ascii: "="), next != UInt8(ascii: ";") else { return nil }
                value.append(UInt8(ascii: "\\"))
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            value.append(byte)
        }
        // The last quote would be escaped, and close nothing.
        guard !isEscaped else { return nil }
        return Array(line[...open]) + value + line[close...]
    }

    /// Where the equals sign behind a quoted key is.
    private static func separator(in line: [UInt8]) -> Int? {
        guard let open = line.firstIndex(where: { !isSpace($0) }), line[open] == UInt8(ascii: "\"") else { return nil }
        var isEscaped = false
        for index in (open + 1)..<line.count {
            if line[index] == UInt8(ascii: "\""), !isEscaped {
                let next = line[(index + 1)...].firstIndex { !isSpace($0) }
                return next.flatMap { line[$0] == UInt8(ascii: "=") ? $0 : nil }
            }
            isEscaped = line[index] == UInt8(ascii: "\\") && !isEscaped
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
