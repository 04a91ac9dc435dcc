internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// How code uses constants of insets.
struct InsetUses {
    /// Where code reads one side of the insets, with what it is a part of.
    var sides: [(path: String, statement: String)] = []
    /// The files that hand the insets as a whole on, one for each place.
    var wholes: [String] = []
    /// How many constants have the name.
    var declarations = 0
}

extension CodeUses {
    /// The uses of the constants that insets with different sides are given to, by name.
    ///
    /// - Complexity: O(*n*) in the size of the code, once.
    func findInsetUses() -> [String: InsetUses] {
        var found: [String: InsetUses] = [:]
        for file in code.facts.files {
            for use in file.facts.directions {
                guard case .insets = use.kind, let name = constant(of: use.node, in: file) else { continue }
                found[name] = InsetUses()
            }
        }
        guard !found.isEmpty else { return [:] }
        for file in code.facts.files where CodePurpose(path: file.path) == .app {
            collect(in: file, &found)
        }
        return found
    }

    /// The constant that a value is given to where it is declared.
    func constant(of node: CodeNode, in file: CodeFacts.File) -> String? {
        let around = nodes(around: node.range, in: file)
        guard let value = around.lastIndex(where: { $0.kind == .initialValue }), value > 0,
            around[value - 1].kind == .binding, around[value].firstChild?.range == node.range
        else { return nil }
        return around[value - 1].name
    }

    private func collect(in file: CodeFacts.File, _ found: inout [String: InsetUses]) {
        let path = file.code.file.path
        // What stands in front of a side comes behind it in the order of nodes.
        var read: Set<Int> = []
        for node in file.code.root.descendants {
            switch node.kind {
            case .binding where found[node.name] != nil: found[node.name]?.declarations += 1
            case .member where node.firstChild.map({ found[$0.name] != nil }) == true && Self.sides.contains(node.name):
                guard let base = node.firstChild else { continue }
                read.insert(base.index)
                guard node.isNamed("left") || node.isNamed("right") else { continue }
                found[base.name]?.sides.append((path, statement(around: node, in: file)))
            case .member, .reference:
                if found[node.name] != nil, !read.contains(node.index) { found[node.name]?.wholes.append(path) }
            default: continue
            }
        }
    }

    private static let sides: Set<String> = ["bottom", "left", "right", "top"]

    private static let blocks: Set<CodeKind> = [.accessor, .body, .closure, .extension, .file, .switchCase, .type]

    /// The statement, or the parameter of a function, that a node is in.
    private func statement(around node: CodeNode, in file: CodeFacts.File) -> String {
        let around = nodes(around: node.range, in: file)
        guard let position = around.lastIndex(where: { $0.kind == .parameter || Self.blocks.contains($0.kind) }) else {
            return ""
        }
        let isParameter = around[position].kind == .parameter
        return around[isParameter ? position : min(position + 1, around.count - 1)].source
    }

    /// Whether insets are a pair of numbers of which each is the distance at the start or the end of a line: code reads their
    /// sides alone, `make.leading.equalToSuperview().offset(insets.left)`.
    ///
    /// - Complexity: O(*n*) in the uses of the constant.
    func arePairOfNumbers(_ insets: CodeNode, in file: CodeFacts.File) -> Bool {
        guard let name = constant(of: insets, in: file), let uses = insetUses[name] else { return false }
        // Of several constants of a name those are meant that the same file reads.
        let path = file.code.file.path
        let isOnly = uses.declarations == 1
        let sides = uses.sides.filter { isOnly || $0.path == path }
        let isHandedOn = uses.wholes.contains { isOnly || $0 == path }
        // Frames are computed from numbers as well: something has to say that these are of the start and the end.
        guard !isHandedOn, sides.contains(where: { $0.statement.firstMatch(of: /[lL]eading|[tT]railing/) != nil })
        else {
            return false
        }
        return !sides.contains { side in
            let statement = side.statement.replacing("\(name).left", with: "").replacing("\(name).right", with: "")
            return Self.namesSide(statement)
        }
    }

    /// Whether a statement names a side of the screen, or makes a frame.
    private static func namesSide(_ statement: String) -> Bool {
        statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { sideWords.contains($0) }
    }

    private static let sideWords: Set<Substring> = [
        "CGPoint", "CGRect", "NSRect", "frame", "left", "leftAnchor", "origin", "right", "rightAnchor", "x",
    ]
}
