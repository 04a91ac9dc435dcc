internal import StringTables

/// The replacement of each ASCII character.
struct CharacterMap: Sendable {
    static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// The replacements in UTF-8, one behind the other.
    private var bytes: [UInt8] = []
    /// The range of each ASCII character's replacement; empty where there is none.
    private var places = [Range<Int>](repeating: 0..<0, count: 128)
    /// Each replacement of up to seven bytes in one number: the bytes from the lowest on, and their count in the highest;
    /// 0 where there is none or it is longer.
    private var packed = [UInt64](repeating: 0, count: 256)
    /// The way back: the UTF-8 of each replacement in one number, and its character.
    private var characters: [(packed: UInt32, character: UInt8)] = []

    /// Takes characters and their replacements, which are in the same order.
    ///
    /// - Parameters:
    ///   - characters: ASCII.
    ///   - replacements: one Unicode scalar for each character.
    ///   - doubled: the characters whose replacement is written twice.
    init(_ characters: String = letters, to replacements: String, doubling doubled: String = "") {
        for (character, replacement) in zip(characters.unicodeScalars, replacements.unicodeScalars)
        where character.isASCII {
            let start = bytes.count
            for _ in 0..<(doubled.unicodeScalars.contains(character) ? 2 : 1) { bytes += String(replacement).utf8 }
            places[Int(character.value)] = start..<bytes.count
        }
        for (index, place) in places.enumerated() where !place.isEmpty && place.count <= 4 {
            self.characters.append((Self.pack(bytes[place]), UInt8(index)))
        }
        packAll()
    }

    private mutating func packAll() {
        for (index, place) in places.enumerated() where !place.isEmpty && place.count <= 7 {
            packed[index] = place.reversed().reduce(UInt64(place.count)) { $0 << 8 | UInt64(bytes[$1]) }
            // The count goes above the bytes, wherever they end.
            packed[index] = packed[index] & (1 << UInt64(8 * place.count) - 1) | UInt64(place.count) << 56
        }
    }

    /// Adds the replacements of another map, which come before those that are there.
    mutating func merge(_ other: CharacterMap) {
        for (index, place) in other.places.enumerated() where !place.isEmpty {
            places[index] = bytes.count..<bytes.count + place.count
            bytes += other.bytes[place]
        }
        packAll()
    }

    /// The replacement; `nil` where the character stays.
    subscript(byte: UInt8) -> ArraySlice<UInt8>? {
        guard byte < 0x80, !places[Int(byte)].isEmpty else { return nil }
        return bytes[places[Int(byte)]]
    }

    /// Adds the replacement of a character to a text, or the character itself.
    func append(_ byte: UInt8, to text: inout [UInt8]) {
        var rest = packed[Int(byte)]
        if rest != 0 {
            for _ in 0..<rest >> 56 {
                text.append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
            return
        }
        guard byte < 0x80, !places[Int(byte)].isEmpty else { return text.append(byte) }
        for index in places[Int(byte)] { text.append(bytes[index]) }
    }

    /// The character with this replacement; the map must not be merged of others.
    func character(replacedBy other: ArraySlice<UInt8>) -> UInt8? {
        guard other.count <= 4 else { return nil }
        let packed = Self.pack(other)
        return characters.first { $0.packed == packed }?.character
    }

    private static func pack(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var packed: UInt32 = 0
        for byte in bytes { packed = packed << 8 | UInt32(byte) }
        return packed
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
        result.reserveCapacity(3 * utf8.count, segments: segments.count)
        var next = 0
        for segment in segments {
            switch segment.kind {
            case .text where kept.isEmpty:
                result.append { buffer in
                    for index in segment.range { map.append(utf8[index], to: &buffer) }
                }
            case .text:
                result.append { buffer in
                    for index in segment.range {
                        while next < kept.count, kept[next].upperBound <= index { next += 1 }
                        if next < kept.count, kept[next].contains(index) {
                            buffer.append(utf8[index])
                        } else {
                            map.append(utf8[index], to: &buffer)
                        }
                    }
                }
            case .strayPercent where segment.range.count == 2 && segment.isProsePercent(in: self):
                // The character behind the `%` is prose; an ASCII letter in its place could make a specifier.
                let place = segment.range.lowerBound + 1
                while next < kept.count, kept[next].upperBound <= place { next += 1 }
                let isKept = next < kept.count && kept[next].contains(place)
                guard !isKept, let replacement = map[utf8[place]], replacement.first ?? 0 >= 0x80 else { fallthrough }
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
