package import Interfaces
package import SourceText
package import StringTables

/// A rule over a file or a folder before its texts are looked at.
protocol FileRule: RuleDefinition {
    /// What is wrong with a file, in its order.
    static func issues(in file: FileContext) -> [FileIssue]
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
        /// A document of Interface Builder: what its reader could not mean, and its lines.
        case interface(issues: [DocumentIssue], lines: SourceLines)
        /// The directives of a file that are not understood.
        case directives([Diagnostic])
        /// The fonts that texts of a file ask for and that are not there.
        case unknownFonts([UnknownFontUse])
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
        RuleList.fileRules.flatMap { definition in
            var counts: [[String]: Int] = [:]
            return definition.issues(in: self).map { issue in
                // Of several issues of one object each counts, whatever lines they are in.
                let earlier = counts[issue.objects, default: 0]
                counts[issue.objects] = earlier + 1
                return finding(issue, of: definition.rule, isRepeated: earlier)
            }
        }
    }

    private func finding(_ issue: FileIssue, of rule: Rule, isRepeated earlier: Int) -> Finding {
        let identity = [rule.rawValue, path] + (issue.isOfTable ? [table] : []) + issue.objects
        return Finding(
            rule: rule,
            severity: SeverityPolicy.severity(rule.documentation.severity, Evidence(.written)),
            message: issue.message,
            location: issue.location,
            excerpt: issue.excerpt,
            table: table,
            key: issue.key,
            fingerprint: Fingerprint.of(identity + (earlier > 0 ? [String(earlier)] : [])),
            occurrences: []
        )
    }
}

/// What is wrong with a file.
struct FileIssue {
    var message: String
    var location: SourceLocation
    var excerpt: SourceExcerpt?
    /// Whether the name of the table tells the issue apart from others of the same file.
    var isOfTable = false
    /// What the finding is called by: an object of a document; empty for the whole file.
    var key = ""
    /// What tells the issue apart from others of the same rule in the file.
    var objects: [String] = []
}
