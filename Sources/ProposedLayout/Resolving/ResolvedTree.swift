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
    struct UnsetText: Hashable {
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
}
