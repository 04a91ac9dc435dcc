package import Interfaces
package import TextMeasurement

/// What a screen is laid out in: a device, a language and a text size.
package struct ScreenConditions: Sendable, Hashable {
    /// Where the intrinsic sizes of texts come from.
    package enum IntrinsicSizes: Sendable, Hashable {
        /// Texts are measured.
        case measured
        /// Texts have the sizes that were saved, so that a layout is judged apart from a measurement.
        case saved
    }

    package var device: DeviceTraits
    /// The BCP 47 tag of the texts.
    package var locale: String
    package var isRightToLeft: Bool
    package var textSize: TextSizeCategory
    /// The texts of this language by ``ShownText/key``; a text that is not there shows what the document says.
    package var texts: [String: String]
    package var intrinsicSizes: IntrinsicSizes
    /// The size of the root view, whatever the screen says; `nil` is what ``Screen/Extent`` asks for.
    package var rootSize: Size?
    /// Whether the screen is laid out as on Interface Builder's canvas and not as at run time.
    ///
    /// There a misplaced root keeps its size, and views that ask for no size keep theirs in a stack.
    package var isDesignTime = false
    /// How the release of Interface Builder that saved frames drew texts; today's rules, if nothing is held against
    /// saved frames.
    package var era: DocumentEra = .current
    /// Whether controls of macOS are those before macOS 26, where the document leaves it open; `nil` is the document's own
    /// release.
    package var holdsClassicControls: Bool?
    /// Whether buttons of macOS are those before macOS 11, where the screen does not tell; `nil` is the document's own
    /// release.
    package var holdsOldButtons: Bool?
    /// Where the safe area of the root is, as the document shows it; `nil` is looked for in the saved frames of the screen.
    var safeArea: SafeAreaEvidence?
    /// The margins above and below the content of table cells, as the canvas shows them; `nil` is those of the document's
    /// release.
    var cellMargin: Double?
    /// Whether the constraints are found that keep a text from growing.
    ///
    /// It takes longer than the layout itself, and a trial of a repair needs none of it.
    package var explainsFaults = true
    package init(
        device: DeviceTraits,
        locale: String = "",
        isRightToLeft: Bool = false,
        textSize: TextSizeCategory = .large,
        texts: [String: String] = [:],
        intrinsicSizes: IntrinsicSizes = .measured,
        rootSize: Size? = nil
    ) {
        self.device = device
        self.locale = locale
        self.isRightToLeft = isRightToLeft
        self.textSize = textSize
        self.texts = texts
        self.intrinsicSizes = intrinsicSizes
        self.rootSize = rootSize
    }
}
