import Testing

@Suite("Texts that code replaces before anybody sees them")
struct ReplacedTextsTests {
    @Test(arguments: [
        (".onAppear { title = name }", false), (".task { self.title = await load() }", false),
        (".onAppear { (title, date) = now }", false), (".onAppear { date = now }", true),
        (".onAppear { if isNew { title = name } }", true), (".onTapGesture { title = name }", true),
        (".onAppear { print(title == name) }", true),
    ])
    func `a state that gets another value as its view appears is not seen as it begins`(
        modifier: String,
        isSeen: Bool
    ) throws {
        let view = """
            struct Album: View {
                @State private var title: String = "Which one?"
                var body: some View { Text(title)\(modifier) }
            }

            """
        let files = ["App/App.swift": UnreachedCodeTests.app, "App/Album.swift": view]
        #expect(try UnreachedCodeTests().seen(files) == (isSeen ? ["\"Which one?\""] : []))
    }
}
