import Foundation
import TestCorpus

/// The tables beside the documents of the corpus.
enum DocumentTables {
    /// The keys of all tables of a document, in all languages.
    static func keys(for document: String) throws -> [String] {
        let path = URL(filePath: "/" + document)
        var folder = path.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let name = path.deletingPathExtension().lastPathComponent
        var keys: [String] = []
        for url in byFolder["\(folder.path)/\(name)"] ?? [] {
            let data = try Data(contentsOf: url)
            if url.pathExtension == "xcstrings" {
                let catalog = try JSONDecoder().decode(Catalog.self, from: data)
                keys += catalog.strings.keys.sorted()
            } else {
                let list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
                keys += (list ?? [:]).keys.sorted()
            }
        }
        return keys
    }

    private struct Catalog: Decodable {
        struct Entry: Decodable {}
        var strings: [String: Entry]
    }

    /// Tables by the folder around their language folder and their name.
    private static let byFolder: [String: [URL]] = {
        guard let corpus = TestCorpus.shared?.appending(path: "corpus").path else { return [:] }
        var result: [String: [URL]] = [:]
        for url in TestCorpus.files(withExtension: "strings") + TestCorpus.files(withExtension: "xcstrings") {
            let folder = url.deletingLastPathComponent()
            guard folder.pathExtension == "lproj" else { continue }
            let around = folder.deletingLastPathComponent().path.dropFirst(corpus.count)
            result["\(around)/\(url.deletingPathExtension().lastPathComponent)", default: []].append(url)
        }
        return result
    }()
}
