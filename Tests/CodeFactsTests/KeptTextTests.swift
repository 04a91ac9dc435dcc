import CodeFacts
import SourceCode
import SourceText
import SwiftSources
import Testing

struct KeptTextTests {
    @Test(arguments: [
        ("Row(icon:)", true), ("Account(displayName:)", true), ("StoreApp.developerName", true), ("Row(title:)", false),
        ("titleLabel.text", false), ("iconLabel.text", false), ("Folder(displayName:)", false),
        ("L10n.password", false), ("Language.nativeName", true), ("Language.nameNative", false),
        ("Row.password", true), ("title", false), ("Row(name:)", false), ("Theme(name:)", true),
        ("Tag(verbatim:)", true), ("FixView(command:)", true), ("run(shellCommand:)", true), ("Step(cmd:)", true),
        ("Step(script:)", true), ("Tone(character:)", true), ("Menu.command", false), ("Menu(lastCommand:)", false),
        ("command", false), ("Icon(iconName:)", true), ("Sheet.shellSnippet", true),
    ])
    func `what takes identifiers, and names of people, shows no words`(taker: String, isTechnical: Bool) {
        #expect(KeptText.isTechnical(taker: taker) == isTechnical)
    }

    @Test(arguments: [
        ("hostField.text", true), ("nameTextField.text", true), ("titleLabel.text", false),
        ("hostField.placeholder", false), ("textView.text", false),
    ])
    func `what stands in a field was typed`(taker: String, isTyped: Bool) {
        #expect(KeptText.isTyped(taker: taker) == isTyped)
    }

    @Test(arguments: [
        ("let a = \"Casts\" // not localized on purpose", true),
        ("// This shouldn't be localized.\nlet a = \"Casts\"", true),
        ("// Do not translate\nlet a = \"Casts\"", true),
        ("// MARK: Names\n// Proper nouns are never translated.\n\n let b = 1\n let a = \"Casts\"", true),
        ("// MARK: Names\n// Never translated.\n let b = 1\n// MARK: Texts\n let a = \"Casts\"", false),
        ("// TODO: not localized\nlet a = \"Casts\"", false), ("// not localized yet\nlet a = \"Casts\"", false),
        ("// not localized\nlet b = 1\nlet a = \"Casts\"", false), ("// Localized.\nlet a = \"Casts\"", false),
        ("let a = \"Casts\"", false),
    ])
    func `a comment says that a text stays as it is`(code: String, isMeant: Bool) throws {
        let file = try TextFile(decoding: Array(code.utf8), path: "Names.swift")
        let node = try #require(SwiftReader().read(file).root.descendants.first { $0.kind == .string })
        #expect(KeptText.isMeant(node) == isMeant)
    }
}
