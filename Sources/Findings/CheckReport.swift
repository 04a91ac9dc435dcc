package import SourceText
package import TextMeasurement

/// Everything that a run found out; all reports are made of it.
package struct CheckReport: Sendable, Hashable {
    /// A language that was checked.
    package struct Locale: Sendable, Hashable {
        package var name: String
        package var kind: LocaleKind
        /// What a fake language does to its texts.
        package var pipeline: String?
        /// The number of texts that were measured.
        package var texts: Int
        /// The number of texts that the language lacks, so that the source's would be shown.
        package var untranslated: Int

        package init(name: String, kind: LocaleKind, pipeline: String?, texts: Int, untranslated: Int) {
            self.name = name
            self.kind = kind
            self.pipeline = pipeline
            self.texts = texts
            self.untranslated = untranslated
        }
    }

    /// Something that could not be checked, and why.
    package struct Unchecked: Sendable, Hashable {
        package var location: SourceLocation
        /// What it is, as a key or a file.
        package var subject: String
        /// A lower-case phrase without a full stop.
        package var reason: String

        package init(location: SourceLocation, subject: String, reason: String) {
            self.location = location
            self.subject = subject
            self.reason = reason
        }
    }

    /// What the results depend on besides the input.
    package struct Environment: Sendable, Hashable {
        package var harfBuzz: String
        package var freeType: String
        package var icu: String
        /// The fonts that were used, by PostScript name.
        package var fonts: [FaceDescription]

        package init(harfBuzz: String, freeType: String, icu: String, fonts: [FaceDescription]) {
            self.harfBuzz = harfBuzz
            self.freeType = freeType
            self.icu = icu
            self.fonts = fonts
        }
    }

    /// The version of Overset.
    package var version: String
    /// The name of the project's folder.
    package var project: String
    /// The language that the app is written in.
    package var source: String
    package var textSizes: [String]
    package var locales: [Locale]
    /// What was found and is new, by location.
    package var findings: [Finding]
    /// The number of occurrences that the baseline knows.
    package var known: Int
    /// The faults that the baseline knows and this run did not find, each as a phrase.
    package var fixed: [String]
    package var unchecked: [Unchecked]
    /// The files and folders that were found and not read.
    package var unread: [Unchecked] = []
    /// The paths of what was not looked at because the configuration or a `.gitignore` says so.
    package var skipped: [String] = []
    /// The devices that screens were laid out on, as people know them; empty if there are no screens.
    package var devices: [String] = []
    /// The screens that were laid out, by file.
    package var screens: [ScreenRecord] = []
    /// How much each text may grow, by file and key.
    package var budgets: [TextBudget] = []
    /// Where code asks for the strings of tables, by table and key; empty if no code was read.
    package var uses: [StringUse] = []
    /// How many of the app's strings were measured; `nil` where nothing is measured.
    package var coverage: StringCoverage?
    /// What the run was told to leave out.
    package var limits = ReportLimits()
    /// Which part of a run this is; `nil` for a whole one.
    package var part: ShardPart?
    /// The number of texts with a known box: on a screen, or declared.
    package var constrainedTexts: Int
    /// The number of measurements: texts times languages.
    package var measurements: Int
    package var environment: Environment
    package var outlines: GlyphOutlines
    /// The colours and images that pictures of screens name.
    package var assets = PictureAssets()

    package init(
        version: String,
        project: String,
        source: String,
        textSizes: [String],
        locales: [Locale],
        findings: [Finding],
        known: Int = 0,
        fixed: [String] = [],
        unchecked: [Unchecked],
        constrainedTexts: Int,
        measurements: Int,
        environment: Environment,
        outlines: GlyphOutlines
    ) {
        self.version = version
        self.project = project
        self.source = source
        self.textSizes = textSizes
        self.locales = locales
        self.findings = findings
        self.known = known
        self.fixed = fixed
        self.unchecked = unchecked
        self.constrainedTexts = constrainedTexts
        self.measurements = measurements
        self.environment = environment
        self.outlines = outlines
    }

    /// The number of findings of a severity.
    package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Takes the findings that are not reported out of what is said about screens.
    ///
    /// - Complexity: O(*n*) in the number of cells and findings.
    package mutating func forgetUnreportedFindings() {
        let severities = Dictionary(findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
        for screen in screens.indices {
            for index in screens[screen].cells.indices {
                let cell = screens[screen].cells[index]
                let kept = cell.findings.filter { severities[$0] != nil }
                guard kept.count != cell.findings.count else { continue }
                screens[screen].cells[index].findings = kept
                screens[screen].cells[index].leftOut += cell.findings.count - kept.count
                screens[screen].cells[index].severity = kept.compactMap { severities[$0]?.severity }.max()
            }
        }
    }
}
