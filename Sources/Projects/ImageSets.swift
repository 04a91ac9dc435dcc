package import Findings
internal import Foundation
package import SourceText

/// What a project's asset catalogs hold, by name, and which of their images differ by language.
package struct ImageSets: Sendable {
    package private(set) var localized: [String: LocalizedImage] = [:]
    /// The names of all images, colours, symbols and pieces of data.
    package private(set) var names: Set<String> = []

    /// A larger description of an image is none.
    private static let maximumDescriptionSize = 1 << 20

    /// Reads the catalogs below a folder; a description that cannot be read says nothing.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - selection: which files are looked at.
    /// - Complexity: O(*n*) in the number of files.
    package init(below folder: String, selection: FileSelection) {
        for set in AssetSet.all(below: folder, selection: selection) {
            names.insert(set.name)
            guard set.kind == .image, let image = Self.image(at: set.path + "/Contents.json") else { continue }
            localized[set.name] = image
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
