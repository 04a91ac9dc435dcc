internal import Interfaces

/// The colours and images of the app's catalogs that pictures of screens name.
package struct PictureAssets: Sendable, Hashable {
    /// A colour in both appearances, as red, green, blue and alpha from 0 to 255 each.
    package struct Color: Sendable, Hashable {
        package var light: UInt32
        /// `nil` if it is the same.
        package var dark: UInt32?

        package init(light: UInt32, dark: UInt32? = nil) {
            self.light = light
            self.dark = dark
        }
    }

    /// An image of a catalog.
    package struct Image: Sendable, Hashable {
        /// In points.
        package var width: Double
        package var height: Double
        /// `png` or `jpeg`; empty for one of another kind, which is shown by a box of its size.
        package var kind: String
        /// The file in base 64; empty for one of another kind.
        package var data: String
        /// Whether it is painted in the colour of its view.
        package var isTemplate: Bool

        package init(width: Double, height: Double, kind: String = "", data: String = "", isTemplate: Bool = false) {
            self.width = width
            self.height = height
            self.kind = kind
            self.data = data
            self.isTemplate = isTemplate
        }
    }

    /// By their names in the catalog.
    package var colors: [String: Color] = [:]
    package var images: [String: Image] = [:]

    package init() {}

    package var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    /// Takes over what another report has and this one has not.
    package mutating func add(_ other: PictureAssets) {
        colors.merge(other.colors) { first, _ in first }
        images.merge(other.images) { first, _ in first }
    }
}

extension CheckReport {
    /// The names of colours and images that its pictures of screens say.
    package var assetNames: (colors: Set<String>, images: Set<String>) {
        var colors: Set<String> = []
        var images: Set<String> = []
        for picture in screens.flatMap(\.pictures) {
            for look in picture.boxes.compactMap(\.look) {
                for case .named(let name, _)? in [look.background, look.tint, look.ink, look.border] {
                    colors.insert(name)
                }
                if let image = look.image, !look.isSymbol { images.insert(image) }
            }
            images.formUnion(picture.chrome.compactMap(\.image))
        }
        return (colors, images)
    }

    /// The bytes of images in base 64 that a report has at most; those beyond are shown by boxes of their size.
    private static let maximumAssetBytes = 2_000_000

    /// Leaves out what no picture names, and images that are too many.
    ///
    /// The outcome depends on names and sizes alone, so that shards together have what a whole run has.
    package mutating func limitAssets() {
        let (colors, images) = assetNames
        assets.colors = assets.colors.filter { colors.contains($0.key) }
        assets.images = assets.images.filter { images.contains($0.key) }
        var room = Self.maximumAssetBytes
        for name in assets.images.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let count = assets.images[name]?.data.utf8.count, count > 0 else { continue }
            if count <= room {
                room -= count
            } else {
                assets.images[name]?.data = ""
                assets.images[name]?.kind = ""
            }
        }
    }
}
