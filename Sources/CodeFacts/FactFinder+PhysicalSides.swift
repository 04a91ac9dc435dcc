internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Sides that are the same in all languages, and alignments that show nowhere.
extension FactFinder {
    /// Whether a constraint puts a view at a coordinate of another one, which counts from the left in all languages:
    /// `leftAnchor.constraint(equalTo: leftAnchor, constant: key.frame.minX)`.
    func isAtCoordinate(_ kind: DirectionUse.Kind) -> Bool {
        guard case .anchor = kind,
            let call = ancestors.last(where: {
                $0.kind == .call && $0.firstChild?.name.hasPrefix("constraint") == true
            }),
            let distance = call.arguments.last(where: { $0.isNamed("constant") })
        else { return false }
        return distance.source.firstMatch(
            of:
                /\.(?:min|mid|max)X\b|\b(?:origin|center)\.x\b|\.convert\(|\blocation\(in:|\bcontentInset\.(?:left|right)\b/
                .wordBoundaryKind(.simple)
        ) != nil
    }

    /// Whether all visual formats that have a view leave it open at one end, and give it no width: it is as wide as its text,
    /// whose alignment shows nowhere.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isOpenInFormats(_ view: CodeNode) -> Bool {
        let name = view.name.trimming { $0 == "_" }
        guard !name.isEmpty else { return false }
        let code = String(decoding: view.file.utf8, as: UTF8.self)
        guard code.contains("\"H:") else { return false }
        let formats = code.matches(of: /"(H:[^"\n]*)"/).map(\.output.1).filter { format in
            format.contains("[\(name)]") || format.contains("[\(name)(") || format.contains("[_\(name)]")
        }
        return !formats.isEmpty
            && formats.allSatisfy { format in
                format.hasPrefix("H:|") != format.hasSuffix("|") && !format.contains("[\(name)(")
            }
    }

    /// Whether what is read is what a constraint is tied to, not what it begins with: `a.leftAnchor == b.leftAnchor` is one
    /// constraint with operators of a library.
    func isOtherSide(_ node: CodeNode) -> Bool {
        for (index, ancestor) in ancestors.enumerated().reversed().prefix(8) where index > 0 {
            switch ancestor.kind {
            case .argument:
                if ancestors[index - 1].firstChild?.name.hasPrefix("constraint") == true { return true }
            case .sequence:
                if let first = ancestor.firstChild, first.kind == .member, first.name.hasSuffix("Anchor"),
                    first.range.upperBound <= node.range.lowerBound
                {
                    return true
                }
            default: continue
            }
        }
        return false
    }

    /// Whether a constraint is made in the branch of one side of a choice between sides, such as that of a swipe or one that
    /// the user makes: `if orientation == .left`, `isLeftHanded ? a.leftAnchor : b.leftAnchor`.
    func isChosenBySide(_ kind: DirectionUse.Kind, _ node: CodeNode) -> Bool {
        guard case .anchor = kind else { return false }
        if !isSwift { return isInCaseOfSide(node) }
        return ancestors.contains { around in
            switch around.kind {
            case .if: around.children.contains { $0.kind == .condition && Self.asksForSide($0.source) }
            case .switchCase:
                around.child(.switchLabel)?.source.firstMatch(of: /(?:^|[\s,])[\w.]*\.(?:left|right)\b/) != nil
            case .sequence:
                around.source.firstMatch(of: /([\w.]+)\s*\?\s[^?]*:/).map { Self.asksForSide(String($0.output.1)) }
                    ?? false
            default: false
            }
        }
    }

    /// How many lines above an anchor the case of a `switch` is looked for.
    private static let maximumLines = 12

    /// Whether a statement of Objective-C stands behind a case that is one of a side: `case NSLayoutAttributeLeft:`.
    private func isInCaseOfSide(_ node: CodeNode) -> Bool {
        let before = node.file.utf8[..<node.range.lowerBound]
        let lines = before.suffix(2_000).split(separator: 0x0A).reversed().prefix(Self.maximumLines)
        for line in lines.map({ String(decoding: $0, as: UTF8.self) }) {
            if let label = line.prefixMatch(of: /\s*case\s+([\w.]+)\s*:/)?.output.1 {
                return !Set(String(label).words).isDisjoint(with: ["left", "right"])
            }
            if line.firstMatch(of: /^\s*(?:break\s*;|default\s*:|[-+]\s*\(|switch\b)/) != nil { return false }
        }
        return false
    }

    /// Whether a condition asks which side something is at.
    private static func asksForSide(_ condition: String) -> Bool {
        let isCompared =
            condition.firstMatch(
                of: /[=!]=\s*[\w.]*(?:\.left|\.right|_LEFT|_RIGHT)\b/.wordBoundaryKind(.simple)
            ) != nil
        if isCompared { return true }
        // `leftThumbnail`, but no question for a view: `if let leftView`, `rightButton != nil`.
        guard !condition.contains("nil"), !condition.contains("let ") else { return false }
        return condition.firstMatch(
            of: /\b(?:left|right)[A-Z]\w*|\bis(?:Left|Right)\w*|On(?:Left|Right)\b/.wordBoundaryKind(.simple)
        ) != nil
            && condition.firstMatch(of: /Anchor|(?:View|Button|Item|Label)\b/) == nil
    }

    /// Words that say of an action that it does what a key or a device does, to a side that is the same in all languages.
    private static let devices: Set<String> = ["arrow", "key", "press", "pressed", "rotate", "steer", "turn"]

    /// Whether a symbol is on a button whose action names the side of a key or turn: `Button { pressLeft() } label: { Image(…) }`.
    ///
    /// What scrolls to a side flips with the layout.
    func isOfNamedSide(_ kind: DirectionUse.Kind, _ node: CodeNode) -> Bool {
        guard case .symbol(let symbol, _, _) = kind,
            let button = ancestors.last(where: { $0.kind == .call && $0.firstChild?.isNamed("Button") == true })
        else { return false }
        let side = symbol.contains("left") ? "left" : "right"
        return button.arguments.contains { argument in
            !argument.range.contains(node.range.lowerBound)
                && argument.descendants.contains {
                    guard $0.kind == .call, let words = $0.firstChild?.name.words else { return false }
                    return words.contains(side) && !Self.devices.isDisjoint(with: words)
                }
        }
    }
}
