internal import SourceText
internal import XcodeProjects

/// Targets that an Xcode project still has and that nobody can build any more: the property list that they need is gone, and
/// the project has another application whose list is there.
enum UnbuildableTargets {
    /// The kinds of products that are of no use without a property list of their own.
    private static let kinds = [
        "com.apple.product-type.application", "com.apple.product-type.app-extension",
    ]

    /// The targets without those.
    ///
    /// - Parameters:
    ///   - targets: the targets of a project.
    ///   - lists: the property lists that are there, from the root of the file system, in small letters.
    /// - Returns: all targets if no application has a list that is known to be there.
    /// - Complexity: O(*n*) in the number of targets.
    static func removed(from targets: [ProjectTarget], lists: Set<String>) -> [ProjectTarget] {
        func isThere(_ list: String) -> Bool { lists.contains(list.lowercased()) }
        let hasApp = targets.contains { target in
            target.productType == kinds[0] && target.propertyLists.contains(where: isThere)
        }
        guard hasApp else { return targets }
        return targets.filter { target in
            let lists = target.propertyLists
            return lists.isEmpty || lists.contains(where: isThere)
                || !kinds.contains(where: target.productType.hasPrefix)
        }
    }
}
