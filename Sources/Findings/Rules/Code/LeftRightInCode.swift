internal import CodeFacts
internal import SourceCode
internal import SourceText

extension Rule {
    /// ``LeftRightInCode``.
    package static let leftRightInCode = Self("left-right-in-code", LeftRightInCode.self)
}

/// Code names left or right where leading or trailing belongs.
enum LeftRightInCode: CodeRule {
    static let documentation = RuleDocumentation(
        .leftRightInCode,
        "Code uses left or right where leading or trailing belongs.",
        severity: .always(.note),
        says: """
            Left- or right-aligned text, left and right anchors and constraint attributes, insets whose sides differ, \
            and symbols that point to one side (`chevron.left`), each with the name that flips. In an app with a \
            right-to-left language (tables of bundled libraries don't count) it is a warning, except for insets. Not reported are functions that ask for the \
            direction themselves, private functions that nothing calls, views pinned to both sides at the same distance, coordinates, sides that the user or a caller chose, text and images in views that frames lay out or that are as wide as their text, \
            and symbols beside a text that names their side (`swipe_left_hint`).
            """,
        rationale: """
            Leading and trailing switch sides in Arabic and Hebrew; left and right do not. A screen that mixes them \
            falls apart: the title moves, its icon stays, and "back" points forward.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet(
                "Title.swift",
                "titleLabel.textAlignment = .left\ntitleLabel.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true\nlet back = UIImage(systemName: \"chevron.left\")\n"
            ),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet(
                "Title.swift",
                "titleLabel.textAlignment = .natural\ntitleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true\nlet back = UIImage(systemName: \"chevron.backward\")\n"
            ),
        ],
        fix: """
            Use natural alignment, leading and trailing, `NSDirectionalEdgeInsets`, and symbols named forward and \
            backward. What must not flip (playback controls, a map, a numeric keypad) keeps left and right: ignore it \
            on its line, and give the reason.
            """
    )

    static func issues(in context: CodeContext) -> [CodeIssue] {
        let flips = context.app.hasOwnRightToLeft
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            let sides = pinnedSides(file.facts.directions)
            return file.facts.directions.compactMap { use in
                guard use.situation.isSeen, !isCentred(use) else { return nil }
                if use.kind == .insets, context.uses.arePairOfNumbers(use.node, in: file) { return nil }
                let key = String(use.node.source.prefix { $0 != "\n" })
                let isSymmetric = use.kind == .insets || isPinned(use, sides)
                return CodeIssue(
                    message(use.kind),
                    at: use.node,
                    in: position,
                    key: key,
                    severity: flips && !isSymmetric ? .warning : .note
                )
            }
        }
    }

    /// Where the anchors of each view's sides are, by its name and the anchor's.
    private static func pinnedSides(_ uses: [DirectionUse]) -> [String: [Int]] {
        var sides: [String: [Int]] = [:]
        for use in uses {
            guard case .anchor(let name, _) = use.kind, let view = use.node.firstChild?.source else { continue }
            sides["\(view).\(name)", default: []].append(use.node.range.lowerBound)
        }
        return sides
    }

    /// Whether the other side of the view is pinned beside it: such a pair looks the same when it flips, unless its
    /// constants differ.
    private static func isPinned(_ use: DirectionUse, _ sides: [String: [Int]]) -> Bool {
        guard case .anchor(let name, _) = use.kind, let view = use.node.firstChild?.source else { return false }
        let other = name == "leftAnchor" ? "rightAnchor" : "leftAnchor"
        let place = use.node.range.lowerBound
        return sides["\(view).\(other)", default: []].contains { abs($0 - place) < 400 }
    }

    private static let widthOfNone = ".widthAnchor.constraint(equalToConstant: 0)"

    /// Some hundred bytes of the code around a node.
    private static func around(_ node: CodeNode) -> String {
        let utf8 = node.file.utf8
        let end = min(utf8.count, node.range.upperBound + 400)
        return String(decoding: utf8[max(0, node.range.lowerBound - 400)..<end], as: UTF8.self)
    }

    /// Whether the same two views are tied at their other side with the same distance: the pair looks the same when it
    /// flips.
    private static func isCentred(_ use: DirectionUse) -> Bool {
        if case .anchor(let name, _) = use.kind, name.hasPrefix(".") {
            return SideAttribute(use.node)?.hasMirrorImage ?? false
        }
        if isAsWide(use) { return true }
        guard case .anchor = use.kind, let found = SideConstraint.beginning(with: use.node) else { return false }
        // A view without a width only holds a place.
        if let view = use.node.firstChild?.source, around(use.node).contains(view + widthOfNone) { return true }
        return found.around.contains(found.own.mirrored)
    }

    /// Whether a view begins where another one does and is made as wide as that: it ends there as well.
    private static func isAsWide(_ use: DirectionUse) -> Bool {
        guard case .anchor = use.kind, let view = use.node.firstChild?.source else { return false }
        let utf8 = use.node.file.utf8
        let end = min(utf8.count, use.node.range.upperBound + 200)
        let behind = String(decoding: utf8[use.node.range.upperBound..<end], as: UTF8.self)
        guard let other = behind.prefixMatch(of: /\.constraint\(equalTo: ([\w.!?]+)\.(?:left|right)Anchor\)/)?.output.1
        else { return false }
        return around(use.node).contains("\(view).widthAnchor.constraint(equalTo: \(other).widthAnchor)")
    }

    private static func message(_ kind: DirectionUse.Kind) -> String {
        switch kind {
        case .alignment(let side, let instead): "'\(side)' is the same side in every language; use \(instead)"
        case .anchor(let name, let instead):
            "'\(name)' does not flip in right-to-left languages; use \(instead)"
        case .insets: "the left and right insets differ and do not flip; use NSDirectionalEdgeInsets"
        case .symbol(let name, let instead, let isTurned):
            "'\(name)' points the same way in every language; use \(instead)"
                + (isTurned ? ", and turn it the other way in right-to-left languages" : "")
        }
    }
}
