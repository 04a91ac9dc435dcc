import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources

/// The literals of some files that users see.
enum SeenTexts {
    /// - Parameters:
    ///   - files: the code by path, in the order in which it is read.
    ///   - quoted: the texts of property lists.
    /// - Returns: the literals as they are written.
    /// - Throws: what decoding a file throws.
    static func of(_ files: KeyValuePairs<String, String>, quoted: Set<[UInt8]> = []) throws -> [String] {
        try of(Array(files), quoted: quoted)
    }

    static func of(_ files: [(key: String, value: String)], quoted: Set<[UInt8]> = []) throws -> [String] {
        let read = try files.map { path, text in
            let file = try TextFile(decoding: Array(text.utf8), path: path)
            let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
            return (code: reader.read(file), path: path)
        }
        return CodeFacts(TypeIndex(read), keys: [], quoted: quoted).files.flatMap { file in
            file.facts.texts.filter(\.situation.isSeen).map(\.node.source)
        }
    }
}

extension UnreachedCodeTests {
    /// An app whose first page makes the type `Pages`.
    static let pages = app + album + "extension Album { init() { Pages() } }\n"
}
