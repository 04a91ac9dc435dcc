internal import SourceText

/// Finds the texts of a localization.
enum CatalogReader {
    /// A text of a localization.
    struct Text {
        /// The path to it without `variations`.
        var path: [String]
        /// The string.
        var value: JSONValue
    }

    /// The texts of a key in one language; of the source language the key itself if there are none.
    ///
    /// - Parameters:
    ///   - member: the member of `strings`.
    ///   - key: what it says of its key.
    ///   - language: the language's name.
    ///   - isSource: whether that is the source language.
    ///   - first: the index of the first entry.
    /// - Returns: the entries in file order.
    static func entries(
        of member: JSONValue,
        key: CatalogKey,
        language: String,
        isSource: Bool,
        from first: Int
    ) -> [TableEntry] {
        var texts: [Text] = []
        if let localization = member["localizations"]?[language] { collect(localization, path: [], to: &texts) }
        let comments = key.comment.map { [$0] } ?? []
        if texts.isEmpty, isSource {
            return [
                TableEntry(
                    index: first,
                    key: key.key,
                    value: key.key,
                    comments: comments,
                    keyOffset: key.keyOffset,
                    valueOffset: key.keyOffset
                )
            ]
        }
        return texts.enumerated().map { index, text in
            TableEntry(
                index: first + index,
                key: key.key,
                value: text.value.string ?? "",
                comments: comments,
                variant: variant(text.path),
                keyOffset: key.keyOffset,
                valueOffset: text.value.range.lowerBound
            )
        }
    }

    /// How deep variations and substitutions may lie in each other.
    ///
    /// A pseudolocale multiplies the plural categories of each level: six levels that take turns are 216 texts of one
    /// key already. Xcode nests two.
    static let maximumDepth = 6

    /// Refuses variations that lie too deep in each other.
    ///
    /// - Parameters:
    ///   - node: a localization, or a choice or a substitution in it.
    ///   - depth: how many variations and substitutions it lies in.
    /// - Throws: ``SourceError`` at the variation that lies too deep.
    static func checkDepth(of node: JSONValue, depth: Int = 0) throws(SourceError) {
        for part in node.children {
            let parts: [JSONValue]
            switch part.name {
            case "variations": parts = part.children.flatMap(\.children)
            case "substitutions": parts = Array(part.children)
            default: continue
            }
            guard depth < maximumDepth else {
                throw SourceError(
                    location: part.location,
                    message: "variations are nested more than \(maximumDepth) levels deep; reduce them"
                )
            }
            for part in parts { try checkDepth(of: part, depth: depth + 1) }
        }
    }

    static func variant(_ path: [String]) -> String? { path.isEmpty ? nil : path.joined(separator: ".") }

    /// Collects the texts of a localization, a variation or a substitution, in file order.
    static func collect(_ node: JSONValue, path: [String], to texts: inout [Text]) {
        for part in node.children {
            switch part.name {
            case "stringUnit":
                if let value = part["value"], value.kind == .string { texts.append(Text(path: path, value: value)) }
            case "stringSet":
                guard let values = part["values"], values.kind == .array else { continue }
                for (index, value) in values.children.enumerated() where value.kind == .string {
                    texts.append(Text(path: path + ["stringSet", "\(index)"], value: value))
                }
            case "variations":
                for kind in part.children {
                    for choice in kind.children {
                        collect(choice, path: path + [kind.name ?? "", choice.name ?? ""], to: &texts)
                    }
                }
            case "substitutions":
                for substitution in part.children {
                    collect(substitution, path: path + ["substitutions", substitution.name ?? ""], to: &texts)
                }
            default: continue
            }
        }
    }
}
