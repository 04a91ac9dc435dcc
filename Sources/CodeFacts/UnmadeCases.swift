internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The cases of enumerations that no code of the app makes, and the branches for them: `case .date: "No date"` of an error that
/// is nowhere thrown.
struct UnmadeCases {
    /// The bytes of the cases and the branches, by the path of their file as it was opened.
    private(set) var ranges: [String: [Range<Int>]] = [:]

    /// - Parameters:
    ///   - choices: the cases, and where code makes them.
    ///   - files: the files of the app, of Swift.
    ///   - unreached: whether a byte of a file is in code that nothing reaches.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ choices: CaseChoices, in files: [TypeIndex.File], unreached: (Int, String) -> Bool) {
        var cases = choices.candidates
        guard !cases.isEmpty else { return }
        for making in choices.makings {
            let owners = making.owners.filter { cases[$0]?.contains(making.name) == true }
            guard !owners.isEmpty, !unreached(making.offset, making.path) else { continue }
            for owner in owners { cases[owner]?.remove(making.name) }
        }
        for file in files {
            // Nobody asks a case that is never made for its raw value.
            for declaration in file.declarations where declaration.node.kind == .enumCase {
                guard let owner = declaration.owner.map({ TypeIndex.name(of: file.declarations[$0].node) }),
                    cases[owner]?.contains(declaration.node.name) == true
                else { continue }
                ranges[file.code.file.path, default: []].append(declaration.node.range)
            }
            for node in file.types {
                guard let unmade = cases[TypeIndex.name(of: node)], !unmade.isEmpty else { continue }
                let found = Self.branches(for: unmade, in: node)
                if !found.isEmpty { ranges[file.code.file.path, default: []] += found }
            }
        }
        cases = cases.filter { !$0.value.isEmpty && choices.all[$0.key, default: []].count >= Self.fewestCases }
        guard !cases.isEmpty else { return }
        for file in files {
            for node in file.code.root.descendants where node.kind == .switch {
                guard node.firstChild?.isNamed("self") != true,
                    let type = Self.type(ofChoice: node, among: choices.all), let unmade = cases[type]
                else { continue }
                let found = Self.branches(for: unmade, of: node)
                if !found.isEmpty { ranges[file.code.file.path, default: []] += found }
            }
        }
    }

    /// The number of cases from which those of two enumerations are hardly named alike.
    private static let fewestCases = 3

    /// The enumeration whose cases a `switch` goes through one by one; `nil` where it has a default, or two would fit.
    private static func type(ofChoice node: CodeNode, among all: [String: Set<String>]) -> String? {
        var names: Set<String> = []
        for branch in node.children where branch.kind == .switchCase {
            guard let label = branch.child(.switchLabel), label.source.hasPrefix("case") else { return nil }
            names.formUnion(label.descendants.filter { $0.kind == .member && $0.firstChild == nil }.map(\.name))
        }
        let types = all.filter { $0.value == names }.keys
        return types.count == 1 ? types.first : nil
    }

    /// The branches of `switch self` that are for such cases alone.
    private static func branches(for unmade: Set<String>, in type: CodeNode) -> [Range<Int>] {
        type.descendants.filter { $0.kind == .switch && $0.firstChild?.isNamed("self") == true }.flatMap {
            branches(for: unmade, of: $0)
        }
    }

    /// The branches of a `switch` that are for such cases alone.
    private static func branches(for unmade: Set<String>, of choice: CodeNode) -> [Range<Int>] {
        choice.children.filter { branch in
            guard branch.kind == .switchCase, let label = branch.child(.switchLabel) else { return false }
            let members = label.descendants.filter { $0.kind == .member }
            return label.source.hasPrefix("case") && !members.isEmpty
                && members.allSatisfy { unmade.contains($0.name) && $0.firstChild == nil }
        }.map(\.range)
    }
}
