import Findings
import Foundation
import Projects
import SourceText
import Testing

struct `Pictures of asset catalogs` {
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    )

    private static func withCatalog(_ body: (String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let files: [(String, Data)] = [
            (
                "A.xcassets/Icons/Logo.imageset/Contents.json",
                Data(
                    """
                    {"images": [{"filename": "logo.png", "scale": "1x"}, {"filename": "logo2.png", "scale": "2x"},
                    {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
                    "properties": {"template-rendering-intent": "template"}}
                    """.utf8
                )
            ), ("A.xcassets/Icons/Logo.imageset/logo2.png", try #require(pixel)),
            (
                "A.xcassets/Plan.imageset/Contents.json",
                Data("{\"images\": [{\"filename\": \"plan.svg\"}]}".utf8)
            ), ("A.xcassets/Plan.imageset/plan.svg", Data("<svg width=\"40\" height=\"30\"></svg>".utf8)),
            (
                "A.xcassets/Accent.colorset/Contents.json",
                Data(
                    """
                    {"colors": [
                    {"idiom": "universal", "color": {"components": {"red": "0x10", "green": "32", "blue": "1.000", "alpha": "1.000"}}},
                    {"appearances": [{"appearance": "luminosity", "value": "dark"}],
                    "color": {"components": {"white": "0.5", "alpha": "0.5"}}}]}
                    """.utf8
                )
            ), ("A.xcassets/Broken.colorset/Contents.json", Data("{".utf8)),
        ]
        for (path, data) in files {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url)
        }
        try body(root.path)
    }

    @Test func `are found by their names`() throws {
        try Self.withCatalog { root in
            let assets = CatalogPictures.find(
                below: root,
                selection: FileSelection(root: root),
                colors: ["Accent", "Broken", "Missing"],
                images: ["Logo", "Plan", "Missing"]
            )
            #expect(assets.colors == ["Accent": PictureAssets.Color(light: 0x1020_FFFF, dark: 0x8080_8080)])
            let logo = try #require(assets.images["Logo"])
            #expect((logo.width, logo.height) == (0.5, 0.5))
            #expect(logo.kind == "png" && logo.isTemplate && Data(base64Encoded: logo.data) == Self.pixel)
            #expect(assets.images["Plan"] == PictureAssets.Image(width: 40, height: 30))
            #expect(assets.images.count == 2)
        }
    }

    @Test func `are not looked for where none is named`() throws {
        try Self.withCatalog { root in
            #expect(
                CatalogPictures.find(below: root, selection: FileSelection(root: root), colors: [], images: []).isEmpty
            )
        }
    }
}
