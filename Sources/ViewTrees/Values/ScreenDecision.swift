/// A decision of the code about the size of the device's screen: `UIScreen.main.bounds.height <= 667`.
///
/// Its number in ``ProposedLayout/ViewKind/alternatives(id:typical:)`` says all of it, so that a room can answer it. The first
/// branch is the one where it holds.
package struct ScreenDecision: Sendable, Hashable {
    package var isWidth: Bool
    /// In points; halves are told apart.
    package var limit: Double
    /// Whether a screen of exactly that length is beyond the limit: `<` instead of `<=`.
    package var isStrict: Bool

    /// Numbers at and below this one are decisions of this kind; those of ``DeviceDecision`` are above.
    private static let first = -1_000
    private static let greatestLimit = 10_000.0

    /// The decision of a comparison; `nil` for a comparison of something else.
    ///
    /// - Parameters:
    ///   - length: what is compared, as it is written: `UIScreen.main.bounds.width`.
    ///   - comparison: `<`, `<=`, `>` or `>=`.
    ///   - limit: what it is compared with, in points.
    ///   - isNegated: is set where the comparison is the opposite of the decision.
    init?(_ length: String, _ comparison: String, _ limit: Double, isNegated: inout Bool) {
        switch length.filter({ !$0.isWhitespace }) {
        case "UIScreen.main.bounds.width", "UIScreen.main.bounds.size.width": isWidth = true
        case "UIScreen.main.bounds.height", "UIScreen.main.bounds.size.height": isWidth = false
        default: return nil
        }
        guard limit >= 0, limit < Self.greatestLimit else { return nil }
        self.limit = (limit * 2).rounded() / 2
        switch comparison {
        case "<": (isStrict, isNegated) = (true, false)
        case "<=": (isStrict, isNegated) = (false, false)
        case ">": (isStrict, isNegated) = (false, true)
        case ">=": (isStrict, isNegated) = (true, true)
        default: return nil
        }
    }

    /// The decision of a number; `nil` for a number of another kind.
    package init?(id: Int) {
        guard id <= Self.first else { return nil }
        let code = Self.first - id
        isWidth = code & 1 == 1
        isStrict = code & 2 == 2
        limit = Double(code >> 2) / 2
    }

    /// Its number.
    package var id: Int { Self.first - (Int(limit * 2) << 2 | (isStrict ? 2 : 0) | (isWidth ? 1 : 0)) }

    /// Whether it holds on a screen.
    ///
    /// - Parameters:
    ///   - width: the width of the screen, in points.
    ///   - height: its height, in points.
    /// - Returns: whether the first branch is taken.
    package func holds(width: Double, height: Double) -> Bool {
        let length = isWidth ? width : height
        return isStrict ? length < limit : length <= limit
    }
}
