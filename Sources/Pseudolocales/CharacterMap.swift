internal import StringTables

/// What takes the place of each ASCII character.
struct CharacterMap: Sendable {
    static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// The replacement of each ASCII character in UTF-8; empty where there is none.
    private var table = [[UInt8]](repeating: [], count: 128)

    /// Takes characters and their replacements, which stand at the same places.
    ///
    /// - Parameters:
    ///   - characters: ASCII.
    ///   - replacements: one Unicode scalar for each character.
    ///   - doubled: the characters whose replacement stands twice.
    init(_ characters: String = letters, to replacements: String, doubling doubled: String = "") {
        for (character, replacement) in zip(characters.unicodeScalars, replacements.unicodeScalars)
        where character.isASCII {
            let bytes = Array(String(replacement).utf8)
            table[Int(character.value)] = doubled.unicodeScalars.contains(character) ? bytes + bytes : bytes
        }
    }

    /// Adds the replacements of another map.
    mutating func merge(_ other: CharacterMap) {
        for (index, bytes) in other.table.enumerated() where !bytes.isEmpty { table[index] = bytes }
    }

    /// The replacement; `nil` where the character stays.
    subscript(byte: UInt8) -> [UInt8]? {
        guard byte < 0x80 else { return nil }
        let replacement = table[Int(byte)]
        return replacement.isEmpty ? nil : replacement
    }

    /// The character with this replacement.
    func character(replacedBy bytes: some Sequence<UInt8>) -> UInt8? {
        table.firstIndex { !$0.isEmpty && $0.elementsEqual(bytes) }.map { UInt8($0) }
    }
}

extension Message {
    /// The message with its characters replaced, Unicode scalar by Unicode scalar, as the peers do it.
    ///
    /// - Parameters:
    ///   - map: what is replaced.
    ///   - kept: places that stay as they are besides the parts that may not change, in order and apart.
    /// - Returns: the new message.
    /// - Complexity: O(*n*).
    func replacing(by map: CharacterMap, keeping kept: [Range<Int>] = []) -> Message {
        var result = Message()
        var buffer: [UInt8] = []
        var next = 0
        for segment in segments {
            buffer.removeAll(keepingCapacity: true)
            switch segment.kind {
            case .text:
                for index in segment.range {
                    while next < kept.count, kept[next].upperBound <= index { next += 1 }
                    if next < kept.count, kept[next].contains(index) {
                        buffer.append(utf8[index])
                    } else if let replacement = map[utf8[index]] {
                        buffer += replacement
                    } else {
                        buffer.append(utf8[index])
                    }
                }
                result.append(text: buffer)
            case .strayPercent where segment.range.count == 2 && segment.isProsePercent(in: self):
                // The character behind the `%` is prose; an ASCII letter in its place could make a specifier.
                let replacement = map[utf8[segment.range.lowerBound + 1]]
                guard let replacement, replacement[0] >= 0x80 else { fallthrough }
                result.append(segment.kind, [UInt8(ascii: "%")] + replacement)
            default: result.append(segment, of: self)
            }
        }
        return result
    }
}

/// Letters turned upside down, as Fluent and npm's pseudo-localization write them.
enum FlippedAlphabet {
    static let letters = "ɐqɔpǝɟƃɥıɾʞʅɯuodbɹsʇnʌʍxʎz∀ԐↃᗡƎℲ⅁HIſӼ⅂WNOԀÒᴚS⊥∩ɅMX⅄Z"
}
