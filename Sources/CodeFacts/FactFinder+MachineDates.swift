internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Which patterns of dates programs read.
extension FactFinder {
    /// Words in the names around a formatter of what programs read.
    private static let machineWords: Set<String> = [
        "api", "backup", "cache", "calendar", "csv", "decode", "decoder", "decoding", "encoder", "encoding", "exif",
        "export", "file", "filename", "gpx", "header", "http", "id", "identifier", "iso", "json", "key", "log",
        "logger",
        "logging", "logs", "parse", "parser", "parsing", "path", "request", "response", "rfc", "rss", "server", "sort",
        "sql", "string2date", "timestamp", "url", "utc", "xml", "database", "db", "crash", "serializer", "snapshot",
        "internet", "unix", "posix", "network", "service", "directory", "folder", "decodable", "archive", "epg",
        "report", "import", "importer", "exporter", "dto", "rest", "scraper", "transformer", "upload", "uploader",
        "analytics", "telemetry", "query", "serialization", "deserializer", "codable", "graphql", "nmea", "fetcher",
    ]

    /// Parts of patterns that are in the order of data.
    private static let dataParts = [
        "'T'", "T'", "Z", "S", "XX", "_", "GMT", "x", "yyyy-MM", "YYYY-MM", "yyyy-LL", "yyyyMM", "yyyy:MM", "yyMM",
        "HHmm", "MMdd",
    ]

    /// What the code around a formatter says where the formatter has a locale of its own.
    private static let ownLocales = [
        "en_US_POSIX", "Locale(identifier: \"", "localeWithLocaleIdentifier:@\"", "initWithLocaleIdentifier:@\"",
        "NSLocale(localeIdentifier: \"", ".posix", ".enUSPOSIX", ".enUSPosix", ".enUS",
    ]

    /// The letters of date fields, by UTS 35.
    private static let fields = Set("GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx")

    /// Whether a text is the name of something and no pattern: `format-custom`.
    ///
    /// It has letters of no field, and no field has two of its letters. Patterns of C write `%m`.
    private static func isWord(_ pattern: String) -> Bool {
        guard !pattern.contains("'"), !pattern.contains("%") else { return false }
        return pattern.contains { $0.isASCII && $0.isLetter && !fields.contains($0) }
            && !zip(pattern, pattern.dropFirst()).contains { $0 == $1 && fields.contains($0) }
    }

