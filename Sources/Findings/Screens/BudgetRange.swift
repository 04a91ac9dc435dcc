package import Layout

/// What breaks on a screen when one of its texts has grown.
package struct BudgetProbe: Sendable {
    /// The characters that were added.
    package var growth: Int
    /// The texts and views that break and did not before.
    package var keys: [String] = []
    /// By how many points the worst of them does not fit across; 0 if what breaks is of another kind.
    package var excess = 0.0
    /// The text itself.
    package var placed: PlacedText?

    /// - Parameter growth: the characters that were added.
    package init(growth: Int) { self.growth = growth }

    /// Whether anything breaks.
    package var isBroken: Bool { !keys.isEmpty }
}

/// Where a text that grows breaks its screen for the first time: between a growth that fits and one that does not.
///
/// A layout costs much more than arithmetic. What a text lacks mostly grows in proportion to the text, so that two
/// layouts tell where it began, and two more prove it; where it does not, the range is halved.
package struct BudgetRange: Sendable {
    /// The largest growth that was seen to fit; `nil` for none at all.
    package private(set) var fits: BudgetProbe?
    /// The smallest growth that was seen to break.
    package private(set) var breaks: BudgetProbe
    /// By how many points the excess grows with a character.
    private var slope: Double
    private var guesses = 0
    /// What a guess is followed by: the next growth, which breaks if the guess was right.
    private var wasGuess = false

    /// More guesses than that have not met the point: halving ends for certain.
    private static let maximumGuesses = 4

    /// - Parameters:
    ///   - breaks: the largest growth that is tried.
    ///   - slope: the advance of an added character, in points.
    package init(breaks: BudgetProbe, slope: Double) {
        self.breaks = breaks
        self.slope = slope
    }

    /// The growth to try next, in characters; `nil` if the point is found.
    package var next: Int? {
        let low = fits?.growth ?? 0
        guard breaks.growth - low > 1 else { return nil }
        if wasGuess, let fits, fits.growth > 0 { return low + 1 }
        return guess.map { min(max($0, low + 1), breaks.growth - 1) } ?? (low + breaks.growth) / 2
    }

    /// Where the excess began, if it grows with the text.
    private var guess: Int? {
        guard guesses < Self.maximumGuesses, slope > 0.01, breaks.excess > 0 else { return nil }
        let growth = Double(breaks.growth) - breaks.excess / slope
        return growth > 0 ? Int(growth) : 0
    }

    /// Narrows the range.
    ///
    /// - Parameter probe: what ``next`` led to.
    package mutating func take(_ probe: BudgetProbe) {
        let isGuess = !wasGuess && guess != nil
        if isGuess { guesses += 1 }
        // A growth that fits although it was to break shows that the slope is wrong.
        if wasGuess, !probe.isBroken { slope = 0 }
        wasGuess = isGuess && !probe.isBroken
        guard probe.isBroken else {
            fits = probe
            return
        }
        let (fall, distance) = (breaks.excess - probe.excess, Double(breaks.growth - probe.growth))
        if fall > 0 { slope = fall / distance }
        breaks = probe
    }
}
