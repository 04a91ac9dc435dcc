internal import Crypto
internal import Foundation
internal import Projects
package import SourceText
internal import XcodeProjects

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

    /// What was entered into an Xcode project.
    struct ProjectEntry: Sendable, Hashable, Codable {
        /// The identifiers of file references, by pseudolocale.
        var references: [String: [String]]
        /// The pseudolocales that `knownRegions` did not have.
        var regions: [String]
    }

    /// The hashes of a language's localizations, by the name of the key; two while a run that replaces one is under way.
    typealias Localizations = [String: [String]]

    /// The generated files, by their path from the manifest's folder.
    var files: [String: File] = [:]
    /// The generated localizations: by the path of the catalog, then by language.
    var catalogs: [String: [String: Localizations]] = [:]

    /// What was entered into Xcode's projects, by the path of the `project.pbxproj` from the manifest's folder.
    var projects: [String: ProjectEntry] = [:]

    /// A manifest of a folder that nothing was written to.
    package init() {}

    var isEmpty: Bool { files.isEmpty && catalogs.isEmpty && projects.isEmpty }

    /// The names of all pseudolocales that were generated.
    var pseudolocales: Set<String> {
        Set(files.values.flatMap(\.pseudolocales)).union(catalogs.values.flatMap(\.keys))
            .union(projects.values.flatMap { $0.references.keys + $0.regions })
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

    /// What the manifest calls a key.
    ///
    /// That is the key itself, unless it is canonically equivalent to another spelling of its characters: dictionaries and
    /// readers of JSON would take the two for one, where tables have two keys.
    ///
    /// - Complexity: O(*n*) in the length of the key.
    static func name(ofKey key: [UInt8]) -> String {
        let text = String(decoding: key, as: UTF8.self)
        guard key.contains(where: { $0 >= 0x80 }), !text.precomposedStringWithCanonicalMapping.utf8.elementsEqual(key)
        else { return text }
        return "utf8:" + key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    // MARK: Reading and writing

    private struct Content: Codable {
        var version: Int
        var files: [String: File]
        var catalogs: [String: [String: Localizations]]
        /// Left out where nothing was entered.
        var projects: [String: ProjectEntry]?
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
        projects = content.projects ?? [:]
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
            let entries = projects.isEmpty ? nil : projects
            data = try encoder.encode(
                Content(version: Self.version, files: files, catalogs: catalogs, projects: entries)
            )
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

extension GenerationManifest {
    /// Writes down what was entered into a project, beside what is known of it.
    mutating func enter(_ entered: ProjectFile.Entered, at path: String) {
        var entry = projects[path] ?? ProjectEntry(references: [:], regions: [])
        for (language, identifiers) in entered.references {
            let known = Set(entry.references[language] ?? [])
            entry.references[language, default: []] += identifiers.filter { !known.contains($0) }
        }
        entry.regions += entered.regions.filter { !entry.regions.contains($0) }
        projects[path] = entry
    }

    /// Strikes off what was taken out of a project.
    mutating func leave(_ pseudolocales: Set<String>, at path: String) {
        guard var entry = projects[path] else { return }
        for pseudolocale in pseudolocales { entry.references[pseudolocale] = nil }
        entry.regions.removeAll(where: pseudolocales.contains)
        projects[path] = entry.references.isEmpty && entry.regions.isEmpty ? nil : entry
    }
}
