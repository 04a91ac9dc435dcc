internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Branches and statements that no run of the app comes to: `if false { … }`, `if (NO) { … }`, those of a feature that a constant
/// switches off, those whose conditions contradict one another or always hold, what stands behind a `return`, and methods of
/// delegates that nothing calls.
enum DeadBranches {
    /// Finds their bytes.
    ///
    /// - Parameters:
    ///   - index: the files of the project.
    ///   - constants: the properties of Swift that are never true.
    /// - Returns: the bytes by the path of their file as it was opened.
    /// - Complexity: O(*n*) in the size of the code.
    static func ranges(in index: TypeIndex, _ constants: FalseConstants) -> [String: [Range<Int>]] {
        let others = index.files.filter { !$0.path.hasSuffix(".swift") }
        let falseNames = ObjectiveCFalseNames(others.map(\.code))
        let cases = ContradictoryCondition.constants(in: index)
        let unanswered = UnansweredSelectors(index)
        let delegates = UnaskedDelegates(index)
        let found = CodeThreads.map(index.files) { file in
            let branches =
                file.path.hasSuffix(".swift")
                ? swift(file.code, constants, cases) : objectiveC(file.code.file.utf8, falseNames, unanswered)
            return branches + delegates.methods(in: file)
        }
        return zip(index.files, found).reduce(into: [:]) { ranges, file in
            if !file.1.isEmpty { ranges[file.0.code.file.path] = file.1.outermost }
        }
    }

    // MARK: Swift

    private static func swift(
        _ code: SourceCode,
        _ constants: FalseConstants,
        _ cases: Set<String>
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var owners: [(name: String, end: Int)] = []
        for node in code.root.descendants {
            while let last = owners.last, last.end <= node.range.lowerBound { owners.removeLast() }
            switch node.kind {
            case .type, .extension: owners.append((TypeIndex.name(of: node), node.range.upperBound))
            case .function: owners.append((FalseParameters.key(of: node), node.range.upperBound))
            case .if, .guard:
                let names = owners.map(\.name)
                let conditions = node.children.filter { $0.kind == .condition }
                if conditions.contains(where: { constants.deny($0, in: names) })
                    || ContradictoryCondition.isOne(conditions, constants: cases)
                {
                    found += node.neverTaken(holds: false)
                } else if !conditions.isEmpty,
                    conditions.allSatisfy({
                        constants.affirm($0, in: names) || CertainCondition.holds($0)
                    })
                {
                    found += node.neverTaken(holds: true)
                }
            case .body, .closure, .switchCase: found += behindReturn(in: node)
            default: continue
            }
        }
        return found
    }

    /// What stands in a block behind a `return` that is a statement of its own.
    private static func behindReturn(in block: CodeNode) -> [Range<Int>] {
        var end: Int?
        for child in block.children {
            // A function may be declared behind it and called before.
            if let end, child.kind != .function, child.kind != .type { return [end..<block.range.upperBound] }
            if child.kind == .return { end = child.range.upperBound }
        }
        return []
    }

    // MARK: Objective-C

    private static func objectiveC(
        _ utf8: [UInt8],
        _ names: ObjectiveCFalseNames,
        _ unanswered: UnansweredSelectors
    ) -> [Range<Int>] {
        let code = CodeComments.blanked(utf8)
        return ObjectiveCBranches.dead(in: code) { names.deny($0) || unanswered.deny($0) ? false : nil }
            + behindReturns(in: code)
            + names.clauses(in: code)
    }

    private static let word = NameHash.of("return")

    /// What stands in blocks of C behind a `return` that no condition is in front of, up to a label or a directive.
    private static func behindReturns(in code: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        NameHash.forEach(in: code[...]) { name, offset, _ in
            guard name == word, found.last.map({ $0.upperBound <= offset }) ?? true,
                let before = code[..<offset].last(where: { $0 > 0x20 }), ";{}".utf8.contains(before),
                !isInClause(offset, code), let end = code[offset...].firstIndex(of: UInt8(ascii: ";")),
                !code[offset..<end].contains(UInt8(ascii: "{"))
            else { return }
            var depth = 0
            var index = ObjectiveCBranches.next(end + 1, in: code)
            let start = index
            while index < code.count {
                switch code[index] {
                case UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: "#"): return
                case UInt8(ascii: ":") where depth == 0 && isLabel(code[start..<index]): return
                default: break
                }
                if depth < 0 { break }
                index += 1
            }
            if start < index { found.append(start..<index) }
        }
        return found
    }

    /// Whether a place is the first of a clause of `#if`: the statement before it is one of the other clause.
    private static func isInClause(_ place: Int, _ code: [UInt8]) -> Bool {
        let line = code[..<place].lastIndex(of: 0x0A) ?? 0
        let previous = code[..<line].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return code[previous..<line].first { $0 > 0x20 } == UInt8(ascii: "#")
    }

    /// Whether code in front of a colon is `case …` or the name of a label, and no part of a message or a choice.
    private static func isLabel(_ code: ArraySlice<UInt8>) -> Bool {
        let statement = code.reversed().prefix { !";{}".utf8.contains($0) }.reversed()
        let words = String(decoding: Array(statement), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return words.first == "case"
            || words.count == 1 && words[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
