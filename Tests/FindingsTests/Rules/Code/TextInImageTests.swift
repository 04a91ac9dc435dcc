import Findings
import Testing

struct TextInImageTests {
    @Test func `images whose names say that they hold words are listed once`() throws {
        let code = "let a = UIImage(named: \"logo-text\")\nlet b = Image(\"soldOut\")\nlet c = Image(\"soldOut\")\n"
        #expect(
            try CodeSample.says(.textInImage, code) == [
                "1 note: the name of the image 'logo-text' says that it holds words ('text'): look at it in all languages",
                "2 note: the name of the image 'soldOut' says that it holds words ('soldout'): look at it in all languages",
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
}
