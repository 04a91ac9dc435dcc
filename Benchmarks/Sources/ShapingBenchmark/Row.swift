import Foundation

/// One thing that is timed, round by round with all the others, so that a busy machine hits them alike.
struct Row {
    let name: String
    /// The row that this one is held against.
    var peer: String?
    /// The ratio that is asked for, if one is.
    var target: Double?
    /// Makes what a round needs and answers the work, which is timed.
    let prepare: () throws -> () throws -> Void

    /// Times rows.
    ///
    /// - Returns: the best timing of each row, by name.
    static func time(_ rows: [Row], rounds: Int) throws -> [String: Timing] {
        var best: [String: Timing] = [:]
        for _ in 0..<rounds {
            for row in rows {
                let timing = try Timing.of(try row.prepare())
                let known = best[row.name, default: timing]
                best[row.name] = Timing(
                    processor: min(known.processor, timing.processor),
                    wall: min(known.wall, timing.wall)
                )
            }
        }
        return best
    }

    /// A line for people: milliseconds of processor time, texts a second, and the ratio.
    func report(_ timings: [String: Timing], count: Int) -> String {
        guard let own = timings[name] else { return name }
        var line = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        line += String(format: "%7.0f ms %10.0f/s", own.processor * 1000, Double(count) / own.processor)
        if let peer, let other = timings[peer] {
            line += String(format: "  %6.2f × \(peer)", other.processor / own.processor)
        }
        if let target { line += String(format: " (asked: ≥ %.2f)", target) }
        return line
    }
}
