import Testing

@Suite("Flags that begin as false and stay so")
struct UnsetFlagTests {
    private static let page = "struct Page: View { let title = \"Which one?\"; var body: some View { Text(title) } }\n"

    @Test(arguments: [
        ("isOpen = false", false), ("self.isOpen = false", false), ("isOpen = falseAlarm", true),
        ("isOpen = true", true), ("isOpen.toggle()", true), ("isOpen = !isOpen", true), ("isOpen = other", true),
        ("\n// isOpen = true\n", false),
    ])
    func `show what is behind them only if code makes them true`(statement: String, isSeen: Bool) throws {
        let cover = """
            struct Cover: View {
                @State private var isOpen = false
                var body: some View {
                    Text(name).sheet(isPresented: $isOpen) { Page(close: { \(statement) }) }
                }
            }
            extension Album { init() { show(Cover()) } }

            """
        let app = UnreachedCodeTests.app + UnreachedCodeTests.album
        let texts = try UnreachedCodeTests().seen(["App/App.swift": app + cover + Self.page])
        #expect(texts.contains("\"Which one?\"") == isSeen)
    }
}
