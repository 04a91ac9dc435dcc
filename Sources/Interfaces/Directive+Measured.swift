extension Directive {
    /// What became of a comment that was to say how wide its text may be.
    package enum Measured: Sendable, Hashable {
        /// The text of the comment that says so.
        case comment(String)
        /// It declares a box of its own, by hand, which stays.
        case declaresBox
        /// Its directive is not understood.
        case faulty
    }

    /// The comment with a measured width, `width<=180 measured`.
    ///
    /// A width that was measured before is renewed where it stands. All other items and words stay, byte for byte; what is
    /// put in by one call and taken out by the next leaves nothing behind.
    ///
    /// - Parameters:
    ///   - width: in whole points; `nil` to take a measured width out.
    ///   - comment: the text of the comment, without its marks.
    ///   - rules: the names of the rules that may be ignored.
    /// - Returns: the text of the new comment, empty if nothing is left; or why there is none.
    /// - Complexity: O(*n*) in the length of the comment.
    package static func measuring(_ width: Int?, in comment: String, rules: [String]) -> Measured {
        let bytes = Array(comment.utf8)
        var reader = DirectiveReader(bytes: bytes, rules: rules)
        do throws(SyntaxError) { _ = try reader.read() } catch { return .faulty }
        let directives = reader.directives
        let isLimit = { (item: DirectiveReader.Item) in item.name == "width" || item.name == "height" }
        let measured = directives.filter { $0.items.contains { $0.name == "measured" } }
        guard let first = measured.first else {
            guard !directives.contains(where: { $0.items.contains(where: isLimit) }) else { return .declaresBox }
            guard let width else { return .comment(comment) }
            let items = "width<=\(width) measured"
            guard let end = directives.last?.items.last?.range.upperBound else {
                return .comment(comment + (bytes.isEmpty ? "" : " ") + "\(mark) \(items)")
            }
            return .comment(Self.text(bytes[..<end]) + " \(items)" + Self.text(bytes[end...]))
        }
        // A box beside a measured width was put there by hand.
        let limits = directives.flatMap(\.items).filter(isLimit)
        let isMeasured = { (item: DirectiveReader.Item) in measured.contains { $0.items.contains(item) } }
        guard limits.count <= 1, limits.allSatisfy({ $0.name == "width" && isMeasured($0) }) else {
            return .declaresBox
        }
        var edits: [(range: Range<Int>, text: String)] = []
        if let width {
            // Without a width, `measured` stands alone; the width comes in front of it.
            let place =
                limits.first?.range
                ?? first.items.first { $0.name == "measured" }.map { $0.range.lowerBound..<$0.range.lowerBound }
            let space = limits.isEmpty ? " " : ""
            if let place { edits.append((place, "width<=\(width)\(space)")) }
        } else {
            for directive in measured {
                let gone = directive.items.filter { $0.name == "width" || $0.name == "measured" }
                if gone.count == directive.items.count { edits.append((directive.mark, "")) }
                edits += gone.map { ($0.range, "") }
            }
            edits = edits.map { (withSpace($0.range, in: bytes), $0.text) }
        }
        var (result, position) = ("", 0)
        for edit in edits {
            result += text(bytes[position..<max(position, edit.range.lowerBound)]) + edit.text
            position = max(position, edit.range.upperBound)
        }
        return .comment(result + text(bytes[position...]))
    }

    /// A range with the space in front of it.
    private static func withSpace(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let start = range.lowerBound
        let hasSpace = start > 0 && (bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09)
        return (hasSpace ? start - 1 : start)..<range.upperBound
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension Directive {
    /// Where the first directive of a comment begins, in UTF-8 bytes; `nil` if it has none.
    ///
    /// - Complexity: O(*n*) in the length of the comment.
    package static func start(in comment: String) -> Int? {
        let bytes = Array(comment.utf8)
        return bytes.indices.first { DirectiveReader.isMark(at: $0, in: bytes) }
    }
}
