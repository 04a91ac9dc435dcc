import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

struct TypeIndexTests {
    private func file(_ text: String) throws -> TypeIndex.File {
        let code = SwiftReader().read(try TextFile(decoding: Array(text.utf8), path: "/Tests/App/Photo.swift"))
        return try #require(TypeIndex([(code: code, path: "App/Photo.swift")]).files.first)
    }

    @Test func `members have the type around them, those of conditional clauses too, and bodies are not looked into`()
        throws
    {
        let file = try file(
            """
            let limit = 3
            struct Album<Item>: View {
                #if os(iOS)
                static let title = "A", note = "B"
                #endif
                enum Kind { case small, large }
                func sort() { let inner = 1; struct Order: Hashable {} }
            }
            extension Gallery.Album { var count: Int { 0 } }
            typealias Pictures = Album
            """
        )
        let declared = file.declarations.map { declaration in
            let owner = declaration.owner.map { TypeIndex.name(of: file.declarations[$0].node) } ?? ""
            return "\(owner).\(TypeIndex.name(of: declaration.node))"
        }
        #expect(
            declared == [
                ".limit", ".Album", "Album.title", "Album.note", "Album.Kind", "Kind.small", "Kind.large", "Album.sort",
                ".Album", "Album.count",
            ]
        )
        #expect(file.declarations[3].statement.source == #"static let title = "A", note = "B""#)
        #expect(file.types.map(TypeIndex.name) == ["Album", "Kind", "Order", "Album"])
        #expect(file.aliases.map(\.name) == ["Pictures"])
    }

    @Test func `a project in a folder of tests is none of tests`() throws {
        let text = try TextFile(decoding: Array("struct Photo {}".utf8), path: "/Tests/App/Photo.swift")
        let code = SwiftReader().read(text)
        let own = TypeIndex([(code: code, path: "App/Photo.swift"), (code: code, path: "AppTests/Photo.swift")])
        #expect(own.withoutTests.files.map(\.path) == ["App/Photo.swift"])
    }
}
