internal import TextMeasurement

/// The characters that one face serves without further thought: letters from left to right that are clusters by
/// themselves, and the digits, signs and spaces between them.
///
/// A text of these alone has the face as its only one, no bidi levels and no clusters of several units, so that a look
/// at each unit finds its runs. A test compares the runs with those of the full analysis.
struct PrimaryFaceCoverage {
    /// The properties of a unit.
    enum Kind: UInt8 {
        case unknown
        /// The text needs the full analysis.
        case other
        /// Takes the script of its neighbours.
        case common
        case latin
        case greek
        case cyrillic

        /// The script of the character, if it has one of its own.
        var script: Script? {
            switch self {
            case .unknown, .other, .common: nil
            case .latin: .latin
            case .greek: .greek
            case .cyrillic: .cyrillic
            }
        }
    }

    /// The first unit that is never plain: ideographs and their punctuation begin here.
    private static let end = 0x2E80

    private var kinds: [UInt8] = []

    /// The class of a unit in `face`, which is the same in every call.
    mutating func kind(of unit: UInt16, in face: Face) -> Kind {
        guard unit < Self.end else { return .other }
        if kinds.isEmpty { kinds = [UInt8](repeating: Kind.unknown.rawValue, count: Self.end) }
        if let known = Kind(rawValue: kinds[Int(unit)]), known != .unknown { return known }
        let kind = Self.kindOf(unit, face)
        kinds[Int(unit)] = kind.rawValue
        return kind
    }

    private static func kindOf(_ unit: UInt16, _ face: Face) -> Kind {
        guard unit >= 0x20, !(0x7F...0x9F).contains(unit), unit != 0xAD, TextBoundaries.isAlwaysWhole(unit),
            !BidiResolver.isNeeded(for: unit), let scalar = Unicode.Scalar(unit), face.has(scalar.value),
            // A space of another width stays with the face before it, whichever that is.
            unit == 0x20 || unit == 0xA0 || scalar.properties.generalCategory != .spaceSeparator,
            !scalar.properties.isEmojiPresentation, !scalar.properties.isDefaultIgnorableCodePoint
        else { return .other }
        switch Script.of(scalar.value) {
        case .latin: return .latin
        case .greek: return .greek
        case .cyrillic: return .cyrillic
        case .common: return .common
        default: return .other
        }
    }

    /// Cuts a text that is plain from end to end into runs by script.
    ///
    /// - Parameters:
    ///   - units: UTF-16 code units.
    ///   - face: the primary face.
    ///   - runs: takes the runs; what stood there is gone.
    /// - Returns: whether the text is plain; if not, `runs` means nothing.
    mutating func cut(_ units: [UInt16], in face: Face, into runs: inout [TextRun]) -> Bool {
        runs.removeAll(keepingCapacity: true)
        var start = 0
        var current = Kind.common
        for index in units.indices {
            let kind = kind(of: units[index], in: face)
            if kind == .common || kind == current { continue }
            if kind == .other { return false }
            // Characters before the first letter belong to its script.
            if current != .common {
                runs.append(Self.run(start..<index, current))
                start = index
            }
            current = kind
        }
        if !units.isEmpty { runs.append(Self.run(start..<units.count, current)) }
        return true
    }

    private static func run(_ range: Range<Int>, _ kind: Kind) -> TextRun {
        TextRun(range: range, level: 0, script: kind.script ?? .latin, choice: .primary)
    }
}
