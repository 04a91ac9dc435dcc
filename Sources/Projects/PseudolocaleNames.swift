internal import Foundation
internal import Pseudolocales
internal import SourceText

/// The names of the pseudolocales of a project: those that are built in, those of `overset.yml`, and those that `generate`
/// has written down as its own.
///
/// A name tells nothing by its letters: `sq-XK` is Albanian in Kosovo, and `en-XQ` may be somebody's own language.
package struct PseudolocaleNames: Sendable, Hashable {
    /// The name of the file in which `generate` lists what it has written, in the folder that it wrote to.
    package static let manifestName = ".overset-generated.json"

    /// In lower case, as the system compares language tags.
    private var tags: Set<String>

    /// - Parameter configured: the names of `overset.yml`.
    package init(configured: [String] = []) {
        tags = Set((Pseudolocale.builtIn.map(\.name) + configured).map { $0.lowercased() })
    }

    /// Whether a language tag is that of a pseudolocale.
    package func contains(_ tag: String) -> Bool { tags.contains(tag.lowercased()) }

    /// Takes the names that another list has as well.
    mutating func formUnion(_ other: PseudolocaleNames) { tags.formUnion(other.tags) }

    /// What is read of the list of generated files.
    private struct Manifest: Decodable {
        struct File: Decodable {
            var pseudolocales: [String]
        }

        var files: [String: File]
        var catalogs: [String: [String: [String: [String]]]]
    }

    /// Takes the names that `generate` has written down in a folder.
    ///
    /// - Throws: ``SourceError`` if the list is damaged.
    mutating func readManifest(in folder: String) throws(SourceError) {
        let path = folder + "/" + Self.manifestName
        let bytes = try FileAccess.read(path)
        let manifest: Manifest
        do {
            manifest = try JSONDecoder().decode(Manifest.self, from: Data(bytes))
        } catch {
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "this list of generated files is damaged; restore it, or run generate again"
            )
        }
        let names = manifest.files.values.flatMap(\.pseudolocales) + manifest.catalogs.values.flatMap(\.keys)
        // Whatever the list says, no real language is hidden by it.
        for name in names where Self.canBeGenerated(name) { tags.insert(name.lowercased()) }
    }

    private static func canBeGenerated(_ tag: String) -> Bool {
        do throws(PipelineError) {
            _ = try PseudolocaleName(tag)
            return true
        } catch {
            return false
        }
    }
}
