import Testing

struct StringsCommandTests {
    private static let files = [
        "App.xcodeproj/project.pbxproj": "",
        "App.swift": """
        import SwiftUI
        @main struct Sample: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View {
            var body: some View {
                VStack {
                    Text("save").lineLimit(1).frame(width: 60)
                    Text("later").lineLimit(1).frame(width: 20)
                    ScrollView { Text("hint") }
                }
            }
        }
        """,
        "en.lproj/Localizable.strings": """
        /* A button. */
        "save" = "Save";
        "later" = "Later";
        "hint" = "Anything";
        /* overset: width<=200 */
        "old" = "Old";

        """,
    ]

    @Test func `strings tell where code uses them, and how much room they have there`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["strings", "--rooms"], in: root)
            #expect(output.status == 0, "\(output.standardError)")
            #expect(
                output.standardOutput == """
                    en.lproj/Localizable.strings: 4 strings, 3 used by code
                      save
                          = Save
                          # A button.
                          App.swift:6:18: Text
                          in Text("save") of HomeView (App.swift:6:13); room for 2 more characters
                      later
                          = Later
                          App.swift:7:18: Text
                          in Text("later") of HomeView (App.swift:7:13); 3 characters too long
                      hint
                          = Anything
                          App.swift:8:31: Text
                          in Text("hint") of HomeView (App.swift:8:26); room for any length
                      old
                          = Old
                          # overset: width<=200
                          in its declared box; room for 19 more characters

                    """
            )
            let json = try BuiltCommand.run(["strings", "--rooms", "--format", "json"], in: root)
            let room = #""rooms":[{"screen":"HomeView","view":"Text(\"later\")","path":"App.swift","line":7,"#
            #expect(json.standardOutput.contains(room), "\(json.standardOutput)")
        }
    }
}
