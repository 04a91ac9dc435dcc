internal import Interfaces

/// What a view answers to a proposal: its size, and where its baselines are.
struct Dimensions: Sendable, Hashable {
    /// In points.
    var size: Size
    /// The distance of the first and the last baseline from the top, in points; `nil` for a view without text, which
    /// stands on its bottom edge.
    var firstBaseline: Double?
    var lastBaseline: Double?

    init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    init(width: Double, height: Double) { self.init(Size(width: width, height: height)) }

    /// The distance of an alignment guide from the leading edge.
    func guide(_ alignment: HorizontalAlignment) -> Double {
        switch alignment {
        case .leading: 0
        case .center: size.width / 2
        case .trailing: size.width
        }
    }

    /// The distance of an alignment guide from the top.
    func guide(_ alignment: VerticalAlignment) -> Double {
        switch alignment {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: firstBaseline ?? size.height
        case .lastTextBaseline: lastBaseline ?? size.height
        }
    }

    /// The same with the guides of a view inside, moved down by a distance.
    func withBaselines(of inner: Dimensions, at y: Double) -> Dimensions {
        Dimensions(
            size,
            firstBaseline: inner.firstBaseline.map { $0 + y },
            lastBaseline: inner.lastBaseline.map { $0 + y }
        )
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

extension Axis {
    /// The other axis.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
