/// A key as code writes it: characters, and places where the compiler puts a specifier.
///
/// Which specifier an interpolation gets depends on types that syntax alone does not tell, so none is guessed: a pattern is
/// compared with the keys of a table.
package struct KeyPattern: Sendable, Hashable {
    /// A part of a key.
    package enum Part: Sendable, Hashable {
        /// Characters of the key, `%` doubled where the key has interpolations.
        case text(String)
        /// One specifier of any kind; the one that is certain from the code alone, where there is one.
        case specifier(String?)
    }

    package var parts: [Part]

    /// A key without interpolations.
    package init(_ key: String) { parts = key.isEmpty ? [] : [.text(key)] }

    package init(parts: [Part]) { self.parts = parts }

    /// The key, if it has no interpolation whose specifier is not known.
    package var key: String? {
        var key = ""
        for part in parts {
            guard case .text(let text) = part else { return nil }
            key += text
        }
        return key
    }

    /// The key with `%@` for every specifier that is not known, for people.
    package var spelling: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .specifier(let likely): likely ?? "%@"
            }
        }.joined()
    }

    /// The key, if the code alone says which specifier each interpolation gets.
    package var likelyKey: String? {
        var key = ""
        for part in parts {
            switch part {
            case .text(let text): key += text
            case .specifier(let likely):
                guard let likely else { return nil }
                key += likely
            }
        }
        return key
    }

    /// Whether a key of a table is one that the code can ask for.
    ///
    /// - Complexity: O(*n*) in the length of the key.
    package func matches(_ key: String) -> Bool {
        matches(Array(key.utf8))
    }

    /// Whether the characters are a key that the code can ask for.
    func matches(_ key: [UInt8]) -> Bool {
        var position = 0
        for part in parts {
            switch part {
            case .text(let text):
                let bytes = text.utf8
                guard key[position...].starts(with: bytes) else { return false }
                position += bytes.count
            case .specifier:
                guard let end = KeySpecifier.end(in: key, at: position) else { return false }
                position = end
            }
        }
        return position == key.count
    }
}

/// Specifiers in keys, as the compiler and translators write them.
enum KeySpecifier {
    /// The position behind the specifier that begins at `start`, or `nil` if none does.
    static func end(in key: [UInt8], at start: Int) -> Int? {
        guard start < key.count, key[start] == UInt8(ascii: "%") else { return nil }
        var index = start + 1
        func byte() -> UInt8 { index < key.count ? key[index] : 0 }
        func isDigit() -> Bool { (0x30...0x39).contains(byte()) }
        // `xcstringstool extract` writes this for every interpolation.
        if key[index...].starts(with: Array("arg".utf8)) { return index + 3 }
        let digits = index
        while isDigit() { index += 1 }
        if byte() == UInt8(ascii: "$"), index > digits { index += 1 } else { index = digits }
        if byte() == UInt8(ascii: "#"), index + 1 < key.count, key[index + 1] == UInt8(ascii: "@") {
            return key[(index + 2)...].firstIndex(of: UInt8(ascii: "@")).map { $0 + 1 }
        }
        while index < key.count, "-+ #0'".utf8.contains(byte()) { index += 1 }
        while isDigit() || byte() == UInt8(ascii: "*") { index += 1 }
        if byte() == UInt8(ascii: ".") {
            index += 1
            while isDigit() || byte() == UInt8(ascii: "*") { index += 1 }
        }
        while index < key.count, "hlqzjtL".utf8.contains(byte()) { index += 1 }
        guard index < key.count, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(byte()) else { return nil }
        return index + 1
    }
}
