internal import Interfaces
internal import TextMeasurement

/// A tree as elements, before its texts are known: the same in all languages of one direction.
struct ResolvedTree {
    let elements: [Element]
    /// The position of the root; `nil` for a tree that shows nothing.
    let root: Int?
    /// The texts by ``Element/text``, as the tree has them.
    let texts: [UnsetText]

    /// A text of a tree with all that goes down to it, whatever the language.
    struct UnsetText {
        var content: TextContent
        var environment: Environment

        /// Whether the fonts of all its runs have a size.
        func hasFonts(in conditions: LayoutConditions) -> Bool {
            let platform = conditions.system.platform
            return environment.request(nil, on: platform, side: conditions.side) != nil
                && content.runs.allSatisfy {
                    environment.request($0.font, on: platform, side: conditions.side) != nil
                }
        }
    }

    /// - Complexity: O(*n* · *m*) in the number of nodes and the modifiers around one of them.
    init(_ tree: ViewNode, in conditions: LayoutConditions) {
        var resolver = TreeResolver(conditions)
        root = resolver.screen(tree, in: Environment(conditions))
        elements = resolver.elements
        texts = resolver.texts
    }

    /// The texts in a language.
    ///
    /// - Parameter conditions: those that the tree was resolved in, but for strings, data and locale.
    /// - Returns: the texts, in the order of ``texts``.
    /// - Complexity: O(*n*) in the lengths of the texts.
    func texts(in conditions: LayoutConditions) -> [TextElement] {
        var set: [TextElement] = []
        set.reserveCapacity(texts.count)
        for text in texts {
            // The resolver has asked for all fonts, so that none is missing.
            guard let element = TextElement(text.content, in: text.environment, conditions) else { continue }
            set.append(element)
        }
        return set
    }
}
