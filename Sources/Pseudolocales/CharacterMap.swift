internal import StringTables

/// The replacement of each ASCII character.
struct CharacterMap: Sendable {
    static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// The replacements in UTF-8, one behind the other.
    private var bytes: [UInt8] = []
    /// The range of each ASCII character's replacement; empty where there is none.
    private var places = [Range<Int>](repeating: 0..<0, count: 128)
    /// What is written for each byte, in one number: the bytes from the lowest on, and their count in the highest; 0 for
    /// a replacement of more than seven bytes.
    private var packed = (0..<256).map { UInt64($0) | 1 << 56 }
    /// Whether no replacement is longer than seven bytes.
    private var isPacked = true
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

    /// Letters that are followed by marks.
    ///
    /// - Parameters:
    ///   - letters: ASCII.
    ///   - marks: what follows each of them, in UTF-8.
    init(marking letters: String = letters, with marks: [UInt8]) {
        for letter in letters.utf8 where letter < 0x80 {
            places[Int(letter)] = bytes.count..<bytes.count + 1 + marks.count
            bytes.append(letter)
            bytes += marks
        }
        packAll()
    }

    private mutating func packAll() {
        isPacked = places.allSatisfy { $0.count <= 7 }
        for (index, place) in places.enumerated() where !place.isEmpty {
            guard place.count <= 7 else {
                packed[index] = 0
                continue
            }
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
        for index in places[Int(byte)] { text.append(bytes[index]) }
    }

    /// How many bytes are replaced at once: what they become fits the stack.
    private static let chunk = 120

    /// Adds the replacements of all characters of a text to another one.
    ///
    /// - Complexity: O(*n*).
    func append(_ source: ArraySlice<UInt8>, to text: inout [UInt8]) {
        guard isPacked else {
            for byte in source { append(byte, to: &text) }
            return
        }
        unsafe source.withUnsafeBufferPointer { source in
            unsafe packed.withUnsafeBufferPointer { packed in
                unsafe withUnsafeTemporaryAllocation(byteCount: 8 * Self.chunk, alignment: 8) { buffer in
                    for start in stride(from: 0, to: source.count, by: Self.chunk) {
                        var end = 0
                        for index in start..<min(start + Self.chunk, source.count) {
                            // Eight bytes are written, and those that count are kept.
                            let bytes = unsafe packed[Int(source[index])]
                            unsafe buffer.storeBytes(of: bytes.littleEndian, toByteOffset: end, as: UInt64.self)
                            end += Int(truncatingIfNeeded: bytes >> 56)
                        }
                        unsafe text.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
                    }
                }
            }
        }
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
        replace(by: map, keeping: kept, into: &result)
        return result
    }

    /// Writes the message into one without text, as ``replacing(by:keeping:)`` makes it.
    func replace(by map: CharacterMap, keeping kept: [Range<Int>] = [], into result: inout Message) {
        result.reserveCapacity(3 * utf8.count, segments: segments.count)
        var next = 0
        for segment in segments {
            switch segment.kind {
            case .text where kept.isEmpty:
                result.append { buffer in map.append(utf8[segment.range], to: &buffer) }
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
    }
}

/// Letters turned upside down, as Fluent and npm's pseudo-localization write them.
enum FlippedAlphabet {
    static let letters = "ɐqɔpǝɟƃɥıɾʞʅɯuodbɹsʇnʌʍxʎz∀ԐↃᗡƎℲ⅁HIſӼ⅂WNOԀÒᴚS⊥∩ɅMX⅄Z"
}
