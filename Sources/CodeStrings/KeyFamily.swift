internal import SourceCode

/// A function of the `NSLocalizedString` family: which argument is what.
struct KeyFamily: Sendable {
    /// The positions of the arguments without labels; `nil` for what the function does not take.
    var table: Int?
    var comment: Int?
    var defaultValue: Int?
    var origin = CodeKey.Origin.function

    /// The functions by name; the key is the first argument of all.
    static let all: [String: KeyFamily] = [
        "NSLocalizedString": KeyFamily(comment: 1),
        "NSLocalizedStringFromTable": KeyFamily(table: 1, comment: 2),
        "NSLocalizedStringFromTableInBundle": KeyFamily(table: 1, comment: 3),
        "NSLocalizedStringWithDefaultValue": KeyFamily(table: 1, comment: 4, defaultValue: 3),
        "NSLocalizedAttributedString": KeyFamily(comment: 1),
        "NSLocalizedAttributedStringFromTable": KeyFamily(table: 1, comment: 2),
        "NSLocalizedAttributedStringFromTableInBundle": KeyFamily(table: 1, comment: 3),
        "NSLocalizedAttributedStringWithDefaultValue": KeyFamily(table: 1, comment: 4, defaultValue: 3),
        "CFCopyLocalizedString": KeyFamily(comment: 1),
        "CFCopyLocalizedStringFromTable": KeyFamily(table: 1, comment: 2),
        "CFCopyLocalizedStringFromTableInBundle": KeyFamily(table: 1, comment: 3),
        "CFCopyLocalizedStringWithDefaultValue": KeyFamily(table: 1, comment: 4, defaultValue: 3),
    ]

    /// An argument by its label, or by its position among those without one.
    static func argument(_ arguments: [CodeNode], label: StaticString, position: Int?) -> CodeNode? {
        if let named = arguments.first(where: { $0.isNamed(label) }) { return named }
        guard let position, position < arguments.count, arguments[position].nameRange.isEmpty else { return nil }
        return arguments[position]
    }
}
