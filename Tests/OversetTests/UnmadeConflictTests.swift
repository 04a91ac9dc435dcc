import Findings
import Testing

/// Constraints of documents that nothing makes.
extension UnmadeScreenTests {
    @Test(arguments: [
        ("@main class App { let banner = BannerView() }", Severity.error), ("@main class App {}", .note),
    ])
    func `constraints that contradict each other in a xib`(code: String, severity: Severity) async throws {
        let width = "<constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/>"
        let other = width.replacing("80", with: "120").replacing("\"w\"", with: "\"o\"")
        let files = [
            "Base.lproj/Banner.xib": Self.xib.replacing(width, with: width + other),
            "de.lproj/Banner.strings": "\"l.text\" = \"Aufgabe\";\n",
            "BannerView.swift": "class BannerView: UIView {}\n", "App.swift": code,
        ]
        #expect(try await Self.severities(files, of: .unsatisfiableConstraints) == [severity])
    }
}
