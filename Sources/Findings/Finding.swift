package import Layout
package import SourceText

/// One fault of the user's app: what, where, how bad, and in which languages.
package struct Finding: Sendable, Hashable {
    package var rule: Rule
    /// The worst severity of its occurrences.
    package var severity: Severity
    /// A lower-case phrase without a full stop.
    package var message: String
    /// Where the source text stands that does not fit.
    package var location: SourceLocation
    /// The line of that place; `nil` if the finding is about no line.
    package var excerpt: SourceExcerpt?
    /// The name of the table, which is its file's name without extension.
    package var table: String
    /// The key of the text; empty if the finding is about a file.
    package var key: String
    /// Which form of the text it is, for example `plural.one`; `nil` for the only one.
    package var variant: String?
    /// What stays the same when lines move and measurements change: rule, file, table, key and form.
    package var fingerprint: String
    /// The view that shows it; `nil` if the finding is about no screen.
    package var place: ScreenPlace?
    /// What people take the view for that shows it; `nil` where that is not known.
    package var role: ScreenPicture.Role?
    /// The constraints that keep the text's box from growing, or that belong to the fault.
    package var limiting: [RelatedPlace] = []
    /// Whether it is in a document that the system translates into no language, so that a report may fold it.
    package var isNeverLocalized = false
    /// Whether it is about a text of a document in whose place code puts another one, so that a report may fold it.
    package var isReplacedByCode = false
    /// What it has in common with findings at other places, of which one fix mends all, so that one of them tells of the
    /// others; `nil` for one that stands alone.
    package var sharedFault: String?
    /// Why it matters less than what was measured proves, as ends of "a warning, because …".
    package var reasons: [String] = []
    /// Where code gives the text to the view; `nil` for one of the document or of a declared box.
    package var code: SourceLocation?
    /// Repairs that were tried by laying the screen out again, best first.
    package var fixes: [Fix] = []
    /// Where the fault shows, worst first.
    package var occurrences: [Occurrence]
    /// Pictures of the text in its box: the source language first, then the worst occurrence.
    package var pictures: [LabelPicture]

    package init(
        rule: Rule,
        severity: Severity,
        message: String,
        location: SourceLocation,
        excerpt: SourceExcerpt? = nil,
        table: String,
        key: String,
        variant: String? = nil,
        fingerprint: String? = nil,
        occurrences: [Occurrence],
        pictures: [LabelPicture] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.excerpt = excerpt
        self.table = table
        self.key = key
        self.variant = variant
        let identity = [rule.rawValue, location.path, table, key] + (variant.map { [$0] } ?? [])
        self.fingerprint = fingerprint ?? Fingerprint.of(identity)
        self.occurrences = occurrences
        self.pictures = pictures
    }
}

/// A line of a source file and the part of it that a finding is about.
package struct SourceExcerpt: Sendable, Hashable {
    /// The line without its end.
    package var line: String
    /// Where the part begins, from 1, in Unicode scalars.
    package var column: Int
    /// The length of the part, in Unicode scalars; at least 1.
    package var length: Int

    package init(line: String, column: Int, length: Int) {
        self.line = line
        self.column = column
        self.length = length
    }
}

/// One language, device and text size in which a fault shows.
package struct Occurrence: Sendable, Hashable {
    package var locale: String
    package var kind: LocaleKind
    /// The content size category of Dynamic Type.
    package var textSize: String
    /// The device; `nil` if the box does not depend on one.
    package var device: String?
    package var severity: Severity
    /// The text as it was measured, with samples in place of its arguments.
    package var text: String
    /// Where the text of this language stands; `nil` if it was computed.
    package var location: SourceLocation?
    /// What does not fit; `nil` if the fault is not one of size.
    package var fault: FittedText.Fault?
    /// The samples that stand in for arguments, as `%@ = Alexandra`.
    package var samples: [String]
    /// What stays the same when lines move and measurements change: that of the finding and the language.
    package var fingerprint: String

    package init(
        locale: String,
        kind: LocaleKind,
        textSize: String,
        device: String? = nil,
        severity: Severity,
        text: String,
        location: SourceLocation?,
        fault: FittedText.Fault?,
        samples: [String],
        fingerprint: String
    ) {
        self.locale = locale
        self.kind = kind
        self.textSize = textSize
        self.device = device
        self.severity = severity
        self.text = text
        self.location = location
        self.fault = fault
        self.samples = samples
        self.fingerprint = fingerprint
    }
}
