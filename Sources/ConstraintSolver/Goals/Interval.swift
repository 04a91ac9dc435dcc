/// The optimal values of one parameter that depends on no other: an interval, narrowed level by level.
struct Interval: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity

    /// A goal on the value, priced by the unit on both sides.
    struct Price: Sendable {
        var breakpoint: Double
        var below: Double
        var above: Double
    }

    /// Whether there is one value only.
    var isPoint: Bool { lower >= upper }

    /// The value nearest to 0.
    var value: Double { lower > 0 ? lower : upper < 0 ? upper : 0 }

    /// Narrows the interval to the values of least cost (a weighted median).
    ///
    /// - Parameter prices: sorted on return.
    /// - Complexity: O(*n* log *n*).
    mutating func minimize(_ prices: inout [Price]) {
        guard !isPoint, !prices.isEmpty else { return }
        if prices.count > 1 { prices.sort { $0.breakpoint < $1.breakpoint } }
        var scale = 0.0
        var slope = 0.0
        for price in prices {
            scale = max(scale, price.below, price.above)
            slope += price.breakpoint <= lower ? price.above : -price.below
        }
        let tolerance = Tableau.costTolerance * scale
        var start = lower
        for price in prices where price.breakpoint > lower && price.breakpoint < upper {
            if slope >= -tolerance {
                // The cost is level from `start` on, or rises there.
                upper = slope > tolerance ? start : max(start, price.breakpoint)
                lower = start
                return
            }
            slope += price.below + price.above
            start = price.breakpoint
        }
        if slope > tolerance {
            upper = start
        } else if slope < -tolerance {
            start = upper
        }
        lower = start
    }
}
