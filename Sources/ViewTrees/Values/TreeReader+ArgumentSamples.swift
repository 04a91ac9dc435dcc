internal import Interfaces
internal import SourceCode

/// What is known of the arguments of localized strings.
extension TreeReader {
    /// What the interpolations of a literal come to, in the form of a sample; `nil` if the source tells none of them.
    func arguments(of node: CodeNode, _ scope: Scope) -> String? {
        guard node.kind == .string else { return nil }
        var samples: [String] = []
        for interpolation in node.children where interpolation.kind == .interpolation {
            guard let inner = interpolation.arguments.first?.firstChild else { return nil }
            // A picture in a text is about as wide as it is high.
            if isImage(inner) {
                samples.append("\u{25A1}")
                continue
            }
            let value = evaluate(inner, scope)
            switch value {
            case .number(let number) where number == number.rounded() && abs(number) < 1e9:
                samples.append("\(Int(number))")
            case .verbatim(let text) where !text.contains("|"): samples.append(text)
            default:
                samples.append(
                    isNumber(value, inner, scope) ? TextDeclaration.numberSample : TextDeclaration.openSample
                )
            }
        }
        return samples.allSatisfy { $0 == TextDeclaration.openSample } ? nil : samples.joined(separator: "|")
    }

    private func isImage(_ node: CodeNode) -> Bool {
        node.kind == .call && node.firstChild.map { $0.kind == .reference && $0.isNamed("Image") } ?? false
    }
}
