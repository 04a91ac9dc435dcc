/// A distance in points that may be known only within a band.
package struct Length: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The most likely value; infinite where the source says `.infinity`.
    package var value: Double
    /// The least and the greatest value that it can have; both are ``value`` if it is known.
    package var least: Double
    package var greatest: Double
    /// What it is of a `GeometryReader` around, which only a layout knows; the others are guesses then.
    package var share: ReaderShare?

    /// A length that is known; NaN is taken for 0.
    package init(_ value: Double) {
        let value = value.isNaN ? 0 : value
        self.value = value
        least = value
        greatest = value
    }

    /// A length that lies between two others.
    package init(_ value: Double, from least: Double, to greatest: Double) {
        self.init(value)
        self.least = least.isNaN ? self.value : min(least, self.value)
        self.greatest = greatest.isNaN ? self.value : max(greatest, self.value)
    }

    /// A length that follows the size of a `GeometryReader`.
    package init(_ share: ReaderShare) {
        let ends = [share.points(in: ReaderShare.smallest), share.points(in: ReaderShare.largest)]
        self.init(
            share.points(in: ReaderShare.usual),
            from: ends.min() ?? 0,
            to: ends.max() ?? .infinity
        )
        self.share = share
    }

    package init(floatLiteral value: Double) { self.init(value) }

    package init(integerLiteral value: Int) { self.init(Double(value)) }

    /// Whether it has one value only.
    package var isExact: Bool { least == greatest }

    /// The value at one side of the band.
    ///
    /// - Parameters:
    ///   - side: which side is laid out.
    ///   - givesRoom: whether a larger value leaves the texts more room, as the width of a frame does and a padding
    ///     does not.
    /// - Returns: points.
    package func value(at side: BandSide, givesRoom: Bool) -> Double {
        switch side {
        case .typical: value
        case .roomy: givesRoom ? greatest : least
        }
    }
}

/// The side of their bands that lengths are taken from.
///
/// A verdict that is the same with both does not hang on a length that is not known.
package enum BandSide: String, Sendable, Hashable, CaseIterable {
    /// The most likely values.
    case typical
    /// The values that leave texts the most room.
    case roomy
}

/// A length for each edge; `nil` where nothing is set.
package struct EdgeLengths: Sendable, Hashable {
    package var top: Length?
    package var leading: Length?
    package var bottom: Length?
    package var trailing: Length?

    package init(top: Length? = nil, leading: Length? = nil, bottom: Length? = nil, trailing: Length? = nil) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same length on the edges of a set.
    package init(_ edges: EdgeSet, _ length: Length) {
        self.init(
            top: edges.contains(.top) ? length : nil,
            leading: edges.contains(.leading) ? length : nil,
            bottom: edges.contains(.bottom) ? length : nil,
            trailing: edges.contains(.trailing) ? length : nil
        )
    }
}

/// Edges of a view (`Edge.Set`).
package struct EdgeSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let top = EdgeSet(rawValue: 1)
    package static let leading = EdgeSet(rawValue: 2)
    package static let bottom = EdgeSet(rawValue: 4)
    package static let trailing = EdgeSet(rawValue: 8)
    package static let horizontal: EdgeSet = [.leading, .trailing]
    package static let vertical: EdgeSet = [.top, .bottom]
    package static let all: EdgeSet = [.horizontal, .vertical]
}

/// Axes of a view (`Axis.Set`).
package struct AxisSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = AxisSet(rawValue: 1)
    package static let vertical = AxisSet(rawValue: 2)
    package static let both: AxisSet = [.horizontal, .vertical]
}
