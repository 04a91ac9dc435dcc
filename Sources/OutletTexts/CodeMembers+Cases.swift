internal import SourceCode
internal import SourceText

/// Cases of enumerations with what they hold, and other names of types.
extension CodeMembers {
    /// A case of an enumeration with associated values.
    struct EnumCase: Sendable {
        /// The enumeration.
        var owner: String
        var parameters: [Parameter]
    }

    /// A value that a pattern takes out of a case: the second of `case .failed(_, let reason)`.
    struct Payload: Sendable, Hashable {
        /// The name of the case.
        var name: String
        /// The position of the value.
        var position: Int
        /// How many values the pattern names.
        var count: Int
    }

    /// `typealias Model = Cell.Model`.
    struct TypeAlias: Sendable {
        var name: String
        /// The type that declares it, and alone sees it; empty outside of types.
        var owner: String
        /// The type around the one that is meant; empty if none is written.
        var outer: String
    }

    /// The case that a value of a pattern is of.
    ///
    /// - Returns: `nil` if no enumeration has such a case, or several do: which one is meant, names do not tell.
    func enumCase(of payload: Payload) -> EnumCase? {
        let fitting = (enumCases[payload.name] ?? []).filter { $0.parameters.count == payload.count }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// Whether types of this name stand inside different types.
    func isAmbiguous(_ type: String) -> Bool {
        guard let members = properties[type] else { return false }
        return Set(members.values.lazy.joined().lazy.map(\.place.outer)).count > 1
    }

    /// The calls that make a value of a type.
    ///
    /// - Parameters:
    ///   - type: its name.
    ///   - places: where it is declared; types of one name are told apart by that.
    /// - Returns: the calls, in the order of files and places.
    /// - Complexity: O(*n*) in the number of calls by this name.
    func makers(of type: String, at places: [TypePlace]) -> [Call] {
        let direct = calls[type] ?? []
        let others = aliases[type] ?? []
        func makers(by alias: TypeAlias) -> [Call] {
            (calls[alias.name] ?? []).filter { call in
                alias.owner.isEmpty || ancestry(of: call.scope.type).contains(alias.owner)
            }
        }
        guard isAmbiguous(type), !places.isEmpty else { return direct + others.flatMap(makers) }
        let outers = Set(places.map(\.outer))
        let own = direct.filter { call in
            guard let callee = call.node.firstChild else { return false }
            if callee.kind == .member, let base = callee.firstChild { return outers.contains(base.name) }
            // Without an outer type in front it is one of the code around, or of the file.
            return !outers.isDisjoint(with: ancestry(of: call.scope.type)) || outers.contains("")
                || places.contains { $0.file == call.node.file.path }
        }
        return own + others.filter { outers.contains($0.outer) }.flatMap(makers)
    }

    /// The type that a name stands for in a type, or in one that it inherits from: `typealias Model = AccountModel` of a cell.
    ///
    /// - Returns: `nil` for a name that the type gives nothing else.
    /// - Complexity: O(*n*) in the number of such names.
    func aliased(_ name: String, in type: String) -> String? {
        guard !type.isEmpty else { return nil }
        let owners = ancestry(of: type)
        return aliases.filter { $0.value.contains { $0.name == name && owners.contains($0.owner) } }.keys.min()
    }
}
