internal import Foundation
package import Interfaces
package import SourceText

/// The pictures of a project's asset catalogs.
package struct AssetCatalogs: Sendable {
    /// The size of each picture in points, by the letters and digits of its name in lower case.
    package private(set) var sizes: [String: Size] = [:]

    /// How much of a picture is read: what says its size stands at the beginning, in bytes.
    private static let maximumPictureSize = 32 << 20
    /// A larger description of a picture is none.
    private static let maximumDescriptionSize = 1 << 20

    /// Reads the catalogs below a folder; what cannot be read has no size, and is nobody's fault here.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - selection: which files are looked at.
    /// - Complexity: O(*n*) in the number of files.
    package init(below folder: String, selection: FileSelection) {
        for set in AssetSet.all(below: folder, selection: selection) where set.kind == .image {
            guard let size = size(ofSet: set.path) else { continue }
            let plain = set.name.lowercased().filter { $0.isLetter || $0.isNumber }
            sizes[plain] = sizes[plain] ?? size
        }
    }

    /// The size of the first picture of a set.
    private func size(ofSet folder: String) -> Size? {
        do throws(SourceError) {
            let bytes = try FileAccess.read(folder + "/Contents.json", maximumSize: Self.maximumDescriptionSize)
            let description = try Self.description(bytes, at: folder)
            for image in description.images ?? [] {
                guard let name = image.filename, !name.contains("/") else { continue }
                let picture = try FileAccess.read(folder + "/" + name, maximumSize: Self.maximumPictureSize)
                guard let size = PictureHeader.size(of: picture) else { continue }
                let scale = Double(image.scale?.prefix { $0.isNumber } ?? "1") ?? 1
                return Size(width: size.width / max(scale, 1), height: size.height / max(scale, 1))
            }
        } catch {
            // A picture whose size is not known gets a typical one.
            return nil
        }
        return nil
    }

    private struct Description: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
        }

        var images: [Image]?
    }

    private static func description(_ bytes: [UInt8], at path: String) throws(SourceError) -> Description {
        do {
            return try JSONDecoder().decode(Description.self, from: Data(bytes))
        } catch {
            throw SourceError(location: SourceLocation(path: path, line: 1, column: 1), message: "it is no asset")
        }
    }
}
