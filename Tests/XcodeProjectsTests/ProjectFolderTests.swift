import Foundation
import SourceText
import Testing
import XcodeProjects

/// Real projects, where a folder of them is named: `OVERSET_PROJECT_FILES=FOLDER swift test --filter ProjectFolderTests`.
struct ProjectFolderTests {
    private static let folder = ProcessInfo.processInfo.environment["OVERSET_PROJECT_FILES"]

    @Test(.enabled(if: folder != nil, "OVERSET_PROJECT_FILES names no folder of project files"))
    func `every project is the same bytes, also after files were entered and taken out again`() throws {
        let folder = try #require(Self.folder)
        var count = 0
        for name in try FileAccess.names(in: folder) where name.hasSuffix(".pbxproj") {
            let bytes = try FileAccess.read(folder + "/" + name)
            guard !bytes.isEmpty else { continue }
            let file = try ProjectFile(TextFile(decoding: bytes, path: name))
            #expect(file.text == file.file.utf8 && file.file.bytes == bytes, "\(name)")
            var groups: Set<String> = []
            let siblings = ProjectContents(file, folder: "/p").localizedFiles.filter {
                groups.insert($0.group).inserted
            }
            let additions = siblings.map {
                LocalizedAddition(sibling: $0, region: "en-XA", fileName: "Overset.strings")
            }
            let entered = try file.adding(additions, regions: ["en-XA"])
            let written = try ProjectFile(TextFile(utf8: entered.text, like: file.file))
            let identifiers = Set(entered.references.values.joined())
            #expect(written.removing(identifiers, regions: Set(entered.regions)) == file.file.utf8, "\(name)")
            count += 1
        }
        print("\(count) projects")
    }
}
