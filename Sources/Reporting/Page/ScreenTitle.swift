internal import Findings
internal import SourceText
internal import TextMeasurement

/// What people know a screen by.
enum ScreenTitle {
    /// The name of a screen; where that is an object ID, what the screen shows.
    ///
    /// - Parameter screen: the screen.
    /// - Returns: its name, or its heading, or the kind of its root in words.
    /// - Complexity: O(*n*) in the number of texts of a picture.
    static func of(_ screen: ScreenRecord) -> String {
        let words = screen.name.split(separator: " ")
        guard let last = words.last, isObjectID(last) else { return screen.name }
        if let heading = heading(of: screen) { return heading }
        let kind = words.dropLast().joined(separator: " ")
        return kind.isEmpty ? screen.name : inWords(kind)
    }

    /// Whether a word is one of Interface Builder's IDs, for example `wJH-tU-zL6`.
    private static func isObjectID(_ word: Substring) -> Bool {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [3, 2, 3]
            && parts.allSatisfy { $0.utf8.allSatisfy { isAlphanumeric($0) } }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// The largest text of the source language, and of several the uppermost.
    private static func heading(of screen: ScreenRecord) -> String? {
        let picture = screen.pictures.first { $0.kind == .source } ?? screen.pictures.first
        var best: (size: Double, top: Double, value: String)?
        for text in picture?.texts ?? [] {
            let size = text.lines.flatMap(\.runs).map(\.size).max() ?? 0
            let value = text.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard size > 0, value.contains(where: \.isLetter) else { continue }
            if let found = best, found.size > size || found.size == size && found.top <= text.top { continue }
            best = (size, text.top, value)
        }
        guard let value = best?.value else { return nil }
        return value.count > maximumLength ? value.prefix(maximumLength - 1) + "…" : value
    }

    private static let maximumLength = 40

    /// `tableCellView` as "Table cell view".
    private static func inWords(_ kind: String) -> String {
        var words = ""
        for character in kind {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += words.isEmpty ? character.uppercased() : character.lowercased()
        }
        return words
    }
}
