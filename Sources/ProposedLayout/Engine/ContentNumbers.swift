internal import Interfaces
internal import TextMeasurement

/// Numbers of the parts of a tree: parts that are laid out alike have one number, in all layouts of the tree.
///
/// A number stands for all that decides sizes and faults: how an element shares its room, what is in it, and for a text its
/// bytes, its fonts and its limits. Where an element comes from and what it is called does not count.
final class ContentNumbers {
    private var elements: [ElementKey: Int] = [:]
    private var texts: [TextKey: Int] = [:]
    private var unsetTexts: [ResolvedTree.UnsetText: Int] = [:]
    /// The numbers of an element and of the views in it so far, joined: the first in the upper half.
    private var joined: [UInt64: Int] = [:]
    /// How many numbers there are: each is below it.
    private(set) var count = 0
    private var heldTexts: [Edition: HeldText] = [:]

    /// How many numbers there are before all are forgotten, so that memory stays bounded.
    private static let most = 400_000

    /// Whether it is time to forget.
    var isFull: Bool { count > Self.most }

    /// The number of an element without what is in it.
    func number(of element: Element) -> Int { number(of: ElementKey(element), in: &elements) }

    /// The number of a text by itself.
    func number(of text: TextElement) -> Int { number(of: TextKey(text), in: &texts) }

    /// The number of a text before its language is known.
    func number(of text: ResolvedTree.UnsetText) -> Int { number(of: text, in: &unsetTexts) }

    /// The number of an element with one more view in it.
    ///
    /// - Parameters:
    ///   - whole: the number of the element with the views before.
    ///   - part: that of the view.
    /// - Returns: the number of the element with all of them.
    func number(of whole: Int, with part: Int) -> Int {
        number(of: UInt64(truncatingIfNeeded: whole) << 32 | UInt64(UInt32(truncatingIfNeeded: part)), in: &joined)
    }

    private func number<Key: Hashable>(of key: Key, in known: inout [Key: Int]) -> Int {
        if let number = known[key] { return number }
        let number = count
        known[key] = number
        count += 1
        return number
    }

    /// A text in the strings of a language.
    private struct Edition: Hashable {
        /// Its number whatever the language.
        var text: Int
        /// ``LayoutConditions/edition``.
        var language: Int
        /// What fonts are asked for with, besides the text itself.
        var system: SystemLook
        var side: BandSide
    }

    /// The texts of a tree in a language, in the order of ``ResolvedTree/texts``; the second time from memory, where it is known
    /// that the language is the same.
    ///
    /// - Complexity: O(*n*) in the lengths of the texts that are not remembered.
    func heldTexts(of tree: NumberedTree, in conditions: LayoutConditions) -> [HeldText] {
        zip(tree.tree.texts, tree.texts).compactMap { text, number in
            // Texts of the running app are others in each layout.
            guard let language = conditions.edition, conditions.data.isEmpty else { return held(text, in: conditions) }
            let edition = Edition(text: number, language: language, system: conditions.system, side: conditions.side)
            if let known = heldTexts[edition] { return known }
            let held = held(text, in: conditions)
            heldTexts[edition] = held
            return held
        }
    }

    /// A text in a language; the resolver has asked for all fonts, so that none is missing.
    private func held(_ text: ResolvedTree.UnsetText, in conditions: LayoutConditions) -> HeldText? {
        TextElement(text.content, in: text.environment, conditions).map {
            HeldText($0, number: number(of: $0))
        }
    }

    /// What an element decides by itself.
    private struct ElementKey: Hashable {
        var layout: any ElementLayout
        var priority: Double
        var cell: GridCell
        var isRightToLeft: Bool
        var isHidden: Bool

        init(_ element: Element) {
            layout = element.layout
            priority = element.priority
            cell = element.cell
            isRightToLeft = element.isRightToLeft
            isHidden = element.isHidden
        }

        static func == (left: ElementKey, right: ElementKey) -> Bool {
            left.layout.equals(right.layout) && left.priority == right.priority && left.cell == right.cell
                && left.isRightToLeft == right.isRightToLeft && left.isHidden == right.isHidden
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(type(of: layout as Any)))
            layout.hash(into: &hasher)
            hasher.combine(priority)
            hasher.combine(cell)
            hasher.combine(isRightToLeft)
            hasher.combine(isHidden)
        }
    }

    /// What decides the room of a text: by its bytes, because texts that are equal need not be as wide.
    private struct TextKey: Hashable {
        var bytes: [UInt8]
        var font: FontRequest
        var styledRuns: [StyledRun]
        var lineLimit: LineLimit?
        var minimumScale: Double
        var lineBreak: LineBreakMode
        var allowsTightening: Bool
        var lineSpacing: Double
        var direction: WritingDirection
        var isChrome: Bool
        var locale: String
        /// Whether it shows a string of a table, and nothing else.
        var isString: Bool

        init(_ text: TextElement) {
            bytes = Array(text.text.utf8)
            font = text.font
            styledRuns = text.styledRuns
            lineLimit = text.lineLimit
            minimumScale = text.minimumScale
            lineBreak = text.lineBreak
            allowsTightening = text.allowsTightening
            lineSpacing = text.lineSpacing
            direction = text.direction
            isChrome = text.isChrome
            locale = text.locale
            isString = text.runs.onlyString != nil
        }
    }
}

extension ElementLayout {
    /// Whether another layout is of the same kind and has the same values.
    fileprivate func equals(_ other: any ElementLayout) -> Bool { (other as? Self) == self }
}
