internal import SourceText
internal import TextMeasurement

/// Why an item of a declaration cannot be understood.
package struct DeclarationError: Error, Sendable, Hashable {
    /// A lower-case phrase without a full stop that says what to do.
    package var message: String
}

extension TextDeclaration {
    /// The names of the items, in the order of the documentation.
    package static let itemNames = [
        "width", "height", "lines", "font", "size", "weight", "minimum-scale", "line-break", "sample", "ignore", "keep",
        "measured",
    ]

    /// The smallest scale that a text may be shrunk to: below it, nothing is left to see.
    private static let smallestScale = 0.01

    /// What is written between an item and its value; it is not the relation of a constraint.
    package enum Operator: String, Sendable, Hashable {
        case none = ""
        case equal = "="
        case atMost = "<="
    }

    /// Takes over one item, such as `width<=180`.
    ///
    /// The items and their values are the same in comments and in `overset.yml`.
    ///
    /// - Parameters:
    ///   - name: the item's name.
    ///   - relation: what stands between the name and the value.
    ///   - value: the value as text; empty if there is none.
    ///   - rules: the names of the rules that may be ignored; `nil` for any name.
    /// - Throws: ``DeclarationError`` for an unknown item or a value that is out of range.
    package mutating func set(
        _ name: String,
        _ relation: Operator,
        _ value: String,
        rules: [String]?
    ) throws(DeclarationError) {
        guard Self.itemNames.contains(name) else {
            let hint = Suggestion.of(name, among: Self.itemNames).map { "; did you mean '\($0)'?" } ?? ""
            throw DeclarationError(
                message: "there is no item '\(name)'\(hint) (known: \(Self.itemNames.joined(separator: ", ")))"
            )
        }
        let isLimit = name == "width" || name == "height"
        let isBare = relation == .none
        guard isBare == value.isEmpty || name == "sample" else { throw Self.refused(name, value, "a value behind '='") }
        if isLimit, relation != .atMost { throw Self.refused(name, value, "a limit: write \(name)<=POINTS") }
        if !isLimit, relation == .atMost { throw Self.refused(name, value, "an exact value: write \(name)=VALUE") }
        switch name {
        case "width": maximumWidth = try Self.points(name, value)
        case "height": maximumHeight = try Self.points(name, value)
        case "lines":
            guard let count = Int(value), (0...1000).contains(count) else {
                throw Self.refused(name, value, "a number of lines, or 0 for any number")
            }
            lines = count
        case "font":
            guard !value.isEmpty else { throw Self.refused(name, value, "system, a text style or a PostScript name") }
            font = FontChoice(value)
        case "size":
            guard let points = Double(value), let size = PointSize(points) else {
                throw Self.refused(name, value, "a font size in points above 0")
            }
            self.size = size
        case "weight": weight = try Self.word(name, value)
        case "line-break": lineBreak = try Self.word(name, value)
        case "minimum-scale":
            guard let scale = Double(value), scale >= Self.smallestScale, scale <= 1 else {
                throw Self.refused(name, value, "a scale from 0.01 to 1, as in minimum-scale=0.75")
            }
            minimumScale = scale
        case "sample": sample = value
        case "keep":
            guard isBare else { throw Self.refused(name, value, "no value") }
            isKept = true
        case "measured":
            guard isBare else { throw Self.refused(name, value, "no value") }
            isMeasured = true
        default: try ignore(value, rules: rules, all: isBare)
        }
    }

    private mutating func ignore(_ value: String, rules: [String]?, all: Bool) throws(DeclarationError) {
        guard !all else {
            ignored = .all
            return
        }
        let names = value.split(separator: ",").map(String.init)
        if names.isEmpty { throw Self.refused("ignore", value, "names of rules behind '='") }
        for name in names {
            guard let rules, !rules.contains(name) else { continue }
            let hint = Suggestion.of(name, among: rules).map { "; did you mean '\($0)'?" } ?? ""
            throw DeclarationError(message: "there is no rule '\(name)'\(hint)")
        }
        ignored = ignored.union(.some(names))
    }

    private static func points(_ name: String, _ value: String) throws(DeclarationError) -> Double {
        guard let points = Double(value), points.isFinite, points > 0, points <= 100_000 else {
            throw refused(name, value, "a length in points above 0")
        }
        return points
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ name: String,
        _ value: String
    ) throws(DeclarationError) -> Word where Word.RawValue == String {
        if let word = Word(rawValue: value) { return word }
        throw refused(name, value, "one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    private static func refused(_ name: String, _ value: String, _ expected: String) -> DeclarationError {
        let given = value.isEmpty ? "" : ", not '\(value)'"
        return DeclarationError(message: "'\(name)' takes \(expected)\(given)")
    }
}
