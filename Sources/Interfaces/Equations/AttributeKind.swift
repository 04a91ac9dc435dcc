extension Anchor.Attribute {
    /// What an attribute measures: two of them may stand in one constraint only if their kinds agree.
    enum Kind: Hashable {
        case size
        /// Left, right and their margins: never mirrored.
        case absoluteX
        /// Leading, trailing and their margins: mirrored from right to left.
        case directionalX
        /// The horizontal centre, which goes with both of them.
        case centerX
        case y
    }

    var kind: Kind {
        switch self {
        case .width, .height: .size
        case .left, .right, .leftMargin, .rightMargin: .absoluteX
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
        case .centerX, .centerXWithinMargins: .centerX
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        }
    }

    /// The axis on which a place or a size lies.
    package var axis: Axis {
        switch kind {
        case .absoluteX, .directionalX, .centerX: .horizontal
        case .y: .vertical
        case .size: self == .width ? .horizontal : .vertical
        }
    }

    /// The name in equations: that of `NSLayoutConstraint.Attribute`.
    package var name: String { self == .lastBaseline ? "lastBaseline" : rawValue }

    /// The names of all attributes, in the order of ``allCases``.
    package static let names = allCases.map(\.name)

    /// The attribute of this name; `baseline` is the last one.
    package init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name || $0.rawValue == name }) else { return nil }
        self = found
    }

    /// Which way an inset moves it: 1 towards larger coordinates, -1 towards smaller ones; `nil` for no edge.
    var inset: Double? {
        switch self {
        case .top, .left, .leading, .topMargin, .leftMargin, .leadingMargin: 1
        case .bottom, .right, .trailing, .bottomMargin, .rightMargin, .trailingMargin: -1
        default: nil
        }
    }

    /// Why two attributes may not stand in one constraint, as UIKit would refuse them; `nil` if they may.
    ///
    /// - Parameter other: the second attribute; `nil` for a constant alone.
    /// - Returns: the kind of the fault, and what to do.
    func refusal(against other: Anchor.Attribute?) -> (kind: ConstraintTextError.Kind, message: String)? {
        guard let other else {
            guard kind != .size else { return nil }
            return (
                .positionAgainstConstant,
                "a position such as '\(name)' must be held against another position, as in "
                    + "title.\(name) == superview.\(name) + 20; only width and height go with a number alone"
            )
        }
        let message: String
        switch (kind, other.kind) {
        case (let one, let two) where one == two: return nil
        case (.centerX, .absoluteX), (.centerX, .directionalX), (.absoluteX, .centerX), (.directionalX, .centerX):
            return nil
        case (.size, _), (_, .size): message = "a size cannot be compared with a position"
        case (.y, _), (_, .y): message = "a horizontal position cannot be compared with a vertical one"
        default: message = "leading and trailing are mirrored from right to left, left and right are not; use one kind"
        }
        return (.illegalPair, "'\(name)' does not go with '\(other.name)': \(message)")
    }
}
