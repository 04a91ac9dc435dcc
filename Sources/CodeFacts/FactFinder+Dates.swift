internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Patterns of dates, and formats with arguments.
extension FactFinder {
    /// Looks at `formatter.dateFormat = "dd.MM.yyyy"`.
    mutating func lookAtAssignment(_ node: CodeNode, to target: CodeNode, _ values: [CodeNode]) {
        if target.isNamed("dateFormat"), values.count == 1, values[0].kind == .string { add(values[0], around: node) }
        lookAtSides(of: target, values)
    }

    /// Looks at `[formatter setDateFormat:@"dd.MM.yyyy"]`.
    mutating func lookAtDates(_ call: CodeNode, named name: String) {
        guard name == "setDateFormat", let value = call.arguments.first?.firstChild, value.kind == .string else {
            return
        }
        add(value, around: call)
    }

    private mutating func add(_ literal: CodeNode, around node: CodeNode) {
        guard let pattern = CodeLiteral(literal).plainText, !pattern.isEmpty else { return }
        facts.dates.append(
            DatePatternUse(
                node: literal,
                pattern: pattern,
                machine: machine(pattern, around: node),
                situation: situation
            )
        )
    }

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

    /// Why a program and no person reads what a pattern makes; `nil` if nothing says so.
    private func machine(_ pattern: String, around node: CodeNode) -> String? {
        let letters = Set(pattern.filter(\.isLetter))
        if letters.count < 2 { return "a single field has no order" }
        if letters.isSubset(of: ["H", "h", "m", "s", "k", "K"]),
            letters.contains("s") || letters.isSubset(of: ["m", "s"])
        {
            return "hours, minutes and seconds are those of a duration"
        }
        if pattern.contains("'T'") || pattern.contains("T'") || pattern.contains("Z") || pattern.contains("S")
            || pattern.contains("XX") || pattern.contains("_") || pattern.contains("GMT") || pattern.contains("x")
            || pattern.contains("yyyy-MM") || pattern.contains("YYYY-MM") || pattern.contains("yyyyMM")
            || pattern.contains("yyyy:MM") || pattern.contains("yyMM") || pattern.contains("HHmm")
            || pattern.contains("MMdd")
        {
            return "the pattern is one of data"
        }
        // What people see comes out of a getter.
        if ancestors.contains(where: { $0.kind == .accessor && $0.isNamed("set") }) {
            return "a setter makes a value that is kept"
        }
        for name in situation.owners + [situation.function, owner] where !Self.machineWords.isDisjoint(with: name.words)
        {
            return "'\(name)' is named as one for data"
        }
        let region = ancestors.last {
            [.function, .closure, .accessor, .binding].contains($0.kind) && $0.range != node.range
        }
        var scope = region
        // A closure that makes a stored formatter, or a body that sets it up.
        if let closure = region, closure.kind == .closure {
            scope = ancestors.last { [.function, .binding].contains($0.kind) } ?? closure
        }
        guard let scope else { return nil }
        let text = scope.source
        if text.contains("en_US_POSIX") || text.contains("Locale(identifier: \"")
            || text.contains("localeWithLocaleIdentifier:@\"") || text.contains("initWithLocaleIdentifier:@\"")
        {
            return "the formatter has a locale of its own"
        }
        if text.contains(".date(from:") || text.contains("dateFromString:") { return "the formatter reads dates" }
        // Used elsewhere in the file, and only to read.
        if scope.kind == .binding {
            let whole = String(decoding: node.file.utf8, as: UTF8.self)
            let name = scope.name
            if whole.contains("\(name).date(from:"), !whole.contains("\(name).string(from:") {
                return "the formatter reads dates"
            }
        }
        return nil
    }

    // MARK: Formats

    private static let formatMembers: Set<String> = [
        "localizedStringWithFormat", "stringWithFormat", "initWithFormat",
    ]

    /// Looks at `String(format:…)` and its relatives.
    mutating func lookAtFormat(_ call: CodeNode, named name: String) {
        let arguments = call.arguments
        guard let first = arguments.first, let format = first.firstChild else { return }
        let isInitializer = (name == "String" || name == "NSString" || name == "init") && first.isNamed("format")
        guard isInitializer || Self.formatMembers.contains(name) else { return }
        var kinds: [FormatCall.Kind]? = []
        var nodes: [CodeNode] = []
        if format.file.path.hasSuffix(".swift") {
            for argument in arguments.dropFirst() where !argument.isNamed("locale") {
                guard argument.nameRange.isEmpty, let value = argument.firstChild else {
                    kinds = nil
                    continue
                }
                kinds?.append(kind(of: value))
                nodes.append(value)
            }
        } else {
            // Arguments of Objective-C lie behind the format, without commas.
            kinds = nil
        }
        facts.formats.append(
            FormatCall(node: call, format: format, arguments: kinds, argumentNodes: nodes, situation: situation)
        )
    }

    /// The kind of a value as far as the code itself says.
    private func kind(of node: CodeNode) -> FormatCall.Kind {
        switch node.kind {
        case .string: return .text
        case .literal:
            let text = node.source
            if text == "true" || text == "false" || text == "nil" { return .unknown }
            return text.contains(".") && !text.hasPrefix("0x") ? .number : .integer
        case .member:
            if node.firstChild != nil, node.isNamed("count") { return .integer }
            return node.firstChild != nil
                && ["localizedDescription", "lastPathComponent", "absoluteString"].contains(node.name)
                ? .text : .unknown
        case .call:
            guard let callee = node.firstChild else { return .unknown }
            if callee.kind == .member {
                return ["uppercased", "lowercased", "joined", "string"].contains(callee.name) ? .text : .unknown
            }
            switch callee.name {
            case "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32": return .integer
            case "Double", "CGFloat", "Float": return .number
            case "String", "NSLocalizedString", "NSString": return .text
            default: return .unknown
            }
        case .reference:
            for scope in scopes.reversed() {
                guard let known = scope[node.name] else { continue }
                // A name may be made of an outer one of the same name.
                guard let value = known, value.kind != .reference, value.range.upperBound < node.range.lowerBound else {
                    return .unknown
                }
                return kind(of: value)
            }
            let parameter = functions.last?.children.first {
                $0.kind == .parameter && ($0.child(.innerName)?.name ?? $0.name) == node.name
            }
            switch parameter?.child(.typeName)?.name ?? types.properties[owner]?[node.name]?.type {
            case "Int"?, "UInt"?, "Int64"?, "UInt64"?: return .integer
            case "Double"?, "CGFloat"?, "Float"?, "TimeInterval"?: return .number
            case "String"?: return .text
            default: return .unknown
            }
        default: return .unknown
        }
    }
}
