package import SourceCode
internal import SourceText

/// What a comment beside a view says: `// overset: sample="12:45" width<=180`, `// overset: ignore`.
struct SourceAnnotation: Hashable {
    /// The text of the directive behind `overset:`; `nil` if there is none.
    var directive: String?

    /// What stands in place of arguments and of data.
    var sample: String? {
        guard let directive, let range = directive.firstRange(of: "sample=\"") else { return nil }
        let rest = directive[range.upperBound...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }

    /// The width in points that the view has.
    var width: Double? { number(behind: "width<=") ?? number(behind: "width=") }

    /// The height in points that the view has.
    var height: Double? { number(behind: "height<=") ?? number(behind: "height=") }

    private func number(behind mark: String) -> Double? {
        guard let directive, let range = directive.firstRange(of: mark) else { return nil }
        return Double(directive[range.upperBound...].prefix { $0.isNumber || $0 == "." })
    }

    /// The comment at the end of a node's first line, or on the line above it if nothing else stands there.
    static func near(_ node: CodeNode) -> SourceAnnotation { near(node.range.lowerBound, in: node.file.utf8) }

    static func near(_ start: Int, in utf8: [UInt8]) -> SourceAnnotation {
        let lineEnd = utf8[start...].firstIndex(of: 0x0A) ?? utf8.endIndex
        if let found = directive(in: utf8[start..<lineEnd], isWhole: false) { return found }
        guard let lineStart = utf8[..<start].lastIndex(of: 0x0A) else { return SourceAnnotation() }
        let above = utf8[..<lineStart].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return directive(in: utf8[above..<lineStart], isWhole: true) ?? SourceAnnotation()
    }

    private static let mark = Array("// overset:".utf8)

    private static func directive(in line: ArraySlice<UInt8>, isWhole: Bool) -> SourceAnnotation? {
        guard line.count >= mark.count else { return nil }
        var index = line.startIndex
        while index + mark.count <= line.endIndex {
            if line[index] == mark[0], line[index...].starts(with: mark) {
                if isWhole, line[..<index].contains(where: { $0 != 0x20 && $0 != 0x09 }) { return nil }
                let text = String(decoding: line[(index + mark.count)...], as: UTF8.self)
                return SourceAnnotation(directive: text.trimmed)
            }
            index += 1
        }
        return nil
    }
}

/// What comments beside views say to those who judge them.
package enum SourceDirective {
    /// Whether a comment beside a place, `// overset: ignore`, says that the text there is not to be judged.
    ///
    /// - Complexity: O(*n*) in the length of two lines.
    package static func isIgnored(_ code: SourceCode, at offset: Int) -> Bool {
        SourceAnnotation.near(offset, in: code.file.utf8).directive?.hasPrefix("ignore") == true
    }
}
