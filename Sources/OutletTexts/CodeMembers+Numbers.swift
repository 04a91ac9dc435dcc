internal import SourceCode
internal import SourceText

extension CodeMembers.Assignment {
    /// How much of a file is looked at behind the name that is assigned to.
    private static let longestNumber = 40

    /// The number that is assigned, with its sign, where it is written as one: the trees have no signs, and those of
    /// Objective-C no numbers.
    var writtenNumber: String? {
        let rest = target.file.utf8[target.range.upperBound...].prefix(Self.longestNumber)
        let text = String(decoding: rest, as: UTF8.self).drop { $0 == " " }
        guard text.first == "=" else { return nil }
        let value = text.dropFirst().drop { $0 == " " }
        let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
        let end = value.dropFirst(number.count)
        // Of Objective-C: `0.5f`.
        let tail = end.first == "f" ? end.dropFirst() : end
        guard !number.isEmpty else { return nil }
        // What follows on the line would make it a part of an expression.
        let following = tail.drop { $0 == " " }
        guard let next = following.first else { return String(number) }
        let isEnd = ";})],".contains(next) || next.isNewline || following.hasPrefix("//") || following.hasPrefix("/*")
        return isEnd ? String(number) : nil
    }
}
