internal import Fixing
internal import Fuzzing
internal import SourceText
internal import StringTables

/// `.strings` files that cannot be read, and are put right.
@main
enum StringsFixFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, StringsFixFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let file = attempt { () throws(SourceError) in
            try TextFile(decoding: bytes, path: "x.strings")
        } examine: {
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let file, let fixed = StringsFix.fixing(file) else { return }
        let right = TextFile(utf8: fixed.utf8, like: file)
        _ = demand("what is fixed can be read") { () throws(SourceError) in try StringsFile(right) }
        demand(StringsFix.fixing(right) == nil, "what is fixed needs no fix")
        let old = file.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let new = fixed.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        demand(old.count == new.count, "no line comes or goes")
        let changed = zip(old, new).count { $0 != $1 }
        demand(changed <= fixed.changes.count, "all other lines stay")
    }
}
