internal import CodeFacts
internal import SourceCode
internal import SourceText

/// The names of people and companies that a project says made it: in the heads of its files, `Created by Ada Lovelace on …`,
/// and in notices of copyright.
struct AuthorNames {
    /// The names in small letters, of two words at least.
    private var names: Set<String> = []

    /// Where a file says who made it ends, in UTF-8 bytes.
    private static let headLength = 1024

    /// - Parameter code: the code, with texts of property lists.
    /// - Complexity: O(*n*) in the number of files and texts.
    init(_ code: AppCode) {
        // Most files of a project begin with the same lines, and a regular expression on each of them is slow.
        var lines: Set<ArraySlice<UInt8>> = []
        for file in code.facts.files {
            let head = file.code.file.utf8.prefix(Self.headLength)
            guard head.first == UInt8(ascii: "/") else { continue }
            lines.formUnion(head.split(separator: 0x0A).filter { Self.hasSign($0) })
        }
        for text in code.mentioned where Self.notices.contains(where: { text.starts(with: $0) }) {
            lines.insert(text[...])
        }
        for line in lines { read(String(decoding: line, as: UTF8.self)) }
    }

    /// The words by which a line tells who made a file.
    private static let notices = [Array("Copyright".utf8), Array("©".utf8)]
    private static let signs = ["Copyright", "©", "(c)", "(C)", "Created by "].map { ByteSearch($0) }

    private static func hasSign(_ line: ArraySlice<UInt8>) -> Bool {
        let line = Array(line)
        return signs.contains { $0.isIn(line) }
    }

    private mutating func read(_ text: String) {
        for match in text.matches(of: /Created by ([^\n]{3,60}?) on [\d\/]/) {
            if let name = CopyrightNotice.name(match.output.1) { names.insert(name) }
        }
        names.formUnion(CopyrightNotice.holders(in: text))
    }

    /// Whether a text has no words of a language beside such a name.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - known: words in small letters that are names in this app.
    /// - Returns: `false` for a text without such a name.
    /// - Complexity: O(*n* · *m*) in its length and the number of names.
    func hold(_ text: WrittenText, names known: Set<String>) -> Bool {
        // Character by character, so that places in small letters are places in the text.
        var characters = Array(text.text)
        let small = characters.map { $0.lowercased() }
        let joined = small.joined()
        guard let name = names.first(where: joined.contains), let range = small.firstRange(of: name.map(String.init))
        else { return false }
        characters.replaceSubrange(range, with: [WrittenText.hole])
        return !WrittenText(String(characters)).isForPeople(names: known)
    }
}
