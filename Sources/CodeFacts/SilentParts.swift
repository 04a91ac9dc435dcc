internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The parts of a file that name nothing which users of the app reach.
enum SilentParts {
    /// Code of debug builds, previews, branches for developers, loops over what is always empty, functions that all
    /// subclasses replace, and the names of views that are only registered.
    ///
    /// - Parameters:
    ///   - code: the file.
    ///   - dead: the bytes of branches that are never taken.
    ///   - overridden: the functions that all subclasses replace.
    ///   - developerFlags: the names of properties that are true for developers alone.
    ///   - developerCases: the cases that stand for what only developers see.
    ///   - falseConstants: the properties that are never true.
    /// - Returns: the bytes, in the order of the file, none inside of another.
    /// - Complexity: O(*n*) in the number of nodes.
    static func of(
        _ code: SourceCode,
        leavingOut dead: [Range<Int>] = [],
        overridden: OverriddenFunctions,
        developerFlags: Set<String> = [],
        developerCases: DeveloperCases? = nil,
        falseConstants: FalseConstants = FalseConstants()
    ) -> [Range<Int>] {
        var parts = dead + CellRegistrations.names(in: code.file.utf8) + (overridden.ranges[code.file.path] ?? [])
        let empty = emptyLists(in: code)
        // The types around, outermost first, and where they end.
        var owners: [String] = []
        var ends: [Int] = []
        for node in code.root.descendants {
            while let end = ends.last, end <= node.range.lowerBound {
                owners.removeLast()
                ends.removeLast()
            }
            if node.kind == .type || node.kind == .extension {
                owners.append(TypeIndex.name(of: node))
                ends.append(node.range.upperBound)
            }
            switch node.kind {
            case .compilation:
                for (clause, isForDevelopers) in BuildClauses(compilation: node) where isForDevelopers {
                    parts.append(clause.range)
                }
            case .if:
                let isForDevelopers = node.children.contains {
                    $0.kind == .condition
                        && (CodeSituation.isForDevelopers(condition: $0, flags: developerFlags)
                            || falseConstants.deny($0, in: owners))
                }
                if isForDevelopers, let body = node.child(.body) { parts.append(body.range) }
            case .switch:
                for branch in node.children
                where branch.kind == .switchCase && developerCases?.hold(branch, of: node) == true {
                    parts.append(branch.range)
                }
            case .macro: if node.isNamed("Preview") { parts.append(node.range) }
            case .type:
                let isPreview = node.children.contains { $0.kind == .inherited && $0.name.hasSuffix("PreviewProvider") }
                if isPreview || CodeSituation.isForDevelopers(TypeIndex.name(of: node)) { parts.append(node.range) }
            case .call where falseConstants.denyPresenting(node, in: owners):
                parts += node.arguments.map(\.range)
            case .call where !empty.isEmpty:
                if let callee = node.firstChild, callee.isNamed("forEach"), let list = callee.firstChild,
                    list.kind == .reference, empty.contains(list.name)
                {
                    parts.append(node.range)
                }
            case .loop where !empty.isEmpty:
                if node.children.contains(where: { $0.kind == .reference && empty.contains($0.name) }) {
                    parts.append(node.range)
                }
            default: break
            }
        }
        return parts.outermost
    }

    /// The private lists of a file that begin empty and that nothing is put into: they are only gone through.
    private static func emptyLists(in code: SourceCode) -> Set<String> {
        var found: Set<String> = []
        for node in code.root.descendants where node.kind == .variables {
            guard node.children.contains(where: { $0.kind == .modifier && $0.isNamed("private") }) else { continue }
            for binding in node.children where binding.kind == .binding {
                let value = binding.child(.initialValue)?.source.filter { !$0.isWhitespace } ?? ""
                if value == "=[]" || value.firstMatch(of: /^=\[\w+\]\(\)$/) != nil { found.insert(binding.name) }
            }
        }
        guard !found.isEmpty else { return [] }
        var uses: [String: Int] = [:]
        var readings: [String: Int] = [:]
        for node in code.root.descendants {
            switch node.kind {
            case .reference where found.contains(node.name): uses[node.name, default: 0] += 1
            case .member:
                // `self.list`, or the same name of something else.
                if found.contains(node.name) { uses[node.name, default: 0] += 1 }
                if let list = node.firstChild, list.kind == .reference, found.contains(list.name),
                    ["forEach", "isEmpty", "count", "first", "last"].contains(node.name)
                {
                    readings[list.name, default: 0] += 1
                }
            case .loop:
                for list in node.children where list.kind == .reference && found.contains(list.name) {
                    readings[list.name, default: 0] += 1
                }
            default: continue
            }
        }
        return found.filter { uses[$0] == readings[$0] }
    }
}
