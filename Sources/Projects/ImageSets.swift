package import Findings
internal import Foundation
internal import SourceText

/// The images of a project's asset catalogs that differ by language, by name.
package struct ImageSets: Sendable {
    package private(set) var localized: [String: LocalizedImage] = [:]

    /// A larger description of an image is none.
    private static let maximumDescriptionSize = 1 << 20

    /// Reads the catalogs below a folder; a description that cannot be read says nothing.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package init(below folder: String) { search(folder, isInCatalog: false, depth: 0) }

    private mutating func search(_ folder: String, isInCatalog: Bool, depth: Int) {
        guard depth <= SkippedNames.maximumDepth else { return }
        for name in Self.names(in: folder) {
            let path = folder + "/" + name
            if name.hasSuffix(".imageset") {
                guard let image = Self.image(at: path + "/Contents.json") else { continue }
                localized[String(name.dropLast(9))] = image
                continue
            }
            let isCatalog = name.hasSuffix(".xcassets")
            guard isCatalog || isInCatalog || !SkippedNames.contains(name), !FileAccess.isLink(path),
                FileAccess.kind(of: path) == .folder
            else { continue }
            search(path, isInCatalog: isInCatalog || isCatalog, depth: depth + 1)
        }
    }

    private static func names(in folder: String) -> [String] {
        do throws(SourceError) {
            return try FileAccess.names(in: folder)
        } catch {
            // A folder that cannot be read is reported by those who look for tables and code.
            return []
        }
    }

    private static func image(at path: String) -> LocalizedImage? {
        do throws(SourceError) {
            return image(try FileAccess.read(path, maximumSize: maximumDescriptionSize))
        } catch {
            // Without its description, an image has no variants.
            return nil
        }
    }

    private struct Description: Decodable {
        struct Picture: Decodable {
            var filename: String?
            var idiom: String?
            var locale: String?
            var appearances: [Appearance]?
        }

        struct Appearance: Decodable {
            var value: String
        }

        var images: [Picture]?
    }

    /// Reads the description of an image; `nil` if it is none, or if the image is the same in all languages.
    ///
    /// - Parameter bytes: the contents of `Contents.json`.
    /// - Returns: the languages that have a picture.
    package static func image(_ bytes: [UInt8]) -> LocalizedImage? {
        let description: Description
        do {
            description = try JSONDecoder().decode(Description.self, from: Data(bytes))
        } catch {
            // A broken description is Xcode's to report.
            return nil
        }
        var languages: [String: Set<String>] = [:]
        for picture in description.images ?? [] where picture.filename != nil {
            let idiom = picture.idiom.flatMap { $0 == "universal" ? nil : $0 }
            let variant = ((picture.appearances ?? []).map(\.value) + (idiom.map { [$0] } ?? [])).joined(
                separator: ", "
            )
            languages[variant, default: []].formUnion(
                picture.locale.map { [$0.replacing("_", with: "-")] } ?? []
            )
        }
        // A variant that is drawn for all languages alike has no words.
        languages = languages.filter { !$0.value.isEmpty }
        return languages.isEmpty ? nil : LocalizedImage(languages: languages)
    }
}
