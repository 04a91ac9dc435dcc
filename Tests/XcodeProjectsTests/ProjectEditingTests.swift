import SourceText
import Testing
import XcodeProjects

struct ProjectEditingTests {
    private func additions(_ file: ProjectFile, _ regions: [String]) -> [LocalizedAddition] {
        let files = ProjectContents(file, folder: "/p").localizedFiles.filter { $0.reference.hasPrefix("10000") }
        return regions.flatMap { region in
            [
                LocalizedAddition(sibling: files[0], region: region, fileName: "Main.strings"),
                LocalizedAddition(sibling: files[1], region: region, fileName: "Localizable.strings"),
            ]
        }
    }

    /// The lines that one text has and another has not.
    private func added(_ text: [UInt8], to old: String) -> [String] {
        let new = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        return new.difference(from: old.split(separator: "\n").map(String.init)).insertions.map { change in
            guard case .insert(_, let line, _) = change else { return "" }
            return line
        }
    }

    @Test func `files are entered as Xcode writes them`() throws {
        let file = try SampleProject.file()
        let entered = try file.adding(additions(file, ["en-XA"]), regions: ["en-XA", "pt-BR"])
        let identifiers = try #require(entered.references["en-XA"])
        #expect(entered.regions == ["en-XA"])
        #expect(
            added(entered.text, to: SampleProject.text).sorted()
                == [
                    "\t\t\(identifiers[0]) /* en-XA */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = \"en-XA\"; path = \"en-XA.lproj/Main.strings\"; sourceTree = \"<group>\"; };",
                    "\t\t\(identifiers[1]) /* en-XA */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = \"en-XA\"; path = \"en-XA.lproj/Localizable.strings\"; sourceTree = \"<group>\"; };",
                    "\t\t\t\t\"en-XA\",", "\t\t\t\t\(identifiers[0]) /* en-XA */,",
                    "\t\t\t\t\(identifiers[1]) /* en-XA */,",
                ].sorted()
        )
        let written = try ProjectFile(TextFile(utf8: entered.text, like: file.file))
        #expect(written["B00000000000000000000002"]?.texts("children").last == identifiers[1])
        #expect(written.project?["knownRegions"]?.texts == ["en", "Base", "pt-BR", "en-XA"])
        let references = written.objects.filter { $0.isa == "PBXFileReference" }.map(\.identifier)
        #expect(references == references.sorted())
        #expect(!identifiers.contains { $0.utf8.count != 24 || $0 != $0.uppercased() })
    }

    @Test func `rules of plurals have a file type of their own`() throws {
        let file = try SampleProject.file()
        let sibling = ProjectContents(file, folder: "/p").localizedFiles[1]
        let addition = LocalizedAddition(sibling: sibling, region: "ar-XB", fileName: "L.stringsdict")
        let entered = try file.adding([addition], regions: [])
        #expect(String(decoding: entered.text, as: UTF8.self).contains("text.plist.stringsdict; name = \"ar-XB\""))
        #expect(entered.regions.isEmpty)
    }

    @Test func `the same files give the same bytes, in either order of runs`() throws {
        let file = try SampleProject.file()
        let once = try file.adding(additions(file, ["en-XA", "ar-XB"]), regions: ["en-XA", "ar-XB"])
        #expect(try file.adding(additions(file, ["en-XA", "ar-XB"]), regions: ["en-XA", "ar-XB"]) == once)
        let first = try file.adding(additions(file, ["en-XA"]), regions: ["en-XA"])
        let next = try ProjectFile(TextFile(utf8: first.text, like: file.file))
        #expect(try next.adding(additions(next, ["ar-XB"]), regions: ["ar-XB"]).text == once.text)
    }

    @Test(arguments: [SampleProject.text, SampleProject.text.replacing("\n", with: "\r\n")])
    func `what was entered is taken out again, and nothing else`(text: String) throws {
        let file = try SampleProject.file(text)
        let entered = try file.adding(additions(file, ["en-XA", "ar-XB"]), regions: ["en-XA", "ar-XB"])
        let both = try ProjectFile(TextFile(utf8: entered.text, like: file.file))
        let one = both.removing(Set(try #require(entered.references["ar-XB"])), regions: ["ar-XB"])
        #expect(try file.adding(additions(file, ["en-XA"]), regions: ["en-XA"]).text == one)
        #expect(
            both.removing(Set(entered.references.values.joined()), regions: ["en-XA", "ar-XB"]) == Array(text.utf8)
        )
        #expect(both.removing(["100000000000000000000099"], regions: ["fr"]) == entered.text)
    }

    @Test func `an identifier that is still named somewhere is not given away`() throws {
        let file = try SampleProject.file()
        let first = try file.adding(additions(file, ["en-XA"]), regions: [])
        let identifier = try #require(first.references["en-XA"]?.first)
        let dangling = try SampleProject.file(
            SampleProject.text.replacing("D00000000000000000000001 /* Widget */,", with: "\(identifier) /* en-XA */,")
        )
        let second = try dangling.adding(additions(dangling, ["en-XA"]), regions: [])
        #expect(second.references["en-XA"]?.contains(identifier) == false)
    }

    @Test(arguments: [
        ("\"pt-BR\",\n", "\"pt-BR\"\n"), ("100000000000000000000001 /* Base */,\n", "100000000000000000000001\n"),
        ("\t\t\t\t\"pt-BR\",\n\t\t\t);", "\t\t\t\t\"pt-BR\",);"),
    ])
    func `a project that is laid out by hand is refused`(old: String, new: String) throws {
        let file = try SampleProject.file(SampleProject.text.replacing(old, with: new))
        let error = #expect(throws: SourceError.self) {
            try file.adding(additions(file, ["en-XA"]), regions: ["en-XA"])
        }
        #expect(error?.message == "the project is not laid out as Xcode does; open it in Xcode and save it once")
    }
}
