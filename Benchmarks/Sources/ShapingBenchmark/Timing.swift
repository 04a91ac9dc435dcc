import Foundation

/// Seconds that a piece of work took.
struct Timing {
    /// Processor time of all threads.
    var processor: Double
    var wall: Double

    /// The best of several runs, each after `prepare`, which is not timed.
    static func best<Prepared>(
        of count: Int,
        prepare: () throws -> Prepared,
        _ work: (Prepared) throws -> Void
    ) rethrows -> Timing {
        var best = Timing(processor: .infinity, wall: .infinity)
        for _ in 0..<count {
            let prepared = try prepare()
            let start = (processor: processorTime(), wall: Date().timeIntervalSinceReferenceDate)
            try work(prepared)
            best.processor = min(best.processor, processorTime() - start.processor)
            best.wall = min(best.wall, Date().timeIntervalSinceReferenceDate - start.wall)
        }
        return best
    }

    private static func processorTime() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
