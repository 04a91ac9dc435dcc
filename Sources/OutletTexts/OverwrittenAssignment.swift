internal import SourceCode
internal import SourceText

/// A text that the same function replaces by another one before anything is drawn.
///
/// Nothing is drawn until a function returns, so that of two texts given to one label in a row only the last is seen. A
/// branching counts as the second one if each of its branches sets the text.
struct OverwrittenAssignment {
    /// What is set: the property of an object as it is written, without `self`.
    private let place: String
    /// The name that the object is held by.
    private let root: String
    private let isSwift: Bool

    /// How far behind a text another one is looked for, in bytes.
    private static let reach = 4_000

    /// Whether a text is gone before the function that sets it is over.
    ///
    /// - Parameters:
    ///   - node: what is assigned to, or the call that sets the text.
    ///   - body: the statements of the function.
    /// - Returns: whether another text follows in any case, with nothing between that could show this one.
    /// - Complexity: O(*n*) in the number of statements; some thousand bytes are read.
    static func isOne(_ node: CodeNode, in body: CodeNode?) -> Bool {
        guard let body, let search = OverwrittenAssignment(node) else { return false }
        return search.isReplaced(behind: node, in: body)
    }

    /// - Parameter node: a target of an assignment, or a call of a setter; `nil` for what has no object.
    private init?(_ node: CodeNode) {
        guard let place = Self.place(of: node), let root = place.split(whereSeparator: { ".([".contains($0) }).first,
            place.first?.isLetter == true || place.first == "_"
        else { return nil }
        self.place = place
        self.root = String(root)
        isSwift = node.file.path.hasSuffix(".swift")
    }

    private static func place(of node: CodeNode) -> String? {
        var text: String
        if node.kind == .call {
            guard let callee = node.firstChild, callee.kind == .member else { return nil }
            text = callee.source + "(" + node.arguments.dropFirst().map(\.source).joined(separator: ",") + ")"
        } else {
            guard node.kind == .member else { return nil }
            text = node.source
        }
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
                guard next.range.upperBound < limit else { return false }
                let between = body.file.utf8[end..<next.range.lowerBound]
                if mayShow(between) { return false }
                if isCertain(behind: between, previous), sets(next) { return true }
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
                isSwift || index == 1, Self.place(of: parts[index - 1]) == place
            else { return false }
            let value = statement.file.utf8[parts[index].range.upperBound..<statement.range.upperBound]
            return !mayShow(value) && !mentionsRoot(value)
        case .call:
            return Self.place(of: statement) == place
                && statement.arguments.allSatisfy { argument in
                    let value = statement.file.utf8[argument.range]
                    return !mayShow(value) && !mentionsRoot(value)
                }
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

    private func head(of statement: CodeNode, before part: CodeNode) -> ArraySlice<UInt8> {
        statement.file.utf8[statement.range.lowerBound..<part.range.lowerBound]
    }

    private func setsInside(_ block: CodeNode) -> Bool {
        for statement in block.children {
            if sets(statement) { return true }
            if mayShow(block.file.utf8[statement.range]) { return false }
        }
        return false
    }

    // MARK: What may show a text

    /// The words of code that leaves a function, waits, or has something drawn at once.
    private static let words: Set<String> = [
        "return", "throw", "await", "break", "continue", "goto", "fallthrough", "try", "defer", "beginSheetModal",
        "layoutIfNeeded", "layoutSubtreeIfNeeded", "display", "displayIfNeeded", "RunLoop", "NSRunLoop", "async",
        "asyncAfter", "flush", "render", "renderInContext", "usleep",
    ]
    /// The beginnings of such words.
    private static let beginnings = [
        "sleep", "runModal", "CFRunLoopRun", "drawHierarchy", "drawViewHierarchy", "snapshot", "cacheDisplay",
        "dataWithPDF",
        "dispatch_",
    ]

    /// Whether what a text was given may be seen before the end of a piece of code, or the object is another one behind it.
    private func mayShow(_ code: ArraySlice<UInt8>) -> Bool {
        for word in code.split(whereSeparator: { !Self.isOfName($0) }) {
            let name = String(decoding: word, as: UTF8.self)
            if Self.words.contains(name) || Self.beginnings.contains(where: name.hasPrefix) { return true }
            guard name == root else { continue }
            // `label = other` and `next(&label)`.
            if code[..<word.startIndex].last == UInt8(ascii: "&") { return true }
            let rest = code[word.endIndex...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            if rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") { return true }
        }
        return false
    }

    private func mentionsRoot(_ code: ArraySlice<UInt8>) -> Bool {
        code.split { !Self.isOfName($0) }.contains { $0.elementsEqual(root.utf8) }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte & 0xDF)
    }
}
