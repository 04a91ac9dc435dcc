import Findings
import Testing

@Suite("Names of people beside their profiles")
struct ProfileNameTests {
    private static let row = """
        struct Row: View { let title: String
        let link: String
        var body: some View { Text(title) } }

        """

    @Test(arguments: [
        ("Phuc Do", "https://twitter.com/dobabaophuc", 0), ("Ada Lovelace", "https://github.com/adalovelace/", 0),
        ("Straight Tamago", "https://www.x.com/straight_tamago", 0),
        ("Ada Lovelace", "https://tech.lgbt/@ada.lovelace", 0),
        ("Source code", "https://github.com/photos", 1), ("Photos for you", "https://github.com/photos/foryou", 1),
        ("Follow on Twitter", "https://twitter.com/photosapp", 1),
        ("Privacy Policy", "https://photos.org/privacypolicy", 1),
        ("All the photos you take", "https://twitter.com/allthephotosyoutake", 1),
        ("photos", "https://x.com/photos", 0),
    ])
    func `a profile with the words of a text makes it a name`(title: String, link: String, count: Int) throws {
        let code = Self.row + "let row = Row(title: \"\(title)\", link: \"\(link)\")"
        #expect(try CodeSample.says(.hardCodedText, code).count == count)
    }

    @Test func `the profile of another row says nothing`() throws {
        let code =
            Self.row + """
                let rows = [Row(title: "Phuc Do", link: name), Row(title: name, link: "https://twitter.com/dobabaophuc")]
                """
        #expect(try CodeSample.says(.hardCodedText, code).count == 1)
    }
}
