internal import SourceCode

/// Texts that code measures and does not show.
extension FactFinder {
    /// Whether the function around a paragraph style asks for the size of a text with it, and makes no text of it: on which
    /// side the lines begin changes no size.
    func isOnlyMeasured(around node: CodeNode) -> Bool {
        let scope = ancestors.last { [.function, .accessor, .binding].contains($0.kind) }
        let code = scope?.source ?? (isSwift ? "" : methodText(around: node))
        return code.firstMatch(of: /boundingRect\(with|boundingRectWithSize:|size\(withAttributes|sizeWithAttributes:/)
            != nil
            && code.firstMatch(of: /AttributedString|ttributedText|ttributedTitle|draw(?:InRect|AtPoint|WithRect|\()/)
                == nil
    }
}
