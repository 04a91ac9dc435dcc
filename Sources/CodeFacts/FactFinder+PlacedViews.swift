internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Views whose place tells that the alignment of their texts shows nowhere, or must not flip.
extension FactFinder {
    /// Whether the code around gives a view its frame: frames do not flip, so its text has to stay on its side.
    func isLaidOutByFrame(_ view: String, around node: CodeNode) -> Bool {
        let scope = ancestors.last { [.function, .accessor, .binding].contains($0.kind) }
        let text = scope?.source ?? (isSwift ? "" : methodText(around: node))
        if FramedViews(text).contains(view) { return true }
        guard isSwift else {
            // A property may get its frame in another method, and may be given a local view.
            let code = String(decoding: node.file.utf8, as: UTF8.self)
            return Self.properties(holding: view, in: text).contains { FramedViews(code).contains($0) }
        }
        // A property may get its frame in another function.
        let isProperty = !scopes.contains { $0[view] != nil }
        guard isProperty, let type = ancestors.last(where: { $0.kind == .type || $0.kind == .extension }) else {
            return false
        }
        return FramedViews(type.source).contains(view)
    }

    /// The properties of Objective-C that hold a view: itself, as `self.title` or `_title`, and those that the method gives a
    /// local one to, `self.title = label;`.
    private static func properties(holding view: String, in method: String) -> [String] {
        let view = view.filter { !$0.isWhitespace }
        if view.hasPrefix("self.") || view.hasPrefix("_") { return [view] }
        guard !view.isEmpty, view.allSatisfy(\.isOfName) else { return [] }
        return method.matches(of: /(self\.\w+|\b_\w+)\s*=\s*(\w+)\s*;/).filter { $0.output.2 == view }
            .map { String($0.output.1) }
    }

    /// Whether anchors tie a view at one side alone: it is as wide as its text, whose alignment shows nowhere.
    ///
    /// A constraint that only keeps a line of text away from the other side does not make it wider.
    func isTiedAtOneSide(_ view: CodeNode) -> Bool {
        guard view.kind == .reference, let scope = declaringScope(of: view.name) else { return false }
        var sides: Set<String> = []
        var isLimited = false
        for node in scope.descendants where node.kind == .member && node.firstChild?.isNamed("self") != true {
            guard node.name.hasSuffix("Anchor"), let base = node.firstChild, base.kind == .reference,
                base.name == view.name
            else { continue }
            if isOpen(node) {
                isLimited = true
                continue
            }
            switch node.name {
            case "leadingAnchor", "leftAnchor": sides.insert("start")
            case "trailingAnchor", "rightAnchor": sides.insert("end")
            case "widthAnchor": return false
            default: continue
            }
        }
        return sides.count == 1 && !(isLimited && mayWrap([view.name], in: scope.source))
    }

    /// What a name belongs to: the innermost block that declares it, else the type around.
    private func declaringScope(of name: String) -> CodeNode? {
        let block = ancestors.last { block in
            [.body, .closure, .switchCase].contains(block.kind)
                && block.children.contains { statement in
                    statement.kind == .variables
                        && statement.children.contains { $0.kind == .binding && $0.name == name }
                }
                // What a closure makes for a property is tied elsewhere in the type.
                && block.descendants.contains {
                    $0.kind == .member && $0.name.hasSuffix("Anchor") && $0.firstChild?.name == name
                }
        }
        return block ?? typeAround
    }

    /// Whether an anchor begins a constraint that leaves room: `leadingAnchor.constraint(greaterThanOrEqualTo: …)`.
    private func isOpen(_ anchor: CodeNode) -> Bool {
        let utf8 = anchor.file.utf8
        let rest = utf8[anchor.range.upperBound..<min(utf8.count, anchor.range.upperBound + 120)]
        return String(decoding: rest, as: UTF8.self).prefixMatch(
            of: /\s*\.constraint\(\s*(?:greaterThanOrEqualTo|lessThanOrEqualTo)/
        ) != nil
    }

    /// Whether code lets a view have more lines than one, by the names that it has there.
    func mayWrap(_ names: [String], in code: String) -> Bool {
        names.contains { name in
            if code.contains("\(name) = NSTextField(wrappingLabel") { return true }
            return code.ranges(of: name + ".").map { code[$0.upperBound...].prefix(60) }.contains { property in
                property.prefixMatch(of: /(?:numberOfLines|maximumNumberOfLines) *=(?! *1\b)/) != nil
                    || property.prefixMatch(of: /lineBreakMode *= *\w*[.\w]*(?:byWord|byChar|ByWord|ByChar)/) != nil
            }
        }
    }
}
