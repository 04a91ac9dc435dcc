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
                output.standardOutput.contains("  1 item found but not read: App/Base.lproj/Main.storyboard\n"),
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

    @Test(arguments: ["lint", "check"])
    func `a choice of rules does not hide what cannot be read`(command: String) throws {
        let files = ["en.lproj/L.strings": "\"A\" = \"a\";\n", "de.lproj/L.strings": "\"A"]
        try BuiltCommand.withFolder(files) { root in
            let choice = [command, ".", "--report", "terminal", "--only", "broken-specifier"]
            let output = try BuiltCommand.run(choice, in: root)
            #expect(output.status == 1 && output.standardOutput.contains("[unreadable-file]"), "\(output)")
            #expect(try BuiltCommand.run(choice + ["--skip", "unreadable-file"], in: root).status == 0)
        }
    }

    @Test func `a document of an older format is not broken`() throws {
        let old =
            "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>\n"
        try BuiltCommand.withFolder(Self.tables.merging(["Old.xib": old]) { $1 }) { root in
            let output = try BuiltCommand.run(["check", ".", "--report", "terminal"], in: root)
            #expect(output.status == 0, "\(output)")
            #expect(!output.standardOutput.contains("Old.xib"))
        }
    }

    @Test func `a project without a known box is linted, and says how many strings were measured`() throws {
        try BuiltCommand.withFolder(Self.tables) { root in
            let command = ["check", ".", "--report", "terminal"]
            let clean = try BuiltCommand.run(command, in: root)
            #expect(clean.status == 0, "\(clean)")
            #expect(clean.standardOutput.contains("0 of 1 strings measured: there is no storyboard"))
            #expect(clean.standardOutput.hasSuffix("Nothing was measured: no string has a known available width.\n"))
            try Data("\"A\" = \"%@\";\n".utf8).write(to: URL(filePath: root + "/de.lproj/L.strings"))
            let broken = try BuiltCommand.run(command, in: root)
            #expect(broken.status == 1 && broken.standardOutput.contains("[broken-specifier]"), "\(broken)")
        }
    }

    @Test func `links, deep folders and names that are not UTF-8 are counted in one line and listed in full`() throws {
        try BuiltCommand.withFolder(Self.tables) { root in
            let deep = root + "/" + Array(repeating: "d", count: 70).joined(separator: "/") + "/en.lproj"
            try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "en.lproj")
            // Only a shell makes a name of any bytes.
            let output = try BuiltCommand.runInShell(
                ["lint", ".", "--verbose", "--report", "terminal", "--report", "json=r.json"],
                "2>&1",
                in: root,
                before: "mkdir -p $'b\\xe9/en.lproj'; touch $'en.lproj/caf\\xe9.strings'"
            )
            let lines = output.standardOutput.split(separator: "\n").map(String.init)
            #expect(lines.last == "0")
            #expect(lines.contains { $0.hasPrefix("  4 items found but not read: b\u{FFFD}, d/d/") }, "\(output)")
            for line in [
                "not read: b\u{FFFD}: its name is not UTF-8; rename it so that it can be read",
                "not read: en.lproj/caf\u{FFFD}.strings: its name is not UTF-8; rename it so that it can be read",
                "not read: link: it is a symbolic link; links are not followed",
            ] {
                #expect(lines.contains(line), "\(output)")
            }
            #expect(lines.contains { $0.hasSuffix("it is nested more than 64 folders deep and was not searched") })
            let json = try String(contentsOfFile: root + "/r.json", encoding: .utf8)
            #expect(json.contains("\"unread\": ["))
            #expect(json.contains("\"reason\": \"it is a symbolic link; links are not followed\""))
            let generated = try BuiltCommand.run(["generate", ".", "--pseudolocale", "en-XD"], in: root)
            #expect(generated.standardError.contains("4 items found but not read: b\u{FFFD}, d/d/"), "\(generated)")
        }
    }

    @Test func `conflicts whose search was given up are listed`() throws {
        let widths = (1...40).map { #"<constraint id="c-\#($0)" firstAttribute="width" constant="\#($0 * 3)"/>"# }
        let scene = """
            <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/>
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w">
            <rect key="frame" x="0" y="0" width="30" height="30"/><constraints>\(widths.joined())</constraints></view>
            <label opaque="NO" text="Done" id="l"><rect key="frame" x="10" y="200" width="90" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            </view></viewController></objects></scene></scenes>
            """
        let text = Self.storyboard.replacing("<scenes/>", with: scene)
            .replacing("version=\"3.0\"", with: "version=\"3.0\" useAutolayout=\"YES\"")
        try BuiltCommand.withFolder(["Base.lproj/Main.storyboard": text]) { root in
            let options = ["--report", "terminal", "--report", "json=r.json", "--locale", "source"]
            let output = try BuiltCommand.run(["check", "."] + options, in: root)
            let json = try String(contentsOfFile: root + "/r.json", encoding: .utf8)
            #expect(
                json.contains("the search for conflicts was stopped; 15 required constraints were given up"),
                "\(output)"
            )
        }
    }
}
