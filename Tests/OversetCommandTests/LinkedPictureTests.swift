import Foundation
import Testing

/// A comment for a pull request shows the pictures that the same run draws.
struct LinkedPictureTests {
    private static let files = [
        "en.lproj/L.strings": "\"SAVE\" = \"Save all of the changes\";\n",
        "overset.yml": """
        screens:
          Save:
            strings: L
            views:
              title: { label: SAVE, lines: 1 }
            constraints: ["title.width == 60", "H:|-[title]", "V:|-[title]"]

        """,
    ]

    @Test func `rows of a Markdown report link to the pictures of their strings, seen from the report's folder`() throws
    {
        try BuiltCommand.withFolder(Self.files) { folder in
            let output = try BuiltCommand.run(
                ["check", "--report", "markdown=Out/summary.md", "--report", "pictures=My Pictures", "."],
                in: folder
            )
            let markdown = try String(contentsOfFile: folder + "/Out/summary.md", encoding: .utf8)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/My Pictures")
            let pictures = names.filter { $0.hasSuffix(".png") }
            #expect(pictures.count == 1, "\(output.standardError)")
            for name in pictures {
                #expect(
                    markdown.contains("<img src=\"../My%20Pictures/\(name)\" width=\"240\" alt=\"\">"),
                    "\(markdown)"
                )
            }
        }
    }
}
