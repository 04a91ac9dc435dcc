/// Earlier decisions for characters that are clusters by themselves, so that most of a text needs no further thought.
///
/// A choice depends on the primary face, the script and the cascade: each combination is a context with answers of its
/// own. Answers lie in pages of 256 characters, of which a language uses two or three.
struct FaceChoiceCache {
    /// The context that the choice of a face depends on besides the character and the one before it.
    struct Context: Equatable {
        var primaryFace: Int
        var script: Script
        var region: Int?
        var isBold: Bool
    }

    private static let unknown: Int16 = -2
    private static let primary: Int16 = -1

    private var contexts: [Context] = []
    /// For each context the place of its 256 pages in ``choices``; below 0 for a page without answers.
    private var pages: [Int32] = []
    private var choices: [Int16] = []
    /// The scripts of the first 65,536 characters; 0 where it was not asked for.
    private var scripts: [UInt32] = []

    /// The number of a context.
    ///
    /// - Complexity: O(contexts); there are as many as scripts and styles in use.
    mutating func number(of context: Context) -> Int {
        if let known = contexts.lastIndex(of: context) { return known }
        contexts.append(context)
        pages += [Int32](repeating: -1, count: 256)
        return contexts.count - 1
    }

    /// The choice for a character in a context, if it is known.
    func choice(of unit: UInt16, in context: Int) -> FaceChoice? {
        let page = Int(pages[context << 8 + Int(unit >> 8)])
        guard page >= 0 else { return nil }
        switch choices[page + Int(unit & 0xFF)] {
        case Self.unknown: return nil
        case Self.primary: return .primary
        case let index: return .fallback(Int(index))
        }
    }

    /// Remembers a choice that depends on nothing but the context; that no font has the character is not remembered.
    mutating func remember(_ choice: FaceChoice, of unit: UInt16, in context: Int) {
        let code: Int16
        switch choice {
        case .primary: code = Self.primary
        case .fallback(let index):
            guard let small = Int16(exactly: index) else { return }
            code = small
        case .missing: return
        }
        let slot = context << 8 + Int(unit >> 8)
        if pages[slot] < 0 {
            pages[slot] = Int32(choices.count)
            choices += [Int16](repeating: Self.unknown, count: 256)
        }
        choices[Int(pages[slot]) + Int(unit & 0xFF)] = code
    }

    /// A cluster of two or three units in a context as one number; `nil` for others.
    static func key(_ units: [UInt16], _ range: Range<Int>, in context: Int) -> UInt64? {
        guard range.count == 2 || range.count == 3, context < 0x10000 else { return nil }
        var key = UInt64(context)
        for index in range { key = key << 16 | UInt64(units[index]) }
        return range.count == 3 ? key : key << 16
    }

    /// The script of a character; a surrogate has none.
    mutating func script(of unit: UInt16) -> Script {
        if scripts.isEmpty { scripts = [UInt32](repeating: 0, count: 0x10000) }
        let known = scripts[Int(unit)]
        if known != 0 { return Script(tag: known) }
        let script = Script.of(UInt32(unit))
        scripts[Int(unit)] = script.tag
        return script
    }
}
