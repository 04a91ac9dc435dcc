/// All rules, in the order of the reference, of the configuration's schema and of the reports that list rules.
///
/// A rule that is not in this list is never run.
enum RuleList {
    static let all: [Rule] = [
        // Texts that lose something, the worst first: a cut without an ellipsis looks finished.
        .clippedText,
        // The ellipsis says at least that something is missing.
        .truncatedText,
        // The same in a paragraph: its last lines are lost.
        .tooManyLines,
        // Nothing is lost, but a word is broken in two.
        .brokenWord,
        // Everything is there, but too small.
        .shrunkText,

        // What texts do to the screen around them: two things on top of each other.
        .overlappingViews,
        // One thing where it cannot be seen or tapped.
        .outsideContainer,
        // Only ink is lost, and only of tall scripts; it follows what is worse for a whole view.
        .tallTextClipped,

        // Faults of the constraints: what contradicts itself comes before what says too little.
        .unsatisfiableConstraints,
        .ambiguousLayout,

        // A text that fits, but whose characters are not there.
        .missingGlyphs,
        // A font that is not there, so that another one is shown.
        .unknownFont,

        // What has not gone wrong yet: the forecast first, as it is about one text.
        .likelyOverflow,
        // The same of texts that no table has: how long they get nobody knows.
        .cutData,
        // Declarations that will break texts: of a size,
        .fixedWidthText,
        // of a side,
        .unflippedEdge,
        // and of an alignment.
        .forcedAlignment,

        // Tables: what crashes the app comes first.
        .brokenSpecifier,
        // Then what is lost as a whole: a file,
        .unreadableFile,
        // a declared box,
        .invalidDirective,
        // the rest of a file,
        .ignoredEntries,
        // a line of a storyboard,
        .invalidDocument,
        // a form of a plural,
        .missingPluralCategory,
        // a value that code puts in.
        .brokenPlaceholder,

        // Then characters that are shown as something else: a percent sign that is none,
        .lookalikePercent,
        // a character reference that nothing decodes,
        .htmlEntity,
        // a backslash that vanishes,
        .suspiciousEscape,
        // a control character.
        .controlCharacter,

        // Translations that are never loaded: a whole folder,
        .unknownLanguageFolder,
        // or a text that another one hides.
        .duplicateKey,

        // A text that is shown in the wrong order.
        .leadingArgumentWithoutMark,

        // Texts that are not there, not needed, or not translated.
        .missingKey,
        .staleKey,
        .untranslated,

        // Code that asks a table for other arguments than it has crashes as a broken translation does.
        .specifierMismatchInCode,
        // What no table can translate.
        .hardCodedText,
        // What no translation can put right: formats and phrases that are made in code.
        .fixedFormat,
        .leftRightInCode,
        .textInImage,
        // Nobody sees it; translators are paid for it.
        .unusedKey,

        // Advice about how texts are written for translators, the most certain first.
        .overloadedKey,
        .composedPhrase,
        // Off until a project turns it on.
        .missingComment,
    ]
}

/// The rules of each family, in the order of the list.
extension RuleList {
    static let textRules = all.compactMap { $0.definition as? any TextRule.Type }
    static let screenRules = all.compactMap { $0.definition as? any ScreenRule.Type }
    static let tableRules = all.compactMap { $0.definition as? any TableRule.Type }
    static let codeRules = all.compactMap { $0.definition as? any CodeRule.Type }
    static let fileRules = all.compactMap { $0.definition as? any FileRule.Type }
}
