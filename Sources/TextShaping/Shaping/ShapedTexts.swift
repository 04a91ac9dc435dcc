internal import TextMeasurement

/// Texts shaped before: a layout asks for the same text at many widths, sizes and devices.
///
/// Buys 15 % of a check of Sequel Pro, and nothing of three smaller apps (measured 2026-11).
struct ShapedTexts {
    /// Code units kept in each generation, so that the cache does not grow without end: some 130 bytes each.
    private static let limit = 100_000

    private var texts: [ShapedTextKey: ShapedText] = [:]
    /// The generation before: what is asked for again moves to the new one, the rest goes with the next change.
    private var older: [ShapedTextKey: ShapedText] = [:]
    private var units = 0

    /// The shaped text that `key` leads to.
    mutating func text(_ key: ShapedTextKey) -> ShapedText? {
        if let known = texts[key] { return known }
        guard let old = older.removeValue(forKey: key) else { return nil }
        remember(old, for: key)
        return old
    }

    mutating func remember(_ text: ShapedText, for key: ShapedTextKey) {
        if units > Self.limit {
            older = texts
            texts = [:]
            units = 0
        }
        units += text.item.units.count
        texts[key] = text
    }
}

/// The key of a shaped text.
struct ShapedTextKey: Hashable, Sendable {
    /// UTF-8, not a string: strings that are canonically equivalent are equal, and need not be equally wide.
    let bytes: [UInt8]
    let locale: [UInt8]
    let direction: WritingDirection
    let face: Int
    let fidelity: FontStyle.Fidelity
    let design: Design
    let correctsAdvances: Bool

    /// Hashes the text as one block, where an array would hash it byte by byte.
    func hash(into hasher: inout Hasher) {
        unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        hasher.combine(bytes.count)
        unsafe locale.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        hasher.combine(face)
    }

    init(_ request: TextRequest, _ style: FontStyle, _ design: Design) {
        bytes = Array(request.text.utf8)
        locale = Array(request.locale.utf8)
        direction = request.direction
        face = style.text.id.index
        fidelity = style.fidelity
        self.design = design
        correctsAdvances = style.correctsAdvances
    }
}
