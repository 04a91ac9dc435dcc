internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

/// Strings that only code asks for which nothing reaches.
extension CodeUses {
    /// Whether all code that asks for a string is in previews, or in declarations that nothing reaches, such as a constant
    /// that is named nowhere.
    ///
    /// - Returns: `false` where no code asks for the string, or something else than code may.
    /// - Complexity: O(*n*) in the places that ask for it.
    package func isOnlyAskedUnreached(_ key: String, in table: LocalizedTable) -> Bool {
        let key = Array(key.utf8)
        let uses = uses(of: key, in: table)
        return !uses.isEmpty && !code.mentioned.contains(key)
            && uses.allSatisfy {
                $0.isPreview || code.facts.unreached.contains($0.range.lowerBound, in: $0.location.path)
            }
    }

    /// Whether a type around is named for a screen that only developers see, as `DeveloperSettingsView`.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isOnDeveloperScreen(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        return nodes(around: key.range, in: file).contains { type in
            (type.kind == .type || type.kind == .extension)
                && CodeSituation.isForDevelopers(TypeIndex.name(of: type))
        }
    }

    /// Whether the function or the view around a key has its characters as a name.
    ///
    /// - Complexity: O(*n*) in the depth of the place.
    func isNameAround(_ key: CodeKey, _ name: String) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        return nodes(around: key.range, in: file).contains {
            ($0.kind == .function || $0.kind == .binding && $0.child(.typeName)?.name.contains("View") == true)
                && $0.name == name
        }
    }

    /// Whether code shows gray bars instead of what it asks for: `Text("user.name").redacted(reason: .placeholder)`.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isRedacted(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        return nodes(around: key.range, in: file).contains { call in
            guard call.kind == .call, let callee = call.firstChild, callee.kind == .member, callee.isNamed("redacted"),
                let view = callee.firstChild, view.range.holds(key.range)
            else { return false }
            return call.arguments.first?.firstChild?.kind == .member
        }
    }
}
