/// What a configuration sets the options of rules to.
///
/// The options themselves are declared in the files of their rules, as ``RuleDocumentation/Option``.
package struct RuleOptions: Sendable, Hashable {
    /// Values that differ from the default, by ``name(of:_:)``.
    private var values: [String: String] = [:]

    package init() {}

    /// Why an option cannot be set.
    package struct OptionError: Error, Sendable, Hashable {
        /// A lower-case phrase without a full stop.
        package var message: String
        /// The names among which the right one may be, if the name is wrong.
        package var names: [String]?
    }

    /// Sets an option of a rule.
    ///
    /// - Throws: ``OptionError`` if the rule has no such option or the value is none that it takes.
    package mutating func set(_ name: String, of rule: Rule, to value: String) throws(OptionError) {
        let options = rule.documentation.options
        guard let option = options.first(where: { $0.name == name }) else {
            throw OptionError(
                message: "'\(rule.rawValue)' has no option '\(name)'",
                names: ["severity"] + options.map(\.name)
            )
        }
        if let expected = option.values.refusal(of: value) {
            throw OptionError(message: "'\(name)' takes \(expected), not '\(value)'", names: nil)
        }
        values[Self.name(of: rule, option)] = value == option.standard ? nil : value
    }

    /// What an option of a rule is set to; the default where nobody set it.
    package func word(_ option: RuleDocumentation.Option, of rule: Rule) -> String {
        values[Self.name(of: rule, option)] ?? option.standard
    }

    /// The whole number that an option is set to.
    package func count(_ option: RuleDocumentation.Option, of rule: Rule) -> Int {
        // Values are checked when they are set; a default that is no number is found by the tests of the rule.
        Int(word(option, of: rule)) ?? 0
    }

    /// The share that an option is set to, from 0 to 1.
    package func share(_ option: RuleDocumentation.Option, of rule: Rule) -> Double {
        Double(count(option, of: rule)) / 100
    }

    private static func name(of rule: Rule, _ option: RuleDocumentation.Option) -> String {
        rule.rawValue + " " + option.name
    }
}

extension RuleDocumentation.Option.Values {
    /// What is taken instead of a value; `nil` if it is taken.
    fileprivate func refusal(of value: String) -> String? {
        switch self {
        case .count: Int(value).map { (1...1000).contains($0) } == true ? nil : "a whole number above 0"
        case .share: Int(value).map { (0...100).contains($0) } == true ? nil : "per cent from 0 to 100"
        case .words(let words): words.contains(value) ? nil : words.joined(separator: " or ")
        }
    }
}
