package import SourceText
package import StringTables

/// A rule over a file or a folder before its texts are looked at.
protocol FileRule: RuleDefinition {
    /// What is wrong with a file; `nil` if nothing is.
    static func issue(in file: FileContext) -> FileIssue?
}

extension FileRule {
    static var subject: Rule.Subject { .table }
    static var silencing: Rule.Silencing { .file }
}

/// What a rule over files looks at.
package struct FileContext {
    /// What is known about a file or folder.
    package enum Content {
        /// A file that was read.
        case table(any TableDocument)
        /// A file that was not.
        case unreadable(SourceError)
        /// A language folder: its name without `.lproj` and with hyphens, and which codes are those of a language (ISO
        /// 639) or a region (ISO 3166, UN M.49).
        case languageFolder(tag: String, isLanguage: (String) -> Bool, isRegion: (String) -> Bool)
    }

    package var content: Content
    /// The path from the project's folder, which is part of fingerprints.
    package var path: String
    /// The path as people are shown it.
    package var shownPath: String
    /// The name of the table; empty for a folder.
    package var table: String

    package init(_ content: Content, path: String, shownPath: String, table: String = "") {
        self.content = content
        self.path = path
        self.shownPath = shownPath
        self.table = table
    }

    /// What the rules over files say: findings without occurrences, as no language shows them.
    package var findings: [Finding] {
        RuleList.fileRules.compactMap { definition in
            guard let issue = definition.issue(in: self) else { return nil }
            let rule = definition.rule
            return Finding(
                rule: rule,
                severity: SeverityPolicy.severity(rule.documentation.severity, Evidence(.written)),
                message: issue.message,
                location: issue.location,
                excerpt: issue.excerpt,
                table: table,
                key: "",
                fingerprint: Fingerprint.of([rule.rawValue, path] + (issue.isOfTable ? [table] : [])),
                occurrences: []
            )
        }
    }
}

/// What is wrong with a file.
struct FileIssue {
    var message: String
    var location: SourceLocation
    var excerpt: SourceExcerpt?
    /// Whether the name of the table tells the issue apart from others of the same file.
    var isOfTable = false
}
