internal import Foundation

/// Which families of the catalogue a library holds, and which faces the user gave.
package struct FontInventory: Sendable {
    /// Whether the files are those that the published error was measured with.
    package enum Calibration: String, Sendable, Hashable {
        case calibrated
        /// Other files than the calibrated ones.
        case other
    }

    /// One file that was found.
    package struct File: Sendable, Hashable {
        package var path: String
        package var sha256: String
        package var isCalibrated: Bool
    }

    /// One family and its files; without files it is not installed.
    package struct Entry: Sendable {
        package var family: FontCatalogue.Family
        package var files: [File]

        /// Whether all files are calibrated; `nil` if there are none.
        package var calibration: Calibration? {
            files.isEmpty ? nil : files.allSatisfy(\.isCalibrated) ? .calibrated : .other
        }
    }

    /// The families in the order of the catalogue.
    package var entries: [Entry]
    /// The faces of the files that the user gave, and their places.
    package var given: [(postScriptName: String, path: String)]

    /// The tags of the scripts that no font found serves (ISO 15924), sorted.
    package var uncoveredScripts: [String] {
        let missing = entries.filter(\.files.isEmpty).flatMap { $0.family.scripts.map(\.name) }
        return Set(missing).sorted()
    }

    /// Looks for the files of each face and reads them for their SHA-256.
    ///
    /// - Throws: ``FontFileError`` if a font that the user gave cannot serve.
    /// - Complexity: O(*n*) in the size of all files.
    package init(of catalogue: FontCatalogue = .standard, in library: FontLibrary) throws(FontFileError) {
        var digests: [String: File] = [:]
        entries = catalogue.families.map { family in
            var files: [File] = []
            for face in family.faces {
                let found = face.files.lazy.compactMap { file in library.path(of: file.name).map { (file.name, $0) } }
                guard let (name, path) = found.first, !files.contains(where: { $0.path == path }) else { continue }
                let digest = digests[path]?.sha256 ?? FileDigest.sha256(of: path) ?? ""
                let file = File(path: path, sha256: digest, isCalibrated: FontCatalogue.checksums[name] == digest)
                digests[path] = file
                files.append(file)
            }
            return Entry(family: family, files: files)
        }
        let store = FaceStore(library: library, catalogue: catalogue)
        given = try store.givenFaces().map { ($0.postScriptName, $0.files.first?.name ?? "") }
    }
}
