internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The cases of enumerations that no code of the app makes, and the branches for them: `case .date: "No date"` of an error that
/// is nowhere thrown.
///
/// Only enumerations count whose cases come from code that names them: none that is decoded, lists its cases or is made of a
/// raw value. A name that may mean such a case counts as made, whatever its type.
struct UnmadeCases {
    /// The bytes of the cases and the branches, by the path of their file as it was opened.
    private(set) var ranges: [String: [Range<Int>]] = [:]

    /// What an enumeration may inherit from without getting cases from elsewhere.
    private static let plain: Set<String> = [
        "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Identifiable", "Sendable",
        "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
    /// Attributes that make nothing of an enumeration.
    private static let silentAttributes: Set<String> = ["MainActor", "available", "frozen", "unchecked"]

    /// - Parameters:
    ///   - index: the files of the app, and what they declare.
    ///   - isLibrary: whether other projects may make cases of public enumerations.
    ///   - unreached: whether a byte of a file is in code that nothing reaches.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ index: [TypeIndex.File], isLibrary: Bool = true, unreached: (Int, String) -> Bool) {
        let all = Self.cases(in: index)
        let homes = Self.homes(in: index)
        var cases = Self.candidates(in: index, all, homes, isLibrary: isLibrary)
        guard !cases.isEmpty else { return }
        let types = index.reduce(into: Set<String>()) { types, file in
            for node in file.types where node.kind == .type { types.insert(TypeIndex.name(of: node)) }
        }
        var owners: [String: Set<String>] = [:]
        for (owner, names) in cases { for name in names { owners[name, default: []].insert(owner) } }
        let implied = ImpliedTypes(index, all)
        for file in index where !owners.isEmpty {
            let members = implied.members(named: owners, in: file.code)
            let made = Self.made(among: owners, types: types, members, in: file.code, unreached: unreached)
            for (name, base) in made {
                let found = (base.map { [$0] } ?? owners[name] ?? []).filter { owner in
                    homes[owner].map { $0 == file.code.file.path } ?? true
                }
                for owner in found { cases[owner]?.remove(name) }
                owners[name]?.subtract(found)
            }
        }
        for file in index {
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
        cases = cases.filter { !$0.value.isEmpty && all[$0.key, default: []].count >= Self.fewestCases }
        guard !cases.isEmpty else { return }
        for file in index {
            for node in file.code.root.descendants where node.kind == .switch {
                guard node.firstChild?.isNamed("self") != true, let type = Self.type(ofChoice: node, among: all),
                    let unmade = cases[type]
                else { continue }
                let found = Self.branches(for: unmade, of: node)
                if !found.isEmpty { ranges[file.code.file.path, default: []] += found }
            }
        }
    }

    /// The files of the enumerations that only code of their file names.
    private static func homes(in files: [TypeIndex.File]) -> [String: String] {
        var homes: [String: String] = [:]
        var others: Set<String> = []
        for file in files {
            for declaration in file.declarations where declaration.node.kind == .type {
                let name = TypeIndex.name(of: declaration.node)
                if !declaration.statement.isOfFile || homes[name] != nil { others.insert(name) }
                homes[name] = file.code.file.path
            }
        }
        return homes.filter { !others.contains($0.key) }
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

    /// The cases of all enumerations, by their name.
    private static func cases(in files: [TypeIndex.File]) -> [String: Set<String>] {
        var cases: [String: Set<String>] = [:]
        for file in files {
            for declaration in file.declarations where declaration.node.kind == .enumCase {
                guard let owner = declaration.owner else { continue }
                cases[TypeIndex.name(of: file.declarations[owner].node), default: []].insert(declaration.node.name)
            }
        }
        return cases
    }

    /// The cases that only code which names them makes, by the enumeration.
    private static func candidates(
        in files: [TypeIndex.File],
        _ cases: [String: Set<String>],
        _ homes: [String: String],
        isLibrary: Bool
    ) -> [String: Set<String>] {
        let makers = RawValueMakers(files)
        var others: Set<String> = []
        for file in files {
            for node in file.types {
                let name = TypeIndex.name(of: node)
                let isPlain = node.children.allSatisfy { child in
                    switch child.kind {
                    case .inherited:
                        child.name.split(separator: "&").allSatisfy { part in
                            let parent = part.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
                            return plain.contains(parent)
                                || RawValueMakers.rawTypes.contains(parent) && !makers.mayMake(name, home: homes[name])
                        }
                    case .attribute: silentAttributes.contains(child.name)
                    case .modifier: !isLibrary || !child.isNamed("public") && !child.isNamed("open")
                    default: true
                    }
                }
                if !isPlain { others.insert(name) }
            }
        }
        return cases.filter { !others.contains($0.key) }
    }

    /// The cases that a file makes, each with the enumeration where the code names it.
    private static func made(
        among owners: [String: Set<String>],
        types: Set<String>,
        _ members: [CodeNode: Set<String>],
        in code: SourceCode,
        unreached: (Int, String) -> Bool
    ) -> [(name: String, owner: String?)] {
        var found: [(String, String?)] = []
        // The ranges of what only asks for a case.
        var questions: [Range<Int>] = []
        for node in code.root.descendants {
            switch node.kind {
            case .switchLabel: questions.append(node.range)
            case .condition where node.source.hasPrefix("case "):
                // `if case .failed = state`: what is behind the sign is a value.
                let sign = node.source.utf8.firstIndex(of: UInt8(ascii: "="))
                let length = sign.map { node.source.utf8.distance(from: node.source.utf8.startIndex, to: $0) }
                questions.append(node.range.lowerBound..<(node.range.lowerBound + (length ?? node.range.count)))
            case .sequence:
                let parts = Array(node.children)
                for (index, part) in parts.enumerated()
                where part.kind == .operator && (part.isNamed("==") || part.isNamed("!=") || part.isNamed("~=")) {
                    for side in [index - 1, index + 1] where parts.indices.contains(side) {
                        questions.append(parts[side].range)
                    }
                }
            case .member:
                guard let known = owners[node.name],
                    !questions.contains(where: { $0.contains(node.nameRange.lowerBound) }),
                    !unreached(node.range.lowerBound, code.file.path)
                else { continue }
                guard let base = node.firstChild else {
                    if let owners = members[node] {
                        found += owners.intersection(known).map { (node.name, $0) }
                    } else {
                        found.append((node.name, nil))
                    }
                    continue
                }
                // A property of a value is no case.
                guard base.kind == .reference || base.kind == .member, base.name.first?.isUppercase == true else {
                    continue
                }
                if known.contains(base.name) {
                    found.append((node.name, base.name))
                } else if !types.contains(base.name) || base.isNamed("Self") {
                    found.append((node.name, nil))
                }
            default: continue
            }
            // What is asked for ends before what is read next.
            if questions.count > 16 { questions.removeAll { $0.upperBound <= node.range.lowerBound } }
        }
        return found
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
