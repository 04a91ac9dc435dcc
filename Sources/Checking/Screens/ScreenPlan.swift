internal import Findings
internal import Interfaces
internal import OutletTexts
internal import SourceText

/// A screen that is to be laid out, with its texts in all languages.
struct ScreenPlan: Sendable {
    /// A text of a language.
    struct Text: Sendable {
        var value: String
        /// Where it is.
        var location: SourceLocation
    }

    var screen: Screen
    /// The path of its file from the project's folder.
    var file: String
    /// The name of the table with its texts.
    var table: String
    var lines: SourceLines
    /// What comments declare about its texts, by key.
    var declarations: [String: TextDeclaration] = [:]
    /// Whether its texts are formats, so that samples take the place of their arguments.
    var hasFormats: Bool
    /// The texts of the source language, by key.
    var source: [String: Text] = [:]
    /// The texts of the other languages, by language tag and key; what is not there shines through from the source.
    var translations: [String: [String: Text]] = [:]
    /// The languages that have other words for some text of the document.
    var otherWords: Set<String> = []
    /// The keys that no pseudolocale changes.
    var kept: Set<String> = []
    /// The languages that the document is for; `nil` for all that have no document of their own.
    var onlyLanguage: String? = nil
    /// The languages that have a document of their own in its place.
    var replacedIn: Set<String> = []
    /// Whether each language has the whole document, and none only strings for it: the boxes of one language are never
    /// those of another.
    var isPerLanguage = false
    /// The views that it gives another size on an axis than the document of the source language does.
    var redrawn = PerAxis<Set<Int>>(horizontal: [], vertical: [])
    /// The kind of devices that the document is for; `nil` for all.
    var idiom: DeviceTraits.Idiom?
    /// The only device that the app shows the document on; `nil` for all.
    var device: DeviceTraits?
    /// Whether the document is in no language folder and has no table.
    var isNeverLocalized = false
    /// The names of the app's products, in small letters.
    var productNames: Set<String> = []
    /// The texts of the bars around it, by language and key.
    var chrome: [String: [String: String]] = [:]
    /// The screen with the texts of the document; `nil` if code replaces none.
    var designed: Screen?
    /// What code does with its views.
    var code = ScreenCode()
    /// The views whose room is a guess, so that their strings do not count as judged.
    var guessed: Set<Int> = []
    /// Texts of no table that its views are laid out with, each by itself.
    var samples: [DataSample] = []
    /// The same screen with the other strings that code puts into views which get several.
    var variants: [ScreenPlan] = []
}

/// The screens of a project, and what could not be read.
struct ScreenPlans: Sendable {
    var screens: [ScreenPlan] = []
    var unchecked: [CheckReport.Unchecked] = []
    /// The strings of documents in parts that the system lays out.
    var systemTexts: [DocumentSystemText] = []
    /// The strings of documents that are on no screen.
    var loose: [StringCoverage.Row] = []
    /// What is wrong with declarations.
    var findings: [Finding] = []
    /// What code does with the objects of documents; `nil` if no code was read.
    var join: OutletJoin?
}
