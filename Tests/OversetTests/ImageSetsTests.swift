import Findings
import Projects
import SourceText
import Testing

/// Images of asset catalogs that differ by language.
struct ImageSetsTests {
    @Test(
        arguments: [
            (#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#, nil),
            (
                #"{"images": [{"idiom": "universal", "filename": "a.png"}, {"idiom": "universal", "filename": "b.png", "locale": "pt_BR"}]}"#,
                ["": ["pt-BR"]]
            ),
            (
                #"{"images": [{"idiom": "ipad", "filename": "a.png", "locale": "de", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#,
                ["dark, ipad": ["de"]]
            ),
            // A place for a picture that nobody has put there.
            (#"{"images": [{"idiom": "universal", "locale": "de"}]}"#, nil), ("[]", nil), ("", nil),
        ] as [(String, [String: Set<String>]?)]
    )
    func `the description of an image says which languages have a picture`(
        json: String,
        languages: [String: Set<String>]?
    ) {
        #expect(ImageSets.image(Array(json.utf8))?.languages == languages)
    }

    @Test func `images are found in catalogs by name`() throws {
        let project = try TemporaryProject([
            "App/Assets.xcassets/Start/banner.imageset/Contents.json":
                #"{"images": [{"filename": "a.png", "locale": "de"}]}"#,
            "App/Assets.xcassets/plain.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
        ])
        #expect(
            ImageSets(below: project.root, selection: FileSelection(root: project.root)).localized == [
                "banner": LocalizedImage(languages: ["": ["de"]])
            ]
        )
    }
}