    /// Why a program and no person reads what a pattern makes; `nil` if nothing says so.
    func machine(_ pattern: String, around node: CodeNode) -> String? {
        let letters = Set(pattern.filter(\.isLetter))
        if letters.count < 2 { return "a single field has no order" }
        if Self.isWord(pattern) { return "no date has such fields" }
        if letters.isSubset(of: ["H", "h", "m", "s", "k", "K"]),
            letters.contains("s") || letters.isSubset(of: ["m", "s"])
        {
            return "hours, minutes and seconds are those of a duration"
        }
        // Apostrophes may stand around signs as well: `yyyy'-'MM'-'dd`.
        let plain = pattern.contains("'") ? pattern.replacing(/'([^\p{L}']*)'/) { $0.output.1 } : pattern
        if Self.dataParts.contains(where: { pattern.contains($0) || plain.contains($0) }) {
            return "the pattern is one of data"
        }
        if pattern.count >= 4, letters.isSubset(of: ["y", "M", "d", "H", "m", "s"]),
            !pattern.contains("MMM"), pattern.allSatisfy(\.isLetter)
        {
            return "nothing stands between the numbers"
        }
        if isForDebugger(around: node) { return "the description is one for a debugger" }
        // What stands between apostrophes is text.
        let isQuoted = pattern.split(separator: "'", omittingEmptySubsequences: false)
        if isQuoted.enumerated().contains(where: {
            $0.offset.isMultiple(of: 2) && $0.element.contains(where: \.isNumber)
        }) {
            return "the pattern writes digits that are no part of the date"
        }
        // What people see comes out of a getter.
        if ancestors.contains(where: { $0.kind == .accessor && $0.isNamed("set") }) {
            return "a setter makes a value that is kept"
        }
        for name in situation.owners + [situation.function, owner] where !Self.machineWords.isDisjoint(with: name.words)
        {
            return "'\(name)' is named as one for data"
        }
        guard let scope = scope(around: node) else { return machine(pattern, inMethodAround: node) }
        if isReadBack(around: node, in: scope) { return "the pattern becomes a template" }
        if isTakenApart(around: node, in: scope) { return "code compares what it makes, takes it apart or keeps it" }
        if onlyReads(around: node, in: scope) { return "the formatter reads dates" }
        if let reason = reason(pattern, in: scope.source) { return reason }
        // What it writes elsewhere in the file is read again, so that its pattern cannot hang on the region.
        if scope.kind == .binding,
            String(decoding: node.file.utf8, as: UTF8.self).contains("\(scope.name).date(from:")
        {
            return "the formatter reads dates"
        }
        return nil
    }

    /// Whether nothing but the pattern of a formatter is read again, in a file that makes templates of patterns:
    /// `format(date, dateFormat: formatter.dateFormat)`.
    private func isReadBack(around node: CodeNode, in scope: CodeNode) -> Bool {
        let file = String(decoding: node.file.utf8, as: UTF8.self)
        guard file.contains("setLocalizedDateFormatFromTemplate") || file.contains("dateFormat(fromTemplate:") else {
            return false
        }
        guard let (name, code) = Self.formatter(set: node, in: scope) else { return false }
        var isRead = false
        for found in code.ranges(of: name + ".") {
            let before = code[..<found.lowerBound].last
            if let before, before.isLetter || before.isNumber || before == "_" { continue }
            guard let use = code[found.upperBound...].prefixMatch(of: /(\w+)(\s*=(?!=))?/) else { continue }
            let isSet = use.output.2 != nil
            if use.output.1 == "dateFormat", !isSet { isRead = true }
            if !isSet, use.output.1 != "dateFormat", use.output.1 != "date" { return false }
        }
        return isRead
    }

    /// Whether a formatter of Swift 1 or 2 reads dates and writes none, `formatter.dateFromString(text)`, or one of any version
    /// does that sets its own pattern.
    private func onlyReads(around node: CodeNode, in scope: CodeNode) -> Bool {
        if let target = node.firstChild, HiddenViews.ownName(target) == "dateFormat" {
            let code = scope.source
            return code.contains(/(^|[^.\w])(self\.)?(dateFromString\(|date\(from:)/)
                && !code.contains(/(^|[^.\w])(self\.)?(stringFromDate\(|string\(from:)/)
        }
        guard let (name, code) = Self.formatter(set: node, in: scope) else { return false }
        return code.contains(name + ".dateFromString(") && !code.contains(name + ".stringFromDate(")
    }

    /// Whether a description is one that only a debugger prints, as each of its texts begins with the name of a field:
    /// `"date: \\(formatter.string(from: date))"`.
    private func isForDebugger(around node: CodeNode) -> Bool {
        if situation.function == "debugDescription" { return true }
        guard situation.function == "description",
            let property = ancestors.last(where: { $0.kind == .binding && $0.isNamed("description") })
        else { return false }
        let returned = property.descendants.filter { $0.kind == .return }
        return !returned.isEmpty
            && returned.allSatisfy { $0.firstChild?.source.prefixMatch(of: /"[a-z]\w*: ?\\\(/) != nil }
    }

    /// The name of the formatter whose pattern is set, and the code that may use it; `nil` where it has none.
    static func formatter(set node: CodeNode, in scope: CodeNode) -> (name: String, code: String)? {
        let local = node.firstChild?.firstChild?.name ?? ""
        let isProperty = scope.kind == .binding && !makes(local, forItself: scope)
        let name = isProperty ? scope.name : local
        guard !name.isEmpty else { return nil }
        return (name, isProperty ? String(decoding: node.file.utf8, as: UTF8.self) : scope.source)
    }

    /// Whether a property makes a formatter of a name only for what it does itself: the body of a view is none.
    private static func makes(_ formatter: String, forItself property: CodeNode) -> Bool {
        guard !formatter.isEmpty, property.child(.typeName)?.name.contains("Formatter") != true else { return false }
        let code = property.source
        return ["let ", "var "].contains { code.contains($0 + formatter + " = DateFormatter()") }
            && !code.contains("return " + formatter + "\n")
    }

    /// The function or binding around a node.
    private func scope(around node: CodeNode) -> CodeNode? {
        let region = ancestors.last {
            [.function, .closure, .accessor, .binding].contains($0.kind) && $0.range != node.range
        }
        // A closure that makes a stored formatter, or a body that sets it up.
        guard let region, region.kind == .closure else { return region }
        return ancestors.last { [.function, .binding].contains($0.kind) } ?? region
    }

    /// What the code around a formatter says of it.
    private func reason(_ pattern: String, in text: String) -> String? {
        if Self.ownLocales.contains(where: text.contains)
            || text.contains(/Locale\(identifier: (?:\w+\.)*(?:us|posix|enUS)(?:[A-Z_]\w*)?\)/)
        {
            return "the formatter has a locale of its own"
        }
        if text.contains(/(?:De|En)codingStrategy = \.formatted\(/) { return "a decoder or encoder has the formatter" }
        if text.contains(".date(from:") || text.contains("dateFromString:") { return "the formatter reads dates" }
        if text.contains("fileName") || text.contains("filename") || text.contains("FileName") {
            return "the date is part of the name of a file"
        }
        let times: Set<Character> = ["H", "h", "m", "s", "a", "k", "K"]
        if Set(pattern.filter(\.isLetter)).isSubset(of: times),
            text.contains("fromTemplate")
                || text.firstMatch(of: /(?:12|24|welve|ourClock)[hH](?:ou)?r|[hH]our(?:12|24)|ClockType|\.hourCycle\b/)
                    != nil
        {
            return "the code asks whether the day has 12 or 24 hours"
        }
        // Who chose 24 hours is shown them; what the choice is called does not matter.
        if pattern.contains("H"), text.contains("hourCycle = ") { return "the code sets how hours are counted" }
        if pattern.contains("H"), Set(pattern.filter(\.isLetter)).isSubset(of: times),
            text.firstMatch(of: /"h{1,2}(?::mm)?\s*a\s*"/) != nil
        {
            return "the code shows 12 hours elsewhere"
        }
        return nil
    }

    /// Why a program reads what a formatter of Objective-C makes, whose tree has no functions.
    private func machine(_ pattern: String, inMethodAround node: CodeNode) -> String? {
        let method = methodText(around: node)
        if let name = method.firstMatch(of: /[-+] *\([^)]*\) *(\w+)/)?.output.1,
            !Self.machineWords.isDisjoint(with: String(name).words)
        {
            return "'\(name)' is named as one for data"
        }
        // A formatter that another method declares, or the class, makes its texts anywhere in the file.
        let name = node.firstChild?.firstChild?.name ?? ""
        let isOwn = name.isEmpty || method.contains("NSDateFormatter") && Self.declares(name, method)
        let code = isOwn ? method : String(decoding: node.file.utf8, as: UTF8.self)
        if isTakenApart(around: node, inMethod: code) { return "code compares what it makes, or takes it apart" }
        return reason(pattern, in: method) ?? (onlyReads(method, in: node.file) ? "the formatter reads dates" : nil)
    }

    /// Whether a method declares a formatter of a name: `NSDateFormatter *day = …`, `static NSDateFormatter *day;`.
    private static func declares(_ name: String, _ method: String) -> Bool {
        method.matches(of: /NSDateFormatter\s*\*\s*(\w+)/).contains { $0.output.1 == name }
    }

    /// Whether a method of Objective-C gives back a formatter that its file reads dates with, and makes no texts of:
    /// `[[self dayFormatter] dateFromString:text]`.
    private func onlyReads(_ method: String, in file: TextFile) -> Bool {
        guard let name = method.firstMatch(of: /[-+] *\(NSDateFormatter *\*\) *(\w+)\s*\{/)?.output.1 else {
            return false
        }
        let text = String(decoding: CodeComments.blanked(file.utf8), as: UTF8.self)
        let uses = text.matches(of: /\b(\w+)\]?\s+(dateFromString|stringFromDate):/.wordBoundaryKind(.simple))
            .filter { $0.output.1 == name }
        return !uses.isEmpty && uses.allSatisfy { $0.output.2 == "dateFromString" }
    }

    /// The text from the end of the function or method before a node to the end of its own, where a `}` begins a line.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func methodText(around node: CodeNode) -> String {
        let text = node.file.utf8
        func ends(_ index: Int) -> Bool { ObjectiveCMethod.ends(at: index, in: text) }
        let place = min(node.range.lowerBound, text.count)
        let start = (0..<place).last(where: ends).map { $0 + 1 } ?? 0
        let end = (place..<text.count).first(where: ends) ?? text.count
        return String(decoding: text[start..<end], as: UTF8.self)
    }
}
