internal import Interfaces
package import StringTables

/// What stands in for the arguments of a text when it is measured.
package struct ArgumentSamples: Sendable, Hashable {
    /// The samples of the configuration, by specifier (`%@`) or by conversion (`%d` for all integers).
    private let configured: [String: String]

    /// What stands in for a number that nobody has said anything of.
    private let number: String

    /// A number of the views of documents.
    ///
    /// `String(format:)` writes it without separators, and most that apps count have two digits: what does not fit a longer
    /// one only is no fault of theirs.
    package static let shortNumber = "48"

    /// - Parameters:
    ///   - configured: the samples of the configuration.
    ///   - number: what stands in for a whole number, and for what is before the point of others.
    package init(configured: [String: String] = [:], number: String = "1,234") {
        self.configured = configured
        self.number = number
    }

    /// Whether somebody has said what stands in for numbers.
    package var hasNumbers: Bool { configured["%d"] != nil }

    /// A text with samples in place of its arguments.
    package struct SubstitutedText: Sendable, Hashable {
        package var text: String
        /// The samples that were put in, as `%@ = Alexandra`, each once.
        package var used: [String]
        /// The samples alone, each once for each argument that it stands for.
        package var samples: [Substring] {
            used.compactMap { line in line.firstRange(of: " = ").map { line[$0.upperBound...] } }
        }

        /// Whether one of them was nobody's choice.
        package var usesDefault: Bool

        package init(text: String, used: [String], usesDefault: Bool) {
            self.text = text
            self.used = used
            self.usesDefault = usesDefault
        }
    }

    /// Puts samples in place of the arguments.
    ///
    /// - Parameters:
    ///   - message: the text.
    ///   - declared: the sample of the text's own declaration; several are parted by `|` and taken in the order of the
    ///     arguments, and the last serves all further ones.
    ///   - number: what stands in for numbers, where the form of the text tells it.
    ///   - language: the language tag whose digits are used.
    ///   - isPlain: whether nothing reads Markdown, tags and entities in it: they are shown as they are written.
    /// - Returns: the text as it would be shown.
    package func substitute(
        in message: Message,
        declared: String?,
        number: String? = nil,
        language: String,
        isPlain: Bool = false
    ) -> SubstitutedText {
        var filled = SubstitutedText(text: "", used: [], usesDefault: false)
        let choices = declared.map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) } ?? []
        var next = 0
        for (index, segment) in message.segments.enumerated() {
            let spelling = message.text(of: segment)
            switch segment.kind {
            case .percent: filled.text += "%"
            case .specifier(let specifier):
                var place = next
                if case .number(let number) = specifier.source { place = number - 1 } else { next += 1 }
                let isPercent = isPercentage(message, behind: index)
                let sample =
                    number.flatMap { !isGiven(place, choices) && specifier.type.isNumber ? $0 : nil }
                    ?? sample(for: specifier, spelling, choices, place, isPercent: isPercent, language, &filled)
                filled.text += sample
                note(spelling, sample, &filled)
            case .placeholder:
                let given = isGiven(choices.count, choices) ? choices.last : nil
                let sample = given ?? configured[spelling] ?? configured["%@"] ?? Self.name
                filled.usesDefault = filled.usesDefault || given == nil && configured[spelling] == nil
                filled.text += sample
                note(spelling, sample, &filled)
            case .tag where isPlain, .link where isPlain, .entity where isPlain: filled.text += spelling
            case .tag where !Self.isMarkup(spelling): filled.text += spelling
            case .tag: continue
            case .link: continue
            case .entity: filled.text += Self.entities[spelling] ?? spelling
            case .text, .strayPercent, .inflection, .address, .control, .term: filled.text += spelling
            }
        }
        return filled
    }

    /// Whether what stands between `<` and `>` is a tag of markup, and no words: `<listening for a key>` is shown as it is.
    private static func isMarkup(_ spelling: String) -> Bool {
        let words = spelling.dropFirst().dropLast().split(separator: " ")
        if spelling.contains("=") || spelling.hasPrefix("<!--") { return true }
        return words.dropFirst().allSatisfy { word in !word.contains(where: \.isLetter) }
    }

    /// Whether a percent sign follows, with or without a space as in German.
    private func isPercentage(_ message: Message, behind index: Int) -> Bool {
        for segment in message.segments[(index + 1)...].prefix(2) {
            if segment.kind == .percent { return true }
            let isSpace = ["\u{20}", "\u{A0}", "\u{202F}"].contains(message.text(of: segment))
            guard segment.kind == .text, isSpace else { return false }
        }
        return false
    }

    private func note(_ spelling: String, _ sample: String, _ filled: inout SubstitutedText) {
        let line = "\(spelling) = \(sample)"
        if !filled.used.contains(line) { filled.used.append(line) }
    }

    /// Whether a declaration gives the argument at a place a value.
    private func isGiven(_ place: Int, _ choices: [String]) -> Bool {
        guard let choice = choice(place, choices) else { return false }
        return choice != TextDeclaration.openSample && choice != TextDeclaration.numberSample
    }

    private func choice(_ place: Int, _ choices: [String]) -> String? {
        choices.isEmpty ? nil : choices[min(max(place, 0), choices.count - 1)]
    }

    private func sample(
        for specifier: Specifier,
        _ spelling: String,
        _ choices: [String],
        _ place: Int,
        isPercent: Bool,
        _ language: String,
        _ filled: inout SubstitutedText
    ) -> String {
        let choice = choice(place, choices)
        if let choice, isGiven(place, choices) { return choice }
        let plain = Self.withoutNumber(spelling)
        if let sample = configured[spelling] ?? configured[plain] ?? configured[Self.family(of: specifier)] {
            return sample
        }
        filled.usesDefault = true
        // An argument that the text calls an object may be a number all the same: `"\(count ?? 0)"`.
        let isNumber = specifier.type == .object && choice == TextDeclaration.numberSample
        let standard = isNumber ? isPercent ? "100" : number : standard(for: specifier, isPercent: isPercent)
        return Self.localized(standard, language: language)
    }

    // MARK: Defaults

    private static let name = "Alexandra"

    private func standard(for specifier: Specifier, isPercent: Bool) -> String {
        switch specifier.type {
        case .object, .cString, .unicharString: return Self.name
        case .unichar: return "M"
        case .pointer: return "0x0"
        case .double, .longDouble: return isPercent ? "100" : decimal(specifier.precision)
        case .number32, .number64:
            if case .letter(UInt8(ascii: "c"), _) = specifier.conversion { return "M" }
            return isPercent ? "100" : number
        }
    }

    /// "1,234.5" with as many decimals as the specifier asks for.
    private func decimal(_ precision: Specifier.Field) -> String {
        guard case .digits(let count) = precision else { return number + ".5" }
        return count == 0 ? number : number + "." + String("5678901234567890".prefix(min(count, 16)))
    }

    /// The specifier by which a configuration names all of its kind.
    private static func family(of specifier: Specifier) -> String {
        switch specifier.type {
        case .object: "%@"
        case .number32, .number64: "%d"
        case .double, .longDouble: "%f"
        case .unichar: "%C"
        case .cString, .unicharString: "%s"
        case .pointer: "%p"
        }
    }

    private static func withoutNumber(_ spelling: String) -> String {
        guard let dollar = spelling.firstIndex(of: "$"), spelling.hasPrefix("%"),
            spelling[spelling.index(after: spelling.startIndex)..<dollar].allSatisfy(\.isNumber)
        else { return spelling }
        return "%" + spelling[spelling.index(after: dollar)...]
    }

    /// A sample in the digits that the language writes by default (CLDR: `arab` for Arabic, `arabext` for Persian).
    private static func localized(_ sample: String, language: String) -> String {
        let zero: UInt32
        switch language.prefix(while: { $0 != "-" }) {
        case "ar": zero = 0x0660
        case "fa", "ps": zero = 0x06F0
        default: return sample
        }
        var result = String.UnicodeScalarView()
        for scalar in sample.unicodeScalars {
            let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            result.append(isDigit ? Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar : scalar)
        }
        return String(result)
    }

    private static let entities = [
        "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&nbsp;": "\u{A0}",
    ]
}
