/// The scalars of one grapheme cluster.
struct Cluster {
    let scalars: [UInt32]

    /// Decodes the units of `range`; a surrogate without its partner counts as U+FFFD.
    init(_ units: [UInt16], _ range: Range<Int>) {
        var scalars: [UInt32] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = Self.scalar(units, at: index, before: range.upperBound)
            scalars.append(scalar)
            index += length
        }
        self.scalars = scalars
    }

    static func scalar(_ units: [UInt16], at index: Int, before end: Int) -> (scalar: UInt32, length: Int) {
        let unit = units[index]
        guard (0xD800...0xDFFF).contains(unit) else { return (UInt32(unit), 1) }
        guard unit < 0xDC00, index + 1 < end, (0xDC00...0xDFFF).contains(units[index + 1]) else { return (0xFFFD, 1) }
        return (0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(units[index + 1]) - 0xDC00), 2)
    }

    /// The first scalar.
    var base: UInt32 { scalars.first ?? 0 }

    /// Whether the cluster stays with the face before it: spaces, marks without a base, and what shows nothing.
    var followsNeighbour: Bool {
        guard base >= 0x80 else { return base == 0x20 }
        guard let properties = Unicode.Scalar(base)?.properties else { return false }
        switch properties.generalCategory {
        case .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the cluster is white space, as wide as a face makes it.
    var isSpace: Bool { Unicode.Scalar(base)?.properties.generalCategory == .spaceSeparator }

    /// Whether the cluster is shown in colour: by nature, or because U+FE0F or a keycap asks for it.
    var prefersEmoji: Bool {
        if scalars.count > 1, scalars.contains(0xFE0F) || scalars.contains(0x20E3) {
            return Unicode.Scalar(base)?.properties.isEmoji ?? false
        }
        return base >= 0x231A && Unicode.Scalar(base)?.properties.isEmojiPresentation ?? false
    }

    /// Whether `face` has the whole cluster, as it is or composed.
    func isCovered(by face: Face) -> Bool {
        var base = scalars.first
        for (index, scalar) in scalars.enumerated() {
            guard !Self.isIgnorable(scalar), !Self.isCovered(scalar, by: face) else {
                if index > 0 { base = nil }
                continue
            }
            guard index > 0, let before = base, let composed = Script.composition(before, scalar), face.has(composed)
            else { return false }
            base = composed
        }
        return true
    }

    /// Whether there is a face and it has the whole cluster.
    func isCovered(by face: Face?) -> Bool { face.map { isCovered(by: $0) } ?? false }

    /// Whether `face` has the base of the cluster.
    func isBaseCovered(by face: Face) -> Bool {
        Self.isIgnorable(base) || Self.isCovered(base, by: face)
    }

    /// The scalars without a glyph in `face`, or all that should be seen if there is no face.
    func uncovered(by face: Face?) -> [Unicode.Scalar] {
        if let face, isCovered(by: face) { return [] }
        return scalars.filter { scalar in
            !Self.isIgnorable(scalar) && !(face.map { Self.isCovered(scalar, by: $0) } ?? false)
        }.compactMap(Unicode.Scalar.init)
    }

    /// Adds the scalars without a glyph in `face` to `missing`, each once.
    func addUncovered(by face: Face?, to missing: inout [Unicode.Scalar]) {
        for scalar in uncovered(by: face) where !missing.contains(scalar) { missing.append(scalar) }
    }

    /// Whether a scalar shows nothing by nature (Default_Ignorable_Code_Point).
    static func isIgnorable(_ scalar: UInt32) -> Bool {
        guard scalar >= 0xAD else { return false }
        return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
    }

    /// Whether a unit may be of a scalar that shows nothing: at a glance, so that more units are than need to be.
    static func mayBeIgnorable(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
        default: unit >= 0x2000
        }
    }

    /// Whether HarfBuzz finds a glyph for a scalar: directly, in parts, or as a space of another width.
    private static func isCovered(_ scalar: UInt32, by face: Face) -> Bool {
        if face.has(scalar) { return true }
        if scalar == 0xA0 || (0x2000...0x200A).contains(scalar) || scalar == 0x202F || scalar == 0x205F {
            return face.has(0x20)
        }
        if scalar == 0x2011 { return face.has(0x2010) || face.has(0x2D) }
        guard let (first, second) = Script.decomposition(scalar) else { return false }
        return isCovered(first, by: face) && (second == 0 || isCovered(second, by: face))
    }
}
