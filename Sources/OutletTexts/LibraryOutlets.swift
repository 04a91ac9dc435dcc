/// Outlets that a class outside of the project declares, from which the class of a document inherits.
struct LibraryOutlets: Sendable {
    let facts: CodeMembers

    /// How the names of classes begin that frameworks of the system declare.
    private static let systemPrefixes = [
        "NS", "UI", "AV", "CA", "CN", "EK", "GK", "GLK", "IK", "MF", "MK", "MS", "MTK", "NC", "PDF", "PK", "QL", "SCN", "SF",
        "SK", "SL", "WK", "Web",
    ]

    /// Whether neither the class of an outlet nor any that it inherits from declares the outlet, and the first of them is of a
    /// library whose code is not here.
    ///
    /// - Complexity: O(*n*) in the number of classes that it inherits from.
    func hold(_ outlet: DocumentOutlet) -> Bool {
        let names = [outlet.property, "_" + outlet.property]
        guard let parent = facts.supertypes[outlet.owner]?.first,
            names.allSatisfy({ facts.property($0, of: outlet.owner) == nil })
        else { return false }
        // The first of the names that a class is declared with is the class above it; others are protocols.
        var (root, depth) = (parent, 0)
        while let next = facts.supertypes[root]?.first, depth < Self.maximumDepth { (root, depth) = (next, depth + 1) }
        return !Self.systemPrefixes.contains(where: root.hasPrefix) && facts.properties[root] == nil
    }

    private static let maximumDepth = 16
}

extension OutletWriter {
    /// Notes the views that classes of libraries hold.
    mutating func readLibraries() {
        let libraries = LibraryOutlets(facts: facts)
        for (position, entry) in finder.outlets.all.enumerated()
        where !entry.outlet.isCollection && libraries.hold(entry.outlet) {
            add(.library, to: ReceiverFinder.Receiver(outlet: position))
        }
    }
}
