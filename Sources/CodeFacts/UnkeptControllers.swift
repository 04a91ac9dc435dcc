internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Controllers that code puts into a navigation controller which it never shows: `let tab = UINavigationController(
/// rootViewController: page)` of a tab that is in no list any more.
///
/// A name that only has its own members set or called is handed on to nothing.
enum UnkeptControllers {
    private static let search = ByteSearch("(rootViewController:")

    /// Members by which a controller becomes a part of another one.
    private static let keeping: Set<String> = ["didMove", "willMove"]

    /// Finds where such controllers are made.
    ///
    /// - Parameter files: the files of the app, of Swift.
    /// - Returns: the bytes of the calls by the path of their file as it was opened, in its order.
    /// - Complexity: O(*n*) in the size of the files that have navigation controllers, and of the code where one is not shown.
    static func ranges(in files: [TypeIndex.File]) -> [String: [Range<Int>]] {
        files.reduce(into: [:]) { ranges, file in
            guard search.isIn(file.code.file.utf8) else { return }
            var found: [Range<Int>] = []
            for function in file.code.root.descendants where function.kind == .function {
                guard let body = function.child(.body) else { continue }
                for page in unshownPages(in: body) {
                    if page.kind == .call {
                        found.append(page.range)
                    } else if isName(page), let made = made(page, in: body, of: file, among: files) {
                        found += made
                    }
                }
            }
            if !found.isEmpty { ranges[file.code.file.path] = found.outermost }
        }
    }

    /// What navigation controllers begin with whose names are handed on to nothing.
    private static func unshownPages(in body: CodeNode) -> [CodeNode] {
        let receivers = receivers(in: body)
        return body.descendants.compactMap { binding -> CodeNode? in
            guard binding.kind == .binding, let call = binding.child(.initialValue)?.firstChild, call.kind == .call,
                let page = call.arguments.first(where: { $0.isNamed("rootViewController") })?.firstChild
            else { return nil }
            let isKept = body.descendants.contains { use in
                use.kind == .reference && use.name == binding.name && !receivers.contains(use.range)
            }
            return isKept ? nil : page
        }
    }

    /// The values that a part of the code asks for a member of: `tab` in `tab.title = name`, and in `tab.view.isHidden = true`,
    /// but not in `add(tab.view)`.
    private static func receivers(in part: CodeNode) -> Set<Range<Int>> {
        let members = part.descendants.filter { $0.kind == .member && $0.firstChild != nil }
        let bases = Set(members.compactMap { $0.firstChild?.range })
        return members.reduce(into: []) { found, member in
            guard let base = member.firstChild, !keeping.contains(member.name) else { return }
            if !member.isNamed("view") || bases.contains(member.range) { found.insert(base.range) }
        }
    }

    /// Where code makes what a local name or a property holds, if that is used for nothing else.
    ///
    /// - Parameters:
    ///   - page: the name, as an argument of a navigation controller that is not shown.
    ///   - body: the function around.
    ///   - file: its file.
    ///   - files: all files of Swift.
    /// - Returns: the bytes of the values; `nil` where another place may show it.
    private static func made(
        _ page: CodeNode,
        in body: CodeNode,
        of file: TypeIndex.File,
        among files: [TypeIndex.File]
    ) -> [Range<Int>]? {
        let isLocal = body.descendants.contains { $0.kind == .binding && $0.name == page.name }
        let scope = isLocal ? body : file.code.root
        let receivers = receivers(in: scope)
        var values: [Range<Int>] = []
        var targets: Set<Range<Int>> = []
        for node in scope.descendants {
            if node.kind == .binding, node.name == page.name, let value = node.child(.initialValue) {
                values.append(value.range)
            }
            guard node.kind == .sequence else { continue }
            let parts = Array(node.children)
            guard parts.count == 3, parts[1].kind == .assignment, isOwn(parts[0], named: page.name) else { continue }
            targets.insert(parts[0].range)
            values.append(parts[2].range)
        }
        let isUsed = scope.descendants.contains { node in
            isOwn(node, named: page.name) && node.range != page.range && !targets.contains(node.range)
                && !receivers.contains(node.range)
        }
        guard !isUsed, !values.isEmpty, isLocal || !isNamedElsewhere(page.name, than: file, among: files) else {
            return nil
        }
        return values
    }

    /// Whether a value is a name, or a property of `self`.
    private static func isName(_ value: CodeNode) -> Bool {
        value.kind == .reference || value.kind == .member && value.firstChild?.isNamed("self") == true
    }

    /// Whether a node is a name or a member of one that was looked for.
    private static func isOwn(_ node: CodeNode, named name: String) -> Bool {
        (node.kind == .reference || node.kind == .member) && node.name == name
    }

    private static func isNamedElsewhere(
        _ name: String,
        than file: TypeIndex.File,
        among files: [TypeIndex.File]
    ) -> Bool {
        let wanted = NameHash.of(name)
        return files.contains { other in
            guard other.path != file.path else { return false }
            var isFound = false
            NameHash.forEach(in: CodeComments.blanked(other.code.file.utf8)[...]) { hash, _, _ in
                if hash == wanted { isFound = true }
            }
            return isFound
        }
    }
}
