internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Parameters that all calls give `false`: a branch that asks for one is never taken.
///
/// `func ask(isFirst: Bool)` with `ask(isFirst: false)` alone. Only functions of a name that no other one has count, and only
/// those that code does nothing with but call them.
enum FalseParameters {
    /// A function that takes a truth value.
    private struct Candidate {
        var key: String
        /// The parameters that may be false, with whether one that is left out is.
        var parameters: [String: Bool]
        var innerNames: [String: String]
        var calls = 0
    }

    /// What stands for a function among the names of types around a place.
    static func key(of function: CodeNode) -> String { "\(function.range.lowerBound) \(function.file.path)" }

    /// Finds the parameters.
    ///
    /// - Parameter index: the files, and what they declare.
    /// - Returns: the names that functions have for them inside, by ``key(of:)``.
    /// - Complexity: O(*n*) in the size of the code.
    static func names(in index: TypeIndex) -> [String: Set<String>] {
        var candidates = candidates(in: index)
        guard !candidates.isEmpty else { return [:] }
        let wanted = candidates.keys.reduce(into: [UInt64: String]()) { $0[NameHash.of($1)] = $1 }
        for file in index.files {
            var named: Set<String> = []
            NameHash.forEach(in: file.code.file.utf8[...]) { name, _, _ in
                if let name = wanted[name] { named.insert(name) }
            }
            guard !named.isEmpty else { continue }
            guard file.path.hasSuffix(".swift") else {
                // Objective-C calls it by another name, or in another way.
                for name in named { candidates[name] = nil }
                continue
            }
            read(file.code, &candidates)
        }
        return candidates.values.reduce(into: [:]) { names, candidate in
            let found = candidate.parameters.keys.compactMap { candidate.innerNames[$0] }
            if candidate.calls > 0, !found.isEmpty { names[candidate.key] = Set(found) }
        }
    }

    private static func candidates(in index: TypeIndex) -> [String: Candidate] {
        var found: [String: Candidate] = [:]
        var known: Set<String> = []
        for file in index.files {
            for declaration in file.declarations where declaration.node.kind == .function {
                let node = declaration.node
                // One function of a name may be called in place of another.
                guard known.insert(node.name).inserted else {
                    found[node.name] = nil
                    continue
                }
                guard !node.isNamed("init"), !node.isNamed("subscript"), node.children.allSatisfy(isSilent) else {
                    continue
                }
                var candidate = Candidate(key: key(of: node), parameters: [:], innerNames: [:])
                for parameter in node.children where parameter.kind == .parameter && !parameter.isNamed("_") {
                    guard parameter.child(.typeName)?.isNamed("Bool") == true else { continue }
                    let standard = parameter.child(.initialValue)?.firstChild?.source
                    guard standard == nil || standard == "false" else { continue }
                    candidate.parameters[parameter.name] = standard == "false"
                    candidate.innerNames[parameter.name] = parameter.child(.innerName)?.source ?? parameter.name
                }
                if !candidate.parameters.isEmpty { found[node.name] = candidate }
            }
        }
        return found
    }

    /// Whether a part of a declaration says nothing about other callers.
    private static func isSilent(_ child: CodeNode) -> Bool {
        switch child.kind {
        case .attribute: child.isNamed("MainActor") || child.isNamed("discardableResult")
        case .modifier: !["override", "open", "public", "dynamic"].contains(child.name)
        default: true
        }
    }

    /// Takes away what calls in a file give another value.
    private static func read(_ code: SourceCode, _ candidates: inout [String: Candidate]) {
        var called: Set<Int> = []
        for node in code.root.descendants {
            switch node.kind {
            case .call:
                guard let callee = node.firstChild, var candidate = candidates[callee.name] else { continue }
                called.insert(callee.nameRange.lowerBound)
                candidate.calls += 1
                let arguments = Array(node.arguments)
                for (name, isLeftOut) in candidate.parameters {
                    let given = arguments.first { $0.name == name }
                    let isFalse = given.map { $0.firstChild?.source == "false" } ?? isLeftOut
                    if !isFalse { candidate.parameters[name] = nil }
                }
                candidates[callee.name] = candidate
            case .reference, .member:
                // A function that is handed on is called with anything.
                if candidates[node.name] != nil, !called.contains(node.nameRange.lowerBound) {
                    candidates[node.name] = nil
                }
            default: continue
            }
        }
    }
}
