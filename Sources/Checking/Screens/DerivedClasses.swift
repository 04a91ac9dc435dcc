internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The classes of a project whose members do something, and those that inherit from them.
struct DerivedClasses: Sendable {
    private var found: Set<String> = []
    private var parents: [String: Set<String>] = [:]

    var isEmpty: Bool { found.isEmpty }

    /// - Parameters:
    ///   - types: the sources.
    ///   - words: what an implementation in Objective-C that does it holds, one of them.
    ///   - others: what it holds besides, one of them; empty for nothing.
    ///   - isFound: whether a type or an extension of Swift does it.
    /// - Complexity: O(*n*) in the size of the sources.
    init(_ types: TypeIndex, saying words: [String], and others: [String] = [], where isFound: (CodeNode) -> Bool) {
        let (words, others) = (words.map(ByteSearch.init), others.map(ByteSearch.init))
        self.init(
            types,
            writing: { part in
                let utf8 = Array(part.utf8)
                return words.contains { $0.isIn(utf8) } && (others.isEmpty || others.contains { $0.isIn(utf8) })
            },
            where: isFound
        )
    }

    /// - Parameters:
    ///   - types: the sources.
    ///   - isWritten: whether an implementation in Objective-C does it.
    ///   - isFound: whether a type or an extension of Swift does it.
    /// - Complexity: O(*n*) in the size of the sources.
    init(_ types: TypeIndex, writing isWritten: (Substring) -> Bool, where isFound: (CodeNode) -> Bool) {
        for file in types.files {
            guard file.path.hasSuffix(".swift") else {
                readObjectiveC(file.code.file.utf8, isWritten)
                continue
            }
            for type in file.types {
                let name = TypeIndex.name(of: type)
                for parent in type.children where parent.kind == .inherited {
                    parents[name, default: []].insert(TypeIndex.name(of: parent))
                }
                if isFound(type) { found.insert(name) }
            }
        }
    }

    /// Whether a class, or one that it inherits from, does it.
    func contain(_ name: String) -> Bool {
        var (seen, waiting): (Set<String>, [String]) = ([name], [name])
        while let next = waiting.popLast() {
            if found.contains(next) { return true }
            for parent in parents[next] ?? [] where seen.insert(parent).inserted { waiting.append(parent) }
        }
        return false
    }

    private mutating func readObjectiveC(_ utf8: [UInt8], _ isWritten: (Substring) -> Bool) {
        for part in Self.parts(of: utf8, behind: "interface") {
            let names = part.prefix(200).split(maxSplits: 2, whereSeparator: { !$0.isOfName })
            // `@interface Name : Parent`; a category has parentheses.
            guard names.count > 1, part.drop(while: \.isOfName).first(where: { !$0.isWhitespace }) == ":" else {
                continue
            }
            parents[String(names[0]), default: []].insert(String(names[1]))
        }
        for part in Self.parts(of: utf8, behind: "implementation") where isWritten(part) {
            found.insert(String(part.prefix(while: \.isOfName)))
        }
    }

    /// What follows each place of a directive, such as `@interface`, up to the next one.
    private static func parts(of utf8: [UInt8], behind directive: String) -> [Substring] {
        let hash = NameHash.of(directive)
        var places: [Int] = []
        NameHash.forEach(in: utf8[...]) { name, offset, _ in
            if name == hash, offset > 0, utf8[offset - 1] == UInt8(ascii: "@") { places.append(offset) }
        }
        return zip(places, places.dropFirst() + [utf8.count + 1]).map { start, end in
            String(decoding: utf8[(start + directive.utf8.count)..<(end - 1)], as: UTF8.self)[...].drop {
                $0 == " "
            }
        }
    }
}
