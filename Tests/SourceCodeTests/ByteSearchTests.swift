import SourceCode
import Testing

@Suite("Texts in bytes")
struct ByteSearchTests {
    @Test(arguments: [
        ("ab", "ab", 0), ("ab", "xab", 1), ("ab", "aab", 1), ("ab", "a", nil), ("ab", "ba", nil), ("ab", "", nil),
        ("", "ab", nil), ("aab", "aaab", 1), ("é", "caf\u{E9}", 3),
    ])
    func `are found where they stand first`(word: String, text: String, place: Int?) {
        #expect(ByteSearch(word).first(in: Array(text.utf8)) == place)
        #expect(ByteSearch(word).isIn(Array(text.utf8)) == (place != nil))
    }

    @Test(arguments: [(0, 0), (1, 2), (2, 2), (3, nil), (9, nil), (-1, nil)])
    func `or behind a place`(start: Int, place: Int?) {
        #expect(ByteSearch("ab").first(in: Array("abab".utf8), from: start) == place)
    }
}
