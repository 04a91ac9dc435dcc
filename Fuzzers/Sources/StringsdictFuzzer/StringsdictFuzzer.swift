internal import Fuzzing
internal import SourceText
internal import StringTables
internal import TableChecks

/// `.stringsdict` files, XML and binary.
@main
enum StringsdictFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, StringsdictFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> StringsdictFile {
        try StringsdictFile(PropertyListFile(decoding: bytes, path: "x.stringsdict"))
    }

    private static func check(_ bytes: [UInt8]) {
        guard let file = TableChecks.read(bytes, by: read) else { return }
        TableChecks.check(file, of: bytes, read: read)
        for fault in file.faults { demand((0...file.file.utf8.count).contains(fault.offset), "a fault is in the file") }
        for rule in file.rules {
            let entries = rule.variables.flatMap { $0.branches.flatMap(\.entries) } + [rule.format].compactMap(\.self)
            demand(entries.allSatisfy(file.entries.indices.contains), "a rule is made of entries")
        }
        complete(file)
    }

    /// With texts for all plural categories, nothing is lost, and nothing is missing any more.
    private static func complete(_ file: StringsdictFile) {
        let text = file.replacingValues(completing: PluralCategory.allCases) { _ in nil }
        guard let bytes = attempt({ () throws(SourceError) in try file.bytes(ofText: text) }, examine: { _ in }) else {
            return
        }
        let again = demand("a completed table is read again") { () throws(SourceError) in try read(bytes) }
        demand(again.entries.count >= file.entries.count, "a completed table has all entries")
        let twice = again.replacingValues(completing: PluralCategory.allCases) { _ in nil }
        demand(twice == again.file.utf8, "a table is completed once")
    }
}
