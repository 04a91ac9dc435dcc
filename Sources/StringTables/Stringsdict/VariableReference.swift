/// A reference to a variable in a text: `%#@name@` or `%1$#@name@`.
package struct VariableReference: Sendable, Hashable {
    package var name: String
    /// The argument's number, from 1; `nil` for the next one.
    package var argument: Int?
    /// Whether the `$` behind the number is missing.
    package var isUnpositioned: Bool

    /// The references of a text, in order.
    ///
    /// - Complexity: O(*n*).
    package static func all(in text: String) -> [VariableReference] {
        let bytes = Array(text.utf8)
        var found: [VariableReference] = []
        var position = 0
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "%") else {
                position += 1
                continue
            }
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "%") {
                position += 1
                continue
            }
            let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
            var next = digits.endIndex
            let hasDollar = !digits.isEmpty && next < bytes.count && bytes[next] == UInt8(ascii: "$")
            if hasDollar { next += 1 }
            guard bytes[next...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "@")]) else { continue }
            let name = bytes[(next + 2)...].prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
            guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "@") else { continue }
            found.append(
                VariableReference(
                    name: String(decoding: name, as: UTF8.self),
                    argument: hasDollar ? Int(String(decoding: digits, as: UTF8.self)) : nil,
                    isUnpositioned: !digits.isEmpty && !hasDollar
                )
            )
            position = name.endIndex + 1
        }
        return found
    }
}
