internal import Fuzzing
internal import SourceText
internal import StringTables
internal import TableChecks

/// XLIFF documents.
@main
enum XLIFFFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, XLIFFFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> XLIFFFile {
        try XLIFFFile(TextFile(decoding: bytes, path: "x.xliff"))
    }

    private static func check(_ bytes: [UInt8]) {
        guard let file = TableChecks.read(bytes, by: read) else { return }
        TableChecks.check(file, of: bytes, values: { $0.targets }, read: read)
        let text = file.settingTargets(language: "en-XA") { "[\($0.value)]" }
        let translated = demand("a translated document is read") { () throws(SourceError) in
            try read(TextFile(utf8: text, like: file.file).bytes)
        }
        demand(translated.targetLanguages.allSatisfy { $0 == "en-XA" }, "every file says the language")
        let twice = translated.settingTargets(language: "en-XA") { "[\($0.value)]" }
        demand(twice == text, "a translation that is there is written once")
    }
}
