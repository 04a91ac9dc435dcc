import CodeStrings
import Testing

struct IdentifierWordsTests {
    @Test(arguments: [
        ("titleLabel2", ["title", "label"]), ("URLSession", ["urlsession"]),
        ("snake_case-name", ["snake", "case", "name"]),
        ("L10n", ["l", "n"]), ("größeÄndern", ["größe", "ändern"]), ("größe_2", ["größe"]), ("", []), ("42", []),
        ("aB", ["a", "b"]), ("ABc", ["abc"]),
    ])
    func `an identifier is split where a small letter meets a capital, and at what is no letter`(
        name: String,
        words: [String]
    ) {
        #expect(name.words == words)
    }
}
