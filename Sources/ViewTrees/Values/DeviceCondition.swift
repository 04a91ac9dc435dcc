/// A condition of the code as far as the device decides it: `isPad && !items.isEmpty` is false on a phone whatever is in
/// the list.
package indirect enum DeviceCondition: Sendable, Hashable {
    /// What a decision with this number asks, of ``DeviceDecision`` or ``ScreenDecision``.
    case decision(Int)
    case not(DeviceCondition)
    case all([DeviceCondition])
    case any([DeviceCondition])
    /// What only the running app knows.
    case unknown

    /// Whether it holds.
    ///
    /// - Parameter branches: the branch of each decision that the device makes, by number: 0 where it holds.
    /// - Returns: `nil` where the app decides.
    /// - Complexity: O(*n*) in the number of parts.
    package func holds(_ branches: [Int: Int]) -> Bool? {
        switch self {
        case .decision(let id): branches[id].map { $0 == 0 }
        case .not(let inner): inner.holds(branches).map { !$0 }
        case .all(let parts): Self.joined(parts, branches, absorbing: false)
        case .any(let parts): Self.joined(parts, branches, absorbing: true)
        case .unknown: nil
        }
    }

    private static func joined(_ parts: [DeviceCondition], _ branches: [Int: Int], absorbing: Bool) -> Bool? {
        let truths = parts.map { $0.holds(branches) }
        if truths.contains(absorbing) { return absorbing }
        return truths.contains(nil) ? nil : !absorbing
    }

    /// The decisions about the size of the screen in it.
    var screenDecisions: Set<ScreenDecision> {
        switch self {
        case .decision(let id): ScreenDecision(id: id).map { [$0] } ?? []
        case .not(let inner): inner.screenDecisions
        case .all(let parts), .any(let parts): parts.reduce(into: []) { $0.formUnion($1.screenDecisions) }
        case .unknown: []
        }
    }
}
