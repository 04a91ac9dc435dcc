internal import SourceCode
internal import SourceText

/// A constraint between the same side of two views, as code writes it with anchors.
struct SideConstraint: Hashable {
    /// How the first view's side is to the second's.
    private enum Relation: Hashable {
        case equal, atLeast, atMost

        var reversed: Relation {
            switch self {
            case .equal: .equal
            case .atLeast: .atMost
            case .atMost: .atLeast
            }
        }
    }

    /// Of the two views, the one whose name sorts first; empty for the object itself.
    private var first: String
    private var second: String
    private var isLeft: Bool
    private var relation: Relation
    /// What is added to the second view's side, as it is written but for its sign.
    private var distance: String
    private var isNegative: Bool

    /// The constraint that has to be beside this one, so that both together look the same when they flip.
    var mirrored: Self {
        var other = self
        other.isLeft.toggle()
        other.relation = relation.reversed
        if !distance.isEmpty { other.isNegative.toggle() }
        return other
    }

    /// How far from a constraint, in bytes, the one that belongs to it may be.
    private static let reach = 400

    /// The constraint that begins with an anchor, and all that are written around it.
    ///
    /// - Returns: `nil` where the anchor begins no constraint to the same side of another view.
    /// - Complexity: O(1): a few hundred bytes are read.
    static func beginning(with anchor: CodeNode) -> (own: Self, around: Set<Self>)? {
        let utf8 = anchor.file.utf8
        let start = max(0, anchor.range.lowerBound - reach)
        let end = min(utf8.count, anchor.range.upperBound + reach)
        let before = String(decoding: utf8[start..<anchor.range.lowerBound], as: UTF8.self)
        let after = String(decoding: utf8[anchor.range.lowerBound..<end], as: UTF8.self)
        guard let own = all(in: after, isPrefix: true).first else { return nil }
        return (own, all(in: before).union(all(in: after)))
    }

    private static func all(in text: String, isPrefix: Bool = false) -> Set<Self> {
        let swift =
            /(?:([\w.!?]+)\.)?(left|right)Anchor\s*\.constraint\s*\(\s*(equal|greaterThanOrEqual|lessThanOrEqual)To: *(?:([\w.!?]+)\.)?(left|right)Anchor\s*(?:,\s*constant: *(-?) *(\([^()]*\)|[\w.\[\]]+(?: *[-+*\/] *[\w.]+)*)\s*)?\)/
        let objectiveC =
            /(?:([\w.]+)\.)?(left|right)Anchor\s+constraint(Equal|GreaterThanOrEqual|LessThanOrEqual)ToAnchor: *(?:([\w.]+)\.)?(left|right)Anchor(?:\s+constant: *(-?) *(\([^()]*\)|[\w.]+(?: *[*\/] *[\w.]+)?))?\s*\]/
        let matches =
            isPrefix
            ? [text.prefixMatch(of: swift) ?? text.prefixMatch(of: objectiveC)].compactMap(\.self)
            : text.matches(of: swift) + text.matches(of: objectiveC)
        return Set(
            matches.compactMap { match in
                let (_, view, side, relation, other, otherSide, sign, constant) = match.output
                guard side == otherSide else { return nil }
                return Self(
                    name(view),
                    relation.hasPrefix("g") || relation.hasPrefix("G")
                        ? .atLeast : relation.hasPrefix("l") || relation.hasPrefix("L") ? .atMost : .equal,
                    name(other),
                    isLeft: side == "left",
                    distance: constant.map(String.init) ?? "",
                    isNegative: sign == "-"
                )
            }
        )
    }

    private init(
        _ view: String,
        _ relation: Relation,
        _ other: String,
        isLeft: Bool,
        distance: String,
        isNegative: Bool
    ) {
        // Distances are compared as numbers where they are some: 8 and 8.0.
        let distance = Self.alike(distance.filter { !"() \n".contains($0) }, isNegative: isNegative)
        let number = Double(distance)
        let isExchanged = other < view
        first = isExchanged ? other : view
        second = isExchanged ? view : other
        self.isLeft = isLeft
        self.relation = isExchanged ? relation.reversed : relation
        self.distance = number == 0 ? "" : number.map { "\($0)" } ?? distance
        self.isNegative = !self.distance.isEmpty && isNegative != isExchanged
    }

    /// A distance as it is alike at both sides: the two insets of one value count as one, and behind a minus sign sums have
    /// the signs of the other side, `-insets.right - gap` those of `insets.left + gap`.
    private static func alike(_ distance: String, isNegative: Bool) -> String {
        let sides = distance.replacing(/\.(?:left|right)(?!\w)/, with: ".side")
        guard isNegative else { return sides }
        return String(sides.map { $0 == "-" ? "+" : $0 == "+" ? "-" : $0 })
    }

    /// The name of a view without what says that it is the object's own.
    private static func name(_ view: Substring?) -> String {
        let name = view.map(String.init)?.filter { $0 != "!" && $0 != "?" } ?? ""
        if name == "self" { return "" }
        return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    }
}
