package import Interfaces
internal import Layout
package import SourceText

/// What code does with the views of a screen, as far as the project's sources tell.
package struct ScreenCode: Sendable, Hashable {
    /// A localized string that code puts into a view in place of the document's text.
    package struct Text: Sendable, Hashable {
        /// The name of the table that holds it.
        package var table: String
        /// The path of the table's file from the project's folder.
        package var file: String
        /// Where the text of the source language stands.
        package var location: SourceLocation
        /// Where code gives it to the view.
        package var place: SourceLocation
        /// Whether more is joined to it, so that what people see is longer.
        package var isPart: Bool
        /// The only kind of device on which code shows it; `nil` for all.
        package var idiom: DeviceTraits.Idiom?
        /// Whether it is one of several texts that other code hands over, of which the running app chooses one.
        package var isOneOfMany = false

        package init(
            table: String,
            file: String,
            location: SourceLocation,
            place: SourceLocation,
            isPart: Bool
        ) {
            self.table = table
            self.file = file
            self.location = location
            self.place = place
            self.isPart = isPart
        }
    }

    /// The strings by the key of the text on the screen.
    package var texts: [String: Text] = [:]
    /// Where code gives a view another text than the document's, by position in ``Screen/views``.
    package var replaced: [Int: SourceLocation] = [:]
    /// The views whose size on an axis the document alone does not tell: code sets a constraint, the font, the number of
    /// lines, the frame.
    package var resized = PerAxis<Set<Int>>(horizontal: [], vertical: [])
    /// The object IDs of constraints whose constant code sets, or that it switches on and off.
    package var setConstraints: Set<String> = []
    /// The panes whose size on an axis code sets by moving the dividers of a split view.
    package var divided = PerAxis<Set<Int>>(horizontal: [], vertical: [])
    /// The views that code shows and hides.
    package var hidden: Set<Int> = []
    /// The views whose classes place their texts themselves.
    package var laidOut: Set<Int> = []
    /// The views whose frames code sets.
    package var placed: Set<Int> = []
    /// The views whose texts code lets shrink as far as they must, and buttons whose titles it lets go on in another line.
    package var adapted: Set<Int> = []
    /// The size of the smallest of several fonts that code gives a view, in points, by position in ``Screen/views``.
    package var smallestFonts: [Int: Double] = [:]
    /// The buttons whose titles code gives a colour.
    package var coloured: Set<Int> = []
    /// The buttons of images alone that code gives a title and no colour for it.
    package var iconButtons: Set<Int> = []
    /// The views that a class of a library holds in an outlet.
    package var heldByLibrary: Set<Int> = []
    /// The views that code gives an image.
    package var pictured: Set<Int> = []
    /// Whether the system shows the screen while the app begins.
    package var isLaunchScreen = false
    /// Whether code makes the screen, a header or footer of a table, as high as what it holds.
    package var isMeasured = false
    /// The views that code gives different texts at different times, none among them.
    package var varied: Set<Int> = []
    /// What speaks against the boxes of views that code makes, by view; `nil` for a screen of a document or the
    /// configuration.
    package var layoutDoubts: [Int: Set<Doubt>]?
    /// Whether no source declares the class of the screen's controller.
    package var lacksClass = false
    /// Whether that class lacks an outlet that the document connects.
    package var lacksOutlet = false
    /// Whether neither code nor another document makes the screen.
    package var isUnmade = false
    /// Whether the screen is one for developers, as the folder of its document says.
    package var isForDevelopers = false
    /// Whether code hides the bar above the screen that the document has.
    package var hidesBar = false
    /// Whether code shows the screen only while its height is compact: on phones in landscape.
    package var isForCompactHeight = false

    package init() {}

    /// Notes a view whose size code changes.
    package mutating func resize(_ view: Int, on axes: [Axis] = Axis.allCases) {
        for axis in axes { resized[axis].insert(view) }
    }
}

extension CheckedScreen {
    /// Whether a key is that of a string which only a variant shows.
    package func showsInVariant(_ key: String) -> Bool {
        code.texts[key] == nil && variants.contains { $0.code.texts[key] != nil }
    }

    /// The texts that variants show and the screen itself does not, each of a view once: where several variants show it
    /// beside other texts, as it is in the one in which it fits least.
    package var variantTexts: [CheckedText] {
        var texts: [CheckedText] = []
        var positions: [VariantIdentity: Int] = [:]
        for variant in variants {
            for text in variant.checkedTexts where text.code != nil && showsInVariant(text.key) {
                let identity = VariantIdentity(key: text.key, object: text.place?.object)
                guard let known = positions[identity] else {
                    positions[identity] = texts.count
                    texts.append(text)
                    continue
                }
                if text.faultyRenditions > texts[known].faultyRenditions { texts[known] = text }
            }
        }
        return texts
    }

    /// The budgets of these texts.
    package var variantBudgets: [TextBudget] {
        variants.flatMap { variant in variant.budgets.filter { showsInVariant($0.key) } }
    }
}

/// A text of code in a view, whatever the texts around it.
private struct VariantIdentity: Hashable {
    var key: String
    var object: String?
}

extension CheckedText {
    /// In how many renditions something of the text does not fit.
    fileprivate var faultyRenditions: Int { renditions.count { !$0.fitted.faults.isEmpty } }
}
