import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Other names of accessors")
struct AccessorAliasesTests {
    private func keys(_ sources: String...) throws -> [String] {
        let files = try sources.enumerated().map { index, source in
            SwiftReader().read(try TextFile(decoding: Array(source.utf8), path: "Source\(index).swift"))
        }
        return KeySample.says(ProjectKeys(files).keys)
    }

    static let generated = """
        enum L10n {
            enum Home { static let title = L10n.tr("Main", "home.title") }
            enum Login { static let title = L10n.tr("Main", "login.title") }
        }
        """

    @Test(arguments: [
        ("typealias Text = R.string.localizable", "label.text = Text.greeting()", "localizable:.greeting"),
        ("typealias Strings = R.string", "label.text = Strings.main.title()", "main:.title"),
        ("typealias Text = R.string.localizable", "show(Text.greeting)", "localizable:.greeting"),
        ("enum Texts { static let main = R.string.main.self }", "label.text = Texts.main.title()", "main:.title"),
        (
            "typealias Strings = R.string\ntypealias Text = Strings.localizable", "label.text = Text.greeting()",
            "localizable:.greeting"
        ),
    ])
    func `stand for what R.swift makes`(alias: String, use: String, expected: String) throws {
        #expect(try keys(alias, use).last == expected)
    }

    @Test func `stand for what SwiftGen makes`() throws {
        let use = "label.text = Texts.title"
        #expect(try keys(Self.generated, "typealias Texts = L10n.Home", use) == ["Main:home.title"])
        #expect(try keys(Self.generated, "typealias Texts = Other.Home", use).isEmpty)
        // A module in front, and the name itself in another module.
        #expect(try keys(Self.generated, "typealias Texts = Kit.L10n.Home", use) == ["Main:home.title"])
        let own = "label.text = L10n.Home.title"
        #expect(try keys(Self.generated, "typealias L10n = Kit.L10n", own) == ["Main:home.title"])
    }

    @Test func `are those of their own file first, and of no file where files differ`() throws {
        let home = "private typealias Texts = L10n.Home\nlabel.text = Texts.title"
        let login = "private typealias Texts = L10n.Login\nlabel.text = Texts.title"
        let found = try keys(Self.generated, home, login, "label.text = Texts.title")
        #expect(found == ["Main:home.title", "Main:login.title"])
    }

    @Test(arguments: ["var main = R.string.main.self", "static func main() { R.string.main }"])
    func `are no variables and functions`(member: String) throws {
        #expect(try !keys("enum Texts { \(member) }", "label.text = Texts.main.title()").contains("main:.title"))
    }
}
