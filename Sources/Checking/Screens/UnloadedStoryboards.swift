internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The storyboards of an app that nothing loads: neither code nor a document nor a property list names them.
///
/// An app that was moved to one storyboard for all devices often keeps `Main_iPhone.storyboard` in its target.
struct UnloadedStoryboards: Sendable {
    private var names: Set<String> = []

    /// Names of storyboards that build settings and the system load without a property list.
    private static let standard: Set<String> = ["Interface", "LaunchScreen", "Launch Screen", "Main", "MainInterface"]

    /// The names of storyboards that may be loaded by their names alone.
    ///
    /// - Complexity: O(*n*) in the number of documents.
    static func candidates(among documents: [MarkupFile]) -> Set<String> {
        let names = documents.compactMap { name(of: $0.file.path) }
        return Set(names).subtracting(standard).filter { NamedInCode.name($0) != nil }
    }

    /// - Parameters:
    ///   - candidates: the names of storyboards.
    ///   - named: what code, documents and property lists name.
    ///   - listed: what property lists alone name. An app none of whose storyboards they name has no list that was read, so
    ///     that nothing is known of the others.
    ///   - classes: the types of the app: code may load a storyboard by the name of its class.
    ///   - files: the code, which may put the name together.
    /// - Complexity: O(*n*) in the size of the code if some candidate is not named.
    init(
        among candidates: Set<String>,
        named: Set<NamedInCode.Name>,
        listed: Set<NamedInCode.Name>,
        classes: Set<String>,
        files: [TypeIndex.File]
    ) {
        let hasEntry = candidates.union(Self.standard).contains { NamedInCode.name($0).map(listed.contains) == true }
        guard hasEntry else { return }
        var unnamed = candidates.filter { name in
            NamedInCode.name(name).map(named.contains) == false && !classes.contains(name)
        }
        guard !unnamed.isEmpty else { return }
        let literals = CodeThreads.map(files) { file in
            Set(file.code.root.descendants.filter { $0.kind == .string }.map(Self.pieces))
        }
        var texts: Set<String> = []
        for pieces in literals.joined() {
            texts.formUnion(pieces)
            unnamed = unnamed.filter { pieces.count == 1 || !Self.mayBe($0, madeWith: pieces) }
        }
        names = unnamed.filter { name in
            // `"ViewController"` is cut off the name of a class, or put behind that of a storyboard.
            !classes.contains { $0.hasPrefix(name) && texts.contains(String($0.dropFirst(name.count))) }
                && !name.indices.dropFirst().contains {
                    texts.contains(String(name[..<$0])) && texts.contains(String(name[$0...]))
                }
        }
    }

    /// Whether a literal with values in it may make a name: it has the characters between the values, in their order.
    private static func mayBe(_ name: String, madeWith pieces: [String]) -> Bool {
        guard pieces.contains(where: { !$0.isEmpty }), let first = pieces.first, let last = pieces.last,
            name.hasPrefix(first), name.hasSuffix(last)
        else { return false }
        var rest = name[...]
        for piece in pieces where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }

    /// The characters between the values of a literal, of a format as well; one piece for a literal without values.
    private static func pieces(of literal: CodeNode) -> [String] {
        var pieces = [""]
        for part in CodeLiteral(literal).parts {
            switch part {
            case .interpolation: pieces.append("")
            case .text(let text):
                guard text.utf8.contains(UInt8(ascii: "%")) else {
                    pieces[pieces.count - 1] += text
                    continue
                }
                let own = text.replacing(/%[0-9$]*@|%s/, with: "\u{0}").split(
                    separator: "\u{0}",
                    omittingEmptySubsequences: false
                )
                pieces[pieces.count - 1] += own[0]
                pieces += own.dropFirst().map(String.init)
            }
        }
        return pieces
    }

    /// Whether a document is one that nothing loads.
    func contain(_ path: String) -> Bool { Self.name(of: path).map(names.contains) ?? false }

    /// The name by which a storyboard is loaded, without extension and device; `nil` for another document.
    static func name(of path: String) -> String? {
        path.hasSuffix(".storyboard") ? path.nibName : nil
    }
}
