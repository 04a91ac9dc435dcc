package import CodeStrings
package import SourceCode
internal import SourceText

/// Types with an accessor for each key of a table that are written when the app is built, so that no source has them.
///
/// A name that nothing declares is one of them where nearly all its members are keys of one table, by the letters and
/// digits of both. Fewer members than a handful prove nothing. The members may stand in types inside it:
/// `CoreLocalization.Error.wrongFormat` is `ERROR.WRONG_FORMAT`, and the first of these types may be the table, as SwiftGen
/// writes it for several of them: `L10n.InfoPlist.cameraUsage`.
package enum GeneratedAccessors {
    /// How many members have to be used, and how many of a hundred have to be keys.
    private static let fewestMembers = 5
    private static let leastShare = 90

    /// The name of the table behind each such type.
    ///
    /// - Parameters:
    ///   - files: the Swift files of a project.
    ///   - tables: the keys of its tables in the source language, by name of the table.
    /// - Returns: the tables by the name of the type, `L10n`, or that of a type in it which stands for a table,
    ///   `L10n.InfoPlist`; none for a name that something declares.
    /// - Complexity: O(*n*) in the number of nodes.
    package static func tables(
        in files: [SourceCode],
        _ tables: [(name: String, keys: KeyIndex)]
    ) -> [String: String] {
        var members: [String: Set<String>] = [:]
        var declared: Set<String> = []
        let named = Dictionary(grouping: tables) { $0.name.lowercased() }
        for file in files {
            for node in file.root.descendants {
                switch node.kind {
                case .type, .typeAlias, .importedModule: declared.insert(node.name)
                case .member:
                    guard let path = path(of: node) else { continue }
                    members[path.root, default: []].insert(path.names.joined(separator: "."))
                    // What stands in a type of the name of a table may be of that table alone.
                    if path.names.count > 1, named[path.names[0].lowercased()] != nil {
                        let inner = path.names.dropFirst().joined(separator: ".")
                        members["\(path.root).\(path.names[0])", default: []].insert(inner)
                    }
                default: continue
                }
            }
        }
        var found: [String: String] = [:]
        for (type, names) in members where names.count >= fewestMembers {
            let parts = type.split(separator: ".")
            guard let root = parts.first, !declared.contains(String(root)) else { continue }
            let candidates = parts.count > 1 ? named[parts[1].lowercased()] ?? [] : tables
            let shares = candidates.map { table in
                (name: table.name, count: names.count { table.keys.positions(of: .symbol($0)).count == 1 })
            }
            guard let best = shares.max(by: { ($0.count, $1.name) < ($1.count, $0.name) }),
                best.count * 100 >= names.count * leastShare
            else { continue }
            found[type] = best.name
        }
        return found
    }

    /// The outermost type of an accessor, and the names in it: `L10n` and `Error`, `wrongFormat`.
    ///
    /// - Returns: `nil` for anything but a member of a type, or of types inside each other.
    static func path(of member: CodeNode) -> (root: String, names: [String])? {
        guard member.name.first?.isLowercase == true else { return nil }
        var names = [member.name]
        var node = member
        while let base = node.firstChild, base.name.first?.isUppercase == true {
            if base.kind == .reference { return (base.name, names.reversed()) }
            guard base.kind == .member else { return nil }
            names.append(base.name)
            node = base
        }
        return nil
    }
}

extension TreeReader {
    /// The string of a generated accessor: `LocalString.title`, `L10n.Error.title("a")`; `nil` for another member.
    func generated(_ member: CodeNode) -> Value? {
        guard !accessors.isEmpty, let path = GeneratedAccessors.path(of: member) else { return nil }
        let table: String
        let names: ArraySlice<String>
        if path.names.count > 1, let own = accessors["\(path.root).\(path.names[0])"] {
            (table, names) = (own, path.names.dropFirst())
        } else if let own = accessors[path.root] {
            (table, names) = (own, path.names[...])
        } else {
            return nil
        }
        return .string(
            number(
                of: ShownString(
                    name: .symbol(names.joined(separator: ".")),
                    table: .named(table),
                    file: member.file.path,
                    range: member.range
                )
            )
        )
    }
}
