/// The keys of a table, found by how code writes them.
package struct KeyIndex: Sendable {
    /// The positions of keys by their characters; keys that Unicode takes for equal are different keys.
    private var exact: [[UInt8]: Int] = [:]
    /// The keys that hold a `%`, by position: what a pattern with a specifier may mean.
    private var formats: [Int] = []
    /// The positions of keys by the name that generators make of them.
    private var names: [String: [Int]] = [:]
    private let keys: [[UInt8]]

    /// Takes the keys of a table.
    ///
    /// - Complexity: O(*n*) in the length of the keys.
    package init(_ keys: [String]) {
        self.keys = keys.map { Array($0.utf8) }
        for (index, key) in keys.enumerated() {
            let bytes = self.keys[index]
            exact[bytes] = exact[bytes] ?? index
            if bytes.contains(UInt8(ascii: "%")) { formats.append(index) }
            names[Self.symbol(key), default: []].append(index)
        }
    }

    /// The positions of the keys that a piece of code can mean.
    ///
    /// - Complexity: O(*n*) in the number of keys with specifiers, if the code leaves one open.
    package func positions(of name: CodeKey.Name) -> [Int] {
        switch name {
        case .symbol(let symbol): return names[Self.symbol(symbol)] ?? []
        case .pattern(let pattern):
            if let key = pattern.key { return exact[Array(key.utf8)].map { [$0] } ?? [] }
            var fitting = formats.filter { pattern.matches(keys[$0]) }
            // A number of digits is one that code asks for: `\(value, specifier: "%.2f")`.
            if fitting.count > 1, fitting.contains(where: { !Self.hasPrecision(keys[$0]) }) {
                fitting.removeAll { Self.hasPrecision(keys[$0]) }
            }
            guard fitting.count > 1, let likely = pattern.likelyKey, let index = exact[Array(likely.utf8)] else {
                return fitting
            }
            return [index]
        }
    }

    /// Whether a key has a specifier with a number of digits: `%.2f`, `%1$.1lf`.
    private static func hasPrecision(_ key: [UInt8]) -> Bool {
        key.indices.contains { start in
            guard key[start] == UInt8(ascii: "%") else { return false }
            return key[(start + 1)...].first { !(0x30...0x39).contains($0) && $0 != UInt8(ascii: "$") }
                == UInt8(ascii: ".")
        }
    }

    /// ``symbol(_:)`` of a key of ASCII, as nearly all are; `nil` for others.
    private static func asciiSymbol(_ key: String) -> String? {
        var symbol: [UInt8] = []
        symbol.reserveCapacity(key.utf8.count)
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): symbol.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): symbol.append(byte | 0x20)
            case 0x80...0xFF: return nil
            default: break
            }
        }
        return String(decoding: symbol, as: UTF8.self)
    }

    /// What is left of a key in the names that generators make of it: its letters and digits.
    static func symbol(_ key: String) -> String {
        if let symbol = asciiSymbol(key) { return symbol }
        return String(
            String.UnicodeScalarView(
                key.lowercased().unicodeScalars.filter {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
            )
        )
    }
}
