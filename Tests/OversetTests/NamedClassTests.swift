import Findings
import Testing

/// What a name in code stands for: a class, or something that is called like it.
extension UnmadeScreenTests {
    @Test(arguments: [
        (
            "a build for developers makes one",
            ["App.swift": "@main class App {\n#if DEBUG || !PROD\nlet banner = BannerView()\n#endif\n}"], Severity.note
        ),
        (
            "a build for users makes one",
            ["App.swift": "@main class App {\n#if PROD\nlet banner = BannerView()\n#endif\n}"], .error
        ),
        (
            "one that is shown is taken for it",
            ["App.swift": "@main class App { static func main() { (b.children.last as! BannerView).show() } }"], .note
        ),
        (
            "one that is shown is asked whether it is one",
            ["App.swift": "@main class App { static func main() { if b is BannerView { c() } } }"], .note
        ),
        (
            "one that is made is taken for it",
            ["App.swift": "@main class App { static func main() { (instantiate(b.children) as! BannerView).show() } }"],
            .error
        ),
        (
            "a variable is called like it",
            ["App.swift": "@main class App { static func main() { bannerView.show() } }"], .note
        ),
        (
            "a property of the class is called like it",
            ["App.swift": "@main class App { static func main() { self.bannerView.show() } }"], .note
        ),
        (
            "a variable is called like it in Objective-C", ["App.m": "void go(void) { bannerView.hidden = NO; }"],
            .note
        ),
        (
            "a text in other letters in Objective-C", ["App.m": "void go(void) { load(@\"BANNERVIEW\"); }"], .note
        ),
        ("a text in its letters in Objective-C", ["App.m": "void go(void) { load(@\"BannerView\"); }"], .error),
    ])
    func `a text that is cut in a xib whose class is named`(
        why: String,
        files: [String: String],
        severity: Severity
    ) async throws {
        var files = files
        files["Base.lproj/Banner.xib"] = Self.xib
        files["de.lproj/Banner.strings"] = "\"l.text\" = \"Bezeichnung der Aufgabe\";\n"
        files["BannerView.swift"] = "class BannerView: UIView {}\n"
        #expect(try await Self.severities(files) == [severity], "\(why)")
    }
}
