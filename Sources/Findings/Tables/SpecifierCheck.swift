internal import StringTables

/// Compares the arguments of translations with those of the source text.
struct SpecifierCheck {
    private let table: LocalizedTable

    init(table: LocalizedTable) { self.table = table }

    /// `broken-specifier`.
    var faults: [TableFault] {
        var faults: [TableFault] = []
        var known: [TextIdentity: SourceArguments] = [:]
        for (position, language) in table.translations.enumerated() {
            for entry in language.shown {
                let identity = TextIdentity(key: Array(entry.key.utf8), variant: scope(of: entry))
                let source: SourceArguments
                if let found = known[identity] {
                    source = found
                } else {
                    source = arguments(of: identity)
                    known[identity] = source
                }
                // Most texts have no argument: the bytes tell that faster than a parser.
                let hasPercent = entry.value.utf8.contains(UInt8(ascii: "%"))
                guard source.texts > 0, hasPercent || !source.isEmpty else { continue }
                if PercentCheck.explains(entry, source: source) { continue }
                for fault in source.differences(of: entry) {
                    faults.append(
                        TableFault(.brokenSpecifier, fault.severity, fault.message, of: entry, in: position + 1)
                    )
                }
            }
        }
        return faults
    }

    /// What the source takes in the texts that may stand where an entry stands.
    func arguments(of entry: TableEntry) -> SourceArguments {
        arguments(of: TextIdentity(key: Array(entry.key.utf8), variant: scope(of: entry)))
    }

    private func arguments(of identity: TextIdentity) -> SourceArguments {
        let forms = (table.source.forms[identity.key] ?? []).map { table.source.entries[$0] }
        return SourceArguments(forms.filter { scope(of: $0) == identity.variant })
    }

    /// What texts must share to be told about the same arguments.
    ///
    /// The text of a variable is put into another one and counts its arguments by itself. In a String Catalog the forms
    /// of a plural are whole texts; in a `.stringsdict` they are those of a variable.
    private func scope(of entry: TableEntry) -> String {
        guard let variant = entry.variant else { return "" }
        let parts = variant.split(separator: ".", omittingEmptySubsequences: false)
        if let start = parts.firstIndex(of: "substitutions"), start + 1 < parts.count {
            return "substitutions." + parts[start + 1]
        }
        return table.source.document is StringsdictFile && parts.contains("plural") ? "plural" : ""
    }
}

/// The arguments that the source texts of one key take.
struct SourceArguments {
    /// One way in which a translation differs.
    struct Difference {
        var severity: Severity
        var message: String
    }

    /// What stands for an argument in the source.
    struct Use {
        var types: Set<ArgumentType> = []
        /// Whether a variable (`%#@count@`) takes it: any number may then stand for it.
        var isVariable = false
        /// The first specifier, as it is written.
        var spelling: String
        /// In how many of the texts it stands.
        var count = 0
    }

    private(set) var uses: [Int: Use] = [:]
    /// The number of texts that were looked at.
    private(set) var texts = 0
    /// Whether the source text has a percent sign that begins no specifier.
    private(set) var hasProsePercent = false

    /// Whether no text takes an argument.
    var isEmpty: Bool { uses.isEmpty }

    /// - Parameter entries: the forms of one key in the source language that take the same arguments.
    init(_ entries: [TableEntry]) {
        for entry in entries {
            texts += 1
            let message = Message(entry.value)
            hasProsePercent =
                hasProsePercent || message.segments.contains { $0.kind == .strayPercent || $0.kind == .percent }
            var seen: Set<Int> = []
            for use in ArgumentUse.all(in: message) {
                var found = uses[use.index] ?? Use(spelling: use.spelling)
                found.types.insert(use.type)
                found.isVariable = found.isVariable || use.isVariable
                if seen.insert(use.index).inserted { found.count += 1 }
                uses[use.index] = found
            }
        }
    }

