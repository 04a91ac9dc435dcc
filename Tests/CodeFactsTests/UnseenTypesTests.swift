import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

struct UnseenTypesTests {
    /// The literals that users of the app see.
    private func seen(_ files: [String: String]) throws -> [String] {
        let read = try files.sorted { $0.key < $1.key }.map { path, text in
            (code: SwiftReader().read(try TextFile(decoding: Array(text.utf8), path: path)), path: path)
        }
        return CodeFacts(TypeIndex(read), keys: ProjectKeys(TypeIndex(read)).keys).files.flatMap { file in
            file.facts.texts.filter(\.situation.isSeen).map(\.node.source)
        }
    }

    private let row = """
        struct Row: View { let title: String; var body: some View { Text(title) } }
        struct Rows: View { var body: some View { Row(title: "Thin glass") } }

        """

    @Test func `a view that only a preview makes is none that users see, nor what it makes`() throws {
        let preview = "struct A_Previews: PreviewProvider { static var previews: some View { Rows() } }"
        #expect(try seen(["App/Rows.swift": row + preview]) == [])
        #expect(try seen(["App/Rows.swift": row, "AppTests/RowsTests.swift": "let rows = Rows()"]) == [])
    }

    @Test func `one that the app makes as well is, and so is one that nothing here makes`() throws {
        let preview = "#Preview { Rows() }\nstruct Home: View { var body: some View { Rows() } }"
        #expect(try seen(["App/Rows.swift": row + preview]) == ["\"Thin glass\""])
        #expect(try seen(["App/Rows.swift": row]) == ["\"Thin glass\""])
    }
}
