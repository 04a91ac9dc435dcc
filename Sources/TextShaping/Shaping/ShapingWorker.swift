internal import TextMeasurement
internal import Synchronization

/// The state that one thread needs to shape: HarfBuzz's buffer, ICU's iterators, and what it has learnt about faces.
///
/// Both libraries let several threads work at once if each has its own buffer, iterator and resolver. A worker is taken
/// out of its pool for the length of one call and so is never seen by two threads: hence `@unchecked Sendable`.
final class ShapingWorker: @unchecked Sendable {
    let buffer = ShapingBuffer()
    let graphemes = TextBoundaries(.grapheme)
    let lines = TextBoundaries(.line)
    let bidi = BidiResolver()
    /// Where clusters start in the text that is cut: see ``TextBoundaries/mark(_:into:)``.
    var starts: [UInt8] = []
    /// The bidi levels of the paragraph that is cut.
    var levels: [UInt8] = []
    /// Faces already asked for, by index: `nil` if it was not asked for, `nil` inside if no file supplies one.
    private var faces: [Face??] = []
    /// The place in the cascade that serves a scalar in a script, for scalars that are clusters by themselves.
    private(set) var choices: [UInt64: FaceChoice] = [:]
    /// The decisions for characters that are clusters by themselves.
    var lone = FaceChoiceCache()
    var clusters = ClusterChoices()
    /// The faces to try for a character: see ``Itemizer/candidates(for:script:prefersEmoji:)``.
    var candidates: [CandidateKey: [Int]] = [:]
    /// The faces of the cascade that are made of pictures; `nil` until it is asked for.
    var emojiFaces: [Int]?
    /// The ink of glyphs, by face and glyph.
    var ink: [Int: GlyphInk] = [:]
    /// The characters that a face serves without further thought, by face.
    var plain: [Int: PrimaryFaceCoverage] = [:]
    private(set) var meters: [LineWidthMeasurer.Key: LineWidthMeasurer] = [:]
    /// The meter that was asked last, and for what: most texts follow one of their kind.
    var lastMeter: (question: AdvanceQuestion, meter: LineWidthMeasurer)?
    private var rules: [LookupSet: RunLookups] = [:]
    var plans: [ShapingPlans.Key: ShapingPlans] = [:]
    /// The plans that were asked for last: most runs follow one of their kind.
    var lastPlans: (key: ShapingPlans.Key, plans: ShapingPlans)?
    /// The style that was asked for last, and for what.
    var lastStyle: (font: FontRequest, design: Design, style: FontStyle)?
    private var lastCorrection: (face: FaceID, fidelity: FontStyle.Fidelity, correction: AdvanceCorrection)?
    /// The bytes of the text that is measured.
    var bytes: [UInt8] = []
    /// Whether words are shaped once each; off, every run is shaped whole.
    let cachesWords: Bool

    init(cachesWords: Bool) { self.cachesWords = cachesWords }

    /// The face at `index`, or `nil` if no file supplies it.
    ///
    /// - Throws: ``FontFileError`` if a file is there and cannot serve.
    func face(at index: Int, of store: FaceStore) throws(FontFileError) -> Face? {
        if index < faces.count, let known = faces[index] { return known }
        let face = try store.face(at: index)
        if index >= faces.count { faces += [Face??](repeating: nil, count: index + 1 - faces.count) }
        faces[index] = .some(face)
        return face
    }

    /// Remembers the face for a scalar that is a cluster by itself.
    func remember(_ choice: FaceChoice, ofScalar key: UInt64) {
        // As for clusters: a text made of all of Unicode shall not fill the memory.
        if choices.count >= 1 << 16 { choices = [:] }
        choices[key] = choice
    }

    /// Remembers the meter of a style.
    func remember(_ meter: LineWidthMeasurer, for key: LineWidthMeasurer.Key) {
        // A project has some dozens of styles and languages; each meter keeps the texts that it has seen.
        if meters.count >= 1 << 9 { meters = [:] }
        meters[key] = meter
    }

    /// The rules of a face for runs of a script, a direction and a language.
    ///
    /// Most languages share them: only few have letters of their own in a font.
    func rules(_ face: Face, _ script: Script, isRightToLeft: Bool, _ language: ShapingLanguage) -> RunLookups {
        let lookups = LookupSet(face, script, isRightToLeft: isRightToLeft, language)
        if let known = rules[lookups] { return known }
        let found = RunLookups(face, lookups)
        rules[lookups] = found
        return found
    }

    /// How the advances of a face of `style` are corrected.
    func correction(of style: FontStyle, in face: Face) -> AdvanceCorrection {
        if let known = lastCorrection, known.face == face.id, known.fidelity == style.fidelity {
            return known.correction
        }
        let correction = AdvanceCorrection(style, in: face)
        lastCorrection = (face.id, style.fidelity, correction)
        return correction
    }

    /// Lends what is known of the ink of a face's glyphs.
    func withInk(of face: Face, _ body: (inout GlyphInk) -> Void) { body(&ink[face.id.index, default: GlyphInk()]) }
}

/// How far the glyphs of one face reach, asked of HarfBuzz once each: for a CFF font it has to run their outlines.
///
/// Buys 17 to 36 % of a check (three apps, measured 2026-11).
struct GlyphInk {
    private enum Entry {
        case unknown
        case none
        case extent(top: Int32, bottom: Int32)
    }

    /// Glyphs in blocks, as texts need few of the 65,000 glyphs of a face.
    ///
    /// A block that no text needs is empty.
    private var blocks: [[Entry]] = []
    private static let blockSize = 64

    mutating func extent(of glyph: UInt32, in face: Face) -> (top: Int32, bottom: Int32)? {
        let (block, index) = Int(glyph).quotientAndRemainder(dividingBy: Self.blockSize)
        if block >= blocks.count { blocks += [[Entry]](repeating: [], count: block + 1 - blocks.count) }
        if blocks[block].isEmpty { blocks[block] = [Entry](repeating: .unknown, count: Self.blockSize) }
        switch blocks[block][index] {
        case .extent(let top, let bottom): return (top, bottom)
        case .none: return nil
        case .unknown:
            let ink = face.ink(of: glyph)
            blocks[block][index] = ink.map { .extent(top: $0.top, bottom: $0.bottom) } ?? .none
            return ink
        }
    }
}

/// The workers that no thread is using.
final class WorkerPool: Sendable {
    private let idle = Mutex<[ShapingWorker]>([])
    private let cachesWords: Bool

    init(cachesWords: Bool) { self.cachesWords = cachesWords }

    /// Lends a worker for the length of `work`.
    func withWorker<Result, Failure: Error>(
        _ work: (ShapingWorker) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let worker = idle.withLock { $0.popLast() } ?? ShapingWorker(cachesWords: cachesWords)
        defer { idle.withLock { $0.append(worker) } }
        return try work(worker)
    }
}