    /// How the arguments of a translation differ.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func differences(of entry: TableEntry) -> [Difference] {
        // A text that is empty shows nothing on purpose.
        guard !entry.value.isEmpty else { return [] }
        let message = Message(entry.value)
        let found = ArgumentUse.all(in: message)
        let isForm = entry.variant != nil
        // A percent sign in the prose of a text without arguments is no format: "50%si" is Turkish.
        if uses.isEmpty, hasProsePercent { return [] }
        // The number of a plural may stand in the translation alone.
        if uses.isEmpty, isForm, found.allSatisfy({ $0.index == 1 && $0.type.isNumber }) { return [] }
        var differences: [Difference] = []
        for use in found {
            guard let source = uses[use.index] else {
                differences.append(
                    Difference(
                        severity: .error,
                        message: "'\(use.spelling)' takes argument \(use.index), which the source text does not have"
                    )
                )
                continue
            }
            if let difference = Self.compare(use, source) { differences.append(difference) }
        }
        let spaced = uses.isEmpty ? [] : Self.spaced(in: message)
        differences += spaced
        if spaced.isEmpty, let missing = missing(found, in: message, isForm: isForm) { differences.append(missing) }
        var seen: Set<String> = []
        return differences.filter { seen.insert($0.message).inserted }
    }

    private static func compare(_ use: ArgumentUse, _ source: Use) -> Difference? {
        if source.types.contains(use.type) || use.isVariable && source.types.contains(where: \.isNumber) { return nil }
        if source.isVariable, use.type.isNumber { return nil }
        let integers: Set<ArgumentType> = [.number32, .number64]
        let isWidth = integers.contains(use.type) && !source.types.isDisjoint(with: integers)
        let words =
            "'\(use.spelling)' takes argument \(use.index) as \(use.type.words), and the source's '\(source.spelling)' "
            + "as \(source.types.map(\.words).sorted().joined(separator: " and "))"
        return Difference(severity: isWidth ? .warning : .error, message: words)
    }

    /// The arguments that the translation leaves out.
    private func missing(_ found: [ArgumentUse], in message: Message, isForm: Bool) -> Difference? {
        let used = Set(found.map(\.index))
        let absent = uses.keys.sorted().filter { index in
            guard !used.contains(index), let source = uses[index], source.count == texts else { return false }
            // "One file" needs no number, and a short form for a narrow device no more than its words.
            return !isForm || !(source.types.allSatisfy(\.isNumber) || source.isVariable)
        }
        guard !absent.isEmpty else { return nil }
        let list = absent.map { "\($0) ('\(uses[$0]?.spelling ?? "")')" }.joined(separator: ", ")
        let what =
            absent.count == 1
            ? "argument \(list) of the source text is not shown" : "arguments \(list) of the source text are not shown"
        let stray = message.segments.first { $0.kind == .strayPercent }.map { message.text(of: $0) }
        // A format that skips a number takes the arguments behind it from the wrong places.
        if !isForm, let last = used.max(), let first = absent.first, first < last {
            return Difference(severity: .error, message: what + ", so that those behind it are mixed up")
        }
        guard let stray, !isForm else { return Difference(severity: .warning, message: what) }
        return Difference(severity: .error, message: what + "; '\(stray)' is no specifier")
    }

    /// `% d`: a space and a conversion behind a percent sign take an argument, although it looks like prose.
    private static func spaced(in message: Message) -> [Difference] {
        message.segments.indices.compactMap { index in
            let segment = message.segments[index]
            guard segment.kind == .strayPercent else { return nil }
            let rest = message.utf8[segment.range.lowerBound...].dropFirst()
            let spaces = rest.prefix { $0 == 0x20 }
            guard !spaces.isEmpty, let letter = rest.dropFirst(spaces.count).first,
                "@diuxXofeEgGaAcCsSp".utf8.contains(letter)
            else { return nil }
            let spelling = "%" + String(decoding: spaces, as: UTF8.self) + String(UnicodeScalar(letter))
            return Difference(
                severity: .warning,
                message: "'\(spelling)' takes an argument although it has a space in it; write '%' and the letter "
                    + "together, or '%%' for a percent sign"
            )
        }
    }
}

/// One use of an argument in a text.
struct ArgumentUse {
    var index: Int
    var type: ArgumentType
    var isVariable: Bool
    /// The specifier as it is written.
    var spelling: String

    /// The uses in a text, in order; the number of a String Catalog's substitution (`%arg`) is none.
    static func all(in message: Message) -> [ArgumentUse] {
        var found: [ArgumentUse] = []
        var next = 1
        for segment in message.segments {
            guard case .specifier(let specifier) = segment.kind, specifier.conversion != .substitutionNumber else {
                continue
            }
            let spelling = message.text(of: segment)
            func take(_ source: Specifier.Source, _ type: ArgumentType, isVariable: Bool = false) {
                let index: Int
                switch source {
                case .number(let number): index = number
                case .next:
                    index = next
                    next += 1
                }
                found.append(ArgumentUse(index: index, type: type, isVariable: isVariable, spelling: spelling))
            }
            if case .argument(let source) = specifier.width { take(source, .number32) }
            if case .argument(let source) = specifier.precision { take(source, .number32) }
            take(specifier.source, specifier.type, isVariable: specifier.conversion == .variable)
        }
        return found
    }
}

extension ArgumentType {
    /// The type in words.
    var words: String {
        switch self {
        case .object: "an object"
        case .number32: "an integer of 32 bits"
        case .number64: "an integer of 64 bits"
        case .double: "a floating-point number"
        case .longDouble: "a long floating-point number"
        case .unichar: "a UTF-16 unit"
        case .cString: "a C string"
        case .unicharString: "a string of UTF-16 units"
        case .pointer: "a pointer"
        }
    }
}
