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

    @Test(arguments: [
        ("class Titles: ObservableObject", ""), ("@Observable final class Titles", ""),
        ("class Titles: ObservableObject", "struct Home: View { let titles = Titles() }"), ("class Titles: Base", ""),
    ])
    func `the model of such a view shows users nothing, one that other code makes does`(
        model: String,
        home: String
    ) throws {
        let code = """
            \(model) { var heading = ""; func load() { heading = "Latest photos" } }
            struct Old: View { let titles = Titles(); var body: some View { Text(titles.heading) } }
            #Preview { Old() }
            \(home)
            """
        let isSeen = !home.isEmpty || model.hasSuffix("Base")
        #expect(try seen(["App/Old.swift": code]).contains("\"Latest photos\"") == isSeen)
    }

    @Test func `one that the app makes as well is, and so is one that nothing here makes`() throws {
        let preview = "#Preview { Rows() }\nstruct Home: View { var body: some View { Rows() } }"
        #expect(try seen(["App/Rows.swift": row + preview]) == ["\"Thin glass\""])
        #expect(try seen(["App/Rows.swift": row]) == ["\"Thin glass\""])
    }

    @Test func `a view that a controller is made for, and the type with which the program begins, are seen`() throws {
        let preview = "#Preview { Rows() }\n"
        let controller = "class List: UIHostingController<Rows> { init() { super.init(rootView: .init()) } }"
        #expect(try seen(["App/Rows.swift": row + preview + controller]) == ["\"Thin glass\""])
        let program =
            "#Preview { Photos() }\n@main struct Photos: App { var body: some Scene { WindowGroup { Rows() } } }"
        #expect(try seen(["App/Rows.swift": row + program]) == ["\"Thin glass\""])
    }

    @Test func `a function that only pages for developers call shows users nothing; one that nobody calls may`() throws
    {
        let alert = "extension NSAlert { static func reset() { alert.messageText = \"Reset the album?\" } }\n"
        let menu = "class AlbumDebugMenu { func ask() { NSAlert.reset() } }\n"
        let shown = ["\"Reset the album?\""]
        #expect(try seen(["App/Alert.swift": alert]) == shown)
        #expect(try seen(["App/Alert.swift": alert + menu]) == [])
        #expect(
            try seen(["App/Alert.swift": alert + menu, "App/Album.swift": "func f() { NSAlert.reset() }"]) == shown
        )
        // Through another function, and where two have the name.
        let chain = "func first() { NSAlert.reset() }\nclass AlbumDebugMenu { func ask() { first() } }\n"
        #expect(try seen(["App/Alert.swift": alert + chain]) == [])
        #expect(try seen(["App/Alert.swift": alert + menu + "class A { func reset() {} }"]) == shown)
    }
}
