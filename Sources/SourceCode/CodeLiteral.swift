internal import SourceText

/// What a string literal says.
package struct CodeLiteral: Sendable, Hashable {
    /// A part of a literal.
    package enum Part: Sendable, Hashable {
        /// Characters, with escapes resolved.
        case text(String)
        /// The place of an interpolation among the literal's interpolations, from 0.
        case interpolation(Int)
    }

    /// The parts in order; two texts are never neighbours.
    package private(set) var parts: [Part] = []

    package init(text: String) { if !text.isEmpty { parts = [.text(text)] } }

    /// The literal of a node of the kind ``CodeKind/string``.
    ///
    /// - Complexity: O(*n*) in the length of the literal.
    package init(_ node: CodeNode) {
        let utf8 = node.file.utf8
        let isObjectiveC = node.traits.contains(.isObjectiveC)
        let marks = isObjectiveC ? 0 : utf8[node.range].prefix { $0 == UInt8(ascii: "#") }.count
        var interpolations = 0
        var bytes: [UInt8] = []
        for child in node.children {
            switch child.kind {
            case .text:
                CodeEscapes.decode(utf8[child.range], marks: marks, isObjectiveC: isObjectiveC, into: &bytes)
            case .interpolation:
                append(text: bytes)
                bytes = []
                parts.append(.interpolation(interpolations))
                interpolations += 1
            default: break
            }
        }
        append(text: bytes)
    }

    /// The literal with another one behind it.
    package static func + (left: CodeLiteral, right: CodeLiteral) -> CodeLiteral {
        var sum = left
        let count = left.interpolationCount
        for part in right.parts {
            switch part {
            case .text(let text): sum.append(text: Array(text.utf8))
            case .interpolation(let index): sum.parts.append(.interpolation(count + index))
            }
        }
        return sum
    }

    /// How many interpolations there are.
    package var interpolationCount: Int {
        parts.count { if case .interpolation = $0 { true } else { false } }
    }

    /// The characters, if there is no interpolation.
    package var plainText: String? {
        switch parts.count {
        case 0: return ""
        case 1: if case .text(let text) = parts[0] { return text }
        default: break
        }
        return nil
    }

    private mutating func append(text bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        if case .text(let last) = parts.last {
            parts[parts.count - 1] = .text(last + text)
        } else {
            parts.append(.text(text))
        }
    }
}
