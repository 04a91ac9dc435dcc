package import Interfaces
package import Layout
package import SourceText
package import TextMeasurement

/// One screen in all languages, on all devices, after it was laid out.
package struct CheckedScreen: Sendable {
    /// The texts of a screen in one language.
    package struct Texts: Sendable {
        /// One text.
        package struct Text: Sendable {
            /// The text as it is measured, with its samples.
            package var filled: ArgumentSamples.SubstitutedText
            /// Where it stands; `nil` if it was computed.
            package var location: SourceLocation?
            /// Whether the language has the text; else that of the source language is shown.
            package var isOwn: Bool

            package init(filled: ArgumentSamples.SubstitutedText, location: SourceLocation?, isOwn: Bool) {
                self.filled = filled
                self.location = location
                self.isOwn = isOwn
            }
        }

        package var locale: String
        package var kind: LocaleKind
        package var isRightToLeft: Bool
        /// By ``ShownText/key``.
        package var texts: [String: Text]

        package init(locale: String, kind: LocaleKind, isRightToLeft: Bool, texts: [String: Text]) {
            self.locale = locale
            self.kind = kind
            self.isRightToLeft = isRightToLeft
            self.texts = texts
        }
    }

    /// The screen in one language on one device at one text size.
    package struct Rendition: Sendable {
        package var texts: Texts
        package var setting: ScreenConditions
        package var laidOut: LaidOutScreen

        package var locale: String { texts.locale }
        package var kind: LocaleKind { texts.kind }
        package var device: String { setting.device.name }
        package var textSize: TextSizeCategory { setting.textSize }

        package init(texts: Texts, setting: ScreenConditions, laidOut: LaidOutScreen) {
            self.texts = texts
            self.setting = setting
            self.laidOut = laidOut
        }

        /// Whether another version is of the same device and text size.
        func isSet(like other: Rendition) -> Bool { textSize == other.textSize && device == other.device }
    }

    package var screen: Screen
    /// The path of its file from the project's folder, which identifies it on every machine.
    package var file: String
    /// The name of the table that holds its texts.
    package var table: String
    /// The lines of its file.
    package var lines: SourceLines
    /// What comments declare about its texts, by key.
    package var declarations: [String: TextDeclaration]
    /// The versions, those of the source language first.
    package var versions: [Rendition]
    /// Whether the app has translations, of this screen or of others.
    package var hasTranslations = false
    /// The languages that have other words for some text of the document.
    package var otherWords: Set<String> = []
    /// Whether the document is in no language folder and has no table, in any language.
    package var isNeverLocalized = false
    /// The views to which the document of a language gives another size on an axis than that of the source language does.
    package var redrawn = PerAxis<Set<Int>>(horizontal: [], vertical: [])
    /// The names of the app's products, in small letters.
    package var productNames: Set<String> = []
    /// What code does with its views.
    package var code = ScreenCode()
    /// The texts around the screen by language and key.
    package var chromeTexts: [String: [String: String]] = [:]
    /// The same screen with the other strings that code puts into views which get several.
    package var variants: [CheckedScreen] = []
    /// What came of comparing the layout with the frames that Xcode saved; `nil` for a screen of the configuration.
    package var reproduction: Reproduction?
    /// How much each text may grow, in the order of the views.
    package var budgets: [TextBudget] = []
    /// The number of steps after which the search for budgets was given up; `nil` if it was not.
    package var budgetsStoppedAfter: Int?

    package init(
        screen: Screen,
        file: String,
        table: String,
        lines: SourceLines,
        declarations: [String: TextDeclaration],
        versions: [Rendition]
    ) {
        self.screen = screen
        self.file = file
        self.table = table
        self.lines = lines
        self.declarations = declarations
        self.versions = versions
    }

    /// All findings of the screen.
    ///
    /// - Parameters:
    ///   - texts: its ``checkedTexts``.
    ///   - severity: a severity that a configuration sets in place of the evidence's; `nil` to keep that.
    /// - Returns: the findings, in the order of texts, views and constraints.
    /// - Complexity: O(*v* · *n*²) for *v* versions and *n* views that show something.
    package func findings(of texts: [CheckedText], severity: (Rule) -> Severity?) -> [Finding] {
        let found = texts.flatMap { $0.findings(severity: severity) }
        // Of what code makes, not all is read: that views overlap or are not held says more of that than of the app.
        return code.layoutDoubts == nil ? found + screenFindings(severity: severity) : found
    }

    /// The place of a view of the screen.
    func place(ofView index: Int?) -> ScreenPlace {
        ScreenPlace(
            screen: screen.name,
            identifier: screen.identifier,
            object: index.map { screen.views[$0].id },
            view: index.map { screen.name(ofView: $0) }
        )
    }

    /// A constraint as a place to look at, with the constant that it has in a version; `nil` for that of the document.
    func related(_ constraint: Int, in version: Rendition? = nil) -> RelatedPlace {
        let constraint = screen.constraints[constraint]
        return RelatedPlace(
            phrase: screen.phrase(of: constraint, in: version?.setting.device.sizeClasses),
            location: constraint.location,
            object: constraint.id
        )
    }

    /// An occurrence of a fault of the layout in one version.
    func occurrence(
        in version: Rendition,
        severity: Severity,
        text: String,
        identity: [String],
        fault: FittedText.Fault? = nil
    ) -> Occurrence {
        Occurrence(
            locale: version.locale,
            kind: version.kind,
            textSize: version.textSize.rawValue,
            device: version.device,
            severity: severity,
            text: text,
            location: nil,
            fault: fault,
            samples: [],
            fingerprint: Fingerprint.of(identity + [version.locale, "", version.textSize.rawValue, version.device])
        )
    }
}

/// The lines of a file, for excerpts.
package struct SourceLines: Sendable {
    /// The path of the file, as people are shown it.
    package let path: String
    let utf8: [UInt8]
    let table: LineTable

    /// - Parameters:
    ///   - file: the file.
    ///   - path: the path of the file as people are shown it; `nil` if it is the one that it was read with.
    package init(_ file: TextFile, path: String? = nil) {
        self.path = path ?? file.path
        utf8 = file.utf8
        table = LineTable(file.utf8)
    }

    /// The line of a place, and the part of it that a finding is about.
    ///
    /// - Parameters:
    ///   - location: a place in the file.
    ///   - length: the length of the part, in Unicode scalars.
    /// - Returns: the excerpt.
    package func excerpt(at location: SourceLocation, length: Int) -> SourceExcerpt {
        SourceExcerpt(
            line: String(decoding: table.bytes(ofLine: location.line, in: utf8), as: UTF8.self),
            column: location.column,
            length: max(1, length)
        )
    }
}
