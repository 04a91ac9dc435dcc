/// What a value's literal holds that the proof has to look at.
///
/// Most values hold none of it: then their bytes are their text, and nothing in them could be lost.
struct LiteralTraits: OptionSet, Sendable {
    let rawValue: UInt8

    /// A backslash.
    static let escape = LiteralTraits(rawValue: 1)
    /// The percent sign.
    static let percent = LiteralTraits(rawValue: 2)
    /// A byte that a tag, a placeholder, an entity, an address, a link or emphasis begins with or holds.
    static let part = LiteralTraits(rawValue: 4)
    /// `@` and `(`, which are a part's only behind certain characters.
    static let doubtful = LiteralTraits(rawValue: 8)
    /// A byte that a control begins with.
    static let control = LiteralTraits(rawValue: 16)
    /// The double quote.
    private static let quote: UInt8 = 32

    /// The traits of each byte.
    private static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in 0..<0x20 { table[byte] = control.rawValue }
        for byte in [0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3] { table[byte] = control.rawValue }
        for byte in "{<&:^*_".utf8 { table[Int(byte)] = part.rawValue }
        for byte in "@(".utf8 { table[Int(byte)] = doubtful.rawValue }
        table[Int(UInt8(ascii: "\\"))] = escape.rawValue
        table[Int(UInt8(ascii: "%"))] = percent.rawValue
        table[Int(UInt8(ascii: "\""))] = quote
        return table
    }()

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The traits of a literal, quotes included.
    ///
    /// - Complexity: O(*n*).
    init(of literal: ArraySlice<UInt8>) {
        var found: UInt8 = 0
        unsafe literal.withUnsafeBufferPointer { bytes in
            unsafe Self.table.withUnsafeBufferPointer { table in
                for index in bytes.indices { unsafe found |= table[Int(bytes[index])] }
            }
        }
        rawValue = found & ~Self.quote
    }

    /// Looks for the quote that ends a literal, and adds the traits of what stands before it.
    ///
    /// - Parameters:
    ///   - bytes: what the literal is in.
    ///   - range: what follows its opening quote; if it was looked at before, what was not.
    /// - Returns: the position behind the quote. `nil` if it is not in the range; then it is looked for again from
    ///   the start.
    /// - Complexity: O(*n*).
    mutating func end(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var found: UInt8 = 0
        let end: Int? = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe Self.table.withUnsafeBufferPointer { table in
                var index = range.lowerBound
                while index < range.upperBound {
                    // Most bytes end nothing: eight of them are one step.
                    while index + 8 <= range.upperBound {
                        let first = unsafe table[Int(bytes[index])] | table[Int(bytes[index + 1])]
                        let second = unsafe table[Int(bytes[index + 2])] | table[Int(bytes[index + 3])]
                        let third = unsafe table[Int(bytes[index + 4])] | table[Int(bytes[index + 5])]
                        let fourth = unsafe table[Int(bytes[index + 6])] | table[Int(bytes[index + 7])]
                        let eight = first | second | third | fourth
                        guard eight & (Self.escape.rawValue | Self.quote) == 0 else { break }
                        found |= eight
                        index += 8
                    }
                    guard index < range.upperBound else { break }
                    let trait = unsafe table[Int(bytes[index])]
                    found |= trait
                    index += 1
                    if trait == Self.escape.rawValue {
                        index += 1
                    } else if trait == Self.quote {
                        return index
                    }
                }
                return nil
            }
        }
        self = LiteralTraits(rawValue: rawValue | found & ~Self.quote)
        return end
    }
}
