internal import Interfaces
internal import Layout

extension CheckedScreen {
    /// How many points narrower than in the source language the box of a squeezed text is at least: more than what
    /// rounding to pixels moves.
    private static let leastSqueeze = 1.0

    /// Whether a text that a language lacks does not fit there, although it does in the source language: other texts, which
    /// are translated, take its room.
    ///
    /// Only real languages count: nobody has written what a pseudolocale puts beside it.
    ///
    /// - Complexity: O(*t*) in the number of texts on the screen.
    func isSqueezed(_ placed: PlacedText, in version: Rendition) -> Bool {
        guard version.kind == .real, placed.fitted.faults.contains(where: { $0.isCertain && !$0.isBelowPixel }),
            let source = versions.first(where: { $0.kind == .source && $0.isSet(like: version) })
        else { return false }
        let identity = ShownIdentity(placed)
        return source.laidOut.texts.contains { own in
            ShownIdentity(own) == identity && own.value == placed.value && own.fitted.faults.isEmpty
                && placed.box.width < own.box.width - Self.leastSqueeze
        }
    }
}
