internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The texts that names of classes may be put together of when an app runs: `NSClassFromString([kind
/// stringByAppendingString:@"Cell"])`.
struct ClassNameParts {
    private var texts: Set<UInt64> = []

    /// The length from which a text at an end of a name says something, in bytes.
    private static let shortest = 3

    /// - Parameters:
    ///   - files: the files of the app.
    ///   - quoted: the texts of documents and property lists.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File], quoted: Set<[UInt8]>) {
        for file in files {
            for node in file.code.root.descendants where node.kind == .string {
                for case .text(let text) in CodeLiteral(node).parts { insert(Array(text.utf8)) }
            }
        }
        for text in quoted { insert(text) }
    }

    private mutating func insert(_ text: [UInt8]) {
        guard text.count >= Self.shortest, text.allSatisfy(NameHash.isPart) else { return }
        var hash = NameHash()
        for byte in text { hash.add(byte) }
        texts.insert(hash.value)
    }

    /// Whether a text is the beginning or the end of the name of a class.
    ///
    /// - Complexity: O(*n*²) in the length of the name.
    func mayMake(_ name: Substring) -> Bool {
        let bytes = Array(name.utf8)
        guard bytes.count > Self.shortest else { return true }
        return (Self.shortest..<bytes.count).contains { length in
            texts.contains(NameHash.of(String(decoding: bytes.prefix(length), as: UTF8.self)))
                || texts.contains(NameHash.of(String(decoding: bytes.suffix(length), as: UTF8.self)))
        }
    }
}
