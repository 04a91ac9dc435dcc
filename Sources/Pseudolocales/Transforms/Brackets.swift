package import StringTables

/// "[Save]": marks where a text begins and ends, so that a cut or a concatenation is seen.
package struct Brackets: WritingTransform {
    /// The pair of brackets.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        case square = "[]"
        case double = "⟦⟧"
        case numbered = "[##]"
        case guillemets = "«»"

        var opening: [UInt8] {
            switch self {
            case .square: Array("[".utf8)
            case .double: Array("⟦".utf8)
            case .numbered: Array("[# ".utf8)
            case .guillemets: Array("«".utf8)
            }
        }

        var closing: [UInt8] {
            switch self {
            case .square: Array("]".utf8)
            case .double: Array("⟧".utf8)
            case .numbered: Array(" #]".utf8)
            case .guillemets: Array("»".utf8)
            }
        }
    }

    package let style: Style

    package var spelling: String { style == .square ? "brackets" : "brackets=\(style.rawValue)" }
    package var isInvertible: Bool { true }
    package var surroundings: [UInt8] { style.opening + style.closing }

    package init(style: Style = .square) { self.style = style }

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        result.append(text: style.opening)
        result.append(message)
        // Behind a bare '%' a space would begin a specifier; a bracket does not.
        let separator = result.separator
        result.append(
            text: separator.count > 1 && style == .numbered ? separator + style.closing.dropFirst() : style.closing[...]
        )
    }

    package func inverse(of message: Message) -> Message? {
        let bytes = message.utf8
        var closing = style.closing
        if style == .numbered, bytes.suffix(4).starts(with: [0xC2, 0xA0]) {
            closing = [0xC2, 0xA0] + closing.dropFirst()
        }
        guard bytes.starts(with: style.opening), bytes.suffix(closing.count).elementsEqual(closing),
            bytes.count >= style.opening.count + closing.count
        else { return nil }
        return Message(
            String(decoding: bytes.dropFirst(style.opening.count).dropLast(closing.count), as: UTF8.self)
        )
    }
}
