import Findings
import Testing

struct MissingCommentTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        ("/* No comment provided by engineer. */", true), ("", true), ("/* K */", true),
        ("/* overset: width<=80 */", true),
        ("/* Button: a verb. overset: width<=80 */", false),
        ("/* Class = \"UILabel\"; text = \"a\"; ObjectID = \"x\"; */", false),
    ])
    func `a comment says something that the key does not`(comment: String, isFault: Bool) throws {
        #expect(try Sample.says(.missingComment, comment + "\n" + Sample.entry("a")).count == (isFault ? 1 : 0))
    }

    @Test func `a key with several entries is reported once`() throws {
        #expect(
            try Sample.says(.missingComment, Sample.entry("a") + Sample.entry("b"))
                == ["en: no comment tells translators where the string is shown and why"]
        )
    }
}
