internal import SourceCode
internal import SourceText

/// A text that the same function replaces by another one before anything is drawn.
///
/// Nothing is drawn until a function returns, so that of two texts given to one label in a row only the last is seen. A
/// branching counts as the second one if each of its branches sets the text.
enum OverwrittenAssignment {
    /// Whether a text is gone before the function that sets it is over.
    ///
    /// - Parameters:
    ///   - node: what is assigned to, or the call that sets the text.
    ///   - body: the statements of the function.
    /// - Returns: whether another text follows in any case, with nothing between that could show this one.
    /// - Complexity: O(*n*) in the size of the function.
    static func isOne(_ node: CodeNode, in body: CodeNode?) -> Bool {
        guard let body, let place = Place(node) else { return false }
        var end = node.range.upperBound
        for (block, statement) in blocks(around: node, in: body).reversed() {
            end = max(end, statement.range.upperBound)
            for next in block.children where next.range.lowerBound >= end {
                if mayShow(body.file.utf8[end..<next.range.lowerBound], place) { return false }
                if sets(next, place) { return true }
                if mayShow(body.file.utf8[next.range], place) { return false }
                end = next.range.upperBound
            }
            // A way out at the end of the branch: `break`, `throw`.
            guard !mayShow(body.file.utf8[end..<block.range.upperBound], place) else { return false }
            end = max(end, block.range.upperBound)
        }
        return false
    }

    /// What a statement sets: the property of an object as it is written.
    private struct Place: Equatable {
        var text: String
        /// The name that the object is held by.
        var root: String

        /// - Parameter node: a target of an assignment, or a call of a setter; `nil` for what has no object.
        init?(_ node: CodeNode) {
            if node.kind == .call {
                guard let callee = node.firstChild, callee.kind == .member else { return nil }
                let states = node.arguments.dropFirst().map(\.source).joined(separator: ",")
                text = "\(callee.source)(\(states))"
            } else {
                guard node.kind == .member else { return nil }
                text = node.source
            }
            text = text.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
            if text.hasPrefix("self.") { text.removeFirst("self.".count) }
            guard !text.hasPrefix("."), !text.hasPrefix("["), !text.hasPrefix("(") else { return nil }
            root = String(text.prefix { $0 != "." && $0 != "(" && $0 != "[" })
        }
    }

    /// The blocks around a node that are left only at their ends, with the statement of each that holds it; the outermost
    /// first.
    private static func blocks(around node: CodeNode, in body: CodeNode) -> [(block: CodeNode, statement: CodeNode)] {
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
        return found
    }

    /// Whether a statement sets a place whatever happens.
    private static func sets(_ statement: CodeNode, _ place: Place) -> Bool {
        switch statement.kind {
        case .sequence:
            let parts = Array(statement.children)
            guard let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0 else { return false }
            // What is behind `label?` is set under a condition, but then so was the text before it.
            return Place(parts[index - 1]) == place
        case .call: return Place(statement) == place
        case .switch:
            let cases = statement.children.filter { $0.kind == .switchCase }
            return !cases.isEmpty && cases.allSatisfy { setsInside($0, place) }
        case .if:
            let branches = statement.children.filter { $0.kind == .body || $0.kind == .if }
            guard branches.count == 2 else { return false }
            return branches.allSatisfy { $0.kind == .if ? sets($0, place) : setsInside($0, place) }
        default: return false
        }
    }

    private static func setsInside(_ block: CodeNode, _ place: Place) -> Bool {
        for statement in block.children {
            if sets(statement, place) { return true }
            if mayShow(block.file.utf8[statement.range], place) { return false }
        }
        return false
    }

    /// The words of code that leaves a function, waits, or has something drawn at once.
    private static let words: Set<String> = [
        "return", "throw", "await", "break", "continue", "goto", "fallthrough", "try", "runModal", "beginSheetModal",
        "layoutIfNeeded", "layoutSubtreeIfNeeded", "display", "displayIfNeeded", "RunLoop", "NSRunLoop", "sleep",
        "asyncAfter", "async",
    ]

    /// Whether what a text was given may be seen before the end of a piece of code, or the object is another one behind it.
    private static func mayShow(_ code: ArraySlice<UInt8>, _ place: Place) -> Bool {
        var previous: Substring = ""
        for word in String(decoding: code, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
            if word.first == "=", word.count == 1, previous == place.root[...] { return true }
            previous = word
            for name in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where words.contains(String(name)) {
                return true
            }
        }
        return false
    }
}
