internal import SourceCode
internal import SourceText

/// A constraint of two views by the attribute of a side: `NSLayoutConstraint(item: photo, attribute: .left, …)`.
struct SideAttribute {
    /// The arguments without white space.
    private let arguments: String
    /// The code around, without white space.
    private let around: String

    /// How far from a constraint, in bytes, the one that belongs to it may be.
    private static let reach = 600

    /// `nil` for what is no argument of such a constraint.
    ///
    /// - Parameter attribute: the value of its attribute.
    /// - Complexity: O(1): some hundred bytes are read.
    init?(_ attribute: CodeNode) {
        let utf8 = attribute.file.utf8
        let place = attribute.range.lowerBound
        let before = String(decoding: utf8[max(0, place - Self.reach)..<place], as: UTF8.self)
        let behind = String(decoding: utf8[place..<min(utf8.count, place + Self.reach)], as: UTF8.self)
        guard let start = before.ranges(of: "NSLayoutConstraint(").last?.upperBound else { return nil }
        var depth = 1
        let rest = before[start...] + behind
        let end = rest.firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
        guard let end else { return nil }
        arguments = rest[..<end].filter { !$0.isWhitespace }
        around = (before + behind).filter { !$0.isWhitespace }
    }

    /// Whether the same constraint of the other side is beside it, so that both look the same when they flip.
    ///
    /// A distance has the other sign there.
    var hasMirrorImage: Bool {
        let swapped = arguments.replacing(/\.(left|right)\b/) { $0.output.1 == "left" ? ".right" : ".left" }
        guard let constant = swapped.firstMatch(of: /constant:(-?)([^,]+)$/), Double(constant.output.2) != 0 else {
            return around.contains("NSLayoutConstraint(" + swapped)
        }
        let sign = constant.output.1.isEmpty ? "-" : ""
        let other = swapped.replacingSubrange(constant.range, with: "constant:\(sign)\(constant.output.2)")
        return around.contains("NSLayoutConstraint(" + other)
    }
}

extension String {
    fileprivate func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
