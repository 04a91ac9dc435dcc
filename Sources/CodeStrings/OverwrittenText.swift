package import SourceCode
internal import SourceText

/// A text that the same function replaces by another one before anything is drawn.
///
/// Nothing is drawn until a function returns, so that of two texts given to one label in a row only the last is seen. A
/// branching counts as the second one if each of its branches sets the text, and so does a method of the same type that
/// sets it whatever happens.
package struct OverwrittenText {
    /// What is set: properties of an object as they are written, without `self`.
    private let places: Set<String>
    /// The name that the object is held by.
    let root: String
    /// The type around, whose methods may set the text.
    private let type: CodeNode?
    let isSwift: Bool

    /// How far behind a text another one is looked for, in bytes.
    private static let reach = 4_000
    /// The properties of views that hold their texts.
    private static let texts = ["text", "stringValue", "title"]

    /// Whether a text is gone before the function that sets it is over.
    ///
    /// - Parameters:
    ///   - node: what is assigned to, or the call that sets the text.
    ///   - body: the statements of the function.
    ///   - type: the type around; `nil` if its methods are not to be looked at.
    /// - Returns: whether another text follows in any case, with nothing between that could show this one.
    /// - Complexity: O(*n*) in the number of statements; some thousand bytes are read, and the methods that are called.
    package static func isOne(_ node: CodeNode, in body: CodeNode?, of type: CodeNode? = nil) -> Bool {
        guard let body, let place = place(of: node) else { return false }
        return OverwrittenText([place], of: node, in: type)?.isReplaced(behind: node, in: body) ?? false
    }

    /// Whether a view that is made with a text gets another one before anybody sees it:
    /// `self.label = Label.title("Loading"); self.update()`.
    ///
    /// - Parameters:
    ///   - view: what the view is assigned to.
    ///   - body: the statements of the function.
    ///   - type: the type around; `nil` if its methods are not to be looked at.
    /// - Returns: whether the text is gone before the function is over.
    /// - Complexity: as ``isOne(_:in:of:)``.
    package static func isMadeWith(_ view: CodeNode, in body: CodeNode?, of type: CodeNode?) -> Bool {
        guard view.kind == .member || view.kind == .reference else { return false }
        return isReplaced(textOf: written(view), madeAt: view, in: body, of: type)
    }

    /// Whether what a constant or variable is declared with gets another text before anybody sees it.
    ///
    /// - Parameters:
    ///   - binding: the declaration.
    ///   - body: the statements of the function.
    ///   - type: the type around; `nil` if its methods are not to be looked at.
    /// - Returns: whether the text is gone before the function is over.
    /// - Complexity: as ``isOne(_:in:of:)``.
    package static func isDeclaredWith(_ binding: CodeNode, in body: CodeNode?, of type: CodeNode?) -> Bool {
        isReplaced(textOf: binding.name, madeAt: binding, in: body, of: type)
    }

    /// Whether the view of a name, made at a node, gets another text.
    private static func isReplaced(
        textOf name: String,
        madeAt node: CodeNode,
        in body: CodeNode?,
        of type: CodeNode?
    ) -> Bool {
        guard let body else { return false }
        let places = texts.map { "\(name).\($0)" }
        return OverwrittenText(places, of: node, in: type)?.isReplaced(behind: node, in: body) ?? false
    }

    /// - Returns: `nil` for what has no object.
    private init?(_ places: [String], of node: CodeNode, in type: CodeNode?) {
        guard let root = places.first?.split(whereSeparator: { ".([".contains($0) }).first,
            root.first?.isLetter == true || root.first == "_", places.first?.hasPrefix(root) == true
        else { return nil }
        self.places = Set(places)
        self.root = String(root)
        self.type = type
        isSwift = node.file.path.hasSuffix(".swift")
    }

    /// The setters of Objective-C that are properties, too.
    private static let properties = ["setText": "text", "setStringValue": "stringValue", "setTitle": "title"]

    /// What a target of an assignment or a setter sets; `nil` for what has no object.
    private static func place(of node: CodeNode) -> String? {
        guard node.kind == .call else { return node.kind == .member ? written(node) : nil }
        guard let callee = node.firstChild, callee.kind == .member else { return nil }
        let states = node.arguments.dropFirst().map { written($0) }.joined(separator: ",")
        if node.file.utf8[node.range].first == UInt8(ascii: "["), let receiver = callee.firstChild {
            // A message: `[label setText:name]` is `label.text = name`.
            let object = written(receiver)
            guard states.isEmpty, let property = properties[callee.name] else {
                return "\(object).\(callee.name)(\(states))"
            }
            return "\(object).\(property)"
        }
        return "\(written(callee))(\(states))"
    }

    private static func written(_ node: CodeNode) -> String {
        var text = node.source
        text.removeAll { $0.isWhitespace || $0 == "?" || $0 == "!" }
        return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
    }

    private func isReplaced(behind node: CodeNode, in body: CodeNode) -> Bool {
        var end = node.range.upperBound
        let limit = end + Self.reach
        for (block, statement) in Self.blocks(around: node, in: body).reversed() {
            end = max(end, statement.range.upperBound)
            var previous = statement
            for next in block.children where next.range.lowerBound >= end {
                // Another build may have other code.
                guard next.range.upperBound < limit, next.kind != .compilation else { return false }
                let between = body.file.utf8[end..<next.range.lowerBound]
                if mayShow(between) { return false }
                if isCertain(behind: between, previous), sets(next) || setsInBranches(from: next, in: block) {
                    return true
                }
                if mayShow(body.file.utf8[next.range]) { return false }
                end = next.range.upperBound
                previous = next
            }
            // A way out at the end of the branch: `break`, `throw`.
            guard block.range.upperBound < limit, !mayShow(body.file.utf8[end..<block.range.upperBound]) else {
                return false
            }
            end = max(end, block.range.upperBound)
        }
        return false
    }

    /// The blocks around a node that are left only at their ends, with the statement of each that holds it; the outermost
    /// first.
    private static func blocks(
        around node: CodeNode,
        in body: CodeNode
    ) -> [(block: CodeNode, statement: CodeNode)] {
        var found: [(block: CodeNode, statement: CodeNode)] = []
        var current = body
        while let inner = current.children.first(where: { $0.range.contains(node.range.lowerBound) }) {
            switch inner.kind {
            case .closure, .loop, .function, .type, .accessor, .compilation:
                // What is behind it does not belong to what it does.
                found.removeAll()
            default:
                if current.kind == .body || current.kind == .switchCase { found.append((current, inner)) }
            }
            guard inner != node else { break }
            current = inner
        }
        // What `defer` holds comes last, and its body looks like any other.
        return found.contains { isDeferred($0.block) } ? [] : found
    }

    private static func isDeferred(_ block: CodeNode) -> Bool {
        let before = block.file.utf8[..<block.range.lowerBound].suffix(8)
        return String(decoding: before, as: UTF8.self).split(whereSeparator: \.isWhitespace).last == "defer"
    }

    /// Whether a statement is carried out whatever happens, as far as what stands in front of it says.
    ///
    /// The tree of Objective-C has no conditions: `if (isOn) label.text = name;` is a statement behind a word and
    /// parentheses, and what ends a statement is a semicolon or a body.
    private func isCertain(behind between: ArraySlice<UInt8>, _ previous: CodeNode) -> Bool {
        let semicolon = UInt8(ascii: ";")
        return isSwift || previous.kind == .body || between.contains(semicolon)
            || previous.file.utf8[previous.range].last == semicolon
    }

    /// Whether a statement sets the place whatever happens, to what does not hang on what is there.
    private func sets(_ statement: CodeNode) -> Bool {
        switch statement.kind {
        case .sequence:
            let parts = Array(statement.children)
            guard let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0,
                // In Objective-C, conditions stand in front: `else label.text = name`.
                isSwift || index == 1, isPlace(parts[index - 1])
            else { return false }
            let value = statement.file.utf8[parts[index].range.upperBound..<statement.range.upperBound]
            return !mayShow(value) && !mentionsRoot(value)
        case .call:
            if isPlace(statement) {
                return statement.arguments.allSatisfy { argument in
                    let value = statement.file.utf8[argument.range]
                    return !mayShow(value) && !mentionsRoot(value)
                }
            }
            return ownMethod(calledBy: statement).map(setsInside) ?? false
        case .switch:
            let cases = statement.children.filter { $0.kind == .switchCase }
            guard let first = cases.first, !mayShow(head(of: statement, before: first)) else { return false }
            return cases.allSatisfy(setsInside)
        case .if:
            let branches = statement.children.filter { $0.kind == .body || $0.kind == .if }
            guard branches.count == 2, !mayShow(head(of: statement, before: branches[0])) else { return false }
            return branches.allSatisfy { $0.kind == .if ? sets($0) : setsInside($0) }
        default: return false
        }
    }

    private func isPlace(_ node: CodeNode) -> Bool { Self.place(of: node).map(places.contains) ?? false }

    /// The body of the method of the type around that a call is one of; `nil` if there is none, or several of its name.
    private func ownMethod(calledBy call: CodeNode) -> CodeNode? {
        guard let type, let callee = call.firstChild,
            callee.kind == .reference || callee.kind == .member && callee.firstChild?.source == "self"
        else { return nil }
        // What a type has of its own stands among its children; nested types have other views.
        let methods = type.children.filter { $0.kind == .function && $0.name == callee.name }
        return methods.count == 1 ? methods[0].child(.body) : nil
    }

    private func head(of statement: CodeNode, before part: CodeNode) -> ArraySlice<UInt8> {
        statement.file.utf8[statement.range.lowerBound..<part.range.lowerBound]
    }

    /// Whether nothing but the ends of statements and the brackets of blocks stands between two statements.
    private func isPlain(_ between: ArraySlice<UInt8>) -> Bool {
        between.allSatisfy { $0 <= 0x20 || [0x3B, 0x7B, 0x7D].contains($0) }
    }

    func setsInside(_ block: CodeNode) -> Bool {
        var end = block.range.lowerBound
        for statement in block.children {
            let between = block.file.utf8[min(end, statement.range.lowerBound)..<statement.range.lowerBound]
            // What a method calls in turn is not followed.
            if statement.kind != .call || isPlace(statement), isSwift || isPlain(between), sets(statement) {
                return true
            }
            if setsInBranches(from: statement, in: block) { return true }
            if mayShow(block.file.utf8[statement.range]) { return false }
            end = statement.range.upperBound
        }
        return false
    }
}
