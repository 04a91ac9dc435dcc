internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Literals that a cell begins with, and that another of its functions replaces as the cell is filled: nobody sees a cell before
/// its table or collection has filled it.
enum CellStandIn {
    /// The first words of the names of functions that make the views of a cell, or take back what the last row left.
    private static let makers: Set<String> = [
        "add", "awake", "build", "common", "create", "init", "initial", "initialize", "layout", "make", "prepare",
        "setup", "style",
    ]

    /// The words behind them that name what a cell is filled with: `setupWithModel:`.
    private static let contents: Set<String> = [
        "cell", "content", "data", "for", "item", "model", "name", "object", "row", "text", "title", "with",
    ]

    /// The words that make one of a function which otherwise fills the cell: `configureViews`, `setUpUI`.
    private static let views: Set<String> = ["constraints", "layout", "subviews", "ui", "up", "view", "views"]

    /// Whether a function makes the views of a cell: `setupViews`, `awakeFromNib`, `initWithStyle:`.
    private static func makesViews(_ name: String) -> Bool {
        let words = name.words
        guard let first = words.first else { return false }
        if first == "init" { return true }
        let rest = words.dropFirst()
        guard contents.isDisjoint(with: rest) else { return false }
        return makers.contains(first) || !views.isDisjoint(with: rest)
    }

    /// Whether the text of a view that a function of a cell sets is replaced by what is no literal in another function.
    ///
    /// - Parameters:
    ///   - view: the name of the view, without `self` and underscore.
    ///   - function: the name of the function that sets the literal.
    ///   - type: the name of the class.
    ///   - code: the code of the class without that function, comments left out.
    /// - Returns: `false` for a class that is no cell, or a function that fills it.
    /// - Complexity: O(*n*) in the length of the code.
    static func isOne(_ view: String, in function: String, of type: String, besides code: String) -> Bool {
        guard type.words.last == "cell", makesViews(function) else { return false }
        return code.ranges(of: view).contains { found in
            let (before, behind) = (code[..<found.lowerBound], code[found.upperBound...])
            guard behind.first?.isOfName != true, isOwn(before) else { return false }
            let value =
                behind.prefixMatch(of: /[?!]?\.(?:text|attributedText|stringValue|attributedStringValue)\s*=\s*(?!=)/)?
                .range.upperBound
                ?? behind.prefixMatch(of: /\s+set(?:AttributedText|Text|StringValue|AttributedStringValue):\s*/)?
                .range.upperBound
            guard let value else { return false }
            let rest = behind[value...]
            return rest.first != "\"" && !rest.hasPrefix("@\"") && !rest.hasPrefix("nil")
        }
    }

    /// Whether what stands in front of a name makes it one of the cell itself: nothing, `self.`, or an underscore.
    private static func isOwn(_ before: Substring) -> Bool {
        let before = before.last == "_" ? before.dropLast() : before
        guard let last = before.last else { return true }
        if last == "." { return before.hasSuffix("self.") || before.hasSuffix("self?.") || before.hasSuffix("self!.") }
        return !last.isOfName
    }
}

extension FactFinder {
    /// Whether a statement gives a view of a cell a literal that only holds the place of another text.
    func isCellStandIn(_ target: CodeNode) -> Bool {
        guard target.kind == .member, let view = target.firstChild, let name = HiddenViews.ownName(view) else {
            return false
        }
        let own = name.withoutUnderscore
        if isSwift {
            guard let function = functions.last, let type = typeAround, owner.words.last == "cell" else { return false }
            return CellStandIn.isOne(
                own,
                in: function.name,
                of: owner,
                besides: text(of: type.range, without: function.range, in: target.file.utf8)
            )
        }
        guard let method = methods.method(around: target.range.lowerBound) else { return false }
        return CellStandIn.isOne(
            own,
            in: method.name,
            of: method.type,
            besides: text(of: method.implementation, without: method.range, in: target.file.utf8)
        )
    }

    private func text(of range: Range<Int>, without part: Range<Int>, in utf8: [UInt8]) -> String {
        let before = utf8[range.lowerBound..<max(range.lowerBound, min(part.lowerBound, range.upperBound))]
        let behind = utf8[min(max(part.upperBound, range.lowerBound), range.upperBound)..<range.upperBound]
        return String(decoding: CodeComments.blanked(before + [0x0A] + behind), as: UTF8.self)
    }
}
