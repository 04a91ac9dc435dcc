extension Rule {
    /// ``CutData``.
    package static let cutData = Self("cut-data", CutData.self)
}

/// A text that only the running app knows is cut as soon as it is as long as texts of its kind often are.
///
/// It is found by laying out the screens of code with longer and longer samples: there is no text of a table to judge.
enum CutData: RuleDefinition {
    static let subject = Rule.Subject.text
    static let silencing = Rule.Silencing.line

    static let documentation = RuleDocumentation(
        .cutData,
        "A text of the app's data has room for fewer characters than such texts often have.",
        severity: .always(.note),
        says: """
            From how many characters on a SwiftUI text of data (a title, a name, a message that only the running app \
            knows) is cut, on the narrowest device, and what limits it. What a text is expected to hold goes by what \
            the code calls it: 72 characters for a title, 43 for a file name, 40 for another name, 120 for a message \
            or description, 30 for others; numbers and dates are left out. In a label or button of a document: formatted \
            numbers that code gives it and that are cut, and literals under `truncated-text`; a warning where nothing \
            else takes the room.
            """,
        rationale: """
            Nobody translates these texts, so no table shows how long they get. A list that looks fine with the \
            developer's own data shows "Meeting with the acc…" to people with longer ones, or with larger text.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet("Album.swift", Self.example("            .lineLimit(1)\n")),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet("Album.swift", Self.example("")),
        ],
        fix: """
            Allow more lines where there is room, or none as a limit. Where cutting is meant (a row of a table, a \
            file's name in a path), say so beside the view: `// overset: ignore=cut-data`, or turn the rule off in \
            `overset.yml`.
            """
    )

    private static func example(_ limit: String) -> String {
        """
        @main struct Albums: App {
            @State private var library = Library()
            var body: some Scene { WindowGroup { AlbumView(album: library.newest) } }
        }
        struct Album { var title: String }
        struct AlbumView: View {
            let album: Album
            var body: some View {
                Text(album.title)
        \(limit)            .padding()
            }
        }

        """
    }
}
