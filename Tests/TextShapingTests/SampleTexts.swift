import Foundation

/// A text and the language that it is in.
struct SampleText: Sendable, Codable, Hashable {
    var text: String
    var locale: String
}

/// Texts to hold against other programs.
enum SampleTexts {
    /// The texts of a file with one JSON object a line, named in the environment (`OVERSET_TEXTS`), as
    /// `Scripts/sample-texts` writes it; else ``own()``.
    static func texts() throws -> [SampleText] {
        guard let path = ProcessInfo.processInfo.environment["OVERSET_TEXTS"] else { return try own() }
        return try read(URL(filePath: path))
    }

    /// Interface texts in many scripts: specifiers, digits, punctuation, mixed directions, marks, joiners, symbols.
    static func own() throws -> [SampleText] { try read(folder.appending(path: "texts.jsonl")) }

    /// The texts, and what other programs made of them.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PeerLayouts")

    /// The values in a file with one JSON object a line.
    static func read<Value: Decodable>(_ file: URL) throws -> [Value] {
        let decoder = JSONDecoder()
        return try Data(contentsOf: file).split(separator: 0x0A).map { try decoder.decode(Value.self, from: $0) }
    }
}
