/// What is known of an issue in one language, as far as it decides how much the issue matters.
package struct Evidence: Sendable, Hashable {
    /// How an issue was found.
    package enum Method: Sendable, Hashable {
        /// It is written in a file: nothing was measured.
        case written
        /// A text was measured in a box that holds `available` em in all of its lines together (`nil` if nothing limits
        /// them); its source text is `sourceWidth` em wide in one line.
        case measured(sourceWidth: Double, available: Double?)
        /// A screen was laid out.
        case laidOut
    }

    package var method: Method
    package var kind: LocaleKind
    /// Whether the issue is there even if the measurement is wrong by its whole uncertainty.
    package var isCertain = true
    /// Whether an argument was measured by a sample that nobody declared.
    package var usesDefaultSample = false
    /// Whether the text fits unless a fallback face makes its lines higher than those of the font asked for.
    package var dependsOnFallbackFont = false
    /// What the app says of who translates the text; `nil` for a text with a declared box, and for what is no text.
    package var translation: TranslationState?
    /// What speaks against it besides.
    package var doubts: Set<Doubt> = []
    /// Whether the issue was seen again where it was looked for a second time; `true` where nothing was looked for.
    ///
    /// On a screen: whether the views that it is about have the frames that Xcode saved.
    package var isReproduced = true

    package init(_ method: Method, kind: LocaleKind = .source, isCertain: Bool = true) {
        self.method = method
        self.kind = kind
        self.isCertain = isCertain
    }
}

/// Who translates a text of a screen, which shows whether people ever see it.
package struct TranslationState: Sendable, Hashable {
    /// Whether the text is what Interface Builder writes for a new object.
    package var isPlaceholder = false
    /// Whether a remark for translators says that the text only holds the place of another one.
    package var isCalledPlaceholder = false
    /// Whether the text is the name of the product, an acronym, a licence or the name of a file, and no language has
    /// other words for it.
    package var isName = false
    /// Whether the text is the name of the product, a licence or a note about rights, whatever languages have.
    package var isOwnName = false
    /// Whether languages have the text, all of them as it is, though they have other words for the rest of the
    /// screen; or it is an own name.
    package var isKept = false
    /// Whether the text is a single word.
    package var isSingleWord = false
    /// Whether the text belongs to a cell with a document of its own, whose texts code sets as a rule.
    package var isInCellDocument = false
    /// Whether the app has translations, of this screen or of others.
    package var isAppTranslated = false
    /// Whether another text of the screen is translated.
    package var isScreenTranslated = false
    /// The number of languages that translate the text.
    package var languages = 0
    /// Whether all translations fit, as far as the fault's own axis matters and its noise does not.
    package var allFit = true

    package init() {}
}
