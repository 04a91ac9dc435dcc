internal import TextMeasurement

/// Texts shaped before: a layout asks for the same text at many widths, sizes and devices.
struct ShapedTexts {
    /// Code units kept before the cache starts anew, so that it does not grow without end: some 100 bytes each.
    private static let limit = 400_000

    private var texts: [ShapedTextKey: ShapedText] = [:]
    private var units = 0

    /// The shaped text that `key` leads to.
    subscript(key: ShapedTextKey) -> ShapedText? {
        get { texts[key] }
        set {
            if units > Self.limit {
                texts.removeAll(keepingCapacity: true)
                units = 0
            }
            units += newValue?.item.units.count ?? 0
            texts[key] = newValue
        }
    }
}

/// What a shaped text depends on.
struct ShapedTextKey: Hashable, Sendable {
    /// UTF-8, not a string: strings that are canonically equivalent are equal, and need not be equally wide.
    let bytes: [UInt8]
    let locale: [UInt8]
    let direction: WritingDirection
    let face: Int
    let fidelity: FontStyle.Fidelity
    let design: Design

    init(_ request: TextRequest, _ style: FontStyle, _ design: Design) {
        bytes = Array(request.text.utf8)
        locale = Array(request.locale.utf8)
        direction = request.direction
        face = style.text.id.index
        fidelity = style.fidelity
        self.design = design
    }
}
