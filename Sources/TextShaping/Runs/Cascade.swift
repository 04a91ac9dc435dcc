internal import TextMeasurement

/// Which face serves a grapheme cluster.
enum FaceChoice: Sendable, Hashable {
    /// The font that was asked for, or its substitute.
    case primary
    /// A face of the catalogue.
    case fallback(Int)
    /// No font has the base of the cluster.
    case missing
}

/// All that the faces to try for a scalar depend on.
struct CandidateKey: Hashable {
    /// The script of the run, and that of the scalar.
    var script: Script
    var own: Script
    var isWide: Bool
    var prefersEmoji: Bool
    var region: Int?
    var isBold: Bool
}

/// The faces to ask for a glyph when the primary one has none, in order.
struct Cascade: Sendable {
    let catalogue: FontCatalogue
    let isBold: Bool
    /// The place of the region among ``FontCatalogue/eastAsianRegions`` that the locale asks for, if it names one.
    let region: Int?

    init(catalogue: FontCatalogue, isBold: Bool, locale: String) {
        self.catalogue = catalogue
        self.isBold = isBold
        region = Self.region(of: locale)
    }

    /// Whether a scalar is punctuation or a sign of Chinese, Japanese and Korean texts, whatever its script.
    static func isWide(_ scalar: UInt32) -> Bool {
        (0x2E80...0x303F).contains(scalar) || (0x31C0...0x33FF).contains(scalar) || (0xFE30...0xFE4F).contains(scalar)
            || (0xFF00...0xFFEF).contains(scalar)
    }

    /// The faces to try for a scalar in a run, in order.
    func faces(_ key: CandidateKey) -> [Int] {
        var order: [Int] = []
        let emoji = faces { $0.role == .emoji }
        if key.prefersEmoji { order += emoji }
        if key.script.isEastAsian || key.isWide { order += eastAsianFaces(for: key.script) }
        order += faces { $0.role == .script && ($0.scripts.contains(key.script) || $0.scripts.contains(key.own)) }
        // What a font of an app lacks of the scripts that San Francisco has is drawn in that.
        if Self.ofSystem.contains(key.script) || Self.ofSystem.contains(key.own) {
            order += faces { $0.role == .systemText }
        }
        order += faces { $0.role == .general }
        if !key.script.isEastAsian, !key.isWide { order += eastAsianFaces(for: key.own) }
        // Punctuation that several scripts share, such as the Arabic comma, may be in a run of any script.
        if !key.own.isReal { order += faces { $0.role == .script && !$0.scripts.contains(key.script) } }
        return key.prefersEmoji ? order : order + emoji
    }

    /// The scripts that the system font has itself.
    private static let ofSystem: Set<Script> = [.latin, .greek, .cyrillic]

    /// The upright faces of the families that `isIncluded`, one for each family: the bold one if there is one and it is
    /// asked for, else the regular one.
    private func faces(of isIncluded: (FontCatalogue.Family) -> Bool) -> [Int] {
        var chosen: [Int] = []
        var start = 0
        for family in catalogue.families {
            if isIncluded(family) {
                let bold = isBold ? family.faces.firstIndex { $0.weight == .bold && !$0.isItalic } : nil
                let regular = family.faces.firstIndex { $0.weight == .regular && !$0.isItalic }
                chosen.append(start + (bold ?? regular ?? 0))
            }
            start += family.faces.count
        }
        return chosen
    }

    private func eastAsianFaces(for script: Script) -> [Int] {
        let count = FontCatalogue.eastAsianRegions.count
        let place: Int
        if let region {
            place = region
        } else if script == .hangul {
            place = 1
        } else if script == .hiragana || script == .katakana {
            place = 0
        } else {
            place = script == .bopomofo ? 3 : 2
        }
        let faces = catalogue.faces { $0.role == .eastAsian }
        let weight = isBold && faces.count >= 2 * count ? count : 0
        return faces.indices.contains(place + weight) ? [faces[place + weight]] : []
    }

    /// The region that a BCP 47 tag asks for: the script subtag decides before the region does.
    private static func region(of locale: String) -> Int? {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": return 0
        case "ko": return 1
        case "zh", "yue":
            if parts.contains("hk") || parts.contains("mo") { return 4 }
            if parts.contains("hant") || parts.contains("tw") { return 3 }
            return parts.first == "yue" && !parts.contains("hans") ? 4 : 2
        default: return nil
        }
    }
}
