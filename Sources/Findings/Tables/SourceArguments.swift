internal import StringTables

/// The arguments that the source texts of a table take, key by key.
struct SourceArgumentTable {
    private let table: LocalizedTable
    private let uses: CodeUses?
    private var known: [TextIdentity: SourceArguments] = [:]

    /// - Parameters:
    ///   - table: the table.
    ///   - uses: where code asks for its strings. A text that code asks for by itself and the source lacks is shown as it
    ///     is, so its arguments are those of its key.
    init(_ table: LocalizedTable, _ uses: CodeUses? = nil) {
        self.table = table
        self.uses = uses
    }

    /// What the source takes in the texts that may be shown where an entry is.
    ///
    /// - Complexity: O(*n*) in the length of the source texts of a key, once.
    mutating func arguments(of entry: TableEntry) -> SourceArguments {
        let identity = TextIdentity(key: Array(entry.key.utf8), variant: scope(of: entry))
        if let found = known[identity] { return found }
        let forms = table.source.forms[identity.key]?.map { table.source.entries[$0] } ?? shownKey(of: entry)
        // The texts of a variable count their arguments by themselves, but for numbers of positions in the whole text,
        // which the substitutions of catalogs and their exports may have.
        let isVariable = identity.variant?.isEmpty == false
        let key = isVariable && table.source.document is StringsdictFile ? "" : entry.key
        let own = forms.filter { scope(of: $0) == identity.variant }
        let arguments = SourceArguments(own, key: key, isVariable: isVariable, in: table.source)
        known[identity] = arguments
        return arguments
    }

    /// The key of an entry as its source text, if people who read the source language see it.
    private func shownKey(of entry: TableEntry) -> [TableEntry] {
        let key = Array(entry.key.utf8)
        guard let uses, entry.variant == nil, entry.key.contains(" "), !Message(entry.key).arguments.isEmpty,
            table.elsewhere[table.source.language]?.contains(key) != true,
            uses.uses(of: key, in: table).contains(where: uses.code.isSeen)
        else { return [] }
        var shown = entry
        shown.value = entry.key
        return [shown]
    }

    /// What texts must share to take the same arguments.
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

/// One way in which the arguments of a translation differ from those of the source text.
enum ArgumentDifference {
    /// The source text does not have the argument.
    case unknown(ArgumentUse)
    /// It is taken as another type: those of the source, the specifier there, and whether only the width differs.
    case type(ArgumentUse, source: Set<ArgumentType>, spelling: String, isWidth: Bool)
    /// A specifier with spaces behind its percent sign, as it is written.
    case spaced(String)
    /// Arguments that are left out, whether others are then taken from the wrong places, and what stands there instead.
    case missing([(index: Int, spelling: String)], mixesUpOthers: Bool, stray: String?)
}

/// The arguments that the source texts of one key take.
struct SourceArguments {
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
    /// The arguments that stand in the key alone: the program passes them, and a text may show them or not.
    private var keyUses: [Int: Use] = [:]
    /// Whether they are those of a variable: only a number tells a position in the whole text.
    private let isVariable: Bool
    /// The number of texts that were looked at.
    private(set) var texts = 0
    /// Whether the source text has a percent sign that begins no specifier.
    private(set) var hasProsePercent = false

    /// Whether no text takes an argument.
    var isEmpty: Bool { uses.isEmpty }

