internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The texts that names of classes may be put together of when an app runs: `NSClassFromString([kind
/// stringByAppendingString:@"Cell"])`.
struct ClassNameParts {
    /// The texts of all code, documents and property lists.
    private var texts: Set<UInt64> = []
    /// Those of the files that make classes by such names.
    private var near: Set<UInt64> = []

    /// The length from which a text at an end of a name says something, in bytes.
    private static let shortest = 3

    /// - Parameter files: the files of the app.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File]) {
        for file in files {
            let utf8 = file.code.file.utf8
            let isNear =
                utf8.firstRange(of: Self.function) != nil && Self.isAskedFor(in: CodeComments.blanked(utf8)[...])
            for node in file.code.root.descendants where node.kind == .string {
                for case .text(let text) in CodeLiteral(node).parts where !text.utf8.contains(0x20) {
                    // A format has a place for the rest: `%@ViewController`.
                    for part in text.utf8.split(whereSeparator: { !NameHash.isPart($0) }) { insert(part, isNear) }
                }
            }
        }
    }

    /// With the texts of documents and property lists.
    ///
    /// - Complexity: O(*n*) in the length of the texts.
    func adding(_ quoted: Set<[UInt8]>) -> ClassNameParts {
        var parts = self
        for text in quoted { parts.insert(text[...], false) }
        return parts
    }

    /// Whether code, comments left out, asks for a class by a name that is no literal.
    ///
    /// - Complexity: O(*n*) in its length.
    static func isAskedFor(in code: ArraySlice<UInt8>) -> Bool {
        code.firstRange(of: function) != nil
            && String(decoding: code, as: UTF8.self).firstMatch(of: /NSClassFromString\(\s*(?!@?")/) != nil
    }

    private static let function = Array("NSClassFromString(".utf8)

    private mutating func insert(_ text: some Collection<UInt8>, _ isNear: Bool) {
        guard text.count >= Self.shortest, text.allSatisfy(NameHash.isPart) else { return }
        let hash = NameHash.of(bytes: text)
        texts.insert(hash)
        if isNear { near.insert(hash) }
    }

    /// Whether the name of a class may be put together: a text of a file that makes classes by name is its beginning or end, or
    /// two texts are all of it.
    ///
    /// - Complexity: O(*n*²) in the length of the name.
    func mayMake(_ name: Substring) -> Bool {
        let bytes = Array(name.utf8)
        guard bytes.count > Self.shortest else { return true }
        return (Self.shortest..<bytes.count).contains { length in
            let first = NameHash.of(bytes: bytes.prefix(length))
            let last = NameHash.of(bytes: bytes.dropFirst(length))
            let end = NameHash.of(bytes: bytes.suffix(length))
            return near.contains(first) || near.contains(end) || texts.contains(first) && texts.contains(last)
        }
    }
}
