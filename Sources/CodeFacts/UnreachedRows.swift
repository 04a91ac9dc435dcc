internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Branches of a choice by the number of a row or section that no row or section has.
enum UnreachedRows {
    /// What tells whether anybody sees a branch.
    enum Answer {
        case isSeen
        /// The other cases are 0, 1, 2 and so on: it is for what may be added.
        case isFallback
        /// A list of the same class has no more rows than there are other cases.
        case isUnreached
    }

    /// The numbers that data sources are asked with.
    private static let subjects: Set<String> = [
        "indexPath.row", "indexPath.section", "indexPath.item", "section", "row",
    ]

    /// Whether a branch is the `default` of such a choice.
    ///
    /// - Parameters:
    ///   - branch: the case of a `switch`.
    ///   - choice: the `switch`.
    ///   - type: the class around; `nil` for none.
    /// - Returns: that it is seen for any other branch.
    /// - Complexity: O(*n*) in the size of the choice and, where it is one of rows, of the class.
    static func answer(for branch: CodeNode, of choice: CodeNode, in type: CodeNode?) -> Answer {
        guard choice.kind == .switch, branch.child(.switchLabel)?.source.hasPrefix("default") == true,
            let subject = choice.firstChild?.source.replacing(/^\((\w+)(?: as \w+)?\)/, with: { $0.output.1 }),
            subjects.contains(subject)
        else { return .isSeen }
        var numbers: Set<Int> = []
        for other in choice.children where other.kind == .switchCase && other != branch {
            guard let label = other.child(.switchLabel)?.source, label.hasPrefix("case") else { return .isSeen }
            for word in label.dropFirst(4).split(whereSeparator: { $0 == "," || $0 == ":" || $0.isWhitespace }) {
                guard let number = Int(word) else { return .isSeen }
                numbers.insert(number)
            }
        }
        guard numbers.count > 1, numbers == Set(0..<numbers.count) else { return .isSeen }
        let isOfRows = subject.hasSuffix("row") || subject.hasSuffix("item")
        guard let type, let most = count(ofRows: isOfRows, in: type), most <= numbers.count else { return .isFallback }
        return .isUnreached
    }

    /// The most rows or sections that a class says it has, if it writes all numbers out.
    private static func count(ofRows isOfRows: Bool, in type: CodeNode) -> Int? {
        let names = isOfRows ? ["numberOfRowsInSection", "numberOfItemsInSection"] : ["numberOfSections"]
        let functions = type.descendants.filter { node in
            node.kind == .function
                && (names.contains(node.name)
                    || node.children.contains { $0.kind == .parameter && names.contains($0.name) })
        }
        guard functions.count == 1, let body = functions[0].child(.body) else { return nil }
        var values = body.descendants.filter { $0.kind == .return }.compactMap(\.firstChild)
        if values.isEmpty, let only = body.firstChild { values = [only] }
        let numbers = values.map { $0.kind == .literal ? Int($0.source) : nil }
        guard !numbers.contains(nil) else { return nil }
        return numbers.compactMap(\.self).max()
    }
}
