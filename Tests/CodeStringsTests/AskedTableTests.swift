import CodeStrings
import Testing

@Suite("Which table code asks")
struct AskedTableTests {
    @Test(arguments: [
        ("Localizable", "Localizable", true), ("localizable", "Localizable", true), ("albumNames", "Album Names", true),
        ("albumNames", "Albums", false), ("Localizable", "Album", false),
    ])
    func `an accessor has a member for the name of the table`(asked: String, table: String, isAsked: Bool) {
        let name = CodeKey.Name.symbol("title")
        #expect(CodeKey.Table.named(asked).mayBe(table, askedFor: name) == isAsked)
    }

    @Test func `a key that is written names its table as it is`() {
        let name = CodeKey.Name.pattern(KeyPattern("title"))
        #expect(CodeKey.Table.named("Album").mayBe("Album", askedFor: name))
        #expect(!CodeKey.Table.named("album").mayBe("Album", askedFor: name))
        #expect(CodeKey.Table.computed.mayBe("Album", askedFor: name))
    }
}
