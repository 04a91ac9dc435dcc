import CShapingPeers
import TextMeasurement
import TextShaping

/// A plain C loop over HarfBuzz with the texts and the fonts that Overset finds for them.
@safe
final class HarfBuzzLoop {
    /// A font, and a text that makes Overset open it.
    struct Font {
        var name: String
        var path: String
        var index: Int
        var opener: String
    }

    private let peer = unsafe peer_harfbuzz_open()
    private var runs: [peer_run] = []
    private var units: [UInt16] = []
    private var unitEnds: [Int32] = []
    private var bytes: [UInt8] = []
    private var byteEnds: [Int32] = []
    private(set) var fonts: [Font] = []
    /// The width of each text in em.
    private(set) var widths: [Double]

    /// Opens the fonts of the texts, the first one first and the others in the order of the catalogue: the loop that finds
    /// runs takes the first font that has a character.
    init(_ requests: [TextRequest], _ measurer: ShapingMeasurer) throws {
        widths = [Double](repeating: 0, count: requests.count)
        // The font that texts are in comes first, whatever the first text is.
        guard var first = requests.first else { return }
        first.text = "x"
        for run in try measurer.runs(of: first).runs { note(run, opener: first.text) }
        var texts: [(units: [UInt16], runs: [ShapedRunDescription])] = []
        for request in requests {
            let text = try measurer.runs(of: request)
            for run in text.runs { note(run, opener: request.text) }
            texts.append(text)
        }
        // The cascade asks the faces for Chinese, Japanese and Korean behind those for signs.
        let places = measurer.faces.map { ($0.postScriptName, ($0.family.contains("CJK") ? 1000 : 0) + $0.id.index) }
        let order = Dictionary(places) { first, _ in first }
        fonts[1...].sort { order[$0.name, default: 0] < order[$1.name, default: 0] }
        for font in fonts { _ = unsafe peer_harfbuzz_add_font(peer, font.path, Int32(font.index)) }
        for (index, text) in texts.enumerated() {
            add(text.runs, of: index, count: text.units.count)
            units += text.units
            unitEnds.append(Int32(units.count))
            bytes += requests[index].text.utf8
            byteEnds.append(Int32(bytes.count))
        }
        runs.append(peer_run(text: -1, start: 0, end: 0, font: 0, script: 0, is_right_to_left: 0))
    }

    deinit { unsafe peer_harfbuzz_close(peer) }

    var runCount: Int { runs.count - 1 }

    /// Remembers the font of a run, and a text that opens it.
    private func note(_ run: ShapedRunDescription, opener: String) {
        guard !fonts.contains(where: { $0.name == run.postScriptName }) else { return }
        fonts.append(Font(name: run.postScriptName, path: run.path, index: run.faceIndex, opener: opener))
    }

    /// Adds the runs of a text; what no font has is shaped in the first one, which shows its box for it.
    private func add(_ described: [ShapedRunDescription], of text: Int, count: Int) {
        func add(_ range: Range<Int>, _ font: Int, _ script: UInt32, _ isRightToLeft: Bool) {
            guard !range.isEmpty else { return }
            runs.append(
                peer_run(
                    text: Int32(text),
                    start: Int32(range.lowerBound),
                    end: Int32(range.upperBound),
                    font: Int32(font),
                    script: script,
                    is_right_to_left: isRightToLeft ? 1 : 0
                )
            )
        }
        var end = 0
        for run in described {
            add(end..<run.range.lowerBound, 0, Self.tag("Zzzz"), false)
            let font = fonts.firstIndex { $0.name == run.postScriptName } ?? 0
            add(run.range, font, Self.tag(run.script.name), run.isRightToLeft)
            end = run.range.upperBound
        }
        add(end..<count, 0, Self.tag("Zzzz"), false)
    }

    private static func tag(_ script: String) -> UInt32 { script.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    /// Shapes the runs that Overset has found.
    func shape() {
        unsafe peer_harfbuzz_shape(peer, units, unitEnds, Int32(unitEnds.count), runs, &widths)
    }

    /// Finds runs and shapes them.
    func measure() {
        unsafe peer_harfbuzz_measure(peer, bytes, byteEnds, Int32(byteEnds.count), &widths)
    }

    /// The same in two threads.
    func measureInTwoThreads() {
        unsafe peer_harfbuzz_measure_in_two_threads(peer, bytes, byteEnds, Int32(byteEnds.count), &widths)
    }
}
