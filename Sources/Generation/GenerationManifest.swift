internal import Crypto
internal import Foundation
internal import Projects
package import SourceText

/// What `generate` has written into a folder, so that it overwrites and removes nothing else.
///
/// The manifest is a file of the folder that is written to. It names each generated file with the SHA-256 of its bytes, and
/// each localization in a String Catalog with a hash of its strings. A file or localization whose hash differs was made or
/// edited by somebody else.
package struct GenerationManifest: Sendable, Hashable {
    /// The name of the file.
    package static let fileName = PseudolocaleNames.manifestName

    /// A generated file.
    struct File: Sendable, Hashable, Codable {
        /// The names of the pseudolocales in it.
        var pseudolocales: [String]
        /// The SHA-256 of its bytes, as hexadecimal digits; two while a run that replaces it is under way.
        var sha256: [String]
    }

    /// The hashes of a language's localizations, by key; two while a run that replaces one is under way.
    typealias Localizations = [String: [String]]

    /// The generated files, by their path from the manifest's folder.
    var files: [String: File] = [:]
    /// The generated localizations: by the path of the catalog, then by language.
    var catalogs: [String: [String: Localizations]] = [:]

    /// A manifest of a folder that nothing was written to.
    package init() {}

    var isEmpty: Bool { files.isEmpty && catalogs.isEmpty }

    /// The names of all pseudolocales that were generated.
    var pseudolocales: Set<String> {
        Set(files.values.flatMap(\.pseudolocales)).union(catalogs.values.flatMap(\.keys))
    }

    /// The hash of a file's bytes.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func hash(_ bytes: [UInt8]) -> String {
        hexadecimal(SHA256.hash(data: bytes))
    }

    /// A digest as hexadecimal digits.
    static func hexadecimal(_ digest: SHA256Digest) -> String {
        digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    // MARK: Reading and writing

    private struct Content: Codable {
        var version: Int
        var files: [String: File]
        var catalogs: [String: [String: Localizations]]
    }

    private static let version = 1

    /// Reads the manifest of a folder.
    ///
    /// - Parameter folder: the folder that is written to.
    /// - Throws: ``SourceError`` if there is one that cannot be read: without it nothing may be overwritten.
    package init(of folder: String) throws(SourceError) {
        let path = folder + "/" + Self.fileName
        guard FileAccess.kind(of: path) != .missing else { return }
        let content: Content
        do {
            content = try JSONDecoder().decode(Content.self, from: Data(try FileAccess.read(path)))
        } catch let error as SourceError {
            throw error
        } catch {
            throw Self.damaged(path)
        }
        guard content.version == Self.version else { throw Self.damaged(path) }
        files = content.files
        catalogs = content.catalogs
    }

    /// Writes the manifest into a folder; an empty one is removed.
    ///
    /// - Throws: ``SourceError`` if it cannot be written.
    func write(to folder: String) throws(SourceError) {
        let path = folder + "/" + Self.fileName
        guard !isEmpty else {
            if FileAccess.kind(of: path) == .file { try FileAccess.remove(path) }
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data: Data
        do {
            data = try encoder.encode(Content(version: Self.version, files: files, catalogs: catalogs))
        } catch {
            throw Self.damaged(path)
        }
        try FileAccess.write(Array(data) + [0x0A], to: path)
    }

    private static func damaged(_ path: String) -> SourceError {
        SourceError(
            location: SourceLocation(path: path, line: 1, column: 1),
            message: "this list of generated files is damaged; restore it, or remove it and run generate with --force"
        )
    }
}
