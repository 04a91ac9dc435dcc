import Checking
import Findings
import Testing

@Suite("What nibs of old projects name")
struct NibNameTests {
    private static let table = "\"TITLE\" = \"Photos\";\n"

    @Test(arguments: [
        ("classes.nib", "{ CLASS = Note; LANGUAGE = ObjC; }", true),
        ("keyedobjects.nib", "bplist00\u{1}TNote\u{8}", true),
        ("keyedobjects.nib", "bplist00\u{1}_\u{10}\u{11}NoteAndMore\u{8}", false),
        ("info.nib", "{ CLASS = Note; }", false),
        ("Note.txt", "Note", false), ("Old.xib", "<archive type=\"com.apple\"><string>Note</string></archive>", true),
    ])
    func `classes that they make are reached`(name: String, text: String, isReached: Bool) throws {
        let files = [
            "App/en.lproj/Localizable.strings": Self.table, "App/de.lproj/Localizable.strings": Self.table,
            "App/main.m": "int main() { return 0; }\nvoid f() { t = NSLocalizedString(@\"TITLE\", nil); }\n",
            "App/Note.m": "@implementation Note\n- (void)tell {\n    label.text = @\"Which one?\";\n}\n@end\n",
            "App/en.lproj/Main.nib/" + name: text,
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .hardCodedText }
        #expect(found.map(\.key) == (isReached ? ["Which one?"] : []))
    }

    @Test(arguments: [
        ("Old.xib", "<archive type=\"com.apple\"><string key=\"NSTitle\">__ABOUT__</string></archive>", []),
        ("Old.xib", "<archive type=\"com.apple\"><string>__ABOUT__ x</string></archive>", ["__ABOUT__"]),
        ("Old.txt", "<archive><string>__ABOUT__</string></archive>", ["__ABOUT__"]),
    ])
    func `their texts may be keys`(name: String, text: String, unused: [String]) throws {
        let table = Self.table + "\"__ABOUT__\" = \"About\";\n"
        let files = [
            "App/en.lproj/Localizable.strings": table, "App/de.lproj/Localizable.strings": table, "App/" + name: text,
            "App/main.m": "int main() { return 0; }\nvoid f() { t = NSLocalizedString(@\"TITLE\", nil); }\n",
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .unusedKey }
        #expect(found.map(\.key) == unused)
    }
}
