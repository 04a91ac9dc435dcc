package import CodeStrings
package import SourceCode
internal import SourceText

/// Types with an accessor for each key of a table that are written when the app is built, so that no source has them.
///
/// A name that nothing declares is one of them where nearly all its members are keys of one table, by the letters and
/// digits of both. Fewer members than a handful prove nothing.
package enum GeneratedAccessors {
    /// How many members have to be used, and how many of a hundred have to be keys.
    private static let fewestMembers = 5
    private static let leastShare = 90

    /// The name of the table behind each such type.
    ///
    /// - Parameters:
    ///   - files: the Swift files of a project.
    ///   - tables: the keys of its tables in the source language, by name of the table.
    /// - Returns: the tables by the name of the type; none for a name that something declares.
    /// - Complexity: O(*n*) in the number of nodes.
    package static func tables(
        in files: [SourceCode],
        _ tables: [(name: String, keys: KeyIndex)]
    ) -> [String: String] {
        var members: [String: Set<String>] = [:]
        var declared: Set<String> = []
        for file in files {
            for node in file.root.descendants {
                switch node.kind {
                case .type, .typeAlias, .importedModule: declared.insert(node.name)
                case .member:
                    guard let base = node.firstChild, base.kind == .reference, base.name.first?.isUppercase == true,
                        node.name.first?.isLowercase == true
                    else { continue }
                    members[base.name, default: []].insert(node.name)
                default: continue
                }
            }
        }
        var found: [String: String] = [:]
        for (type, names) in members where !declared.contains(type) && names.count >= fewestMembers {
            let shares = tables.map { table in
                (name: table.name, count: names.count { table.keys.positions(of: .symbol($0)).count == 1 })
            }
            guard let best = shares.max(by: { ($0.count, $1.name) < ($1.count, $0.name) }),
                best.count * 100 >= names.count * leastShare
            else { continue }
            found[type] = best.name
        }
        return found
    }
}

extension TreeReader {
    /// The string of a generated accessor: `LocalString.title`, `L10n.title("a")`; `nil` for another member.
    func generated(_ member: CodeNode) -> Value? {
        guard let base = member.firstChild, base.kind == .reference, let table = accessors[base.name] else {
            return nil
        }
        return .string(
            number(
                of: ShownString(
                    name: .symbol(member.name),
                    table: .named(table),
                    file: member.file.path,
                    range: member.range
                )
            )
        )
    }
}
