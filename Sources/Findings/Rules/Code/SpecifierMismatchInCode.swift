internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

extension Rule {
    /// ``SpecifierMismatchInCode``.
    package static let specifierMismatchInCode = Self("specifier-mismatch-in-code", SpecifierMismatchInCode.self)
}

/// Code fills other arguments into a format than the table's text takes.
enum SpecifierMismatchInCode: CodeRule {
    static let documentation = RuleDocumentation(
        .specifierMismatchInCode,
        "Code passes arguments to a format that do not match the specifiers in the table.",
        severity: .always(.error),
        says: """
            The key, the arguments that its string takes, and those that the code passes. Too few arguments, or a \
            number where an object is expected, crash the app: an error. Too many arguments, a string where a number \
            is expected, or a key whose specifier differs from the one the compiler writes (`%lld` for an `Int`) are \
            warnings: the result looks wrong. So is a list of arguments (`CVarArg...`) that is handed on as one.
            """,
        rationale: """
            The format is in a table and its arguments are in code, so the compiler never sees both. `%@` treats an \
            integer as a memory address and reads what is there; `%d` prints the address of an object.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"SHARED\" = \"%1$@ shared %2$d photos\";\n"),
            Snippet(
                "Share.swift",
                "let text = String(format: NSLocalizedString(\"SHARED\", comment: \"\"), \"Alexandra\")\n"
            ),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"SHARED\" = \"%1$@ shared %2$d photos\";\n"),
            Snippet(
                "Share.swift",
                "let text = String(format: NSLocalizedString(\"SHARED\", comment: \"\"), \"Alexandra\", photos.count)\n"
            ),
        ],
        fix:
            """
            Pass as many arguments as the string takes, in the same order and of the same types, or change the string \
            in all languages.
            """
    )

    static func issues(in context: CodeContext) -> [CodeIssue] {
        let keys = Dictionary(grouping: context.code.keys, by: \.location.path)
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            let lists = file.facts.formats.compactMap { call -> CodeIssue? in
                guard call.passesList, call.situation.isSeen else { return nil }
                return CodeIssue(
                    "the list of arguments is passed as one argument; use String(format:arguments:)",
                    at: call.node,
                    in: position,
                    key: String(call.node.source.prefix { !$0.isNewline }),
                    severity: .warning
                )
            }
            let own = keys[file.code.file.path] ?? []
            guard !own.isEmpty else { return lists }
            let formats = file.facts.formats.compactMap { call -> CodeIssue? in
                guard !call.situation.isTest, let arguments = call.arguments else { return nil }
                // What fills the format is filled in already: `String(format: String(format: key, name))`.
                let isFilled = file.facts.formats.contains { other in
                    other.node.range != call.node.range && call.format.range.holds(other.node.range)
                }
                guard !isFilled else { return nil }
                let inside = own.filter { call.format.range.contains($0.range.lowerBound) }
                guard inside.count == 1, let key = inside.first?.pattern?.key else { return nil }
                return issue(key, of: inside[0], taking: arguments, at: call.node, in: position, context)
            }
            return lists + formats + own.compactMap { interpolated($0, in: position, context) }
        }
    }

    // MARK: Formats

    private static func issue(
        _ key: String,
        of use: CodeKey,
        taking arguments: [FormatCall.Kind],
        at node: CodeNode,
        in file: Int,
        _ context: CodeContext
    ) -> CodeIssue? {
        for table in context.app.tables where CodeUses.isAsked(table) {
            if case .named(let name) = use.table, name != table.name { continue }
            let bytes = Array(key.utf8)
            guard let forms = table.source.forms[bytes] else { continue }
            let taken = SourceArguments(forms.map { table.source.entries[$0] })
            let count = taken.uses.keys.max() ?? 0
            func issue(_ what: String, _ severity: Severity) -> CodeIssue {
                CodeIssue("\(what) of '\(key)'", at: node, in: file, key: key, severity: severity)
            }
            // Code that asks which language it is has a call for each.
            if arguments.count != count, Self.hasCallForLanguage(key, bytes, arguments.count, table, context) {
                return nil
            }
            let given = "\(arguments.count) \(arguments.count == 1 ? "argument" : "arguments")"
            if arguments.count < count {
                return issue("\(given) for the \(count) that are taken by the text", .error)
            }
            // A text with a variable of its own takes what the code gives; one without arguments is shown as it is.
            if arguments.count > count, count > 0, !taken.uses.values.contains(where: \.isVariable) {
                return issue("\(given) for the \(count) that \(count == 1 ? "is" : "are") taken by the text", .warning)
            }
            for (index, kind) in arguments.enumerated() {
                guard let use = taken.uses[index + 1], !use.isVariable, let fault = fault(kind, use) else { continue }
                return issue(
                    "argument \(index + 1) is \(fault.words) and '\(use.spelling)' takes another in the text",
                    fault.severity
                )
            }
            return nil
        }
        return nil
    }

    /// Whether a translation takes as many arguments as a call gives, and another call gives as many as the source text takes.
    private static func hasCallForLanguage(
        _ key: String,
        _ bytes: [UInt8],
        _ given: Int,
        _ table: LocalizedTable,
        _ context: CodeContext
    ) -> Bool {
        let fits = table.translations.contains { language in
            guard let forms = language.forms[bytes] else { return false }
            return SourceArguments(forms.map { language.entries[$0] }).uses.keys.max() ?? 0 == given
        }
        guard fits, let forms = table.source.forms[bytes] else { return false }
        let taken = SourceArguments(forms.map { table.source.entries[$0] }).uses.keys.max() ?? 0
        return context.uses.sometimesGives(argument: max(taken, given) - 1, to: bytes, in: table)
    }

    private static func fault(
        _ kind: FormatCall.Kind,
        _ use: SourceArguments.Use
    ) -> (words: String, severity: Severity)? {
        let takesInteger = !use.types.isDisjoint(with: [.number32, .number64])
        let takesNumber = !use.types.isDisjoint(with: [.double, .longDouble])
        let takesObject = use.types.contains(.object)
        switch kind {
        case .integer where takesObject && !takesInteger: return ("an integer", .error)
        case .number where takesObject && !takesNumber: return ("a number", .error)
        case .integer where takesNumber && !takesInteger: return ("an integer", .warning)
        case .number where takesInteger && !takesNumber: return ("a floating-point number", .warning)
        case .text where !takesObject && (takesInteger || takesNumber): return ("a text", .warning)
        default: return nil
        }
    }

    // MARK: Interpolations

    /// A key with interpolations whose specifiers are certain, and that a table has with others only.
    private static func interpolated(_ key: CodeKey, in file: Int, _ context: CodeContext) -> CodeIssue? {
        guard key.origin == .type, context.code.isSeen(key), let pattern = key.pattern, pattern.key == nil,
            let likely = pattern.likelyKey, case .named(let name) = key.table
        else { return nil }
        let tables = context.app.tables.filter { $0.name == name && CodeUses.isAsked($0) }
        let bytes = Array(likely.utf8)
        guard !tables.contains(where: { $0.source.forms[bytes] != nil }) else { return nil }
        let found = tables.lazy.flatMap(\.source.shown).map(\.key).first { pattern.matches($0) }
        guard let found, numbered(found) != numbered(likely) else { return nil }
        return CodeIssue(
            "the code asks for '\(likely)', but the table has '\(found)', so it is never found",
            at: key.range,
            in: file,
            key: found,
            severity: .warning
        )
    }

    /// A key without the numbers of its arguments, and with one spelling for `%ld` and `%lld`.
    private static func numbered(_ key: String) -> String {
        key.replacing("%ld", with: "%lld")
    }
}
