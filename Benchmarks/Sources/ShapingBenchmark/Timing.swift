import Foundation

/// Seconds that a piece of work took.
struct Timing {
    /// Processor time of all threads.
    var processor: Double
    var wall: Double

    static func of(_ work: () throws -> Void) rethrows -> Timing {
        let start = (processor: processorTime(), wall: ContinuousClock.now)
        try work()
        let wall = ContinuousClock.now - start.wall
        return Timing(processor: processorTime() - start.processor, wall: wall / .seconds(1))
    }

    private static func processorTime() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
