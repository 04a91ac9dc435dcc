/// Formats whose arguments are numbered, so that a translation may put them in another order.
package enum PositionalFormat {
    /// The key with its arguments numbered: `%@ of %@` becomes `%1$@ of %2$@`.
    ///
    /// - Returns: `nil` if there are fewer than two arguments, or if they are numbered already.
    /// - Complexity: O(*n*).
    package static func numbering(_ key: String) -> String? {
        let utf8 = Array(key.utf8)
        var result: [UInt8] = []
        var count = 0
        var position = 0
        while position < utf8.count {
            guard utf8[position] == UInt8(ascii: "%") else {
                result.append(utf8[position])
                position += 1
                continue
            }
            if position + 1 < utf8.count, utf8[position + 1] == UInt8(ascii: "%") {
                result += utf8[position...(position + 1)]
                position += 2
            } else if let end = KeySpecifier.end(in: utf8, at: position), utf8[position + 1] != 0x20 {
                guard !utf8[position..<end].contains(UInt8(ascii: "$")),
                    !utf8[position..<end].contains(UInt8(ascii: "*"))
                else { return nil }
                count += 1
                result += Array("%\(count)$".utf8) + utf8[(position + 1)..<end]
                position = end
            } else {
                result.append(utf8[position])
                position += 1
            }
        }
        return count > 1 ? String(decoding: result, as: UTF8.self) : nil
    }
}
