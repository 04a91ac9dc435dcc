import Findings
import Testing

@Suite("Keys that servers send in notifications")
struct PushKeyTests {
    private static let keys = ["A", "B", "C", "D", "notification_paid_body", "push.late.title", "notification_sound"]

    private func unused(_ code: String) throws -> [String] {
        let table = Self.keys.map { TableSample.entry("Some text", key: $0) }.joined()
        let uses = ["A", "B", "C", "D"].map { "let \($0.lowercased()) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }
        return try CodeSample.findings(.unusedKey, uses.joined() + code, table: table).map(\.key)
    }

    @Test func `the titles and bodies of an app that receives notifications may be used`() throws {
        let code = "func f() { UIApplication.shared.registerForRemoteNotifications() }\n"
        #expect(try unused(code) == ["notification_sound"])
    }

    @Test func `another app has none`() throws {
        #expect(try unused("") == ["notification_paid_body", "push.late.title", "notification_sound"])
    }
}
