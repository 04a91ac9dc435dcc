import StringTables
import Testing

struct LanguageFolderTests {
    /// The folders of Xcode 3, and an underscore as CFBundle reads it.
    @Test(arguments: [
        ("English", "en"), ("German", "de"), ("Japanese", "ja"), ("Norwegian", "nb"), ("pt_BR", "pt-BR"),
        ("zh_Hant_TW", "zh-Hant-TW"), ("fr", "fr"), ("Base", "Base"),
    ])
    func `a folder of an old name is a language`(name: String, tag: String) {
        #expect(LanguageFolder(name: name).tag == tag)
    }

    /// The characterOrder of CLDR.
    @Test(arguments: [
        ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa", true), ("ur-IN", true), ("ckb", true),
        ("az-Arab", true), ("pa-Arab-PK", true), ("uz-Arab", true), ("ku-Arab", true), ("ff-Adlm", true),
        ("az", false), ("pa", false), ("ku", false), ("ff", false), ("ks-Deva", false), ("ar-Latn", false),
        ("en", false), ("en-XA", false), ("Base", false),
    ])
    func `the script decides about the direction, and then the language`(tag: String, isRightToLeft: Bool) {
        #expect(LanguageFolder.isRightToLeft(tag) == isRightToLeft)
    }
}
