package import Interfaces
package import SourceCode
package import SourceText

/// What a comment beside a view says: `// overset: sample="12:45" width<=180`, `// overset: ignore`.
struct SourceAnnotation: Hashable {
    /// `nil` if there is no directive, or one that is not understood.
    var directive: CodeDirective?

    /// What stands in place of arguments and of data.
    var sample: String? { directive?.sample }

    /// The width in points that a view of somebody else has.
    var width: Double? { directive.flatMap { $0.width ?? $0.maximumWidth } }

    /// The height in points that a view of somebody else has.
    var height: Double? { directive.flatMap { $0.height ?? $0.maximumHeight } }

    /// The comment at the end of a node's first line, or on the line above it if nothing else stands there.
    static func near(_ node: CodeNode) -> SourceAnnotation { near(node.range.lowerBound, in: node.file.utf8) }

    static func near(_ start: Int, in utf8: [UInt8]) -> SourceAnnotation {
        let lineEnd = utf8[start...].firstIndex(of: 0x0A) ?? utf8.endIndex
        if let found = directive(in: utf8[start..<lineEnd], isWhole: false) { return found }
        guard let lineStart = utf8[..<start].lastIndex(of: 0x0A) else { return SourceAnnotation() }
        let above = utf8[..<lineStart].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return directive(in: utf8[above..<lineStart], isWhole: true) ?? SourceAnnotation()
    }

    /// Whether a node is the first thing on its line.
    static func beginsLine(_ node: CodeNode) -> Bool {
        let utf8 = node.file.utf8
        var index = node.range.lowerBound
        while index > 0 {
            index -= 1
            switch utf8[index] {
            case 0x0A: return true
            case 0x20, 0x09: continue
            default: return false
            }
        }
        return true
    }

    private static let mark = Array(Directive.mark.utf8)

    private static func directive(in line: ArraySlice<UInt8>, isWhole: Bool) -> SourceAnnotation? {
        guard line.count > mark.count, let comment = comment(in: line) else { return nil }
        if isWhole, line[..<(comment - 2)].contains(where: { $0 != 0x20 && $0 != 0x09 }) { return nil }
        var text = String(decoding: line[comment...], as: UTF8.self)
        if line[comment - 1] == UInt8(ascii: "*"), let end = text.firstRange(of: "*/") {
            text = String(text[..<end.lowerBound])
        }
        // Rules over code say what is not understood; here it says nothing.
        do throws(Directive.SyntaxError) {
            return SourceAnnotation(directive: try CodeDirective.read(text, rules: nil))
        } catch {
            return SourceAnnotation()
        }
    }

    /// Where the text of the first comment that names Overset begins on a line.
    private static func comment(in line: ArraySlice<UInt8>) -> Int? {
        guard hasMark(line) else { return nil }
        var index = line.startIndex
        while index + 1 < line.endIndex {
            if line[index] == UInt8(ascii: "/"),
                line[index + 1] == UInt8(ascii: "/") || line[index + 1] == UInt8(ascii: "*")
            {
                // An address in a text is no comment.
                let isAddress = index > line.startIndex && line[index - 1] == UInt8(ascii: ":")
                if !isAddress, hasMark(line[(index + 2)...]) { return index + 2 }
            }
            index += 1
        }
        return nil
    }

    private static func hasMark(_ line: ArraySlice<UInt8>) -> Bool {
        var index = line.startIndex
        while let found = line[index...].firstIndex(of: mark[0]) {
            if line[found...].starts(with: mark) { return true }
            index = found + 1
        }
        return false
    }
}

/// What comments beside views say to those who judge them.
package enum SourceDirective {
    /// The rules that a comment beside a place, `// overset: ignore`, says to find nothing there.
    ///
    /// - Complexity: O(*n*) in the length of two lines.
    package static func ignored(_ code: SourceCode, at offset: Int) -> IgnoredRules {
        ignored(code.file, at: offset)
    }

    /// The same for a place of a file.
    package static func ignored(_ file: TextFile, at offset: Int) -> IgnoredRules {
        SourceAnnotation.near(offset, in: file.utf8).directive?.ignored ?? .none
    }
}
