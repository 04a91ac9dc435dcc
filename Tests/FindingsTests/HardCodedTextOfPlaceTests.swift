import Findings
import Testing

@Suite("Hard-coded texts, by what is around them")
struct HardCodedTextOfPlaceTests {
    @Test(arguments: [
        "if language == \"de\" { label.text = \"Alle Fotos\" } else { label.text = \"All photos\" }",
        "if AppLanguage.current() == AppLanguage.Persian { label.text = \"All photos\" }",
        "enum TestOnlyString { static let title = \"All photos\" }\nlabel.text = TestOnlyString.title",
        "label.text = language.hasPrefix(\"de\") ? \"Alle Fotos\" : \"All photos\"",
        "func f() { if languageCode == .german { label.text = \"Alle Fotos\"; return }\nlabel.text = \"All photos\" }",
        "func f() { switch Locale.current.languageCode {\ncase \"de\": label.text = \"Alle Fotos\"\ndefault: label.text = \"All photos\"\n} }",
        "if isChinese { label.text = \"全部照片\" }", "struct StoreDemo: View { func f() { label.text = \"Hello\" } }",
        "func applyDemoQueue() { songs = [Song(title: \"Midnight Sun\"), Song(title: \"Early Rain\")] }\nstruct Song { let title: String; var row: Text { Text(title) } }",
        "enum A { static let versionName = \"Euclid\" }\nlabel.text = A.versionName",
        "struct A { let systemPrompt: String }\nlet a = A(systemPrompt: \"Answer shortly\")\nfunc f(a: A) { label.text = a.systemPrompt }",
        "struct A { let maintainers: String }\nlet a = A(maintainers: \"Jo Appleseed\")\nfunc f(a: A) { label.text = a.maintainers }",
        "func f() { let window = NSWindow(contentRect: r, styleMask: [.fullSizeContentView], backing: .buffered, defer: false)\nwindow.title = \"All photos\" }",
        "func f() { viewController.title = \"All photos\"\naddChild(viewController)\nview.addSubview(viewController.view) }",
        "class A: UIViewController { func f() { var title = \"none\"\nif isOn { title = \"All photos\" }\nshow(title.localized()) } }",
    ])
    func `what is chosen by the language, stands in for others or is drawn nowhere is not told`(code: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code) == [])
    }

    @Test(arguments: [
        "if AppLanguage.current() == AppLanguage.Default { label.text = \"All photos\" }",
        "enum LatestOnlyString { static let title = \"All photos\" }\nlabel.text = LatestOnlyString.title",
        "if mode == \"de\" { label.text = \"All photos\" }",
        "func f() { if language == \"de\" { g() }\nlabel.text = \"All photos\" }",
        "func f() { let window = NSWindow(contentRect: r, styleMask: [.titled], backing: .buffered, defer: false)\nwindow.title = \"All photos\" }",
        "func f() { viewController.title = \"All photos\"\naddChild(viewController)\npresent(viewController, animated: true) }",
        "func f() { let b = [UIButton()][0]\nb.setTitle(\"All photos\", for: .normal) }",
        "func startDemo() { label.text = \"The demo begins\" }",
        "class A: UIViewController { func f() { if isOn { title = \"All photos\" } } }",
    ])
    func `what only looks so is`(code: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code).count == 1)
    }

    @Test(arguments: [
        "/* Created by Ada Lovelace on 1/2/20. */ func f() { label.text = \"\\(by) Ada Lovelace\" }",
        "// Copyright © 2019-2021 Ada Lovelace. All rights reserved.\nfunc f() { label.text = \"ada lovelace\" }",
        "func f() { copyrightLabel.text = \"All of it by the Babbage works\" }",
        "func f() { label.text = \"Photo Mania v\" }", "func f() { label.text = \"PhotoMania v\\(version)\" }",
        "func f() { button.setTitle(\"Française\", for: .normal) }",
        "func f() { menu.addItem(withTitle: \"Undo\", action: Selector((\"undo:\")), keyEquivalent: \"z\") }",
        "func f() { NSMenuItem(title: \"Redo\", action: Selector((\"redo:\")), keyEquivalent: \"Z\") }",
        "func f() { NSMenuItem(title: \"Redo\", action: #selector(UndoManager.redo(_:)), keyEquivalent: \"Z\") }",
    ])
    func `names, versions of the app and what the system renames are not told`(code: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code) == [])
    }

    @Test(arguments: [
        "// Created by Ada Lovelace on 1/2/20.\nfunc f() { label.text = \"Made by Ada Lovelace\" }",
        "func f() { label.text = \"Ada Lovelace\" }", "func f() { label.text = \"Photo mania viewer\" }",
        "// Created by Ada on 1/2/20.\nfunc f() { label.text = \"Ada\" }",
        "func f() { menu.addItem(withTitle: \"Paste\", action: #selector(paste(_:)), keyEquivalent: \"v\") }",
    ])
    func `but words are, and names of nobody known`(code: String) throws {
        #expect(try CodeSample.says(.hardCodedText, code).count == 1)
    }
}
