import Foundation

/// A project with screens, texts with boxes, several tables and languages, measured with the test font.
enum ShardedProject {
    private static func table(_ texts: [String], boxes: Bool) -> String {
        texts.enumerated().map { index, text in
            let box = boxes ? "/* Box. overset: font=OversetTest-Regular size=20 width<=\(40 + index * 15) */\n" : ""
            return "\(box)\"K\(index)\" = \"\(text)\";\n"
        }
        .joined()
    }

    static let files: [String: String] = {
        var files = [
            "en.lproj/L.strings": table(["Done", "Save", "Open it", "%d left", "Take"], boxes: true),
            "de.lproj/L.strings": table(["Abgehakt", "Sichern", "Jetzt öffnen", "noch %@", "Nimm"], boxes: false),
            "fr.lproj/L.strings": table(["Terminé", "Garder", "Ouvre-le maintenant"], boxes: false),
            "en.lproj/M.strings": table(["One", "Two", "Three"], boxes: false),
            "de.lproj/M.strings": table(["Ein langer erster Titel", "Zwei", "Drei"], boxes: false)
                + "\"STALE\" = \"Alt\";\n",
        ]
        var screens =
            "source: en\npseudolocales: [en-XD]\ndevices: [iPhone SE (3rd generation), iPhone 16 Pro]\nscreens:\n"
        for screen in 0..<7 {
            screens += """
                  Screen \(screen):
                    strings: M
                    views:
                      title: { label: K\(screen % 3), font: OversetTest-Regular, size: \(20 + screen), lines: 1 }
                      other: { label: K\((screen + 1) % 3), font: OversetTest-Regular, size: 20, lines: 1 }
                    constraints:
                      - "H:|-8-[title(<=\(120 + screen * 10))]-(>=8)-[other(90)]-|"
                      - "V:|-20-[title]"
                      - "V:|-20-[other]"

                """
        }
        screens += """
            ignore:
              - { rule: stale-key, key: "STALE", reason: "an old one" }
              - { rule: truncated-text, key: "NOBODY", reason: "needed by nothing" }
              - { rule: truncated-text, key: "K4", reason: "needed by nothing either" }

            """
        files["overset.yml"] = screens
        // The first shard lays out the screens of code, and the others do not know of them.
        files["App.swift"] = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { HomeView() } } }
            struct HomeView: View {
                var body: some View {
                    VStack {
                        Text("K0", tableName: "M").lineLimit(1).frame(width: 70)
                        Text("K1", tableName: "M")
                    }
                }
            }

            """
        return files
    }()

    static let options = [
        "--fonts", CommandTests.testFont, "--quiet", "--text-size", "large",
    ]

    /// The reports that must not tell whether there were shards.
    static let formats = ["json", "sarif", "junit", "csv", "markdown", "gitlab", "checkstyle", "budgets", "html"]

    /// Checks the project in a folder.
    static func check(_ root: String, _ arguments: [String]) throws -> BuiltCommand.Output {
        try BuiltCommand.run(["check", "."] + options + arguments, in: root)
    }

    /// Checks it in as many shards; the files are `1.json` and so on.
    static func checkInShards(_ root: String, count: Int, _ arguments: [String] = []) throws -> [BuiltCommand.Output] {
        try (1...count).map { index in
            let shard = ["--shard", "\(index)/\(count)", "--report", "json=\(index).json", "--report", "budgets=b.csv"]
            return try check(root, shard + arguments)
        }
    }
}
