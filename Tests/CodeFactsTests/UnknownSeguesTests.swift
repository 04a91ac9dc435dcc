import CodeFacts
import Testing

@Suite("Branches for segues that no storyboard has")
struct UnknownSeguesTests {
    /// Whether users see the text in a branch, where a storyboard has the segue `open`.
    private func isSeen(_ code: String, more: String = "", isUnread: Bool = false) throws -> Bool {
        let isSwift = !code.contains(";")
        let text =
            isSwift
            ? "class Pages: UIViewController { override func prepare(for segue: UIStoryboardSegue) { \(code) } }"
            : "@implementation Pages\n- (void)prepareForSegue:(UIStoryboardSegue *)segue {\n\(code)\n}\n@end\n"
        let app = UnreachedCodeTests.pages + more
        let files = ["App/App.swift": app, isSwift ? "App/Pages.swift" : "App/Pages.m": text]
        let document = CodeDocument(path: "App/Main.storyboard", texts: [Array("open".utf8)], classes: [])
        return try UnreachedCodeTests().seen(files, documents: isUnread ? [document, .unread] : [document])
            .contains { $0.contains("Which one?") }
    }

    private static let text = "label.text = \"Which one?\""

    @Test(arguments: [
        "if segue.identifier == \"recover\" { \(text) }",
        "switch segue.identifier { case \"recover\": \(text)\n default: break }",
        "switch segue.identifier { case \"recover\", \"again\": \(text)\n default: break }",
        "if ([segue.identifier isEqualToString:@\"recover\"]) { label.text = @\"Which one?\"; }",
        "if ([[segue identifier] isEqualToString:@\"recover\"]) { label.text = @\"Which one?\"; }",
    ])
    func `are never taken`(code: String) throws {
        #expect(try !isSeen(code))
        #expect(try isSeen(code.replacing("\"recover\"", with: "\"open\"")))
        #expect(try isSeen(code, more: "let a = UIStoryboardSegue(identifier: name, source: a, destination: b)"))
        #expect(try isSeen(code, isUnread: true))
    }

    @Test(arguments: [
        "if segue.identifier != \"recover\" { \(text) }", "if segue.identifier == recover { \(text) }",
        "if segue.identifier == \"recover\" || isNew { \(text) }", "if other.identifier == \"recover\" { \(text) }",
        "switch segue.identifier { case \"recover\", \"open\": \(text)\n default: break }",
        "if ([segue.identifier isEqualToString:@\"recover\"] || isNew) { label.text = @\"Which one?\"; }",
    ])
    func `are taken for another reason`(code: String) throws {
        #expect(try isSeen(code))
    }
}
