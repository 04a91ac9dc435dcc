internal import SourceCode
internal import SourceText

/// Texts of views that are hidden while they have them: what shows the view gives it another text first.
enum HiddenText {
    /// How far behind an assignment it is looked, in bytes.
    private static let reach = 3000

    /// Whether the view that is given a text is hidden further down in the same function, and all functions of the file
    /// that show it again give it a text before they do; of a variable of Objective-C there may be none.
    ///
    /// - Parameters:
    ///   - assignment: the assignment of the text.
    ///   - target: what it assigns to.
    /// - Returns: whether nobody sees the text.
    /// - Complexity: O(*n*) in the length of the file where the view is hidden, else O(1).
    static func isOne(_ assignment: CodeNode, to target: CodeNode) -> Bool {
        guard target.kind == .member, let holder = target.firstChild, isHidden(holder, behind: assignment) else {
            return false
        }
        let view = holder.source
        let utf8 = assignment.file.utf8
        var function: [Substring] = []
        var isShown = false
        for line in String(decoding: utf8, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if beginsFunction(line) { function = [] }
            switch visibility(of: view, in: line) {
            case true?:
                isShown = true
                guard function.contains(where: { isSet(target.source, in: $0) }) else { return false }
            case false?, nil: function.append(line)
            }
        }
        // A variable of Objective-C belongs to its class alone.
        return isShown || view.hasPrefix("_")
    }

    /// Whether a view is hidden further down in the same function, whatever happens.
    ///
    /// - Parameters:
    ///   - view: the view as code names it.
    ///   - statement: what the function does with it before.
    /// - Returns: `false` where the function may be left before.
    /// - Complexity: O(1): some thousand bytes are read.
    static func isHidden(_ view: CodeNode, behind statement: CodeNode) -> Bool {
        let utf8 = statement.file.utf8
        let end = min(utf8.count, statement.range.upperBound + reach)
        let view = view.source
        guard !view.isEmpty, statement.range.upperBound < end else { return false }
        return hides(view, in: String(decoding: utf8[statement.range.upperBound..<end], as: UTF8.self))
    }

    /// Whether the rest of the function hides the view, in a block that the code comes to whatever happens, and does not
    /// show it.
    private static func hides(_ view: String, in code: String) -> Bool {
        var depth = 0
        // The block that all that was read is in.
        var outermost = 0
        for line in code.split(whereSeparator: \.isNewline) {
            let rest = line.drop { $0 == " " || $0 == "\t" }
            if beginsFunction(line) || line.hasPrefix("}") || rest.hasPrefix("}()") || rest.contains("return")
                || rest.hasPrefix("case ") || rest.hasPrefix("default:")
            {
                return false
            }
            let leading = rest.prefix { $0 == "}" || $0 == " " }
            depth -= leading.count { $0 == "}" }
            outermost = min(outermost, depth)
            let own = rest.dropFirst(leading.count)
            if let isShown = visibility(of: view, in: line) {
                return !isShown && depth == outermost && begins(own, with: view)
            }
            depth += own.count { $0 == "{" } - own.count { $0 == "}" }
        }
        return false
    }

    /// Whether a view is the first that a statement names, so that no condition is in front: `[self.title setHidden:YES]`.
    private static func begins(_ statement: Substring, with view: String) -> Bool {
        func name(_ text: some StringProtocol) -> String {
            let text = text.drop { $0 == "[" || $0 == "(" || $0 == " " }
            return String(text.hasPrefix("self.") ? text.dropFirst(5) : text)
        }
        let (code, name) = (name(statement), name(view))
        return code.hasPrefix(name) && code.dropFirst(name.count).first.map { $0.isLetter || $0.isNumber } != true
    }

    private static func beginsFunction(_ line: Substring) -> Bool {
        line.hasPrefix("- (") || line.hasPrefix("-(") || line.hasPrefix("+ (")
            || line.firstMatch(of: #/^\s*(?:[@\w()]+ )*func /#) != nil
    }

    /// Whether a line shows a view; `nil` for one that does not say.
    ///
    /// What depends on a value may show it.
    private static func visibility(of view: String, in line: Substring) -> Bool? {
        guard let found = line.firstRange(of: view) else { return nil }
        if let before = line[..<found.lowerBound].last, before.isLetter || before.isNumber || before == "_" {
            return nil
        }
        let setter = /[?!]?(?:\.(?:isHidden|hidden) *= *| setHidden: *)(\w+)/
        guard let set = line[found.upperBound...].prefixMatch(of: setter) else { return nil }
        return !["YES", "true"].contains(set.output.1)
    }

    private static func isSet(_ property: String, in line: Substring) -> Bool {
        guard let found = line.firstRange(of: property) else { return false }
        return line[found.upperBound...].prefixMatch(of: #/ *=(?!=)/#) != nil
    }
}
