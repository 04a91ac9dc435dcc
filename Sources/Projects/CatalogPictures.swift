package import Findings
internal import Foundation
internal import Interfaces
package import SourceText

/// Finds the colours and images of asset catalogs that pictures of screens name.
package struct CatalogPictures: Sendable {
    /// What is still looked for.
    private var colors: Set<[UInt8]>
    private var images: Set<[UInt8]>
    private var found = PictureAssets()

    /// Larger images are shown by a box of their size.
    private static let maximumImageBytes = 120_000
    /// How much of an image is read for its size.
    private static let maximumPictureSize = 32 << 20
    private static let maximumDescriptionSize = 1 << 20

    /// Reads the catalogs below a folder; what cannot be read is left out, and pictures show a stand-in.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - selection: which files are looked at.
    ///   - colors: the names of colours.
    ///   - images: the names of images.
    /// - Returns: those of them that are there; of several with one name the first by path.
    /// - Complexity: O(*n*) in the number of folders.
    package static func find(
        below folder: String,
        selection: FileSelection,
        colors: Set<String>,
        images: Set<String>
    ) -> PictureAssets {
        guard !colors.isEmpty || !images.isEmpty else { return PictureAssets() }
        var search = CatalogPictures(colors: colors, images: images)
        for set in AssetSet.all(below: folder, selection: selection) { search.read(set) }
        return search.found
    }

    private init(colors: Set<String>, images: Set<String>) {
        self.colors = Set(colors.map { Array($0.utf8) })
        self.images = Set(images.map { Array($0.utf8) })
    }

    private mutating func read(_ set: AssetSet) {
        let name = Array(set.name.utf8)
        switch set.kind {
        case .image:
            guard images.contains(name), found.images[set.name] == nil else { return }
            found.images[set.name] = image(ofSet: set.path)
        case .color:
            guard colors.contains(name), found.colors[set.name] == nil else { return }
            found.colors[set.name] = color(ofSet: set.path)
        case .symbol, .data: return
        }
    }

    // MARK: Images

    private struct ImageSet: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }

        var images: [Image]?
        var properties: Properties?
    }

    private struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    /// A picture of a set, sharp on a screen of two pixels a point if there is one.
    private func image(ofSet folder: String) -> PictureAssets.Image? {
        guard let set = decoded(ImageSet.self, at: folder) else { return nil }
        var result: PictureAssets.Image?
        let files = (set.images ?? []).filter { ($0.appearances ?? []).isEmpty }
        for scale in ["2x", "1x", nil, "3x"] {
            for file in files where file.scale == scale {
                guard let name = file.filename, !name.contains("/"),
                    let bytes = read(folder + "/" + name, Self.maximumPictureSize),
                    let size = PictureHeader.size(of: bytes)
                else { continue }
                let factor = max(Double(scale?.prefix { $0.isNumber } ?? "1") ?? 1, 1)
                var image = PictureAssets.Image(width: size.width / factor, height: size.height / factor)
                image.isTemplate = set.properties?.intent == "template"
                let kind = bytes.starts(with: [0x89, 0x50]) ? "png" : bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : ""
                if !kind.isEmpty, bytes.count <= Self.maximumImageBytes {
                    image.kind = kind
                    image.data = Data(bytes).base64EncodedString()
                    return image
                }
                result = result ?? image
            }
        }
        return result
    }

    // MARK: Colours

    private struct ColorSet: Decodable {
        struct Item: Decodable {
            struct Color: Decodable {
                var components: [String: Component]?
            }
            var color: Color?
            var appearances: [Appearance]?
        }

        var colors: [Item]?
    }

    /// A channel: `0.5`, `128`, `0x80`.
    private struct Component: Decodable {
        var value: Double
        /// The number as it is written: an opacity has no scale of 255.
        var written: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            if text.hasPrefix("0x") {
                value = Double(UInt32(text.dropFirst(2), radix: 16) ?? 0) / 255
                written = value
            } else {
                let number = Double(text) ?? 0
                value = text.contains(".") ? number : number / 255
                written = number
            }
        }
    }

    private func color(ofSet folder: String) -> PictureAssets.Color? {
        guard let set = decoded(ColorSet.self, at: folder) else { return nil }
        var light: UInt32?
        var dark: UInt32?
        for item in set.colors ?? [] {
            guard let components = item.color?.components, let value = Self.number(components) else { continue }
            let appearances = item.appearances ?? []
            if appearances.isEmpty {
                light = light ?? value
            } else if appearances.count == 1, appearances[0].appearance == "luminosity", appearances[0].value == "dark"
            {
                dark = value
            }
        }
        return light.map { PictureAssets.Color(light: $0, dark: dark == $0 ? nil : dark) }
    }

    private static func number(_ components: [String: Component]) -> UInt32? {
        let channels: [Double]
        if let white = components["white"]?.value {
            channels = [white, white, white]
        } else if let red = components["red"]?.value, let green = components["green"]?.value,
            let blue = components["blue"]?.value
        {
            channels = [red, green, blue]
        } else {
            return nil
        }
        // An opacity has no other scale.
        let alpha = components["alpha"]?.written ?? 1
        return (channels + [alpha]).reduce(0) {
            $0 << 8 | UInt32((min(max($1.isFinite ? $1 : 0, 0), 1) * 255).rounded())
        }
    }

    // MARK: Files

    private func decoded<Value: Decodable>(_: Value.Type, at folder: String) -> Value? {
        guard let bytes = read(folder + "/Contents.json", Self.maximumDescriptionSize) else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(bytes))
        } catch {
            // Xcode says so when the app is built.
            return nil
        }
    }

    private func read(_ path: String, _ maximumSize: Int) -> [UInt8]? {
        do throws(SourceError) {
            return try FileAccess.read(path, maximumSize: maximumSize)
        } catch {
            return nil
        }
    }
}
