import SourceText
import Testing
import XcodeProjects

struct ProjectContentsTests {
    @Test func `the files of languages have the places that groups give them`() throws {
        let contents = ProjectContents(try SampleProject.file(), folder: "/projects/xcode")
        #expect(
            contents.localizedFiles.map(\.path) == [
                "/projects/My App/Base.lproj/Main.storyboard", "/projects/My App/en.lproj/Localizable.strings",
                "/projects/My App/pt-BR.lproj/Localizable.strings",
            ]
        )
        #expect(!contents.localizedFiles.contains { !$0.isBuilt })
        #expect(contents.regions == ["en", "Base", "pt-BR"])
        #expect(contents.developmentRegion == "en")
        #expect(!contents.buildsKnownRegionsOnly)
    }

    @Test func `a group that no target copies is not built`() throws {
        let text = SampleProject.text.replacing("fileRef = B00000000000000000000002", with: "fileRef = 0")
        let contents = ProjectContents(try SampleProject.file(text), folder: "/p")
        #expect(contents.localizedFiles.map(\.isBuilt) == [true, false, false])
    }

    @Test(arguments: [
        ("/projects/xcode/Widget/en-XA.lproj/A.strings", true),
        ("/projects/My App/Settings.bundle/a/Root.strings", true),
        ("/projects/My App/en-XA.lproj/A.strings", false), ("/projects/xcode/Widgets/A.strings", false),
    ])
    func `synchronized folders and bundles are built with all that is in them`(path: String, isBuilt: Bool) throws {
        let contents = ProjectContents(try SampleProject.file(), folder: "/projects/xcode")
        #expect(contents.isInWholeFolder(path) == isBuilt)
    }

    @Test func `groups that hold each other end the walk`() throws {
        let text = SampleProject.text.replacing(
            "FFFFFFFFFFFFFFFFFFFFFFFF /* App.swift */,",
            with: "C00000000000000000000001,"
        )
        let contents = ProjectContents(try SampleProject.file(text), folder: "/p")
        #expect(contents.localizedFiles.count == 3)
    }
}
