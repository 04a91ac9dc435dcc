import Findings
import Testing

@Suite("Titles that nothing draws")
struct UndrawnTitleTests {
    private func severities(_ code: String, path: String) throws -> [String] {
        try CodeSample.findings(.hardCodedText, code, path: path).map { "\($0.severity.rawValue) \($0.key)" }
    }

    @Test(arguments: [
        ("NSMenu *menu = [[[NSMenu allocWithZone:zone] init] autorelease];", "menu", "[popUp setMenu:menu];", ""),
        ("NSMenu *menu = [[NSMenu alloc] init];", "menu", "[item setSubmenu:menu];", "note"),
        ("NSMenu *menu = [[NSMenu alloc] init];", "menu", "[popUp setMenu:menu];\n[item setSubmenu:menu];", "note"),
        ("NSMenu *menu = [[NSMenu alloc] init];", "menu", "[popUp setMenu:menuOfOthers];", "note"),
        ("NSMenuItem *menu = [[NSMenuItem alloc] init];", "menu", "[popUp setMenu:menu];", "note"),
        ("NSOpenPanel *panel = [NSOpenPanel openPanel];", "panel", "[panel runModal];", ""),
        ("NSSavePanel *panel = [NSSavePanel savePanel];", "panel", "[panel runModal];", "note"),
        (
            "NSSavePanel *panel = [NSSavePanel savePanel];", "panel",
            "[panel beginSheetModalForWindow:window completionHandler:nil];", ""
        ),
        (
            "NSSavePanel *panel = [NSSavePanel savePanel];", "panel",
            "[panel beginSheetModalForWindow:window completionHandler:nil];\n[panel runModal];", "note"
        ),
        (
            "NSSavePanel *panel = [NSSavePanel savePanel];", "panel",
            "[otherpanel beginSheetModalForWindow:window completionHandler:nil];", "note"
        ),
        ("NSPanel *panel = [self panel];", "panel", "[panel orderFront:nil];", "note"),
        ("NSAlert *alert = [[NSAlert alloc] init];", "alert.window", "[alert runModal];", ""),
        ("NSAlert *box = [[NSAlert alloc] init];", "[box window]", "[box runModal];", ""),
        ("NSWindowController *box = [self box];", "[box window]", "[box showWindow:nil];", "note"),
    ])
    func `of AppKit in Objective-C`(made: String, holder: String, used: String, severity: String) throws {
        let code = "- (void)show {\n\(made)\n[\(holder) setTitle:@\"Choose photos\"];\n\(used)\n}\n"
        let expected = severity.isEmpty ? [] : ["\(severity) Choose photos"]
        #expect(try severities(code, path: "App/Photos.m") == expected)
    }

    @Test(arguments: [
        ("window.titleVisibility = .hidden", "note"), ("window.titleVisibility = .visible", "warning"),
        ("otherWindow.titleVisibility = .hidden", "warning"),
        ("window.titleVisibility = NSWindow.TitleVisibility.hidden", "note"),
    ])
    func `a window that hides its title has it for VoiceOver alone`(code: String, severity: String) throws {
        let table = TableSample.entry("Photos", key: "TITLE")
        let made = """
            let heading = NSLocalizedString("TITLE", comment: "")
            func show() {
            let window = NSWindow()
            window.title = "Choose photos"
            \(code)
            }
            """
        let found = try CodeSample.findings(.hardCodedText, made, table: table, translations: ["de": table])
        #expect(found.map { "\($0.severity.rawValue) \($0.key)" } == ["\(severity) Choose photos"])
    }

    @Test(arguments: [
        ("let menu = NSMenu()", "menu.title", "popUp.menu = menu", false),
        ("let menu = NSMenu()", "menu.title", "item.submenu = menu", true),
        ("let panel = NSOpenPanel()", "panel.title", "panel.begin { _ in }", false),
        ("let panel = NSOpenPanel()", "panel.message", "panel.begin { _ in }", true),
        ("let alert = NSAlert()", "alert.window.title", "alert.runModal()", false),
        ("let alert = NSAlert()", "alert.messageText", "alert.runModal()", true),
    ])
    func `of AppKit in Swift`(made: String, property: String, used: String, isFound: Bool) throws {
        let code = "func show() {\n\(made)\n\(property) = \"Choose photos\"\n\(used)\n}\n"
        #expect(try severities(code, path: "App/Photos.swift") == (isFound ? ["note Choose photos"] : []))
    }

    @Test(arguments: [
        ("NSOpenPanel", "title", []), ("NSSavePanel", "title", ["note"]), ("NSOpenPanel", "message", ["note"]),
    ])
    func `what a function is given for such a title`(panel: String, property: String, severities: [String]) throws {
        let code = """
            func choose(title: String) {
            let panel = \(panel)()
            panel.\(property) = title
            panel.begin { _ in }
            }
            func f() { choose(title: "Choose photos") }
            """
        #expect(try self.severities(code, path: "App/Photos.swift") == severities.map { $0 + " Choose photos" })
    }

    @Test(arguments: [
        ("PhotoMania Pro", 0), ("PhotoMania Plus", 0), ("Photos Pro", 1), ("PhotoMania Help", 1), ("Plus", 1),
    ])
    func `the name of the product with the word of an edition is a name`(text: String, count: Int) throws {
        #expect(try CodeSample.findings(.hardCodedText, "label.text = \"\(text)\"").count == count)
    }

    @Test func `a text that a table has is told so`() throws {
        let table = TableSample.entry("Pick a color", key: "Pick a color")
        func says(_ german: String) throws -> [String] {
            try CodeSample.says(
                .hardCodedText,
                "label.text = \"Pick a color\"",
                table: table,
                translations: ["de": TableSample.entry(german, key: "Pick a color")]
            )
        }
        let message = "1 note: 'Pick a color' is shown by label.text but is not localized"
        #expect(try says("Farbe wählen") == [message + ", although the table Localizable has this string"])
        #expect(try says("Pick a color") == [message])
    }
}
