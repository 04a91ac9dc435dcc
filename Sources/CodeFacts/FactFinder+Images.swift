internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Images, and symbols that point to a side.
extension FactFinder {
    private static let imageLabels: Set<String> = [
        "UIImage:named", "NSImage:named", "UIImage:systemName", "Image:systemName", "Label:systemImage",
        "NSImage:systemSymbolName", "Button:systemImage", "imageNamed:imageNamed", "systemImageNamed:systemImageNamed",
        "Menu:systemImage",
    ]

    /// Looks at a call that makes an image.
    mutating func lookAtImages(_ call: CodeNode, named name: String) {
        for argument in call.arguments {
            let isImage =
                argument.nameRange.isEmpty
                ? name == "Image" && call.firstChild?.kind == .reference
                : Self.imageLabels.contains("\(name):\(argument.name)")
            guard isImage, let value = argument.firstChild else { continue }
            for literal in value.descendants where literal.kind == .string {
                guard let image = CodeLiteral(literal).plainText, !image.isEmpty else { continue }
                if let instead = Self.flipping(image) {
                    if !isFlipped(call), !isArrowKey(image, around: call), !isNamedBeside(literal, image, in: call) {
                        addDirection(.symbol(image, instead: instead, isTurned: isTurned(call)), literal)
                    }
                } else if !argument.name.hasPrefix("system") {
                    facts.images.append(ImageUse(name: image, node: literal, situation: situation))
                }
            }
        }
    }

    /// The symbol that flips with the layout in place of one that points to a side; `nil` if there is none.
    static func flipping(_ symbol: String) -> String? {
        let parts = symbol.split(separator: ".").map(String.init)
        guard parts.count >= 2, ["chevron", "arrow", "arrowshape", "arrowtriangle"].contains(parts[0]),
            parts[1] == "left" || parts[1] == "right"
        else { return nil }
        let sides = parts.count { $0 == "left" || $0 == "right" }
        // Both sides look the same when they are flipped; keys and screens have sides of their own.
        guard sides == 1, !parts.contains("and"), !parts.contains("to"), !parts.contains("up"),
            !parts.contains("arrow2")
        else { return nil }
        let rest = parts.dropFirst(2)
        guard rest.allSatisfy({ ["circle", "fill", "square"].contains($0) }) else { return nil }
        return ([parts[0], parts[1] == "left" ? "backward" : "forward"] + rest).joined(separator: ".")
    }

    /// Whether a symbol is one of four that point up, down, left and right side by side: the arrow keys of a keyboard.
    private func isArrowKey(_ symbol: String, around call: CodeNode) -> Bool {
        guard let family = symbol.split(separator: ".").first,
            let scope = ancestors.last(where: { [.function, .type, .extension].contains($0.kind) })
        else { return false }
        let code = scope.source
        return ["up", "down", "left", "right"].allSatisfy { code.contains("\"\(family).\($0)") }
    }

    /// Whether the image is turned by an angle, which does not flip.
    private func isTurned(_ call: CodeNode) -> Bool {
        for ancestor in ancestors.suffix(12).reversed() {
            guard ancestor.kind == .call || ancestor.kind == .member else { return false }
            if ancestor.isNamed("rotationEffect") || ancestor.firstChild?.isNamed("rotationEffect") == true {
                return true
            }
        }
        return false
    }

    /// Whether the image is flipped by hand.
    private func isFlipped(_ call: CodeNode) -> Bool {
        for ancestor in ancestors.suffix(8).reversed() {
            if ancestor.isNamed("imageFlippedForRightToLeftLayoutDirection") { return true }
            if ancestor.kind == .call, let name = ancestor.firstChild?.name,
                name == "flipsForRightToLeftLayoutDirection" || name == "imageFlippedForRightToLeftLayoutDirection"
            {
                return true
            }
        }
        return false
    }

    /// Whether a text beside an image names its side, as one about a gesture or a key does.
    private func isNamedBeside(_ literal: CodeNode, _ image: String, in call: CodeNode) -> Bool {
        let side = image.words.contains("left") ? "left" : "right"
        return call.descendants.contains { node in
            node.kind == .string && node.range != literal.range
                && CodeLiteral(node).plainText?.words.contains(side) == true
                && Self.flipping(CodeLiteral(node).plainText ?? "") == nil
        }
    }
}
