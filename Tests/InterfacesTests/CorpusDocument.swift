import Foundation
import Interfaces
import SourceText
import TestCorpus

/// A document of the corpus, read or refused.
struct CorpusDocument: Sendable {
    var path: String
    var result: Result<InterfaceDocument, SourceError>
    var markup: MarkupFile?

    var repository: String { String(path.prefix { $0 != "/" }) }

    static let all: [CorpusDocument] = {
        guard let corpus = TestCorpus.shared?.appending(path: "corpus").path else { return [] }
        let files = TestCorpus.files(withExtension: "storyboard") + TestCorpus.files(withExtension: "xib")
        return files.map { file in
            let path = String(file.path.dropFirst(corpus.count + 1))
            var markup: MarkupFile?
            do throws(SourceError) {
                let bytes = try FileAccess.read(file.path)
                let found = try MarkupFile(TextFile(decoding: bytes, path: path))
                markup = found
                return CorpusDocument(path: path, result: .success(try InterfaceDocument(found)), markup: found)
            } catch {
                return CorpusDocument(path: path, result: .failure(error), markup: markup)
            }
        }
    }()

    static var read: [(document: InterfaceDocument, of: CorpusDocument)] {
        all.compactMap { entry in
            guard case .success(let document) = entry.result else { return nil }
            return (document, entry)
        }
    }
}
