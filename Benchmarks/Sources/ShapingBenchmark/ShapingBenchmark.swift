import CShapingPeers
import Foundation
import TextMeasurement
import TextShaping

/// Measures texts with Overset, with a C loop that only calls HarfBuzz, and with Pango, all in one run.
@main
struct ShapingBenchmark {
    static func main() throws {
        let texts = try Texts.load(CommandLine.arguments.dropFirst().first)
        let library = try FontLibrary()
        guard let size = PointSize(17) else { return }
        let font = FontRequest(family: .system, size: size)
        let requests = texts.map { TextRequest(text: $0, font: font) }
        let units = texts.reduce(0) { $0 + $1.utf16.count }
        print("\(texts.count) texts, \(units) UTF-16 units, the system font at 17 points")

        let loop = try HarfBuzzLoop(requests, ShapingMeasurer(library: library))
        print("\(loop.runs.count) runs in \(loop.fonts.count) faces")
        var sum: Int64 = 0
        let rounds = 5
        let peer = Timing.best(of: rounds, prepare: {}) { _ in sum = loop.shape() }
        report("C loop over hb_shape, runs given, calt off", peer, texts.count, against: nil)

        /// A measurer whose fonts are open, as those of the C loop are.
        func opened(cachesWords: Bool) throws -> ShapingMeasurer {
            let measurer = ShapingMeasurer(library: library, cachesWords: cachesWords)
            try measure(measurer, loop.openers.map { TextRequest(text: $0, font: font) })
            return measurer
        }
        let uncached = try Timing.best(of: rounds, prepare: { try opened(cachesWords: false) }) {
            try measure($0, requests)
        }
        report("Overset, no cache", uncached, texts.count, against: peer)
        let cold = try Timing.best(of: rounds, prepare: { try opened(cachesWords: true) }) { try measure($0, requests) }
        report("Overset, caches cold", cold, texts.count, against: peer)
        let warmed = try opened(cachesWords: true)
        try measure(warmed, requests)
        let warm = try Timing.best(of: rounds, prepare: { warmed }) { try measure($0, requests) }
        report("Overset, caches warm", warm, texts.count, against: peer)

        let two = try Timing.best(of: rounds, prepare: { try opened(cachesWords: false) }) { measurer in
            let half = requests.count / 2
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                do {
                    try measure(measurer, index == 0 ? requests[..<half] : requests[half...])
                } catch {
                    print("a worker failed: \(error)")
                }
            }
        }
        report("Overset, no cache, two workers", two, texts.count, against: nil)
        print("    \(ratio(uncached.wall / two.wall)) times one worker by the clock")
        if let pango = try PangoRun.time(texts, rounds: 2) {
            report("Pango, one line, layout reused", pango, texts.count, against: peer)
        } else {
            print("Pango is not installed (Debian: libpango1.0-dev)")
        }
        print("sum of the C loop: \(sum) font units")
    }

    private nonisolated static func measure(
        _ measurer: ShapingMeasurer,
        _ requests: some Sequence<TextRequest>
    ) throws {
        for request in requests { _ = try measurer.measure(request) }
    }

    private static func report(_ name: String, _ timing: Timing, _ count: Int, against peer: Timing?) {
        let speed = Int(Double(count) / timing.processor)
        let comparison = peer.map { ", \(ratio($0.processor / timing.processor)) times the C loop" } ?? ""
        let (processor, wall) = (Int(timing.processor * 1000), Int(timing.wall * 1000))
        print("\(name): \(processor) ms processor, \(wall) ms, \(speed)/s\(comparison)")
    }

    private static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
}
