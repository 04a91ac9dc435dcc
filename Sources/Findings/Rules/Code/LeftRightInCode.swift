internal import CodeFacts
internal import SourceCode

extension Rule {
    /// ``LeftRightInCode``.
    package static let leftRightInCode = Self("left-right-in-code", LeftRightInCode.self)
}

/// Code names left or right where leading or trailing belongs.
enum LeftRightInCode: CodeRule {
    static let documentation = RuleDocumentation(
        .leftRightInCode,
        "Code names left or right where leading or trailing belongs.",
        severity: .always(.note),
        says: """
            A text aligned left or right, an anchor or attribute of a constraint, insets whose sides differ, and a symbol that \
            points to a side (`chevron.left`), with the word that flips. In an app with a language that is written from right \
            to left it is a warning, but for insets.
            """,
        rationale: """
            Leading and trailing change sides in Arabic and Hebrew; left and right do not. A screen that mixes them comes \
            apart: the title moves and its icon stays, and "back" points forward.
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
            Use natural alignment, leading and trailing, `NSDirectionalEdgeInsets`, and symbols named forward and backward. \
            What must not flip (playback controls, a map, numbers of a keypad) keeps left and right: ignore it on its line, with \
            the reason.
            """
    )

    static func issues(in context: CodeContext) -> [CodeIssue] {
        let flips = context.app.hasRightToLeft
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            let sides = pinnedSides(file.facts.directions)
            return file.facts.directions.compactMap { use in
                guard use.situation.isSeen else { return nil }
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

    private static func message(_ kind: DirectionUse.Kind) -> String {
        switch kind {
        case .alignment(let side, let instead): "'\(side)' is the same side in every language; use \(instead)"
        case .anchor(let name, let instead):
            "'\(name)' does not flip in languages that are written from right to left; use \(instead)"
        case .insets: "the insets of left and right differ and do not flip; use NSDirectionalEdgeInsets"
        case .symbol(let name, let instead):
            "'\(name)' points the same way in every language; use \(instead)"
        }
    }
}
