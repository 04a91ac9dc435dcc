internal import CodeStrings
internal import SourceCode

/// A property that only says whether the app is a build for developers.
enum DeveloperFlag {
    /// Whether a property is true in builds for developers alone: `#if SCREENSHOTS return true #else return false #endif`.
    static func isOne(_ binding: CodeNode) -> Bool {
        // Long ones do more than to say yes or no.
        guard binding.range.count < 400,
            let compilation = binding.descendants.first(where: { $0.kind == .compilation })
        else { return false }
        let clauses = compilation.children.filter { $0.kind == .compilationClause }
        guard clauses.count == 2, BuildCondition(clauses[0].name).isForDevelopers else { return false }
        let values = clauses.map { clause in
            clause.descendants.filter { $0.kind == .literal }.map(\.source)
        }
        return values == [["true"], ["false"]]
    }
}

/// The labels that one configuration of an app sets to `true` and another to `false`:
/// `static let dev = Config(showsSwitches: true)`, `static let prod = Config(showsSwitches: false)`.
struct ConfigurationSwitches: Sendable {
    /// The labels that a configuration for developers sets to `true`.
    private var on: Set<String> = []
    /// The labels that one for users sets to `false`.
    private var off: Set<String> = []
    /// The labels that one for users sets to anything else.
    private var other: Set<String> = []

    private static let developerNames: Set<String> = [
        "debug", "dev", "develop", "development", "internal", "staging", "stage", "test", "testing",
    ]
    private static let userNames: Set<String> = ["live", "prod", "production", "release", "appstore"]

    /// The names of properties that are true for developers alone.
    var flags: Set<String> { on.intersection(off).subtracting(other) }

    /// Notes what a configuration sets.
    ///
    /// - Parameter binding: a property of a type.
    /// - Complexity: O(*n*) in the number of arguments.
    mutating func read(_ binding: CodeNode) {
        let isForDevelopers = Self.developerNames.contains(binding.name.lowercased())
        guard isForDevelopers || Self.userNames.contains(binding.name.lowercased()),
            let call = binding.child(.initialValue)?.firstChild, call.kind == .call
        else { return }
        for argument in call.arguments where !argument.nameRange.isEmpty {
            guard let value = argument.firstChild else { continue }
            let isTrue = value.kind == .literal && value.source == "true"
            let isFalse = value.kind == .literal && value.source == "false"
            if isForDevelopers, isTrue { on.insert(argument.name) }
            if !isForDevelopers { if isFalse { off.insert(argument.name) } else { other.insert(argument.name) } }
        }
    }
}
