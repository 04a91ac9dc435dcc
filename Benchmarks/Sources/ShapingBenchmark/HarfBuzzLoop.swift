import CShapingPeers
import TextMeasurement
import TextShaping

/// A plain C loop over HarfBuzz with the texts and the fonts that Overset finds for them.
@safe
final class HarfBuzzLoop {
    private let peer = unsafe peer_harfbuzz_open()
    private var runs: [peer_run] = []
    private var units: [UInt16] = []
    private var unitEnds: [Int32] = []
    private var bytes: [UInt8] = []
    private var byteEnds: [Int32] = []
    private(set) var fonts: [String] = []
    /// A text for each font, which opens it.
    private(set) var openers: [String] = []
    /// The width of each text in em.
    private(set) var widths: [Double]

    init(_ requests: [TextRequest], _ measurer: ShapingMeasurer) throws {
        widths = [Double](repeating: 0, count: requests.count)
        // The font that texts are in comes first, whatever the first text is.
        if var first = requests.first {
            first.text = "x"
            for run in try measurer.runs(of: first).runs { _ = try font(run, opener: "x") }
        }
        for (index, request) in requests.enumerated() {
            let text = try measurer.runs(of: request)
            for run in text.runs {
                runs.append(
                    peer_run(
                        text: Int32(index),
                        start: Int32(run.range.lowerBound),
                        end: Int32(run.range.upperBound),
                        font: try font(run, opener: request.text),
                        script: run.script.name.utf8.reduce(0) { $0 << 8 | UInt32($1) },
                        is_right_to_left: run.isRightToLeft ? 1 : 0
                    )
                )
            }
            units += text.units
            unitEnds.append(Int32(units.count))
            bytes += request.text.utf8
            byteEnds.append(Int32(bytes.count))
        }
        runs.append(peer_run(text: -1, start: 0, end: 0, font: 0, script: 0, is_right_to_left: 0))
    }

    deinit { unsafe peer_harfbuzz_close(peer) }

    var runCount: Int { runs.count - 1 }

    private func font(_ run: ShapedRunDescription, opener: String) throws -> Int32 {
        let name = "\(run.path)#\(run.faceIndex)"
        if let known = fonts.firstIndex(of: name) { return Int32(known) }
        fonts.append(name)
        openers.append(opener)
        return unsafe peer_harfbuzz_add_font(peer, run.path, Int32(run.faceIndex))
    }

    /// Shapes the runs that Overset has found.
    func shape() {
        unsafe peer_harfbuzz_shape(peer, units, unitEnds, Int32(unitEnds.count), runs, &widths)
    }

    /// Finds runs and shapes them.
    func measure() {
        unsafe peer_harfbuzz_measure(peer, bytes, byteEnds, Int32(byteEnds.count), &widths)
    }
}
