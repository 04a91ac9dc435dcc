/// Which views a piece of code lays out by frames, which do not flip.
struct FramedViews {
    /// The code with no white space but single spaces between words.
    private let code: [UInt8]

    /// - Complexity: O(*n*) in the length of the code.
    init(_ text: String) {
        var code: [UInt8] = []
        var isApart = false
        for byte in text.utf8 {
            guard byte > 0x20 else {
                isApart = true
                continue
            }
            if isApart, let last = code.last, Self.isOfName(last), Self.isOfName(byte) { code.append(0x20) }
            isApart = false
            code.append(byte)
        }
        self.code = code
    }

    /// Whether the code gives a view a frame, or says how it is resized, and has no constraints made for it.
    ///
    /// - Parameter view: the view as code names it: `titleLabel`, `self.titleLabel`, `cell.textLabel?`.
    /// - Returns: whether frames place it.
    /// - Complexity: O(*n*) in the length of the code.
    func contains(_ view: String) -> Bool {
        var name = view.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        if name.hasPrefix("self.") { name = String(name.dropFirst(5)) }
        // A property of Objective-C and its variable are one: `self.titleLabel`, `_titleLabel`.
        if name.hasPrefix("_") { name = String(name.dropFirst()) }
        guard !name.isEmpty, name != "self" else { return false }
        let found = uses(of: Array(name.utf8)) + uses(of: Array("_\(name)".utf8))
        return found.contains(where: Self.isFramed) && !found.contains(where: Self.isConstrained)
    }

    /// What follows each use of a name.
    private func uses(of name: [UInt8]) -> [String] {
        var found: [String] = []
        var index = code.startIndex
        while let start = code[index...].firstIndex(of: name[0]) {
            index = start + 1
            guard code[start...].starts(with: name), start == 0 || !Self.isOfName(code[start - 1]) else { continue }
            let rest = code[(start + name.count)...].prefix(120)
            guard let next = rest.first, !Self.isOfName(next) else { continue }
            found.append(String(decoding: rest, as: UTF8.self))
        }
        return found
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber
    }

    /// `.frame = …`, `(title.frame, value.frame) = …`, `.autoresizingMask = …`, `= UILabel(frame: CGRect(…))`, `= [[UILabel alloc] initWithFrame:…]`.
    private static func isFramed(_ rest: String) -> Bool {
        if rest.prefixMatch(of: /[?!]?\.(?:frame|autoresizingMask)=(?!=)/) != nil { return true }
        if rest.prefixMatch(of: /[?!]?\.(?:frame|bounds|center)(?:,[\w.?!]+)*\)=(?!=)/) != nil { return true }
        let zero = /(?:(?:CG|NS)Rect)?\.zero|(?:CG|NS)Rect\(\)|(?:CG|NS)(?:RectZero|ZeroRect)|NSZeroRect|CGRectZero/
        guard let made = rest.prefixMatch(of: /(?::[\w.]+)?=(?:[\w.]+\(frame:|\[\[\w+ alloc\]initWithFrame:)/) else {
            return false
        }
        return rest[made.range.upperBound...].prefixMatch(of: zero) == nil
    }

    private static func isConstrained(_ rest: String) -> Bool {
        rest.prefixMatch(of: /[?!]?\.(?:translatesAutoresizingMaskIntoConstraints=(?:false|NO)|snp\.|mas_)/) != nil
    }
}
