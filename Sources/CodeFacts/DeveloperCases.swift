internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Cases of enumerations that stand for what only developers see: a section `.development` of a list, which only code for
/// developers puts into it, and the rows that are listed for it alone, or in a list that is named so
/// (`let developerRows: [Row] = [.crash]`).
struct DeveloperCases: Sendable {
    /// The names of the cases by the path of the file that lists them; of those that are named so everywhere, by "".
    private var names: [String: Set<String>] = [:]

    /// None are known.
    init() {}

    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - flags: the names of properties that are true for developers alone.
    ///   - quoted: the texts that property lists and other data of the project hold, in UTF-8.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ index: TypeIndex, flags: Set<String>, quoted: Set<[UInt8]>) {
        var named: Set<String> = []
        var types: [String: MadeCases.Names] = [:]
        for file in index.files {
            for declaration in file.declarations
            where declaration.node.kind == .enumCase && Self.isNamedSo(declaration.node.name) {
                guard let owner = declaration.owner else { continue }
                let type = file.declarations[owner].node
                // All cases of such a type are made at once.
                if type.children.contains(where: { $0.kind == .inherited && $0.name.contains("CaseIterable") }) {
                    continue
                }
                named.insert(declaration.node.name)
                let name = declaration.node.name
                types[TypeIndex.name(of: type), default: .init()].all.insert(name)
                // A raw value of text that no data has is made by nothing.
                let isOfTexts = type.children.contains { $0.kind == .inherited && $0.isNamed("String") }
                let literal = declaration.node.descendants.first { $0.kind == .string }
                let raw = literal.map { CodeLiteral($0).plainText } ?? name
                if !isOfTexts || raw.map({ quoted.contains(Array($0.utf8)) }) ?? true {
                    types[TypeIndex.name(of: type), default: .init()].raw.insert(name)
                }
            }
        }
        for file in index.files where file.path.hasSuffix(".swift") && !named.isEmpty {
            guard CodePurpose(path: file.path) == .app else { continue }
            named.subtract(MadeCases.names(among: named, of: types, in: file.code, flags: flags))
        }
        guard !named.isEmpty else { return }
        names[""] = named
        for file in index.files where file.path.hasSuffix(".swift") {
            let rows = Self.rows(of: named, in: file.code)
            if !rows.isEmpty { names[file.code.file.path] = rows }
        }
    }

    /// Whether the name of a case says that developers use what it stands for.
    private static func isNamedSo(_ name: String) -> Bool {
        if ["debug", "debugging", "developer", "development", "internal"].contains(name) { return true }
        let words = name.words
        guard words.count > 1, let first = words.first else { return false }
        return ["developer", "development"].contains(first)
            || first == "debug" && ["menu", "options", "settings", "tools", "section"].contains(words[1])
    }

    /// Names of cases beside `debug` of a level of logs, or of a kind of build, which people may choose among.
    private static let others: Set<String> = [
        "error", "fault", "info", "notice", "prod", "production", "release", "trace", "verbose", "warning",
    ]

    /// Whether a case of a `switch` is for developers: all that it matches is.
    ///
    /// - Complexity: O(*n*) in the cases of the `switch`.
    func hold(_ branch: CodeNode, of choice: CodeNode?) -> Bool {
        guard let everywhere = names[""], let label = branch.child(.switchLabel) else { return false }
        let found = Self.cases(in: label)
        let here = names[branch.file.path] ?? []
        guard !found.isEmpty, found.allSatisfy({ everywhere.contains($0) || here.contains($0) }) else { return false }
        guard found.contains("debug") || found.contains("debugging") else { return true }
        let all = choice?.children.filter { $0.kind == .switchCase }.compactMap { $0.child(.switchLabel) } ?? []
        return !all.contains { !Self.others.isDisjoint(with: Self.cases(in: $0)) }
    }

    /// The names of the cases that a label matches, `case .one, .other:`; none if it matches anything else.
    private static func cases(in label: CodeNode) -> [String] {
        let parts = Array(label.children)
        guard !parts.isEmpty, parts.allSatisfy({ $0.kind == .member && $0.firstChild == nil }) else { return [] }
        return parts.map(\.name)
    }

    /// The cases that a file lists for such a case and names nowhere else but in labels: `[.development: [.crash]]`.
    private static func rows(of named: Set<String>, in code: SourceCode) -> Set<String> {
        var rows: Set<String> = []
        var uses: [String: Int] = [:]
        var listed: [String: Int] = [:]
        func list(_ array: CodeNode) {
            for row in array.children where row.kind == .member && row.firstChild == nil {
                rows.insert(row.name)
                listed[row.name, default: 0] += 1
            }
        }
        for node in code.root.descendants {
            if node.kind == .binding, let value = node.child(.initialValue)?.firstChild, value.kind == .array,
                ["developer", "development"].contains(node.name.words.first)
            {
                list(value)
            }
            guard node.kind == .dictionary else { continue }
            var key: CodeNode?
            for part in node.children {
                if part.kind == .array, let key, key.kind == .member, named.contains(key.name) { list(part) }
                key = part
            }
        }
        guard !rows.isEmpty else { return [] }
        for node in code.root.descendants {
            if node.kind == .switchLabel {
                for name in cases(in: node) { listed[name, default: 0] += 1 }
            }
            if node.kind == .member, node.firstChild == nil { uses[node.name, default: 0] += 1 }
        }
        return rows.filter { uses[$0] == listed[$0] }
    }
}
