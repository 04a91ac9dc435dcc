internal import CodeFacts
internal import SourceCode
internal import StringTables

/// A rule over the code of an app and its tables.
///
/// A rule over tables may conform as well, where code shows the same fault: both are silenced and configured by one name.
protocol CodeRule: RuleDefinition {
    /// What is wrong in the code of an app, in the order of files and places.
    ///
    /// - Complexity: O(*n*) in the number of facts, unless a rule says otherwise.
    static func issues(in context: CodeContext) -> [CodeIssue]
}

extension CodeRule {
    static var subject: Rule.Subject { .code }
    static var silencing: Rule.Silencing { .line }
}

/// What a rule over code looks at.
struct CodeContext {
    let code: AppCode
    let uses: CodeUses
    /// All tables of the app.
    let app: AppTables
    /// The files that others wrote.
    let others: CodeOfOthers
    /// What the configuration sets the options of rules to.
    let options: RuleOptions

    /// Whether somebody translates the app.
    let isTranslated: Bool
    /// Whether somebody translates more of it than its property list, as the reasons for a permission.
    let isTranslatedInside: Bool
    /// Whether no language has more than a text or two of its own.
    let hasFewTranslations: Bool
    /// Whether it has tables of a second language, be they copies that nobody has translated yet.
    let hasSecondLanguage: Bool

    /// - Complexity: O(*n*) in the number of texts of the tables.
    init(code: AppCode, uses: CodeUses, app: AppTables, options: RuleOptions) {
        (self.code, self.uses, self.app, self.options) = (code, uses, app, options)
        others = CodeOfOthers(code)
        // What the settings of the system show of an app is not what it shows itself, and libraries bring their own.
        let tables = app.tables.filter {
            !$0.file.contains("Settings.bundle/") && !AppTables.isOfLibrary($0.file)
        }
        let inside = Self.inside(tables)
        isTranslatedInside = !code.absentTables.isEmpty || Self.isTranslated(inside)
        hasFewTranslations =
            code.absentTables.isEmpty && Self.ownCounts(inside).allSatisfy { $0.own < Self.leastCount }
        isTranslated = !code.absentTables.isEmpty || Self.isTranslated(tables)
        hasSecondLanguage = inside.contains { table in
            table.translations.contains { $0.isBuilt && $0.primaryLanguage != table.source.primaryLanguage }
        }
    }
}

extension CodeContext {
    /// The fewest texts of which a copy tells anything.
    private static let fewestCopied = 5

    /// How many texts differ at least in a language which somebody translates, or which share of fewer.
    private static let (leastCount, leastShare) = (3, 0.1)

    /// The tables of what the app shows itself: the system shows the reasons for a permission and the names of shortcuts, and
    /// a bundle is that of a library where the app has tables besides.
    private static func inside(_ tables: [LocalizedTable]) -> [LocalizedTable] {
        let shown = tables.filter { !$0.name.hasSuffix("InfoPlist") && $0.name != "Intents" }
        let own = shown.filter { !$0.file.contains(".bundle/") }
        return own.isEmpty ? shown : own
    }

    /// Whether the app has a language with texts of its own: copies of those of the source language are no translation.
    private static func isTranslated(_ tables: [LocalizedTable]) -> Bool {
        ownCounts(tables).contains { count in
            guard count.shown >= fewestCopied else { return count.shown > 0 }
            return count.own >= leastCount || Double(count.own) >= leastShare * Double(count.shown)
        }
    }

    /// How many texts each language shows, and how many of them are its own.
    private static func ownCounts(_ tables: [LocalizedTable]) -> [(shown: Int, own: Int)] {
        var counts: [String: (shown: Int, own: Int)] = [:]
        for table in tables {
            for language in table.translations where language.isBuilt {
                // Variants of English say the same in nearly all words.
                if language.primaryLanguage == "en", table.source.primaryLanguage == "en" { continue }
                let own = language.shown.count { entry in
                    table.source.forms[Array(entry.key.utf8)]?.first
                        .map { !table.source.entries[$0].value.utf8.elementsEqual(entry.value.utf8) } ?? true
                }
                counts[language.language, default: (0, 0)].shown += language.shown.count
                counts[language.language, default: (0, 0)].own += own
            }
        }
        return Array(counts.values)
    }
}

/// What is wrong at one place of code.
struct CodeIssue {
    /// A lower-case phrase without a full stop.
    var message: String
    /// The position of the file among those of the context.
    var file: Int
    /// The bytes of the place.
    var range: Range<Int>
    /// The severity where it differs from the rule's default.
    var severity: Severity?
    /// The text or key that the issue is about.
    var key: String
    /// What tells the issue apart from others of the rule in the file; the key where it is empty.
    var cause = ""
    /// What it has in common with issues at other places, of which one fix mends all; `nil` for one that stands alone.
    var sharedFault: String?

    init(_ message: String, at node: CodeNode, in file: Int, key: String, severity: Severity? = nil, cause: String = "")
    {
        self.init(message, at: node.range, in: file, key: key, severity: severity, cause: cause)
    }

    init(
        _ message: String,
        at range: Range<Int>,
        in file: Int,
        key: String,
        severity: Severity? = nil,
        cause: String = ""
    ) {
        self.message = message
        self.file = file
        self.range = range
        self.key = key
        self.severity = severity
        self.cause = cause
    }
}

/// The rules over code.
package struct CodeRules: Sendable {
    private let options: RuleOptions

    /// - Parameter options: the limits of the rules.
    package init(options: RuleOptions = RuleOptions()) { self.options = options }

    /// The rules about texts that only the makers of a file translate.
    private static let ofMakers: Set<Rule> = [.fixedFormat, .hardCodedText, .missingKey]

    /// Whether one of the rules that are looked at needs the code.
    ///
    /// The severity of a finding in a table depends on whether code asks for the string.
    package static func needCode(where isWanted: (Rule) -> Bool) -> Bool {
        RuleList.tableRules.contains { isWanted($0.rule) }
            || RuleList.all.contains { $0.subject == .code && isWanted($0) }
    }

    /// What is wrong in the code of an app.
    ///
    /// - Parameters:
    ///   - uses: where code asks for the strings of the tables.
    ///   - tables: all tables in all languages.
    ///   - isWanted: whether a rule is looked at.
    /// - Returns: a finding for each place, in the order of rules, files and places.
    package func findings(_ uses: CodeUses, _ tables: [LocalizedTable], where isWanted: (Rule) -> Bool) -> [Finding] {
        let context = CodeContext(
            code: uses.code,
            uses: uses,
            app: AppTables(tables),
            options: options
        )
        var findings = CodeFindings(uses.code)
        for definition in RuleList.codeRules where isWanted(definition.rule) {
            let issues = definition.issues(in: context)
            let isOfMakers = Self.ofMakers.contains(definition.rule)
            findings.add(isOfMakers ? issues.filter { !context.others.hold($0.file) } : issues, of: definition.rule)
        }
        return findings.findings
    }
}
