internal import SourceCode

/// A place that names a function of the project.
struct FunctionUse: Hashable, Sendable {
    var name: String
    /// The name of the function around the use; empty for none.
    var user: String
    /// The types around the use, outermost first.
    var owners: [String]
    /// Whether users of the app can reach the place.
    var isSeen: Bool
}

extension FactFinder {
    /// Notes that a function is named which is the only one of its name.
    mutating func noteFunction(_ node: CodeNode) {
        let name = node.name
        guard types.functionCounts[name] == 1, name != situation.function else { return }
        calls.insert(
            FunctionUse(
                name: name,
                user: situation.function,
                owners: situation.owners,
                isSeen: situation.isSeen
            )
        )
    }
}

/// The functions that only tests, previews and pages for developers call.
///
/// A function that nothing names is called by the system or by a document, for all that is known.
enum UnseenFunctions {
    /// The names of the functions.
    ///
    /// - Parameters:
    ///   - uses: the places that name functions of which there is one.
    ///   - types: the types that no user sees anything of.
    /// - Returns: the names.
    /// - Complexity: O(*n* · *d*) in the number of uses and the depth to which such functions call one another.
    static func names(_ uses: some Sequence<FunctionUse>, unseen types: Set<String>) -> Set<String> {
        let byName = Dictionary(grouping: uses, by: \.name)
        var unseen: Set<String> = []
        while true {
            let count = unseen.count
            for (name, uses) in byName where !unseen.contains(name) {
                let isUnseen = uses.allSatisfy { use in
                    !use.isSeen || unseen.contains(use.user) || !types.isDisjoint(with: use.owners)
                }
                if isUnseen { unseen.insert(name) }
            }
            if unseen.count == count { return unseen }
        }
    }
}
