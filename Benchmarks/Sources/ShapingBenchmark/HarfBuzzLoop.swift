import CShapingPeers
import TextMeasurement
import TextShaping

/// The runs of all texts, ready for the C loop.
@safe
final class HarfBuzzLoop {
    private let peer = unsafe peer_harfbuzz_open()
    private(set) var runs: [peer_run] = []
    private var units: [UInt16] = []
    private(set) var fonts: [String] = []
    /// A text for each font, which opens it.
    private(set) var openers: [String] = []

    init(_ requests: [TextRequest], _ measurer: ShapingMeasurer) throws {
        for request in requests {
            let text = try measurer.runs(of: request)
            for run in text.runs {
                let name = "\(run.path)#\(run.faceIndex)"
                let font: Int
                if let known = fonts.firstIndex(of: name) {
                    font = known
                } else {
                    font = Int(unsafe peer_harfbuzz_add_font(peer, run.path, Int32(run.faceIndex)))
                    fonts.append(name)
                    openers.append(request.text)
                }
                runs.append(
                    peer_run(
                        start: Int32(units.count + run.range.lowerBound),
                        length: Int32(run.range.count),
                        font: Int32(font),
                        script: run.script.name.utf8.reduce(0) { $0 << 8 | UInt32($1) },
                        is_right_to_left: run.isRightToLeft ? 1 : 0
                    )
                )
            }
            units += text.units
        }
    }

    deinit { unsafe peer_harfbuzz_close(peer) }

    /// The sum of all advances in font units.
    func shape() -> Int64 {
        unsafe peer_harfbuzz_shape(peer, units, Int32(units.count), runs, Int32(runs.count))
    }
}
