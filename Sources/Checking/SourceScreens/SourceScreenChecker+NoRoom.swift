internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

/// Texts that the layout leaves no room at all.
extension SourceScreenChecker {
    /// The renditions of a text in rooms that can be those which people see.
    ///
    /// A text without the room of a letter in the language that the app is written in, at the size that devices come with, would
    /// have been seen by everybody: there the layout is read wrongly, in any language. What a larger size leaves no room may
    /// well be so.
    func believable(_ renditions: [Rendition]) -> [Rendition] {
        let without = renditions.filter { isWithoutRoom($0.placed, $0.language, $0.textSize) }
        guard !without.isEmpty else { return renditions }
        return renditions.filter { one in
            !without.contains { $0.room == one.room && $0.textSize == one.textSize }
        }
    }

    /// The names of the rooms in which a text has no room of its own; `nil` if there is none.
    func roomsWithoutRoom(_ renditions: [Rendition]) -> Set<String>? {
        let without = renditions.filter { isWithoutRoom($0.placed, $0.language, $0.textSize) }
        return without.isEmpty ? nil : Set(without.map(\.room.name))
    }

    /// Whether a layout leaves a text of the source language less than a narrow letter, at the size that devices come with.
    func isWithoutRoom(
        _ placed: ProposedLayout.PlacedText,
        _ language: Int,
        _ textSize: TextSizeCategory
    ) -> Bool {
        let width = placed.offered.width ?? .infinity
        return languages[language].texts.kind == .source && textSize == .large
            && width < placed.font.size.points * Self.narrowLetter
    }

    /// That a text was not judged for want of room; `nil` for a text of no table, or one that the code says to ignore.
    func unchecked(_ text: BranchCover.Text, in rooms: Set<String>) -> CheckReport.Unchecked? {
        guard let origin = plan.origins[text.string], text.source > 0, text.source <= plan.views.places.count else {
            return nil
        }
        let place = plan.views.places[text.source - 1]
        if let code = plan.files[place.file], SourceDirective.ignored(code, at: place.range.lowerBound) == .all {
            return nil
        }
        return CheckReport.Unchecked(
            location: plan.location(place.file, place.range.lowerBound),
            subject: origin.key,
            reason: "the layout has no room for a letter of it on \(rooms.sorted().joined(separator: ", ")) in the "
                + "language of the app, so that the view is read wrongly there: no language is judged"
        )
    }

    /// The width of a narrow letter as a share of the size of its font.
    private static let narrowLetter = 0.3
}
