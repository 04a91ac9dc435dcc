/// What an independent reader finds in a text: written from the printf grammar, not from the reader of the library.
enum IndependentReading {
    /// The arguments that the specifiers of a text consume: number and type, a `*` being `int`.
    static func arguments(of text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        var next = 1
        var result: Set<String> = []
        var index = 0
        while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            guard let (fields, type, end) = conversion(bytes, behind: percent) else {
                // What leads to a second percent sign reads nothing, and ends there: `%5%d` has no argument.
                var end = percent + 1
                while end < bytes.count, "-+ #0123456789.*hlqjztL$".utf8.contains(bytes[end]) { end += 1 }
                let inner = bytes[(percent + 1)..<end]
                let hasLooseDollar = inner.indices.contains { place in
                    inner[place] == UInt8(ascii: "$")
                        && !(place > inner.startIndex && (0x30...0x39).contains(inner[place - 1]))
                }
                let isEscape = end < bytes.count && bytes[end] == UInt8(ascii: "%") && !hasLooseDollar
                index = isEscape ? end + 1 : percent + 1
                continue
            }
            for (number, kind) in fields + [(conversionNumber(bytes, behind: percent), type)] {
                result.insert("\(number ?? next)\(kind)")
                if number == nil { next += 1 }
            }
            index = end
        }
        return result
    }

    /// `n$` behind a `%`.
    private static func conversionNumber(_ bytes: [UInt8], behind percent: Int) -> Int? {
        let digits = bytes[(percent + 1)...].prefix { (0x30...0x39).contains($0) }
        let isNumber = digits.endIndex < bytes.count && bytes[digits.endIndex] == UInt8(ascii: "$")
        return isNumber ? Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil } : nil
    }

    /// The stars, the type and the end of the conversion whose `%` stands at a place; `nil` if none does.
    private static func conversion(
        _ bytes: [UInt8],
        behind percent: Int
    ) -> (stars: [(Int?, String)], type: String, end: Int)? {
        var index = percent + 1
        var stars: [(Int?, String)] = []
        func take(_ set: String) -> String {
            var taken = ""
            while index < bytes.count, set.utf8.contains(bytes[index]) {
                taken.unicodeScalars.append(Unicode.Scalar(bytes[index]))
                index += 1
            }
            return taken
        }
        func takeField() {
            guard index < bytes.count, bytes[index] == UInt8(ascii: "*") else {
                _ = take("0123456789")
                return
            }
            stars.append((conversionNumber(bytes, behind: index), "*"))
            index += 1
            if stars[stars.count - 1].0 != nil { takeNumber() }
        }
        func takeNumber() {
            _ = take("0123456789")
            index += 1
        }
        if conversionNumber(bytes, behind: percent) != nil { takeNumber() }
        if bytes[index...].starts(with: "#@".utf8) {
            guard
                let end = bytes[(index + 2)...].firstIndex(where: {
                    $0 == UInt8(ascii: "@") || $0 < 0x20 || $0 == UInt8(ascii: "%")
                }),
                bytes[end] == UInt8(ascii: "@"), end > index + 2
            else { return nil }
            return ([], "variable", end + 1)
        }
        _ = take("-+0#'")
        takeField()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            takeField()
        }
        let size =
            ["hh", "h", "ll", "l", "q", "j", "z", "t", "L"].first { bytes[index...].starts(with: $0.utf8) } ?? ""
        index += size.utf8.count
        guard index < bytes.count, "@dDiuUxXoOfFeEgGaAcCsSpn".utf8.contains(bytes[index]) else { return nil }
        // `%arg` stands for the number of a substitution and takes no argument of its own.
        if bytes[(percent + 1)...].starts(with: "arg".utf8) {
            let behind = bytes[(percent + 4)...].first ?? 0
            let isName = (0x30...0x39).contains(behind) || (0x61...0x7A).contains(behind | 0x20)
            if !isName { return nil }
        }
        return (stars, size + String(Unicode.Scalar(bytes[index])), index + 1)
    }

    private static let fixed = [
        "<b>", "</b>", "<br/>", "&amp;", "&#39;", "https://a.b/c", "](inflect: true)", "\n", "\t", "\u{200E}",
    ].map { Array($0.utf8) }

    /// How often each tag, entity, address and control of the pieces stands in a text.
    static func markup(of text: String) -> [Int] {
        var counts = [Int](repeating: 0, count: fixed.count)
        let bytes = Array(text.utf8)
        for start in bytes.indices {
            for (place, needle) in fixed.enumerated() where bytes[start] == needle[0] {
                if bytes[start...].starts(with: needle) { counts[place] += 1 }
            }
        }
        return counts
    }

    /// Whether every embedding, override and isolate is closed behind it and nothing else is.
    static func isBalanced(_ text: String) -> Bool {
        var embeddings = 0
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
            case 0x202C: embeddings -= 1
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates -= 1
            default: break
            }
            if embeddings < 0 || isolates < 0 { return false }
        }
        return embeddings == 0 && isolates == 0
    }
}
