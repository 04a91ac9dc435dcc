import Findings
import Testing

struct TextInImageTests {
    @Test func `images whose names say that they hold words are listed once`() throws {
        let code = "let a = UIImage(named: \"logo-text\")\nlet b = Image(\"soldOut\")\nlet c = Image(\"soldOut\")\n"
        #expect(
            try CodeSample.says(.textInImage, code) == [
                "1 note: the name of the image 'logo-text' suggests that it contains words ('text'); check it in all languages",
                "2 note: the name of the image 'soldOut' suggests that it contains words ('soldout'); check it in all languages",
            ]
        )
    }

    @Test(arguments: [
        "Image(\"sunset\")", "Image(systemName: \"text.alignleft\")", "UIImage(named: \"icon-text-size\")",
        "Text(\"sale\")",
    ])
    func `symbols and other images are not`(code: String) throws {
        #expect(try CodeSample.says(.textInImage, "let a = " + code) == [])
    }

    /// The pictures of an image by variant, and what is missing in an app for German, French and Brazilian Portuguese.
    static let images: [(languages: [String: Set<String>], lacking: String?)] = [
        (["": ["de", "fr", "pt-BR"]], nil), (["": ["de", "fr", "pt"]], nil), (["": ["de"]], "fr, pt-BR"),
        (["": ["de", "fr", "pt"], "dark": ["de", "pt"]], "fr (dark)"),
        (["": ["fr", "pt"], "dark": ["de", "fr", "pt"], "dark, ipad": ["fr", "pt"]], "de (light; dark, ipad)"),
    ]

    @Test(arguments: images)
    func `an image that differs by language is there for all languages`(
        _ sample: (languages: [String: Set<String>], lacking: String?)
    ) throws {
        let found = try CodeSample.says(
            .textInImage,
            "let a = UIImage(named: \"logo-text\")\nlet b = UIImage(named: \"logo-text\")",
            translations: ["de": "", "fr": "", "pt-BR": ""],
            images: ["logo-text": LocalizedImage(languages: sample.languages)]
        )
        let message = "1 note: the image 'logo-text' is localized, but has no picture for "
        #expect(found == (sample.lacking.map { [message + $0] } ?? []))
    }
}
