import Foundation
import TestCorpus
import Testing

/// What cannot be read is a finding or an entry of the ledger, and never clean.
struct UnreadCommandTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
        <scenes/>
        </document>

        """
    private static let broken = storyboard.replacing("<scenes/>", with: "<<<<<<< HEAD")
    private static let tables = [
        "en.lproj/L.strings": "\"A\" = \"a\";\n", "de.lproj/L.strings": "\"A\" = \"b\";\n",
    ]

    @Test(arguments: [
        ["lint", "."], ["check", "."], ["check", ".", "--locale", "de"], ["check", ".", "--locale", "source"],
    ])
    func `a broken storyboard is an error with its place`(arguments: [String]) throws {
        let files = Self.tables.merging(["App/Base.lproj/Main.storyboard": Self.broken]) { $1 }
        try BuiltCommand.withFolder(files) { root in
            let command = arguments + ["--report", "terminal"]
            let output = try BuiltCommand.run(command + ["--report", "json=r.json"], in: root)
            #expect(output.status == 1, "\(output)")
            let place = "App/Base.lproj/Main.storyboard:3:2: error: "
            #expect(output.standardOutput.hasPrefix(place), "\(output)")
            #expect(output.standardOutput.contains("[unreadable-file]"))
            #expect(
                output.standardOutput.contains("  1 item found and not read: App/Base.lproj/Main.storyboard\n"),
                "\(output)"
            )
            let json = try String(contentsOfFile: root + "/r.json", encoding: .utf8)
            #expect(json.contains("\"unread\": ["))
            for option in [["--fail-on", "never"], ["--skip", "unreadable-file"]] {
                #expect(try BuiltCommand.run(command + option, in: root).status == 0, "\(option)")
            }
            #expect(try BuiltCommand.run(command + ["--write-baseline", "k.json"], in: root).status == 0)
            #expect(try BuiltCommand.run(command + ["--baseline", "k.json"], in: root).status == 0)
            let ignoring = "ignore:\n  - { rule: unreadable-file, file: \"*/Main.storyboard\", reason: \"known\" }\n"
            try Data(ignoring.utf8).write(to: URL(filePath: root + "/overset.yml"))
            #expect(try BuiltCommand.run(command, in: root).status == 0)
        }
    }

    @Test(arguments: ["json", "sarif", "junit", "gitlab", "checkstyle", "csv", "github"])
    func `every report names a broken table`(format: String) throws {
        let files = ["en.lproj/L.strings": "\"A\" = \"a\";\n", "de.lproj/L.strings": "\"A"]
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(["check", ".", "--report", "\(format)=-"], in: root)
            #expect(output.status == 1, "\(output)")
            #expect(output.standardOutput.contains("unreadable-file"))
            #expect(output.standardOutput.contains("de.lproj/L.strings"))
        }
    }

    @Test func `a document of an older format is not broken`() throws {
        let old = "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>\n"
        try BuiltCommand.withFolder(Self.tables.merging(["Old.xib": old]) { $1 }) { root in
            let output = try BuiltCommand.run(["check", ".", "--report", "terminal"], in: root)
            #expect(output.status == 0, "\(output)")
            #expect(output.standardOutput.contains("Old.xib: this is a document of Xcode 3"))
        }
    }

    @Test func `a project without a known box is linted, and says how many strings were measured`() throws {
        try BuiltCommand.withFolder(Self.tables) { root in
            let command = ["check", ".", "--report", "terminal"]
            let clean = try BuiltCommand.run(command, in: root)
            #expect(clean.status == 0, "\(clean)")
            #expect(clean.standardOutput.contains("0 of 1 strings measured: there is no storyboard"))
            #expect(clean.standardOutput.hasSuffix("Nothing was measured: no text says how much room it has.\n"))
            try Data("\"A\" = \"%@\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let broken = try BuiltCommand.run(command, in: root)
            #expect(broken.status == 1 && broken.standardOutput.contains("[broken-specifier]"), "\(broken)")
        }
    }
}
