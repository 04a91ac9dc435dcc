internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

/// Code asks for a key that no table has.
extension MissingKey: CodeRule {
    static func issues(in context: CodeContext) -> [CodeIssue] {
        let files = Dictionary(
            context.code.facts.files.enumerated().map { ($1.code.file.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let asked = context.app.tables.filter(CodeUses.isAsked)
        let names = Set(asked.map(\.name))
        let packages = context.code.facts.files.map(\.path).filter { FilePath.name(of: $0) == "Package.swift" }
            .map(FilePath.folder).filter { $0 != "." && !$0.isEmpty }
        let isTranslated = context.isTranslated
        let folded = isTranslated ? largelyMissing(in: context) : [:]
        var told: Set<String> = []
        var chosen: [Int: [Range<Int>]] = [:]
        /// Whether code asks for the key in one language alone.
        func isChosen(_ key: CodeKey, in file: Int) -> Bool {
            let ranges = chosen[file] ?? LanguageChoice.branches(in: context.code.facts.files[file].code)
            chosen[file] = ranges
            return ranges.contains { $0.contains(key.range.lowerBound) }
        }
        var translated = TranslatedNames(context.app.tables)
        let camelCased = Self.tablesOfCamelCase(asked)
        let forms = Set(asked.lazy.flatMap(\.source.shown).map(\.key).filter(isSymbol).map(form))
        return context.uses.missing.compactMap { key -> CodeIssue? in
            guard context.code.isSeen(key), key.isExtracted || key.origin == .accessor, let pattern = key.pattern,
                case .named(let table) = key.table, names.contains(table), let file = files[key.location.path],
                !(pattern.key.map { context.code.looseKeys[table]?.contains(Array($0.utf8)) == true } ?? false),
                !isElsewhere(context.code.path(of: key), packages, asked)
            else { return nil }
            if let (missing, all) = folded[table] {
                guard told.insert(table).inserted else { return nil }
                return CodeIssue(
                    "\(missing) of the \(all) keys that code asks the table \(table) for are in no table of that name: "
                        + "its strings may be elsewhere, or the code asks another table",
                    at: key.range,
                    in: file,
                    key: pattern.spelling,
                    severity: .note,
                    cause: "table \(table)"
                )
            }
            guard !context.uses.isRedacted(key), !context.uses.isOnDeveloperScreen(key),
                !context.uses.isReplaced(key), !isHandle(pattern.spelling), !context.uses.isImageName(key),
                !context.uses.isCompared(key), !isChosen(key, in: file)
            else { return nil }
            // A view that is still to be made has the name of its function in its place.
            if key.origin == .type, let name = pattern.key, context.uses.isNameAround(key, name) { return nil }
            // An initializer without a type makes colours and images as well: `LinearGradient(colors: [.init("sky.top")])`.
            if key.origin == .type, let name = pattern.key, context.code.assetNames.contains(name) { return nil }
            // What is interpolated into a key that is a `String` is known only when the app runs.
            guard key.origin == .type || pattern.key != nil else { return nil }
            // Names are the same in all languages, and no keys.
            let written = WrittenText(pattern.spelling)
            let isName =
                written.isName(among: context.code.names)
                || translated.hold(written, of: context.uses, in: key.location.path)
            guard pattern.key == nil || !isName else { return nil }
            // `KeyCover` may be one as well.
            let mayBeName =
                isCamelCase(pattern.spelling)
                && (pattern.spelling.first?.isUppercase == true || !camelCased.contains(table))
            // A key that is no text is what people see; any other is shown in the language of the developer.
            let isSymbol = pattern.key != nil && key.defaultValue == nil && isSymbol(pattern.spelling)
            // Where there is one language, a text is shown as it is in the code.
            guard isTranslated || isSymbol else { return nil }
            // A literal of SwiftUI asks for no key as such: it is one if the table has others of this form.
            let isLikeOthers = key.origin != .type || forms.contains(form(pattern.spelling))
            guard isTranslated || isLikeOthers && !mayBeName else { return nil }
            let isText = WrittenText(pattern.spelling).withoutSpecifiers.isForPeople(names: context.code.names)
            guard isSymbol || isText, !(isSymbol && isNameOfOthers(key, pattern.spelling, in: context)),
                !context.code.targetNames.contains(pattern.spelling)
            else { return nil }
            var what = isSymbol ? "people see the key" : "people see it in the developer's language"
            let isLogged = context.uses.isLogged(key)
            let spoken = isSymbol && context.uses.isSpoken(key)
            if spoken { what = "VoiceOver reads the key" }
            if spoken, context.uses.isLookedUpByTests(pattern.spelling) {
                what += ", which tests look up: names for tests belong in accessibilityIdentifier"
            }
            let isOfError = !isLogged && context.uses.isTextOfError(key)
            if isOfError { what += " where code shows the error" }
            let otherSource = context.uses.otherSources[key.taker]
            if let otherSource { what += " where '\(otherSource)', which \(key.taker) asks first, does not have it" }
            // A library that keeps what it is given looks it up when it shows it.
            let bundle = pattern.key.flatMap { Self.bundle(with: $0, in: context.app.tables) }
            if let bundle { what += ", unless a library looks it up in \(bundle), which has it" }
            let unread = context.uses.unreadProperty(given: key)
            if let unread { what = "nothing reads '\(unread)', which holds it" }
            if isLogged { what = "the log has \(isSymbol ? "the key" : "it in the developer's language")" }
            let isLeftOut = pattern.key.map { isWithdrawn($0, from: table, asked) } ?? false
            if isLeftOut { what += "; a comment of the table has it, as if it was withdrawn on purpose" }
            if let similar = pattern.key.flatMap({ context.uses.similarKey(to: $0, inTable: table) }) {
                what += "; the table has '\(similar)'"
            }
            var issue = CodeIssue(
                "'\(pattern.spelling)' is in no table named \(table): \(what)",
                at: key.range,
                in: file,
                key: pattern.spelling,
                severity: isSymbol && isLikeOthers && !mayBeName && !isLogged && !isOfError && otherSource == nil
                    && !isLeftOut && bundle == nil && unread == nil
                    ? .warning : .note
            )
            // One entry of the table mends all places.
            issue.sharedFault = "\(pattern.spelling) \(table)"
            return issue
        }
    }

    /// The fewest missing keys of a table that are told as one.
    private static let fewestFolded = 25

    /// The tables of whose keys, as code asks for them through functions, more than a third is missing: such a table was
    /// not read, or is not the one that is asked; how many keys are missing, and how many there are.
    private static func largelyMissing(in context: CodeContext) -> [String: (missing: Int, all: Int)] {
        func distinct(_ keys: [CodeKey]) -> [String: Set<[UInt8]>] {
            keys.reduce(into: [:]) { tables, key in
                // Texts of SwiftUI are their own keys.
                guard key.origin != .type, case .named(let table) = key.table, let name = key.pattern?.key else {
                    return
                }
                tables[table, default: []].insert(Array(name.utf8))
            }
        }
        let all = distinct(context.code.keys)
        return distinct(context.uses.missing).reduce(into: [:]) { tables, missing in
            let count = all[missing.key]?.count ?? 0
            if missing.value.count >= fewestFolded, missing.value.count * 3 > count {
                tables[missing.key] = (missing.value.count, count)
            }
        }
    }

    /// Whether a text is a name on social networks, `#photography` or `@photos`, which is the same in all languages.
    private static func isHandle(_ key: String) -> Bool { key.wholeMatch(of: /[#@]\p{L}\w*/) != nil }

    /// The file in a bundle, such as that of settings, whose table has a key; `nil` for none.
    private static func bundle(with key: String, in tables: [LocalizedTable]) -> String? {
        let key = Array(key.utf8)
        let table = tables.first { $0.file.contains(".bundle/") && $0.source.forms[key] != nil }
        return table.map { table in
            let folder = table.file.split(separator: "/").last { $0.hasSuffix(".bundle") } ?? ""
            return "\(folder)/\(table.name)"
        }
    }

    /// Whether a file belongs to a package whose tables are not here.
    private static func isElsewhere(_ path: String, _ packages: [String], _ tables: [LocalizedTable]) -> Bool {
        let around = packages.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
        guard let around else { return false }
        return !tables.contains { $0.file.hasPrefix(around + "/") }
    }

    /// The names of tables that have a key like `homeTitle`: where none has, such a word is a name of a product.
    private static func tablesOfCamelCase(_ tables: [LocalizedTable]) -> Set<String> {
        Set(
            tables.filter { table in
                table.source.shown.contains { isCamelCase($0.key) && $0.key.first?.isLowercase == true }
            }.map(\.name)
        )
    }

    /// What joins the words of a key, in the order of the signs, and where it has capitals: `_A!` of `ALERT_TITLE`, `._a` of
    /// `alert.main_title`.
    private static func form(_ key: String) -> String {
        let signs = String(Set(key.filter { !$0.isLetter && !$0.isNumber }).sorted())
        let capitals = key.contains(where: \.isLowercase) ? key.first?.isUppercase == true ? "A" : "a" : "A!"
        return signs + capitals
    }

    /// Whether a name is a key of a table outside of all languages, or that of a target, or, as a literal of SwiftUI, one that
    /// code uses for something else as well: a cookie, a table of a database.
    private static func isNameOfOthers(_ key: CodeKey, _ name: String, in context: CodeContext) -> Bool {
        context.code.targetNames.contains(name) || key.origin == .type && context.uses.isWrittenElsewhere(name)
    }

    /// Whether a key stands in a comment of the table in the source language: `// "TITLE" = "Photos";`.
    private static func isWithdrawn(_ key: String, from table: String, _ tables: [LocalizedTable]) -> Bool {
        let written = "\"\(key)\""
        let search = ByteSearch(written)
        return tables.contains { other in
            guard other.name == table, other.source.document.container == .text else { return false }
            let utf8 = other.source.document.file.utf8
            var start = 0
            while let found = search.first(in: utf8, from: start) {
                start = found + written.utf8.count
                if utf8[start...].first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "=") { return true }
            }
            return false
        }
    }

    /// Whether a word has capitals inside and no signs: `homeTitle`, `KeyCover`.
    private static func isCamelCase(_ key: String) -> Bool {
        key.allSatisfy { $0.isLetter && $0.isASCII }
            && zip(key, key.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    /// Whether a text is the name of a host or a file: `example.com`, `main.py`.
    static func isHostOrFile(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, parts.allSatisfy({ !$0.isEmpty }) else { return false }
        return nameEndings.contains(last.lowercased()) && !text.contains("_")
    }

    /// Top-level domains and file name extensions that are no words of keys.
    private static let nameEndings: Set<String> = [
        "com", "org", "net", "py", "js", "ts", "json", "txt", "html", "css", "md", "swift", "xml", "yml", "yaml", "csv",
        "plist", "zip", "png", "jpg", "pdf", "conf", "sh", "rtf", "rtfd", "app", "pkg", "dmg",
        "example", "invalid", "local",
    ]

    /// Whether a key is a name for a text and none itself: `ALERT_TITLE`, `alert.title`.
    private static func isSymbol(_ key: String) -> Bool {
        guard !key.contains(where: \.isWhitespace), key.allSatisfy(\.isASCII) else { return false }
        // An address, a number or a price is what people are meant to see, and so is the name of a site: `Duck.ai`.
        guard !key.contains("://"), key.contains(where: \.isLetter),
            key.wholeMatch(of: /[A-Z]\w+\.[a-z]{2,3}|[A-Z]{2,}\.[a-z]{2,5}|(?:\p{L}\.){2,}\p{L}?/) == nil,
            !isHostOrFile(key)
        else { return false }
        let body = key.dropFirst().dropLast()
        return body.contains("_") || body.firstMatch(of: /\w\.\w/) != nil
            || zip(key, key.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
}
