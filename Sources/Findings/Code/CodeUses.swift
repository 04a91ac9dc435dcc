internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
package import StringTables

/// Where code asks for the strings of an app's tables.
package final class CodeUses {
    let code: AppCode
    let tables: [LocalizedTable]
    /// The places that ask for a key, by table and key.
    private(set) var places: [[[UInt8]: [CodeKey]]]
    /// What code asks for and no table has.
    private(set) var missing: [CodeKey] = []
    /// The names of tables that code asks for.
    let askedTables: Set<String>

    /// Joins code and tables.
    ///
    /// - Complexity: O(*n* · *m*) in the number of keys with specifiers in code and tables.
    package init(_ code: AppCode, _ tables: [LocalizedTable]) {
        self.code = code
        self.tables = tables
        places = tables.map { _ in [:] }
        var asked: Set<String> = []
        for key in code.keys {
            guard case .named(let name) = key.table, asked.insert(name).inserted, case .symbol = key.name else {
                continue
            }
            for table in tables where key.asks(table: table.name) { asked.insert(table.name) }
        }
        askedTables = asked
        // Without code that asks for keys, nothing has to be looked up.
        guard !code.keys.isEmpty else { return }
        let joined = tables.indices.filter { Self.isAsked(tables[$0]) }
        let keys = joined.map { index in
            // A table whose texts are in code has its keys in the translations alone.
            let all = tables[index].languages.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.forms.keys) }
            return all.sorted { $0.lexicographicallyPrecedes($1) }
        }
        let indices = keys.map { KeyIndex($0.map { String(decoding: $0, as: UTF8.self) }) }
        for key in code.keys {
            var isKnown = false
            for (position, table) in joined.enumerated() where key.asks(table: tables[table].name) {
                for found in indices[position].positions(of: key.name) {
                    places[table][keys[position][found], default: []].append(key)
                    isKnown = true
                }
            }
            if !isKnown { missing.append(key) }
        }
    }

    /// The files that ask for a string which a table has, by path as it was opened: their texts are meant to be translated.
    var localizedFiles: Set<String> {
        var files: Set<String> = []
        for keys in places {
            for uses in keys.values { for use in uses where code.isSeen(use) { files.insert(use.location.path) } }
        }
        for key in missing {
            guard case .named(let table) = key.table, code.absentTables.contains(table), code.isSeen(key) else {
                continue
            }
            files.insert(key.location.path)
        }
        return files
    }

    /// How many places that people may come to ask for a string: those whose string a table of the app has, and calls of
    /// functions that look strings up, if more than one file has them.
    ///
    /// A single file without a table is as a rule one that somebody else wrote.
    ///
    /// - Parameter others: the files that others wrote, by path as they were opened.
    /// - Returns: the number of places in all other files.
    /// - Complexity: O(*n*) in the number of places.
    func countOfLookups(leavingOut others: Set<String>) -> Int {
        var found: Set<CodePlace> = []
        for (table, keys) in zip(tables, places) where Self.isAsked(table) && !AppTables.isOfLibrary(table.file) {
            for use in keys.values.joined() where code.isSeen(use) && !others.contains(use.location.path) {
                found.insert(CodePlace(use))
            }
        }
        let calls = code.keys.filter {
            $0.origin != .type && code.isSeen($0) && !others.contains($0.location.path)
        }
        if Set(calls.map(\.location.path)).count > 1 { found.formUnion(calls.map(CodePlace.init)) }
        return found.count
    }

    private struct CodePlace: Hashable {
        private let path: String
        private let offset: Int

        init(_ key: CodeKey) { (path, offset) = (key.location.path, key.range.lowerBound) }
    }

    /// Whether code asks for the strings of a table; the system asks for those of others.
    static func isAsked(_ table: LocalizedTable) -> Bool {
        table.objects == nil && !table.name.hasSuffix("InfoPlist") && table.name != "AppShortcuts"
            && !table.file.contains("Settings.bundle") && !table.file.contains("#")
    }

    /// The places that ask for a key of a table.
    func uses(of key: [UInt8], in table: LocalizedTable) -> [CodeKey] {
        // Tables of one name in two formats are one table at run time.
        tables.indices.filter { tables[$0].name == table.name }.flatMap { places[$0][key] ?? [] }
    }

    /// The first places that ask for a key, as `Albums.swift:12, Photo.swift:40 and 3 more`; empty for none.
    func phrase(of key: [UInt8], in table: LocalizedTable) -> String {
        Self.phrase(uses(of: key, in: table).map { (code.location(of: $0), $0.taker) })
    }

    static func phrase(_ uses: [(location: SourceLocation, taker: String)]) -> String {
        guard !uses.isEmpty else { return "" }
        var shown = uses.prefix(3).map { use in
            "\(FilePath.name(of: use.location.path)):\(use.location.line)"
                + (use.taker.isEmpty ? "" : " (\(use.taker))")
        }.joined(separator: ", ")
        if uses.count > 3 { shown += " and \(uses.count - 3) more" }
        return shown
    }

    // MARK: Plurals

    /// The places that ask for a text with plural forms: their first bytes by file.
    private lazy var pluralPlaces: [String: Set<Int>] = {
        var found: [String: Set<Int>] = [:]
        for (position, table) in tables.enumerated() {
            for (key, uses) in places[position] where table.languages.contains(where: { $0.hasPlural(of: key) }) {
                for use in uses { found[use.location.path, default: []].insert(use.range.lowerBound) }
            }
        }
        return found
    }()

    /// Whether code asks inside a node for a text that has plural forms in a language.
    ///
    /// - Complexity: O(*n*) in the places of the file that do.
    func hasPlural(in node: CodeNode) -> Bool {
        let range = node.range
        return pluralPlaces[node.file.path]?.contains { range.contains($0) } ?? false
    }

    /// The places of all keys: their first bytes by file.
    private lazy var keyPlaces: [String: [Int]] = Dictionary(grouping: code.keys, by: \.location.path)
        .mapValues { $0.map(\.range.lowerBound).sorted() }

    /// Whether code asks inside a node for a localized string, whatever tables have.
    ///
    /// - Complexity: O(log *n*) in the places of the file that do.
    func asksForKey(in node: CodeNode) -> Bool {
        guard let places = keyPlaces[node.file.path] else { return false }
        let range = node.range
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] < range.upperBound
    }

    /// The keys that code asks for, by file.
    private(set) lazy var keysByPath = Dictionary(grouping: code.keys, by: \.location.path)
    /// The texts of the source language by the file and first byte of the place that asks for them.
    private(set) lazy var askedTexts = findAskedTexts()
    /// The keys of tables by the file and first byte of the place that asks for them.
    private(set) lazy var askedKeys = findAskedKeys()
    /// The positions of files by the path as they were opened.
    private(set) lazy var positionsByPath = Dictionary(
        code.facts.files.enumerated().map { ($1.code.file.path, $0) },
        uniquingKeysWith: { first, _ in first }
    )
    /// Where code names the cases of enumerations of strings, by the name of the type and the case.
    private(set) lazy var readCases = findReadCases()
    /// The cases that code makes.
    private(set) lazy var casesInUse = findCasesInUse()
    /// Texts that code writes, without their ends and in small letters, with one of each as it is written.
    private(set) lazy var looseTexts = findLooseTexts()
    /// Other names of types of numbers and times.
    private(set) lazy var numericAliases = findNumericAliases()
    /// The texts that code of tests writes.
    private(set) lazy var testTexts = findTestTexts()
    /// What functions that look up keys ask before the tables, by the name of the function.
    private(set) lazy var otherSources = findOtherSources()
    /// The names of properties that hold numbers and times wherever the project declares them.
    private(set) lazy var numericProperties = findNumericProperties()
    /// How code uses constants of insets, by their name.
    private(set) lazy var insetUses = findInsetUses()
    /// The names of properties that are given a missing key and that something may read.
    private(set) lazy var readProperties = findReadProperties()
    /// Where code writes texts, by text.
    private(set) lazy var writtenPlaces = findWrittenPlaces()

    /// The accessors of R.swift that code names; those that the build makes are in no file.
    private lazy var resourceNames: Set<String> = code.facts.files.reduce(into: []) {
        $0.formUnion($1.facts.resourceNames)
    }

    /// What is known of tables, by file.
    private var writtenTables: [String: Bool] = [:]

    // MARK: What is never asked for

    /// The texts that code writes anywhere, tests and what nothing reaches included.
    private lazy var written = WrittenTexts(code.mentioned, code.facts.files) { $0.literals + $0.unreachedLiterals }

    /// Those that code writes which people may come to.
    private lazy var writtenForPeople = WrittenTexts(
        code.mentioned,
        code.facts.files.filter { CodePurpose(path: $0.path) == .app && !code.facts.unseenFiles.contains($0.path) },
        \.literals
    )

    /// Whether code writes the keys of a table as they are: one in five at least.
    ///
    /// - Complexity: O(*n*) in the number of strings, once for each table.
    func writesKeys(of table: LocalizedTable) -> Bool {
        if let known = writtenTables[table.file] { return known }
        let keys = table.source.shown
        let answer = keys.count { isNamed(Array($0.key.utf8)) } * 5 >= keys.count
        writtenTables[table.file] = answer
        return answer
    }

    /// Whether code or a document writes a key as it is.
    func isNamed(_ key: [UInt8]) -> Bool { written.contains(key) }

    /// Whether code or a document writes a text that is a key, or may become it at run time.
    ///
    /// - Complexity: O(*n*) in the number of literals with interpolations.
    func isWritten(_ key: [UInt8]) -> Bool { written.mayBecome(key) || isBegun(key) }

    /// Whether code asks for a string, or writes what may be its key, but only tests and code that nobody comes to.
    ///
    /// - Complexity: O(*n*) in the places that ask for it, and the number of literals with interpolations.
    package func isOnlyWrittenUnseen(_ key: String, in table: LocalizedTable) -> Bool {
        let key = Array(key.utf8)
        let uses = uses(of: key, in: table)
        guard Self.isAsked(table), !uses.contains(where: code.isSeen), !isBegun(key), !builtKeys.hold(key) else {
            return false
        }
        return !writtenForPeople.mayBecome(key) && (!uses.isEmpty || written.mayBecome(key))
    }

    private func isBegun(_ key: [UInt8]) -> Bool {
        keyPrefixes.contains { key.starts(with: $0) && key.count > $0.count }
    }

    /// What begins the sums that are looked up as keys.
    private lazy var keyPrefixes: Set<[UInt8]> = code.facts.files.reduce(into: []) {
        $0.formUnion($1.facts.keyPrefixes)
    }

    /// The strings of a table, and those of them that no code asks for and nothing names.
    ///
    /// - Complexity: O(*n* · *m*) in the number of strings and of literals with interpolations.
    package func unused(in table: LocalizedTable) -> (all: [TableEntry], unused: [TableEntry]) {
        var seen: Set<[UInt8]> = []
        let all = table.source.shown.filter { seen.insert(Array($0.key.utf8)).inserted }
        // Nothing is known of strings whose accessors are made by the build alone.
        guard !code.unseenAccessors.contains(table.name) else { return (all, []) }
        let unused = all.filter { entry in
            let key = Array(entry.key.utf8)
            // The look-up inside an accessor that nothing names uses nothing; any use of the accessor does.
            let isUsed = uses(of: key, in: table).contains { use in
                use.origin != .accessor || use.taker.contains(".")
                    || !code.facts.unreached.contains(use.range.lowerBound, in: use.location.path)
            }
            return !table.kept.contains(key) && !isUsed && !isWritten(key) && !builtKeys.hold(key)
                && !resourceNames.contains(ResourceName.of(entry.key, in: table.name))
        }
        return (all, unused)
    }

    /// The keys of a table that no code asks for and nothing names, in UTF-8; none where the code is not here.
    ///
    /// - Complexity: that of ``unused(in:)``.
    package func unasked(in table: LocalizedTable) -> Set<[UInt8]> {
        guard isCodeHere(of: table) else { return [] }
        return Set(unused(in: table).unused.map { Array($0.key.utf8) })
    }

    /// Whether a table lies in a bundle, and no code names the bundle or the table: what brought it along is gone.
    ///
    /// - Complexity: O(*n*) in the number of literals with interpolations.
    package func isDead(_ table: LocalizedTable) -> Bool {
        guard Self.isAsked(table), !code.facts.files.isEmpty, !askedTables.contains(table.name),
            table.name != "Localizable"
        else { return false }
        return isInUnnamedBundle(table) && !isWritten(Array(table.name.utf8))
    }

    /// The keys that functions put together of literals.
    private lazy var builtKeys = BuiltKeys(code.facts.files)

    /// The places that look up a key which is known only when the app runs.
    package private(set) lazy var computedLookups: Int = code.facts.files.reduce(0) { $0 + $1.facts.computedKeys.count }
}
