/// A decision of the code that the device makes: its number in ``ProposedLayout/ViewKind/alternatives(id:typical:)``.
///
/// The first branch is the one where it holds. All other decisions have numbers above 0.
package enum DeviceDecision: Int, Sendable, Hashable, CaseIterable {
    case isCompactWidth = -1
    case isCompactHeight = -2
    case isPad = -3
    case isLandscape = -4

    /// The decision of a comparison: `horizontalSizeClass == .compact`.
    ///
    /// - Parameters:
    ///   - left: what stands in front of `==`.
    ///   - right: the name of the member behind it.
    ///   - isNegated: is turned over where the comparison is the opposite of the decision.
    init?(_ left: String, _ right: String, isNegated: inout Bool) {
        switch (left.split(separator: ".").last.map { $0.lowercased() } ?? "", right) {
        case ("horizontalsizeclass", "compact"), ("hsizeclass", "compact"), ("sizeclass", "compact"):
            self = .isCompactWidth
        case ("horizontalsizeclass", "regular"), ("hsizeclass", "regular"), ("sizeclass", "regular"):
            self = .isCompactWidth
            isNegated.toggle()
        case ("verticalsizeclass", "compact"): self = .isCompactHeight
        case ("verticalsizeclass", "regular"):
            self = .isCompactHeight
            isNegated.toggle()
        case ("userinterfaceidiom", "pad"): self = .isPad
        case ("userinterfaceidiom", "phone"):
            self = .isPad
            isNegated.toggle()
        case ("orientation", _), ("interfaceorientation", _), ("deviceorientation", _):
            guard ["landscape", "portrait"].contains(right), Self.isOfDevice(left) else { return nil }
            self = .isLandscape
            if right == "portrait" { isNegated.toggle() }
        default: return nil
        }
    }

    /// Whether an orientation is that of the device, and not that of a page or a picture: `UIDevice.current.orientation`,
    /// `orientationInfo.orientation`.
    private static func isOfDevice(_ written: String) -> Bool {
        let parts = written.lowercased().split(separator: ".")
        guard parts.last == "orientation" else { return true }
        return parts.dropLast().contains { $0.contains("device") || $0.contains("orientation") }
    }
}
