internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The branches of code for systems that an app no longer runs on: `if #available(iOS 13, *) { … } else { … }` in one that asks
/// for iOS 15.
enum OldBranches {
    /// Finds the bytes of the branches that are never taken.
    ///
    /// - Parameters:
    ///   - index: the files of the project.
    ///   - systems: the oldest versions that the app runs on.
    /// - Returns: the bytes by the path of their file as it was opened.
    /// - Complexity: O(*n*) in the size of the code.
    static func ranges(in index: TypeIndex, _ systems: OldestSystems) -> [String: [Range<Int>]] {
        guard systems.areKnown else { return [:] }
        let found = CodeThreads.map(index.files) { file in
            file.path.hasSuffix(".swift") ? swift(file.code, systems) : objectiveC(file.code.file.utf8, systems)
        }
        return zip(index.files, found).reduce(into: [:]) { ranges, file in
            if !file.1.isEmpty { ranges[file.0.code.file.path] = file.1 }
        }
    }

    private static func swift(_ code: SourceCode, _ systems: OldestSystems) -> [Range<Int>] {
        code.root.descendants.flatMap { node -> [Range<Int>] in
            guard node.kind == .if || node.kind == .guard else { return [] }
            let conditions = node.children.filter { $0.kind == .condition }
            guard conditions.contains(where: { OldestSystems.mayAsk(code.file.utf8[$0.range]) }) else { return [] }
            let answers = conditions.map { condition in
                let text = condition.source
                return systems.answer(to: text.hasSuffix(",") ? text.dropLast() : text[...])
            }
            let branches = node.children.filter { $0.kind == .body || $0.kind == .if }
            if answers.contains(false), node.kind == .if { return branches.prefix(1).map(\.range) }
            guard !answers.isEmpty, answers.allSatisfy({ $0 == true }) else { return [] }
            return (node.kind == .guard ? branches.prefix(1) : branches.dropFirst()).map(\.range)
        }
    }

    /// The branches of `if (…) { … } else { … }`; its tree has no conditions.
    private static func objectiveC(_ utf8: [UInt8], _ systems: OldestSystems) -> [Range<Int>] {
        let code = CodeComments.blanked(utf8)
        var found: [Range<Int>] = []
        NameHash.forEach(in: code[...]) { name, offset, _ in
            guard name == word else { return }
            let open = next(offset + 2, in: code)
            guard let close = closing(open, in: code), OldestSystems.mayAsk(code[(open + 1)..<close]),
                let answer = systems.answer(to: String(decoding: code[(open + 1)..<close], as: UTF8.self)),
                let first = block(at: next(close + 1, in: code), in: code)
            else { return }
            if !answer { found.append(first) }
            let other = next(first.upperBound, in: code)
            guard answer, code[other...].starts(with: "else".utf8) else { return }
            if let second = block(at: next(other + 4, in: code), in: code) { found.append(second) }
        }
        return found
    }

    private static let word = NameHash.of("if")

    /// The block that begins at a place, or the statement of `else if` with all that follows it.
    private static func block(at place: Int, in code: [UInt8]) -> Range<Int>? {
        guard place < code.count else { return nil }
        if code[place] == UInt8(ascii: "{") { return closing(place, in: code).map { place..<($0 + 1) } }
        guard code[place...].starts(with: "if".utf8) else {
            return code[place...].firstIndex(of: UInt8(ascii: ";")).map { place..<($0 + 1) }
        }
        guard let close = closing(next(place + 2, in: code), in: code),
            let own = block(at: next(close + 1, in: code), in: code)
        else { return nil }
        let other = next(own.upperBound, in: code)
        guard code[other...].starts(with: "else".utf8), let rest = block(at: next(other + 4, in: code), in: code) else {
            return place..<own.upperBound
        }
        return place..<rest.upperBound
    }

    /// The place of the next byte that is no white space.
    private static func next(_ place: Int, in code: [UInt8]) -> Int {
        code[min(place, code.count)...].firstIndex { $0 > 0x20 } ?? code.count
    }

    /// Where the bracket that stands at a place is closed.
    private static func closing(_ open: Int, in code: [UInt8]) -> Int? {
        guard open < code.count, [UInt8(ascii: "("), UInt8(ascii: "{")].contains(code[open]) else { return nil }
        let (begin, end) = (code[open], code[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}"))
        var depth = 0
        return code[open...].firstIndex { byte in
            if byte == begin { depth += 1 }
            if byte == end { depth -= 1 }
            return depth == 0
        }
    }
}
