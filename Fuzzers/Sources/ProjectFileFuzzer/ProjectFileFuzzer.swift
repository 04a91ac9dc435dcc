internal import Fuzzing
internal import SourceText
internal import XcodeProjects

/// Project files of Xcode: read, written, files of languages entered and taken out again.
@main
enum ProjectFileFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, ProjectFileFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let file = attempt { () throws(SourceError) in
            try ProjectFile(TextFile(decoding: bytes, path: "project.pbxproj"))
        } examine: { error in
            demand(error.location.line >= 1 && error.location.column >= 1, "an error has a place")
        }
        guard let file else { return }
        demand(file.text == file.file.utf8, "the tokens are the text")
        demand(file.file.bytes == bytes, "a project without a change is the same bytes")
        demand(file.removing([], regions: []) == file.file.utf8, "nothing is taken out where nothing is named")
        let contents = ProjectContents(file, folder: "/p")
        let additions = contents.localizedFiles.prefix(4).map {
            LocalizedAddition(sibling: $0, region: "en-XA", fileName: "L.strings")
        }
        // That what is entered can be read and taken out again, `adding` proves itself; here nothing may trap.
        _ = attempt { () throws(SourceError) in
            try file.adding(Array(additions), regions: ["en-XA"])
        } examine: { error in
            demand(!error.message.contains("please report"), "what is entered can be taken out again")
        }
    }
}
