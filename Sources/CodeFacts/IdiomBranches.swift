package import CodeStrings
internal import SourceCode
package import SourceText

/// The code that runs on iPads alone, or on iPhones alone: `if UIDevice.current.userInterfaceIdiom == .pad { … } else { … }`.
package struct IdiomBranches: Sendable {
    /// A kind of device of iOS.
    package enum Idiom: Sendable, Hashable, CaseIterable {
        case phone
        case pad
    }

    /// Where code begins and ends that never runs on a kind of device, by the path of its file as it was opened.
    private var absent: [Idiom: [String: [Range<SourceLocation>]]] = [:]
    /// The bytes of the same code.
    private var absentBytes: [Idiom: [String: [Range<Int>]]] = [:]

    /// Finds the branches.
    ///
    /// - Parameter index: the files, and what they declare.
    /// - Complexity: O(*n*) in the size of the code; only files that name a kind of device are read twice.
    package init(_ index: TypeIndex) {
        let flags = IdiomFlags(index)
        guard !flags.areEmpty else { return }
        let found = CodeThreads.map(index.files) { file -> [(Idiom, Range<Int>)] in
            guard flags.mayBeAsked(in: file.code.file.utf8[...]) else { return [] }
            return Idiom.allCases.flatMap { idiom in
                Self.absent(in: file.code, on: idiom, flags).map { (idiom, $0) }
            }
        }
        for (file, ranges) in zip(index.files, found) {
            let path = file.code.file.path
            for (idiom, range) in ranges {
                absentBytes[idiom, default: [:]][path, default: []].append(range)
                let place = file.code.location(at: range.lowerBound)..<file.code.location(at: range.upperBound)
                absent[idiom, default: [:]][path, default: []].append(place)
            }
        }
    }

    /// The bytes of the code that never runs on a kind of device, by the path of its file as it was opened; those of one
    /// branch may stand inside those of another.
    package func bytes(absentOn idiom: Idiom) -> [String: [Range<Int>]] { absentBytes[idiom] ?? [:] }

    /// The only kind of device that runs the code at a place; `nil` where both do, or none is known not to.
    ///
    /// - Complexity: O(*n*) in the branches of the file.
    package func only(at place: SourceLocation) -> Idiom? {
        let own = Idiom.allCases.filter { idiom in
            absent[idiom]?[place.path]?.contains { $0.contains(place) } != true
        }
        return own.count == 1 ? own[0] : nil
    }

    private static func absent(in code: SourceCode, on idiom: Idiom, _ flags: IdiomFlags) -> [Range<Int>] {
        guard code.file.path.hasSuffix(".swift") else {
            return ObjectiveCBranches.dead(in: CodeComments.blanked(code.file.utf8)) { condition in
                flags.mayBeAsked(in: condition)
                    ? flags.answer(to: String(decoding: condition, as: UTF8.self), on: idiom) : nil
            }
        }
        return code.root.descendants.flatMap { node -> [Range<Int>] in
            switch node.kind {
            case .if: node.neverTaken(holds: answer(node, on: idiom, flags))
            case .sequence: ofChoice(Array(node.children), on: idiom, flags)
            case .switch: ofCases(node, on: idiom)
            case .body, .closure, .switchCase: behindGuard(in: node, on: idiom, flags)
            default: []
            }
        }
    }

    /// Whether the conditions of an `if` or a `guard` hold on a kind of device; `nil` where something else decides as well.
    private static func answer(_ node: CodeNode, on idiom: Idiom, _ flags: IdiomFlags) -> Bool? {
        // Most ask for something else, and need not be read as text.
        guard node.children.contains(where: { $0.kind == .condition && flags.mayBeAsked(in: node.file.utf8[$0.range]) })
        else { return nil }
        return node.holds { flags.answer(to: String($0), on: idiom) }
    }

    /// The values of `isPad ? "Tablet" : "Phone"`.
    private static func ofChoice(_ parts: [CodeNode], on idiom: Idiom, _ flags: IdiomFlags) -> [Range<Int>] {
        guard let index = parts.firstIndex(where: { $0.kind == .choice }), index + 1 < parts.count else { return [] }
        let start = parts[..<index].lastIndex { $0.kind == .assignment }.map { $0 + 1 } ?? 0
        guard start < index, let last = parts.last else { return [] }
        let bytes = parts[0].file.utf8[parts[start].range.lowerBound..<parts[index].range.lowerBound]
        guard flags.mayBeAsked(in: bytes) else { return [] }
        let text = String(decoding: bytes, as: UTF8.self).trimmingSuffix { $0 == "?" || $0.isWhitespace }
        switch flags.answer(to: String(text), on: idiom) {
        case false?: return [parts[index].range]
        case true?: return [parts[index + 1].range.lowerBound..<last.range.upperBound]
        case nil: return []
        }
    }

    /// The cases of `switch UIDevice.current.userInterfaceIdiom { case .pad: … default: … }`.
    private static func ofCases(_ node: CodeNode, on idiom: Idiom) -> [Range<Int>] {
        guard let subject = node.firstChild, subject.isNamed("userInterfaceIdiom") else { return [] }
        let cases = node.children.filter { $0.kind == .switchCase }
        let name = idiom == .pad ? "pad" : "phone"
        let labels = cases.map { $0.child(.switchLabel)?.source ?? "" }
        let patterns = labels.map { label in
            // What stands behind `where` may leave the rest to the default.
            (label.firstRange(of: " where ").map { label[..<$0.lowerBound] } ?? label[...])
                .matches(of: /\.(\w+)/).map(\.output.1)
        }
        let isTaken = zip(labels, patterns).contains { $1.contains(name[...]) && !$0.contains(" where ") }
        return zip(cases, patterns).filter { _, patterns in
            patterns.isEmpty ? isTaken : !patterns.contains(name[...])
        }.map(\.0.range)
    }

    /// What stands in a block behind `guard isPad else { return }`.
    private static func behindGuard(in block: CodeNode, on idiom: Idiom, _ flags: IdiomFlags) -> [Range<Int>] {
        block.children.filter { $0.kind == .guard }.flatMap { node -> [Range<Int>] in
            let holds = answer(node, on: idiom, flags)
            let rest = node.range.upperBound..<block.range.upperBound
            return holds == false ? [rest] : node.neverTaken(holds: holds)
        }
    }
}

extension StringProtocol {
    /// The text without characters at its end.
    fileprivate func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> SubSequence {
        var text = self[...]
        while let last = text.last, isLeftOut(last) { text = text.dropLast() }
        return text
    }
}
