internal import SourceText

/// A key that a source of strings has and a catalog has not.
package struct ExtractedKey: Sendable, Hashable {
    package var key: String
    package var comment: String?
    /// The text for the source language, where it is not the key itself.
    package var value: String?
    /// Whether the source says this text, and it was not made of the key.
    package var isValueGiven: Bool

    package init(key: String, comment: String? = nil, value: String? = nil, isValueGiven: Bool = true) {
        self.key = key
        self.comment = comment
        self.value = value
        self.isValueGiven = isValueGiven
    }
}

/// The catalog brought up to date with its sources, as Xcode does when it builds: nothing is removed, and what is not
/// concerned keeps its bytes.
extension CatalogFile {
    /// The catalog with the states of keys changed.
    ///
    /// - Parameters:
    ///   - stale: keys that no source has any longer; their translations stay.
    ///   - found: keys that are stale and that a source has again.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*).
    package func marking(stale: Set<String>, found: Set<String>) -> [UInt8] {
        let state = "extractionState"
        let edits = zip(keys, members).compactMap { key, member -> TextEdit? in
            if stale.contains(key.key) {
                let value = Array("\"stale\"".utf8)
                if let old = member[state] { return TextEdit(range: old.range, replacement: value) }
                return insertion(of: CatalogStyle.member(state, value), named: state, into: member)
            }
            guard found.contains(key.key), let old = member[state] else { return nil }
            return removal(ofKeyMember: old, from: member)
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// The catalog with comments for keys that have none.
    ///
    /// - Parameter comments: comments by key; a key that has one keeps it.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*).
    package func addingComments(_ comments: [String: String]) -> [UInt8] {
        let edits = zip(keys, members).compactMap { key, member -> TextEdit? in
            guard let comment = comments[key.key], member["comment"] == nil else { return nil }
            let text = CatalogStyle.member("comment", JSONText.quoting(comment))
            return insertion(of: text, named: "comment", into: member)
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// The catalog with more keys, each where Xcode's order puts it.
    ///
    /// - Parameter added: keys that the catalog does not have.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n* · *m*) in the number of keys and of added ones.
    package func adding(_ added: [ExtractedKey]) -> [UInt8] {
        guard let strings = json.root["strings"] else { return file.utf8 }
        let sorted = added.sorted { CatalogOrder.precedes($0.key, $1.key) }
        guard let last = members.last else {
            let all = sorted.map(member).joined(separator: [UInt8(ascii: ",")] + style.line(.key))
            let inside = strings.range.lowerBound + 1..<strings.range.upperBound - 1
            let end = style.lineEnd + [UInt8](repeating: 0x20, count: 2)
            return TextEdit.applying(
                [TextEdit(range: inside, replacement: style.line(.key) + all + end)],
                to: file.utf8
            )
        }
        var places: [Int: [UInt8]] = [:]
        var behind: [UInt8] = []
        for key in sorted {
            if let index = keys.firstIndex(where: { CatalogOrder.precedes(key.key, $0.key) }) {
                places[index, default: []] += member(key) + [UInt8(ascii: ",")] + style.line(.key)
            } else {
                behind += [UInt8(ascii: ",")] + style.line(.key) + member(key)
            }
        }
        var edits = places.keys.sorted().map { index in
            let start = members[index].memberRange.lowerBound
            return TextEdit(range: start..<start, replacement: places[index] ?? [])
        }
        let end = last.memberRange.upperBound
        if !behind.isEmpty { edits.append(TextEdit(range: end..<end, replacement: behind)) }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// A key with what is known of it, as Xcode writes it.
    private func member(_ key: ExtractedKey) -> [UInt8] {
        var parts: [[UInt8]] = []
        if let comment = key.comment { parts.append(CatalogStyle.member("comment", JSONText.quoting(comment))) }
        if let value = key.value {
            if key.isValueGiven {
                parts.append(CatalogStyle.member("extractionState", JSONText.quoting("extracted_with_value")))
            }
            let language = CatalogStyle.member(sourceLanguage, style.localization(value, state: "new"))
            let text = [UInt8(ascii: "{")] + style.line(.language) + language + style.line(.keyMember)
            parts.append(CatalogStyle.member("localizations", text + [UInt8(ascii: "}")]))
        }
        var text: [UInt8] = [UInt8(ascii: "{")]
        if parts.isEmpty { text += style.lineEnd }
        for (index, part) in parts.enumerated() {
            text += (index > 0 ? [UInt8(ascii: ",")] : []) + style.line(.keyMember) + part
        }
        text += style.line(.key) + [UInt8(ascii: "}")]
        return CatalogStyle.member(key.key, text)
    }
}

/// The order of the keys of a String Catalog.
enum CatalogOrder {
    /// Whether a key comes before another: without regard to case, digits as numbers.
    ///
    /// - Complexity: O(*n*).
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (one, other) = (pieces(left), pieces(right))
        for (a, b) in zip(one, other) where a != b { return a < b }
        if one.count != other.count { return one.count < other.count }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// A character, or a number of several digits, as numbers that are compared.
    private static func pieces(_ key: String) -> [Int] {
        var pieces: [Int] = []
        var number: Int?
        for scalar in key.lowercased().unicodeScalars {
            if let digit = Int(String(scalar)), scalar.isASCII, (number ?? 0) < 1 << 40 {
                number = (number ?? 0) * 10 + digit
            } else {
                if let value = number { pieces += [0x30, value] }
                number = nil
                pieces.append(Int(scalar.value))
            }
        }
        if let value = number { pieces += [0x30, value] }
        return pieces
    }
}
