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
