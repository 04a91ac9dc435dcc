internal import Fuzzing
internal import SourceText
internal import StringTables
internal import TableChecks

/// `.strings` files in their old-style text form.
@main
enum StringsFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, StringsFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> StringsFile {
        try StringsFile(TextFile(decoding: bytes, path: "x.strings"))
    }

    private static func check(_ bytes: [UInt8]) {
        guard let file = TableChecks.read(bytes, by: read) else { return }
        demand(file.text == file.file.utf8, "the tokens are the text")
        TableChecks.check(file, of: bytes, read: read)
        for entry in file.entries {
            // With the mark no NUL character in the value makes it UTF-16.
            let spelled = TextEncoding.utf8.byteOrderMark + Array("a = \(file.spelling(of: entry));".utf8)
            let alone = demand("a value is read alone") { () throws(SourceError) in try read(spelled) }.entries.first
            demand(alone?.value.utf8.elementsEqual(entry.value.utf8) == true, "a value means the same alone")
        }
    }
}
