internal import Fuzzing
internal import SourceText
internal import StringTables
internal import TableChecks

/// String Catalogs.
@main
enum CatalogFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, CatalogFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> CatalogFile {
        try CatalogFile(TextFile(decoding: bytes, path: "x.xcstrings"))
    }

    private static func check(_ bytes: [UInt8]) {
        guard let file = TableChecks.read(bytes, by: read) else { return }
        TableChecks.check(file, of: bytes, read: read)
        for language in file.languages { _ = file.entries(forLanguage: language) }
        insert("qaa-XA", into: file)
    }

    /// A language that is put in has the texts of the source language, and is taken out again without a trace.
    private static func insert(_ language: String, into file: CatalogFile) {
        guard !file.languages.contains(where: { $0.lowercased() == language.lowercased() }) else { return }
        let text = file.inserting(language: language, completing: [.few, .other]) { "[\"\($0.value)]" }
        let bytes = TextFile(utf8: text, like: file.file).bytes
        let with = demand("a catalog with another language is read") { () throws(SourceError) in try read(bytes) }
        demand(with.removing(language: language) == file.file.utf8, "what was put in is taken out without a trace")
        demand(
            with.entries.map(\.value).elementsEqual(file.entries.map(\.value)) { $0.utf8.elementsEqual($1.utf8) },
            "the texts of the source language stay"
        )
        let values = Set(file.entries.map { Array("[\"\($0.value)]".utf8) })
        for entry in with.entries(forLanguage: language) {
            demand(values.contains(Array(entry.value.utf8)), "a text is made of one of the source language")
        }
    }
}
