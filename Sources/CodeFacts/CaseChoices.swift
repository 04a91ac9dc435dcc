internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The enumerations whose cases code has to name to make them, and the places where it does.
///
/// Only enumerations count whose cases come from code that names them: none that is decoded, lists its cases or is made of a
/// raw value. A name that may mean such a case counts as made, whatever its type.
struct CaseChoices {
    /// A place where code makes a case, or may.
    struct Making: Sendable {
        /// The path of the file as it was opened.
        var path: String
        /// In bytes.
        var offset: Int
        var name: String
        /// The enumerations that the case may be of.
        var owners: Set<String>
    }

    /// The cases of all enumerations, by their name.
    let all: [String: Set<String>]
    /// The cases that only code which names them makes, by the enumeration.
    let candidates: [String: Set<String>]
    private(set) var makings: [Making] = []

    /// What an enumeration may inherit from without getting cases from elsewhere.
    private static let plain: Set<String> = [
        "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Identifiable", "Sendable",
        "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
    /// Attributes that make nothing of an enumeration.
    private static let silentAttributes: Set<String> = ["MainActor", "available", "frozen", "unchecked"]

    /// - Parameters:
    ///   - files: the files of the app, of Swift.
    ///   - isLibrary: whether other projects may make cases of public enumerations.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File], isLibrary: Bool) {
        let all = Self.cases(in: files)
        let homes = Self.homes(in: files)
        candidates = Self.candidates(in: files, all, homes, isLibrary: isLibrary)
        self.all = all
        guard !candidates.isEmpty else { return }
        let types = files.reduce(into: Set<String>()) { types, file in
            for node in file.types where node.kind == .type { types.insert(TypeIndex.name(of: node)) }
        }
        var owners: [String: Set<String>] = [:]
        for (owner, names) in candidates { for name in names { owners[name, default: []].insert(owner) } }
        let implied = ImpliedTypes(files, all)
        let wanted = owners
        makings = CodeThreads.map(files) { file in
            let members = implied.members(named: wanted, in: file.code)
            return Self.made(among: wanted, types: types, members, in: file.code).map { making in
                var making = making
                // What is private is made in its own file.
                making.owners = making.owners.filter { homes[$0] == nil || homes[$0] == making.path }
                return making
            }
        }.flatMap(\.self)
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

    /// The places where a file makes cases.
    private static func made(
        among owners: [String: Set<String>],
        types: Set<String>,
        _ members: [CodeNode: Set<String>],
        in code: SourceCode
    ) -> [Making] {
        var found: [Making] = []
        func add(_ node: CodeNode, of owners: Set<String>) {
            let path = code.file.path
            found.append(Making(path: path, offset: node.range.lowerBound, name: node.name, owners: owners))
        }
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
                    !questions.contains(where: { $0.contains(node.nameRange.lowerBound) })
                else { continue }
                guard let base = node.firstChild else {
                    add(node, of: members[node].map(known.intersection) ?? known)
                    continue
                }
                // A property of a value is no case.
                guard base.kind == .reference || base.kind == .member, base.name.first?.isUppercase == true else {
                    continue
                }
                if known.contains(base.name) {
                    add(node, of: [base.name])
                } else if !types.contains(base.name) || base.isNamed("Self") {
                    add(node, of: known)
                }
            default: continue
            }
            // What is asked for ends before what is read next.
            if questions.count > 16 { questions.removeAll { $0.upperBound <= node.range.lowerBound } }
        }
        return found
    }
}
