import ProposedLayout
import Testing
import ViewTrees

@Suite("Long lists of written elements")
struct LongListTests {
    @Test("All elements are shown where each is a text, else the first ones")
    func longLists() throws {
        func count(_ row: String) throws -> Int {
            let cases = (0..<60).map { "c\($0)" }.joined(separator: ", ")
            let source = """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                enum Place: String, CaseIterable { case \(cases) }
                struct RootView: View {
                    var body: some View { List { ForEach(Place.allCases) { place in \(row) } } }
                }
                """
            return try TreeSample.views(source).screens[0].root.content.count
        }
        #expect(try count("Text(place.rawValue).tag(place)") == 60)
        let large = "HStack { Text(place.rawValue); Text(\"a\"); Text(\"b\"); Text(\"c\"); Text(\"d\"); Text(\"e\") }"
        #expect(try count(large) == 24)
    }
}
