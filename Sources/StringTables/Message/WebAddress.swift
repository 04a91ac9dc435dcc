/// Finds addresses of the web without a scheme: `www.example.com`, `example.com/terms`, `example.org`.
enum WebAddress {
    /// Domains that no sentence ends in.
    ///
    /// Source: the root zone database of IANA, the most frequent generic ones.
    private static let domains = ["app", "com", "dev", "edu", "gov", "info", "net", "org"].map { Array($0.utf8) }

    /// The addresses of a text, in order; punctuation at their end is not part of them.
    ///
    /// - Complexity: O(*n*) in the length of the text, if no word has many full stops.
    static func ranges(in utf8: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 1
        while index + 1 < utf8.count {
            guard utf8[index] == UInt8(ascii: "."), utf8[index - 1].isOfDomain, utf8[index + 1].isOfDomain else {
                index += 1
                continue
            }
            var start = index
            while start > (found.last?.upperBound ?? 0), utf8[start - 1].isOfDomain || utf8[start - 1] == 0x2E {
                start -= 1
            }
            var end = index
            while end < utf8.count, utf8[end].isOfDomain || utf8[end] == 0x2E { end += 1 }
            while end > start, utf8[end - 1] == 0x2E { end -= 1 }
            if let address = address(of: start..<end, in: utf8) {
                found.append(address)
                end = address.upperBound
            }
            index = max(end, index + 1)
        }
        return found
    }

    /// The address that has some bytes as its domain; `nil` for words with full stops that are none.
    private static func address(of domain: Range<Int>, in utf8: [UInt8]) -> Range<Int>? {
        // A letter of another script goes on with the word; `@` stands in an address of mail, `/` in a path.
        if let before = domain.lowerBound > 0 ? utf8[domain.lowerBound - 1] : nil,
            before >= 0x80 || "@/_%\\:#=".utf8.contains(before)
        {
            return nil
        }
        let labels = utf8[domain].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last, last.count > 1,
            last.allSatisfy({ (0x61...0x7A).contains($0) })
        else { return nil }
        let behind = domain.upperBound < utf8.count ? utf8[domain.upperBound] : nil
        let isNamed = labels[0].map { $0 | 0x20 } == Array("www".utf8) && labels.count > 2
        guard isNamed || behind == UInt8(ascii: "/") || domains.contains(Array(last)) else { return nil }
        // The same word goes on behind a domain: `example.com’s` does not, `example.com_old` does.
        guard behind.map({ $0 < 0x80 && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "@") || $0 == 0xE2 }) ?? true
        else { return nil }
        return domain
    }
}

extension UInt8 {
    /// Whether the byte can be part of a label of a domain (RFC 1123, section 2.1).
    fileprivate var isOfDomain: Bool { self < 0x80 && isLetterOrDigit || self == UInt8(ascii: "-") }
}
