internal import Findings
internal import ProposedLayout
internal import ViewTrees

/// What a finding tells of the views that limit its text.
extension SourceScreenChecker {
    /// The views around a text, as places of the source: the text, what limits its lines, and what it stands in.
    func chain(_ view: Int, in tree: PlacedTree, limit: Int?) -> [RelatedPlace] {
        var places: [RelatedPlace] = []
        var last = 0
        var numbers = tree.chain(from: view).map { tree.views[$0].source }
        if let limit, !numbers.contains(limit) { numbers.insert(limit, at: min(1, numbers.count)) }
        for number in numbers {
            guard number > 0, number != last, number <= plan.views.places.count else { continue }
            last = number
            let place = plan.views.places[number - 1]
            places.append(
                RelatedPlace(
                    phrase: place.phrase,
                    location: plan.location(place.file, place.range.lowerBound)
                )
            )
            if places.count == Self.longestChain { break }
        }
        return places
    }

    /// How many links of a chain are told.
    private static let longestChain = 12
}
