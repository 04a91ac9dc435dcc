import Foundation
import TextMeasurement
import TextShaping

/// Asks Overset, plain C loops over HarfBuzz and Pango for the widths of the same texts, in rounds of one run.
@main
struct ShapingBenchmark {
    private static let only = "C: hb_shape, runs given"
    private static let full = "C: runs found, hb_shape"
    private static let fullInTwo = "C: runs found, hb_shape, two threads"

    static func main() throws {
        let texts = try Texts.load(CommandLine.arguments.dropFirst().first)
        let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5
        guard let size = PointSize(17) else { return }
        let inter = FontRequest(family: .postScript("Inter-Regular"), size: size)
        let system = FontRequest(family: .system, size: size)
        let library = try FontLibrary()
        let requests = texts.map { TextRequest(text: $0, font: inter) }
        let loop = try HarfBuzzLoop(requests, ShapingMeasurer(library: library, cachesWords: false))
        let units = texts.reduce(0) { $0 + $1.utf16.count }
        print(
            """
            \(texts.count) texts, \(Set(texts.map { Array($0.utf8) }).count) of them different, \(units) UTF-16 units, \
            \(loop.runCount) runs in \(loop.fonts.count) faces
            The question is the width of each text in one line of Inter-Regular with its fallback faces, at 17 points;
            fonts are open, calt is off, no glyph is kept. Processor time, the best of \(rounds) rounds.
            C: hb_shape over runs that are given to it, or found by it (UTF-8, ICU's bidi, scripts, a table of fonts).
            Overset: UTF-8, bidi, grapheme clusters, scripts, fallback faces, hb_shape.

            """
        )
        check(loop, try widths(requests, library), texts)

        let bench = OversetRows(library: library, openers: loop.fonts.map(\.opener))
        var rows = [
            Row(name: only) { loop.shape },
            Row(name: full) { loop.measure },
            Row(name: fullInTwo) { loop.measureInTwoThreads },
            Row(name: "Overset: no cache", peer: full, target: 0.95, prepare: bench.width(texts, inter, .off)),
            Row(name: "Overset: caches cold", peer: full, target: 2.5, prepare: bench.width(texts, inter, .cold)),
            Row(name: "Overset: caches warm", peer: full, target: 10, prepare: bench.width(texts, inter, .warm)),
            Row(name: "system font: no cache", peer: full, prepare: bench.width(texts, system, .off)),
            Row(name: "system font: caches cold", peer: full, prepare: bench.width(texts, system, .cold)),
            Row(name: "system font: caches warm", peer: full, prepare: bench.width(texts, system, .warm)),
            Row(name: "lines, glyphs, ink: no cache", peer: full, prepare: bench.whole(texts, system, .off)),
            Row(name: "lines, glyphs, ink: caches cold", peer: full, prepare: bench.whole(texts, system, .cold)),
            Row(name: "lines, glyphs, ink: caches warm", peer: full, prepare: bench.whole(texts, system, .warm)),
            Row(name: "Overset: no cache, two workers", prepare: bench.twoWorkers(texts, inter)),
        ]
        if let pango = try PangoRun.work(texts) { rows.append(Row(name: "Pango: one line", peer: full) { pango }) }
        let parts = CommandLine.arguments.dropFirst(3)
        if !parts.isEmpty { rows = rows.filter { row in parts.contains { row.name.contains($0) } } }
        let timings = try Row.time(rows, rounds: rounds)
        for row in rows { print(row.report(timings, count: texts.count)) }
        compare(timings)
    }

    /// Prints what the second thread is worth, to Overset and to the C loop: no machine gives all of it at all times.
    private static func compare(_ timings: [String: Timing]) {
        if let shaped = timings[only], let uncached = timings["Overset: no cache"] {
            print(String(format: "no cache against hb_shape alone: %.2f", shaped.processor / uncached.processor))
        }
        for (name, single, double) in [
            ("two workers", "Overset: no cache", "Overset: no cache, two workers"),
            ("C loop in two threads", full, fullInTwo),
        ] {
            guard let one = timings[single], let two = timings[double] else { continue }
            print(
                String(
                    format: "\(name): %.2f × one by the clock, %.2f × by processor time",
                    one.wall / two.wall,
                    2 * one.processor / two.processor
                ),
                name == "two workers" ? "(asked: ≥ 1.90)" : ""
            )
        }
    }

    /// The widths of texts in points, uncached and cached, which must be the same to the last bit.
    private static func widths(_ requests: [TextRequest], _ library: FontLibrary) throws -> [Double] {
        let whole = ShapingMeasurer(library: library, cachesWords: false)
        let cached = ShapingMeasurer(library: library)
        let widths = try requests.map { try whole.advance(of: $0) }
        let cold = try requests.map { try cached.advance(of: $0) }
        let warm = try requests.map { try cached.advance(of: $0) }
        let different = widths.indices.filter { widths[$0] != cold[$0] || widths[$0] != warm[$0] }.count
        print("widths with caches that differ from those without, in any bit: \(different)")
        return widths
    }

    /// Prints how far both loops agree with Overset, and the first texts of which they do not.
    private static func check(_ loop: HarfBuzzLoop, _ widths: [Double], _ texts: [String]) {
        for (name, run) in [(only, loop.shape), (full, loop.measure), (fullInTwo, loop.measureInTwoThreads)] {
            run()
            let off = widths.indices.filter { abs(loop.widths[$0] * 17 - widths[$0]) > 0.001 }
            print("widths that differ from \"\(name)\" by more than 0.001 points: \(off.count)")
            for index in off.prefix(10) {
                let difference = loop.widths[index] * 17 - widths[index]
                print(String(format: "  %+.3f points  ", difference), texts[index].debugDescription)
            }
        }
        print("")
    }
}
