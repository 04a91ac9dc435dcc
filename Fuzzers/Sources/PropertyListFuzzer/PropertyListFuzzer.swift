internal import Foundation
internal import Fuzzing
internal import SourceText
internal import StringTables
internal import TableChecks

/// Property lists, XML and binary, as tables and as pages of settings; held against Foundation's reader.
@main
enum PropertyListFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, PropertyListFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> PropertyListTable {
        try PropertyListTable(PropertyListFile(decoding: bytes, path: "x.strings"))
    }

    private static func check(_ bytes: [UInt8]) {
        let list = attempt { () throws(SourceError) in
            try PropertyListFile(decoding: bytes, path: "Root.plist")
        } examine: {
            TableChecks.check($0)
        }
        guard let list else { return }
        let kept = demand("a list without a change is written") { () throws(SourceError) in
            try list.bytes(ofText: list.file.utf8)
        }
        demand(kept == bytes, "a list without a change is the same bytes")
        if isReadAlike(list), let expected = foundationStrings(bytes) {
            let found = strings(of: list)
            demand(found == expected, "Foundation reads the same: \(expected), not \(found)")
        }
        if let page = attempt({ () throws(SourceError) in try SettingsPropertyList(list) }, examine: TableChecks.check)
        {
            let places = 0...list.file.utf8.count
            demand(page.keys.allSatisfy { places.contains($0.offset) && !$0.key.isEmpty }, "a key is in the file")
        }
        if let table = TableChecks.read(bytes, by: read) {
            TableChecks.check(table, of: bytes, read: read)
        }
    }

    /// Whether Foundation is to find the same.
    private static func isReadAlike(_ list: PropertyListFile) -> Bool {
        // Of equal keys in a binary list, which no writer makes, CoreFoundation takes the first.
        guard list.container == .xmlPropertyList else { return !hasDuplicates(list) }
        // CoreFoundation ends a DOCTYPE at its first '>', even if that stands in quotation marks.
        let prologue = list.file.utf8[..<list.markup.root.offset]
        guard let start = prologue.indices.first(where: { prologue[$0...].starts(with: Array("<!DOCTYPE".utf8)) })
        else {
            return true
        }
        let type = prologue[start...].prefix { $0 != UInt8(ascii: ">") }
        return [0x22, 0x27].allSatisfy { quote in type.count { $0 == quote }.isMultiple(of: 2) }
    }
}