    /// - Parameters:
    ///   - entries: the forms of one key in the source language that take the same arguments.
    ///   - key: their key, if its arguments are those of the texts.
    ///   - isVariable: whether the texts are put into another one.
    ///   - language: the table that they are of.
    init(_ entries: [TableEntry], key: String = "", isVariable: Bool = false, in language: LanguageTable? = nil) {
        self.isVariable = isVariable
        if key.utf8.contains(UInt8(ascii: "%")) {
            for use in ArgumentUse.all(in: Message(key)) {
                keyUses[use.index, default: Use(spelling: use.spelling)].types.insert(use.type)
            }
        }
        for entry in entries {
            texts += 1
            let message = Message(Self.text(of: entry, in: language))
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
    func differences(of entry: TableEntry, in language: LanguageTable? = nil) -> [ArgumentDifference] {
        // A text that is empty shows nothing on purpose.
        guard !entry.value.isEmpty else { return [] }
        let message = Message(Self.text(of: entry, in: language))
        let found = ArgumentUse.all(in: message)
        let isForm = entry.variant != nil
        // A percent sign in the prose of a text without arguments is no format: "50%si" is Turkish.
        if uses.isEmpty, hasProsePercent { return [] }
        // The number of a plural may stand in the translation alone.
        if uses.isEmpty, isForm, found.allSatisfy({ $0.index == 1 && $0.type.isNumber }) { return [] }
        var differences = found.compactMap { use -> ArgumentDifference? in
            let isOfKey = !isVariable || use.spelling.contains("$")
            return (uses[use.index] ?? (isOfKey ? keyUses[use.index] : nil)).map { Self.compare(use, $0) }
                ?? .unknown(use)
        }
        let spaced = uses.isEmpty ? [] : Self.spaced(in: message)
        differences += spaced
        if spaced.isEmpty, let missing = missing(found, in: message, isForm: isForm) { differences.append(missing) }
        return differences
    }

    /// A text whose substitutions name their arguments, as the catalog says: `%#@nodes@` may be `%2$#@nodes@`.
    private static func text(of entry: TableEntry, in language: LanguageTable?) -> String {
        guard entry.value.contains("%#@"), let language, let catalog = language.document as? CatalogFile else {
            return entry.value
        }
        return catalog.numbered(entry, language: language.language)
    }

    private static func compare(_ use: ArgumentUse, _ source: Use) -> ArgumentDifference? {
        if source.types.contains(use.type) || use.isVariable && source.types.contains(where: \.isNumber) { return nil }
        if source.isVariable, use.type.isNumber { return nil }
        let integers: Set<ArgumentType> = [.number32, .number64]
        let isWidth = integers.contains(use.type) && !source.types.isDisjoint(with: integers)
        return .type(use, source: source.types, spelling: source.spelling, isWidth: isWidth)
    }

    /// The arguments that the translation leaves out.
    private func missing(_ found: [ArgumentUse], in message: Message, isForm: Bool) -> ArgumentDifference? {
        let used = Set(found.map(\.index))
        let absent = uses.keys.sorted().filter { index in
            guard !used.contains(index), let source = uses[index], source.count == texts else { return false }
            // "One file" needs no number, and a short form for a narrow device no more than its words.
            return !isForm || !(source.types.allSatisfy(\.isNumber) || source.isVariable)
        }
        guard let first = absent.first else { return nil }
        let stray = message.segments.first { $0.kind == .strayPercent }.map { message.text(of: $0) }
        return .missing(
            absent.map { ($0, uses[$0]?.spelling ?? "") },
            mixesUpOthers: !isForm && used.max().map { first < $0 } == true,
            stray: isForm ? nil : stray
        )
    }

    /// `% d`: a space and a conversion behind a percent sign take an argument, although it looks like prose.
    private static func spaced(in message: Message) -> [ArgumentDifference] {
        message.segments.indices.compactMap { index in
            let segment = message.segments[index]
            guard segment.kind == .strayPercent else { return nil }
            let rest = message.utf8[segment.range.lowerBound...].dropFirst()
            let spaces = rest.prefix { $0 == 0x20 }
            guard !spaces.isEmpty, let letter = rest.dropFirst(spaces.count).first,
                "@diuxXofeEgGaAcCsSp".utf8.contains(letter)
            else { return nil }
            return .spaced("%" + String(decoding: spaces, as: UTF8.self) + String(UnicodeScalar(letter)))
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
