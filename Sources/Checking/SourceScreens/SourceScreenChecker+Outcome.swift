internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import TextMeasurement
internal import ViewTrees

/// What a check of a screen takes, and what comes of it.
extension SourceScreenChecker {
    /// The texts of a language, ready to be laid out.
    struct SourceLanguage: Sendable {
        var texts: CheckedScreen.Texts
        /// The runs by number of the string.
        var runs: [Int: [TextRun]]
        /// The numbers of the strings that the language has a text of its own for.
        var own: Set<Int> = []
        /// Its number among the languages of a check.
        var edition: Int

        init(_ texts: CheckedScreen.Texts, edition: Int) {
            self.texts = texts
            self.edition = edition
            runs = [:]
            for (key, text) in texts.texts {
                guard let number = Int(key) else { continue }
                if text.isOwn { own.insert(number) }
                runs[number] = MarkdownRuns.runs(of: text.filled.text, string: number)
            }
        }
    }

    /// What came of a screen.
    struct Outcome: Sendable {
        /// The texts that do not fit somewhere, each with its chain.
        var texts: [CheckedText] = []
        /// The strings that were judged, by number: the least that is known of their room in any version.
        var judged: [Int: JudgedCertainty] = [:]
        var measurements = 0
        /// The versions in which it was laid out the typical way.
        var versions: [Version] = []
        /// Where each of ``texts`` does not fit.
        var failures: [[Failure]] = []
        /// How much the strings of the source language may grow.
        var budgets: [TextBudget] = []
        /// The texts that the layout leaves no room, with the names of the rooms.
        var withoutRoom: [BranchCover.Text: Set<String>] = [:]
    }

    /// A language, room and text size that a screen was laid out in.
    struct Version {
        var language: Int
        var room: SourceRoom
        var textSize: TextSizeCategory
        /// The number of texts from tables that it shows.
        var texts: Int
    }

    /// A version in which a text does not fit.
    struct Failure {
        /// `nil` for a version as such.
        var text: BranchCover.Text?
        var version: Version
        /// The ways through the code that show the text.
        var branches: [Int: Int]
    }

    /// A text as it failed or fitted in one version.
    struct Rendition {
        var language: Int
        var room: SourceRoom
        var textSize: TextSizeCategory
        var placed: ProposedLayout.PlacedText
        var chain: [RelatedPlace]
        /// What people take the view for that shows it.
        var role = ScreenPicture.Role.label
        var doubts: Set<Doubt>
        /// The ways through the code that show the text.
        var branches: [Int: Int] = [:]
    }
}
