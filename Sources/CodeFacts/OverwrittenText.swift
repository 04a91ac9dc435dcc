internal import SourceCode
internal import SourceText

/// Texts in whose place another one is put before anybody sees them.
enum OverwrittenText {
    /// How far behind an assignment it is looked, in bytes.
    private static let reach = 3000

    /// What leaves a block, waits, or has something drawn at once.
    ///
    /// Words end at full stops: `panel.runModal()`.
    private static var leaving: Regex<Substring> {
        /\b(?:return|await|throw|throws|break|continue|goto|func|runModal)\b/
    }

    /// Whether the same property of the same object is set again behind an assignment, in a block that the code comes to
    /// whatever happens, with nothing between that could show it.
    ///
    /// - Parameters:
    ///   - assignment: the assignment of the text.
    ///   - target: what it assigns to.
    ///   - type: the type around, of which a method that is called behind the assignment may do the same.
    /// - Returns: whether the text is gone before the function is over.
    /// - Complexity: O(1): some thousand bytes are read; O(*n*) in the size of the type for each call of a method.
    static func isOne(_ assignment: CodeNode, to target: CodeNode, in type: CodeNode? = nil) -> Bool {
        guard target.kind == .member, let base = target.firstChild else { return false }
        return isReplaced([target.source], of: base.source, behind: assignment, in: type)
    }

    /// The properties of views that hold their texts.
    private static let texts = ["text", "stringValue", "title"]

    /// Whether a view that is made with a text gets another one before anybody sees it:
    /// `self.label = Label.title("Loading"); self.update()`.
    ///
    /// - Parameters:
    ///   - assignment: the assignment of the view.
    ///   - view: what it assigns to.
    ///   - type: the type around.
    /// - Returns: whether the text is gone before the function is over.
    /// - Complexity: as ``isOne(_:to:in:)``.
    static func isMadeWith(_ assignment: CodeNode, of view: CodeNode, in type: CodeNode?) -> Bool {
        guard view.kind == .member || view.kind == .reference else { return false }
        let name = view.source
        let properties = texts.flatMap { ["\(name).\($0)", "\(name)?.\($0)", "\(name)!.\($0)"] }
        return isReplaced(properties, of: name, behind: assignment, in: type)
    }

    private static func isReplaced(
        _ properties: [String],
        of view: String,
        behind assignment: CodeNode,
        in type: CodeNode?
    ) -> Bool {
        let end = assignment.range.upperBound
        let utf8 = assignment.file.utf8
        var depth = 0
        // The block that all that was read is in, and one whose other branches begin.
        var outermost = 0
        var branches = Int.max
        for line in lines(utf8, from: end) {
            let code = line.drop { $0 == " " || $0 == "\t" }
            if code.hasPrefix("//") { continue }
            // Another build, another branch, a way out, or a pause.
            if code.hasPrefix("#") { return false }
            let leading = code.prefix { $0 == "}" || $0 == " " }
            depth -= leading.count { $0 == "}" }
            if depth < outermost { outermost = depth }
            let rest = code.dropFirst(leading.count)
            if rest.hasPrefix("case ") || rest.hasPrefix("default:") || rest.hasPrefix("else") {
                if rest.hasPrefix("else") {
                    depth += balance(rest)
                    continue
                }
                branches = min(branches, depth)
            }
            if rest.firstMatch(of: leaving.wordBoundaryKind(.simple)) != nil { return false }
            if rest.hasPrefix("- (") || rest.hasPrefix("-(") || rest.hasPrefix("+") { return false }
            let isCertain = depth == outermost && depth < branches
            if isCertain, properties.contains(where: { isAssignment(rest, to: $0) }) { return true }
            if isCertain, let type, let call = rest.firstMatch(of: /^(?:self\.)?([a-z]\w*)\(/),
                always(String(call.output.1), of: type, sets: properties)
            {
                return true
            }
            // Whoever is given the view may show it; a view of the name may be another one from here on.
            if view != "self", mentions(view, in: rest) { return false }
            depth += balance(rest)
            if depth < outermost { outermost = depth }
        }
        return false
    }

    private static func lines(_ utf8: [UInt8], from start: Int) -> [Substring] {
        let end = min(utf8.count, start + reach)
        guard start < end else { return [] }
        return String(decoding: utf8[start..<end], as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// Whether a method of a type sets a property whatever happens: nothing before leaves the method.
    private static func always(_ method: String, of type: CodeNode, sets properties: [String]) -> Bool {
        // What a type has of its own stands among its children; nested types have other views.
        let methods = type.children.filter { $0.kind == .function && $0.name == method }
        guard methods.count == 1, let body = methods[0].child(.body) else { return false }
        for statement in body.children {
            if statement.kind == .sequence {
                let code = statement.source[...]
                if properties.contains(where: { isAssignment(code, to: $0) }) { return true }
            }
            let leaves =
                statement.kind == .return || statement.kind == .guard
                || statement.descendants.contains { $0.kind == .return || $0.kind == .guard }
            if leaves || statement.source.contains(/\b(?:throw|try|await)\b/.wordBoundaryKind(.simple)) { return false }
        }
        return false
    }

    private static func balance(_ code: Substring) -> Int {
        code.count { $0 == "{" } - code.count { $0 == "}" }
    }

    private static func isAssignment(_ code: Substring, to property: String) -> Bool {
        guard code.hasPrefix(property) else { return false }
        let rest = code.dropFirst(property.count).drop { $0 == " " }
        return rest.first == "=" && rest.dropFirst().first != "="
    }

    /// Whether code names a view for anything but to set it or one of its properties.
    private static func mentions(_ view: String, in code: Substring) -> Bool {
        var rest = code[...]
        while let found = rest.firstRange(of: view) {
            let before = rest[..<found.lowerBound].last
            rest = rest[found.upperBound...]
            let isPart = before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
            let after = rest.first
            if isPart || after.map({ $0.isLetter || $0.isNumber || $0 == "_" }) == true { continue }
            guard rest.prefixMatch(of: /(?:[?!]?\.[\w.?!]+)? *=(?!=)/) != nil else { return true }
        }
        return false
    }
}
