internal import SourceCode

/// A line on which a function of C begins, or that declares one, as far as Objective-C has them: at the left margin.
struct CFunctionLine {
    /// The name in front of the parentheses.
    let name: Substring
    /// The bytes of the name.
    let nameRange: Range<Int>
    /// Whether a semicolon ends it: the body is elsewhere.
    let isDeclaration: Bool
    /// Whether code of C, C++ or other languages, which is not read, may call it: it is not of the file alone, and no object
    /// goes in or out of it.
    let isForOthers: Bool

    /// Reads a line; there is none of a function where it is something else.
    ///
    /// - Parameter line: a line of the file, without comments.
    /// - Complexity: O(*n*) in the length of the line.
    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, NameHash.isPart(first), let open = line.firstIndex(of: UInt8(ascii: "(")) else {
            return nil
        }
        let head = line[..<open]
        let name = head.suffix(while: NameHash.isPart)
        let before = head[..<name.startIndex]
        guard !name.isEmpty, before.contains(where: { $0 > 0x20 }), !before.contains(UInt8(ascii: "=")),
            !before.starts(with: "typedef".utf8), !before.contains(UInt8(ascii: ":"))
        else { return nil }
        self.name = Substring(String(decoding: name, as: UTF8.self))
        nameRange = name.startIndex..<name.endIndex
        isDeclaration = line.last { $0 > 0x20 } == UInt8(ascii: ";")
        let text = String(decoding: line, as: UTF8.self)
        let takesObjects = text.firstMatch(of: /\b(?:NS|UI)[A-Z]\w*\s*\*|\bid\b/.wordBoundaryKind(.simple)) != nil
        isForOthers =
            text.contains("__attribute__") || text.contains("SWIFT_NAME")
            || !(takesObjects || text.hasPrefix("static "))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes at the end that are alike.
    fileprivate func suffix(while isAlike: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !isAlike($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
