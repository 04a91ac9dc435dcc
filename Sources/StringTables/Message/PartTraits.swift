/// Which bytes a text holds that parts other than text begin with or are found at.
///
/// Most texts hold none, and need no reader.
struct PartTraits: OptionSet, Sendable {
    let rawValue: UInt8

    /// `%`, `$`, `{`, `<`, `&`, `:`, `@` and the backslash.
    static let part = PartTraits(rawValue: 1)
    /// `[` and `^`, which begin a link only if a parenthesis follows somewhere.
    static let bracket = PartTraits(rawValue: 2)
    /// The opening parenthesis.
    static let parenthesis = PartTraits(rawValue: 4)
    /// The asterisk and the underscore.
    static let emphasis = PartTraits(rawValue: 8)
    /// What control characters begin with.
    static let control = PartTraits(rawValue: 16)
    /// The full stop, which stands in addresses without a scheme.
    static let fullStop = PartTraits(rawValue: 32)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The traits of all bytes of a text.
    ///
    /// - Complexity: O(*n*).
    init(of utf8: [UInt8]) { self.init(of: utf8[...]) }

    /// The traits of all bytes of a part of a text.
    ///
    /// - Complexity: O(*n*).
    init(of utf8: ArraySlice<UInt8>) {
        var found: UInt8 = 0
        unsafe utf8.withUnsafeBufferPointer { bytes in
            unsafe Self.table.withUnsafeBufferPointer { table in
                for index in bytes.indices { unsafe found |= table[Int(bytes[index])] }
            }
        }
        rawValue = found
    }

    /// Whether some part of a text with these traits may be other than text.
    ///
    /// - Complexity: O(*n*) for a text with a full stop.
    func mayHoldParts(_ utf8: [UInt8]) -> Bool {
        !isDisjoint(with: [.part, .emphasis, .control]) || mayHoldLinks
            || contains(.fullStop) && !WebAddress.ranges(in: utf8).isEmpty
    }

    /// Whether a Markdown link may be in the text.
    var mayHoldLinks: Bool { isSuperset(of: [.bracket, .parenthesis]) }

    /// The next position of a byte at which a part may begin.
    ///
    /// - Parameters:
    ///   - utf8: the text that has these traits.
    ///   - range: where it is looked for.
    /// - Returns: the end of the range if there is none.
    func firstPart(in utf8: [UInt8], _ range: Range<Int>) -> Int {
        let always = Self.part.rawValue | Self.emphasis.rawValue | Self.control.rawValue
        let mask = mayHoldLinks ? always | Self.bracket.rawValue : always
        return unsafe utf8.withUnsafeBufferPointer { bytes in
            unsafe Self.table.withUnsafeBufferPointer { table in
                var index = range.lowerBound
                let end = min(range.upperBound, bytes.count)
                while index < end, unsafe table[Int(bytes[index])] & mask == 0 { index += 1 }
                return index
            }
        }
    }

    /// The traits of each byte.
    private static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in 0..<0x20 { table[byte] = control.rawValue }
        // The lead bytes of U+0080 to U+00BF, U+061C, of the bidi controls, U+FEFF and the tags of plane 14.
        for byte in [0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3] { table[byte] = control.rawValue }
        for byte in "%${<&:@\\".utf8 { table[Int(byte)] = part.rawValue }
        for byte in "[^".utf8 { table[Int(byte)] = bracket.rawValue }
        for byte in "*_".utf8 { table[Int(byte)] = emphasis.rawValue }
        table[Int(UInt8(ascii: "("))] = parenthesis.rawValue
        table[Int(UInt8(ascii: "."))] = fullStop.rawValue
        return table
    }()
}
