package import Interfaces

/// What a parent offers a view (`ProposedViewSize`): points, `nil` where it asks for the ideal size, infinite for the
/// greatest, 0 for the least.
package struct Proposal: Sendable, Hashable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// One number is hashed faster than two that may be none: proposals are asked for more often than anything else.
    package func hash(into hasher: inout Hasher) {
        func bits(_ length: Double?) -> UInt64 { length.map { ($0 == 0 ? 0 : $0).bitPattern } ?? .max }
        hasher.combine(bits(width) &* 0x9E37_79B9_7F4A_7C15 ^ bits(height))
    }

    package init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// Asks for the ideal size.
    package static let unspecified = Proposal(width: nil, height: nil)

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// The proposal with one length replaced.
    package func with(_ axis: Axis, _ length: Double?) -> Proposal {
        var proposal = self
        proposal[axis] = length
        return proposal
    }
}
