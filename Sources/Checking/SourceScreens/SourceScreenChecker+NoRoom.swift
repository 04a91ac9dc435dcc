internal import Findings
internal import ProposedLayout
internal import TextMeasurement

/// Texts that the layout leaves no room at all.
extension SourceScreenChecker {
    /// The renditions of a text in rooms that can be those which people see.
    ///
    /// A text without the room of a letter in the language that the app is written in, at the size that devices come with, would
    /// have been seen by everybody: there the layout is read wrongly, in any language. What a larger size leaves no room may
    /// well be so.
    func believable(_ renditions: [Rendition]) -> [Rendition] {
        let without = renditions.filter { rendition in
            let width = rendition.placed.offered.width ?? .infinity
            return languages[rendition.language].texts.kind == .source && rendition.textSize == .large
                && width < rendition.placed.font.size.points * Self.narrowLetter
        }
        guard !without.isEmpty else { return renditions }
        return renditions.filter { one in
            !without.contains { $0.room == one.room && $0.textSize == one.textSize }
        }
    }

    /// The width of a narrow letter as a share of the size of its font.
    private static let narrowLetter = 0.3
}
