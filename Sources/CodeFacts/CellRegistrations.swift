internal import SourceCode

/// Views that code only registers with a table or a collection: `[table registerClass:[PhotoCell class] forCellReuseIdentifier:@"PhotoCell"]`.
///
/// That makes none. One whose identifier has the name of its class is made where code asks for it by that name.
enum CellRegistrations {
    private static let search = ByteSearch("regist")
    private static let label = Array("dentifier:".utf8)
    private static let endings = ["Cell", "Footer", "Header", "View"].map { Array($0.utf8) }

    /// Where the names of such views stand in calls that register them, in the order of the code.
    ///
    /// - Parameter utf8: code of Swift or Objective-C.
    /// - Returns: none of calls that go over several lines, and of those with an identifier of another name.
    /// - Complexity: O(*n*).
    static func names(in utf8: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var next = search.first(in: utf8)
        while let start = next {
            let end = utf8[start...].firstIndex(of: 0x0A) ?? utf8.count
            if start == 0 || !NameHash.isPart(utf8[start - 1]) { found += names(in: utf8, ofCallAt: start, end) }
            next = search.first(in: utf8, from: max(end, start + 1))
        }
        return found
    }

    /// The names in the first call of a line.
    private static func names(in utf8: [UInt8], ofCallAt start: Int, _ end: Int) -> [Range<Int>] {
        guard let rest = arguments(utf8[start..<end].drop(while: NameHash.isPart)) else { return [] }
        guard let label = rest.firstRange(of: label) else { return views(in: rest) }
        let identifier = views(in: rest[label.upperBound...])
        let registered = views(in: rest[..<label.lowerBound]).filter { view in
            identifier.contains { utf8[$0].elementsEqual(utf8[view]) }
        }
        return registered + identifier.filter { own in registered.contains { utf8[$0].elementsEqual(utf8[own]) } }
    }

    /// The arguments of a call, of a message up to the bracket that closes it; `nil` if it goes on in the next line.
    private static func arguments(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let isMessage = rest.first == UInt8(ascii: ":")
        guard isMessage || rest.first == UInt8(ascii: "(") else { return nil }
        let end = isMessage ? rest.closing("[", "]", from: 1) : rest.closing("(", ")")
        return end.map { rest[..<$0] }
    }

    private static func views(in code: ArraySlice<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        NameHash.forEach(in: code) { _, start, _ in
            let name = code[start...].prefix(while: NameHash.isPart)
            guard let first = name.first, (0x41...0x5A).contains(first),
                endings.contains(where: { name.suffix($0.count).elementsEqual($0) })
            else { return }
            found.append(start..<name.endIndex)
        }
        return found
    }
}
