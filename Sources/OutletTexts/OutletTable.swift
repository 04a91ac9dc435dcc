internal import SourceText

/// The outlets of all documents.
struct OutletTable: Sendable {
    struct Entry: Sendable {
        /// A position in the list of documents.
        var document: Int
        var outlet: DocumentOutlet
    }

    private(set) var all: [Entry] = []
    /// The positions of entries by the name of the property.
    private(set) var positions: [String: [Int]] = [:]
    /// The positions of those of which a property holds several.
    private(set) var collections: [String: [Int]] = [:]
    /// The classes that have outlets, by document.
    private(set) var owners: [Int: Set<String>] = [:]
    /// The documents with cells of no class of the app's own.
    private(set) var plain: Set<Int> = []
    /// The documents that files of code name.
    let named: NamedDocuments

    init(_ documents: [DocumentConnections]) {
        named = NamedDocuments(documents.map { FilePath.stem(of: $0.path) })
        for (index, document) in documents.enumerated() {
            if document.hasPlainCells { plain.insert(index) }
            for outlet in document.outlets {
                owners[index, default: []].insert(outlet.owner)
                if outlet.isCollection {
                    collections[outlet.property, default: []].append(all.count)
                } else {
                    positions[outlet.property, default: []].append(all.count)
                }
                all.append(Entry(document: index, outlet: outlet))
            }
        }
    }

    /// The outlets that a name stands for inside a type.
    func positions(of name: String, in type: String, _ facts: CodeMembers) -> [Int] {
        var name = name
        if positions[name] == nil, name.hasPrefix("_") { name.removeFirst() }
        return positions[name]?.filter { position in
            let owner = all[position].outlet.owner
            guard facts.isRelated(owner, type) else { return false }
            // What a subclass declares, a value of the class above it does not have: `detailTextLabel` of any cell is
            // that of the system.
            return facts.property(name, of: type) != nil || facts.property(name, of: owner) == nil
        } ?? []
    }

    /// The outlets that a property of a type holds together.
    func collection(_ name: String, in type: String, _ facts: CodeMembers) -> [Int] {
        collections[name]?.filter { facts.isRelated(all[$0].outlet.owner, type) } ?? []
    }

    /// Whether only one type of the project has a property of this name, and it is an outlet.
    func isUnique(_ name: String, _ facts: CodeMembers) -> Bool {
        guard let found = positions[name], facts.ownerCounts[name] == 1, name.utf8.count > 8 else { return false }
        return Set(found.map { all[$0].outlet.owner }).count == 1
    }
}
