internal import SourceCode
internal import SourceText

/// Values of literals.
extension TreeReader {
    func literal(_ node: CodeNode) -> Value {
        let source = node.source
        switch source {
        case "true": return .truth(!isPreceded(node, by: UInt8(ascii: "!")))
        case "false": return .truth(isPreceded(node, by: UInt8(ascii: "!")))
        case "nil": return .none
        default: break
        }
        let digits = source.filter { $0 != "_" }
        let number: Double?
        if digits.hasPrefix("0x") {
            number = Int(digits.dropFirst(2), radix: 16).map(Double.init)
        } else {
            number = Double(digits)
        }
        guard let number else { return .data(source) }
        return .known(isPreceded(node, by: UInt8(ascii: "-")) ? -number : number) ?? .data(source)
    }

    /// Whether an operator stands directly in front, which has no node of its own.
    func isPreceded(_ node: CodeNode, by byte: UInt8) -> Bool {
        let start = node.range.lowerBound
        let utf8 = node.file.utf8
        guard start > 0, utf8[start - 1] == byte else { return false }
        guard start > 1 else { return true }
        return [UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), 0x0A]
            .contains(utf8[start - 2]) || byte == UInt8(ascii: "!")
    }

    /// A literal that nothing localizes.
    func text(_ node: CodeNode, _ scope: Scope) -> Value {
        let literal = CodeLiteral(node)
        if let plain = literal.plainText { return .verbatim(plain) }
        let interpolations = node.children.filter { $0.kind == .interpolation }
        var text = ""
        var isKnown = true
        let parts = literal.parts
        for (place, part) in parts.enumerated() {
            switch part {
            case .text(let characters): text += characters
            case .interpolation(let index):
                guard index < interpolations.count, let inner = interpolations[index].arguments.first?.firstChild
                else { continue }
                let value = evaluate(inner, scope)
                switch value {
                case .verbatim(let known): text += known
                case .number(let number):
                    text += value.whole.flatMap { number == number.rounded() ? "\($0)" : nil } ?? "\(number)"
                case .sample(let sample):
                    text += sample
                    isKnown = false
                default:
                    var next = ""
                    if place + 1 < parts.count, case .text(let characters) = parts[place + 1] { next = characters }
                    text += typical(inner, value, before: next, scope)
                    isKnown = false
                }
            }
        }
        return isKnown ? .verbatim(text) : .sample(text)
    }
}
