internal import StringTables

/// A rule over string tables alone.
protocol TableRule: RuleDefinition {
    /// What is wrong with one table in all its languages.
    ///
    /// - Parameter context: the table, and the tables of the same app beside it.
    /// - Returns: the issues, in the order of languages and texts.
    /// - Complexity: O(*n*) in the size of the table's texts, unless a rule says otherwise.
    static func issues(in context: TableContext) -> [TableIssue]
}

extension TableRule {
    static var subject: Rule.Subject { .table }
    static var silencing: Rule.Silencing { .text }
}

/// What a rule over tables looks at: one table of an app.
struct TableContext {
    /// The table in all languages.
    let table: LocalizedTable
    /// All tables of the app.
    let app: AppTables
    /// What the configuration sets the options of rules to.
    let options: RuleOptions
    /// Words that stay as they are in all languages.
    let terms: ProtectedTerms
    /// Where code asks for the strings; `nil` if no code was read.
    let uses: CodeUses?
}

/// All tables of an app, and what is looked up in them more than once.
final class AppTables {
    /// Where a text of the source language is.
    struct Place {
        /// A position in ``AppTables/tables``.
        var table: Int
        var entry: TableEntry
    }

    let tables: [LocalizedTable]

    init(_ tables: [LocalizedTable]) { self.tables = tables }

    /// Whether one of the languages runs from right to left.
    private(set) lazy var hasRightToLeft = tables.contains(where: Self.hasRightToLeft)

    /// Whether one of the languages runs from right to left, without those of libraries alone: the app itself has none.
    private(set) lazy var hasOwnRightToLeft = tables.contains { table in
        // The page of settings has languages of its own, which the app need not have.
        !Self.isOfLibrary(table.file) && Self.hasRightToLeft(table)
            && (!table.file.contains("Settings.bundle/") || tables.allSatisfy { $0.file.contains("Settings.bundle/") })
    }

    private static func hasRightToLeft(_ table: LocalizedTable) -> Bool {
        // A language that nobody has translated a text into does not turn the app.
        table.languages.contains { $0.isRightToLeft && $0.isBuilt && $0.entries.contains { !$0.value.isEmpty } }
    }

    /// The names of folders that hold the code of others, in small letters.
    private static let libraryFolders: Set<String> = [
        "pods", "carthage", "vendor", "vendors", "vendored", "vendorsrc", "thirdparty", "third-party", "third_party",
        "3rdparty",
        "external", "externals", "external sdks", "dependencies", "submodules", "node_modules", "sourcepackages",
    ]

    /// The names of those that may hold a part of an app as well, where they are not outermost.
    private static let outermostFolders: Set<String> = ["libraries", "libs"]

    /// Whether a table is one that a library brings along, by the folders around it; the settings are the app's own.
    static func isOfLibrary(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().enumerated().contains { depth, folder in
            let name = folder.lowercased()
            return depth == 0 && outermostFolders.contains(name) || libraryFolders.contains(name)
                || name.hasSuffix(".framework") || name.hasSuffix(".xcframework")
                || name.hasSuffix(".bundle") && name != "settings.bundle"
        }
    }

    /// The texts of the source language without variants, by their value in UTF-8, in the order of tables and entries.
    ///
    /// - Complexity: O(*n*) in the size of all texts, once.
    private(set) lazy var sourceTexts: [[UInt8]: [Place]] = {
        var places: [[UInt8]: [Place]] = [:]
        for (index, table) in tables.enumerated() {
            for entry in table.source.shown where entry.variant == nil {
                places[Array(entry.value.utf8), default: []].append(Place(table: index, entry: entry))
            }
        }
        return places
    }()
}

/// What is wrong with one text, or one table, in one language.
struct TableIssue {
    /// What is wrong, in words that are the same for all languages with the same cause.
    var message: String
    /// The severity where it differs from the rule's default.
    var severity: Severity?
    /// The key of the text; empty if the issue is about a whole table.
    var key: String
    /// Which form of the text it is; `nil` for the only one.
    var variant: String?
    /// The language; its position in ``LocalizedTable/languages``.
    var language: Int
    /// Where it is, in UTF-8 bytes of the language's file; `nil` if it is nowhere: the source text then shows the place.
    var offset: Int?
    /// The text that is wrong; empty for an issue of a whole table.
    var text: String
    /// What tells the cause apart where the message holds something that may change.
    var cause: String?
    /// Whether the issue tells several texts by the first of them: which one that is does not tell the cause apart.
    var isOfGroup = false
    /// Whether the fault is one of the file, whatever the source text says: it is told where it is.
    var isOfFile = false

    /// An issue of one text.
    ///
    /// - Parameters:
    ///   - message: what is wrong.
    ///   - entry: the text.
    ///   - language: its position in ``LocalizedTable/languages``.
    ///   - severity: the severity where it differs from the rule's default.
    ///   - offset: the place in UTF-8 bytes; `nil` for that of the text's value.
    ///   - cause: what tells the cause apart where the message holds something that may change.
    init(
        _ message: String,
        of entry: TableEntry,
        in language: Int,
        severity: Severity? = nil,
        at offset: Int? = nil,
        cause: String? = nil
    ) {
        self.message = message
        self.severity = severity
        key = entry.key
        variant = entry.variant
        self.language = language
        self.offset = offset ?? entry.valueOffset
        text = entry.value
        self.cause = cause
    }

    /// An issue of a key in all its forms.
    ///
    /// - Parameters:
    ///   - message: what is wrong.
    ///   - key: the key; empty if the issue is about a whole table.
    ///   - language: its position in ``LocalizedTable/languages``.
    ///   - offset: the place in UTF-8 bytes; `nil` if the language does not have the text.
    ///   - text: the text that is wrong.
    ///   - severity: the severity where it differs from the rule's default.
    ///   - cause: what tells the cause apart where the message holds something that may change.
    init(
        _ message: String,
        key: String,
        in language: Int,
        at offset: Int?,
        text: String = "",
        severity: Severity? = nil,
        cause: String? = nil
    ) {
        self.message = message
        self.severity = severity
        self.key = key
        self.language = language
        self.offset = offset
        self.text = text
        self.cause = cause
    }
}
