internal import SourceCode
internal import SourceText

/// Other names for what generators make of tables: `typealias Text = R.string.localizable`, and
/// `static let text = L10n.Settings.self` in a type.
struct AccessorAliases: Sendable {
    /// What a name stands for: in each file that declares it, and everywhere else if all declare the same.
    private struct Targets: Sendable {
        var byFile: [String: String] = [:]
        var common: String?
    }

    /// By the name of the alias, for a constant with its type in front: `Texts.settings`.
    private var targets: [String: Targets] = [:]
    /// How often an alias may stand for another one.
    private static let maximumDepth = 4

    init() {}

    /// - Complexity: O(*n*) in the number of aliases and members of types.
    init(_ index: TypeIndex) {
        for file in index.files {
            let path = file.code.file.path
            for alias in file.aliases {
                guard let target = alias.child(.typeName)?.name else { continue }
                add(alias.name, target, in: path)
            }
            for declaration in file.declarations where declaration.node.kind == .binding {
                guard declaration.statement.traits.contains(.isConstant),
                    let owner = declaration.owner.map({ TypeIndex.name(of: file.declarations[$0].node) }),
                    let value = declaration.node.child(.initialValue)?.firstChild, value.kind == .member,
                    let target = KeyFinder.path(of: value)
                else { continue }
                add(owner + "." + declaration.node.name, target, in: path)
            }
        }
    }

    private mutating func add(_ name: String, _ target: String, in file: String) {
        let plain = target.hasSuffix(".self") ? String(target.dropLast(".self".count)) : target
        // `typealias L10n = Kit.L10n` stands for what is called alike in another module.
        guard plain != name, !plain.hasSuffix("." + name), plain.utf8.allSatisfy(Self.isPartOfPath) else { return }
        let isFirst = targets[name] == nil
        let isSame = targets[name]?.common == plain
        // Two clauses of `#if` may say different things.
        let isOther = targets[name]?.byFile[file].map { $0 != plain } ?? false
        targets[name, default: Targets()].byFile[file] = isOther ? name : plain
        targets[name]?.common = isFirst || isSame ? plain : nil
    }

    private static func isPartOfPath(_ byte: UInt8) -> Bool { NameHash.isPart(byte) || byte == UInt8(ascii: ".") }

    /// A chain of names with what its first ones stand for in place of them.
    ///
    /// - Parameters:
    ///   - path: the names as they are written, `Text.greeting`.
    ///   - file: the path of the file where they are.
    /// - Returns: the path itself if nothing has another name.
    /// - Complexity: O(*n*) in the length of the path.
    func resolved(_ path: String, in file: String) -> String {
        guard !targets.isEmpty else { return path }
        var path = path
        for _ in 0..<Self.maximumDepth {
            guard let next = replaced(path, in: file) else { break }
            path = next
        }
        return path
    }

    private func replaced(_ path: String, in file: String) -> String? {
        guard let end = path.firstIndex(of: ".") else { return nil }
        let rest = path[path.index(after: end)...]
        if let target = target(of: String(path[..<end]), in: file) { return target + "." + rest }
        guard let second = rest.firstIndex(of: "."), let target = target(of: String(path[..<second]), in: file) else {
            return nil
        }
        return target + path[second...]
    }

    private func target(of name: String, in file: String) -> String? {
        targets[name].flatMap { $0.byFile[file] ?? $0.common }
    }
}
