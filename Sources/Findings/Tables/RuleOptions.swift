/// The limits of the rules over tables.
package struct RuleOptions: Sendable, Hashable {
    /// `untranslated`: the number of words that a text must have.
    package var untranslatedWords = 2
    /// `untranslated`: the share of a table (0…1) above which it is told as one.
    package var untranslatedShare = 0.5
    /// `missing-key`: the share of a table (0…1) above which it is told as one.
    package var missingShare = 0.5
    /// `leading-argument-without-mark`: whether left-to-right languages are looked at as well.
    package var marksEverywhere = false
    /// `overloaded-key`: the number of words up to which a text is looked at.
    package var overloadedWords = 1
    /// `overloaded-key`: in how many languages the translations must differ.
    package var overloadedLanguages = 2

    package init() {}

    /// Why an option cannot be set.
    package struct Fault: Error, Sendable, Hashable {
        /// A lower-case phrase without a full stop.
        package var message: String
        /// The names among which the right one may be, if the name is wrong.
        package var names: [String]?
    }

    /// Sets an option of a rule.
    ///
    /// - Throws: ``Fault`` if the rule has no such option or the value is none that it takes.
    package mutating func set(_ name: String, of rule: Rule, to value: String) throws(Fault) {
        switch (rule, name) {
        case (.untranslated, "minimum-words"): untranslatedWords = try Self.count(name, value)
        case (.untranslated, "table-share"): untranslatedShare = try Self.share(name, value)
        case (.missingKey, "table-share"): missingShare = try Self.share(name, value)
        case (.overloadedKey, "maximum-words"): overloadedWords = try Self.count(name, value)
        case (.overloadedKey, "languages"): overloadedLanguages = try Self.count(name, value)
        case (.leadingArgumentWithoutMark, "languages"):
            guard ["right-to-left", "all"].contains(value) else {
                throw Fault(message: "'languages' takes right-to-left or all, not '\(value)'", names: nil)
            }
            marksEverywhere = value == "all"
        default:
            throw Fault(
                message: "'\(rule.rawValue)' has no option '\(name)'",
                names: ["severity"] + rule.documentation.options.map(\.name)
            )
        }
    }

    private static func count(_ name: String, _ value: String) throws(Fault) -> Int {
        guard let count = Int(value), (1...1000).contains(count) else {
            throw Fault(message: "'\(name)' takes a whole number above 0, not '\(value)'", names: nil)
        }
        return count
    }

    private static func share(_ name: String, _ value: String) throws(Fault) -> Double {
        guard let percent = Int(value), (0...100).contains(percent) else {
            throw Fault(message: "'\(name)' takes per cent from 0 to 100, not '\(value)'", names: nil)
        }
        return Double(percent) / 100
    }
}
