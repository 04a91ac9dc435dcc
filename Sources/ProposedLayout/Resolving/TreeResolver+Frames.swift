internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// The element of a modifier that sets a frame; `nil` for any other.
    mutating func framed(_ view: Int, _ modifier: Modifier, _ node: ViewNode, _ environment: Environment) -> Int? {
        switch modifier {
        case .frame(let width, let height, let alignment):
            let layout = FrameLayout(
                width: width.map { frameLength($0) },
                height: height.map { frameLength($0) },
                alignment: alignment
            )
            return add(layout, [view], named: layout.name, from: node, in: environment)
        case .flexibleFrame(let frame):
            let layout = FlexibleFrameLayout(
                width: range(frame.minWidth, frame.idealWidth, frame.maxWidth),
                height: range(frame.minHeight, frame.idealHeight, frame.maxHeight),
                alignment: frame.alignment
            )
            return add(layout, [view], named: layout.name, from: node, in: environment)
        case .containerRelativeFrame(let frame):
            let layout = FrameLayout(
                width: frame.axes.contains(.horizontal) ? share(environment.container.width, frame) : nil,
                height: frame.axes.contains(.vertical) ? share(environment.container.height, frame) : nil,
                alignment: frame.alignment
            )
            return add(layout, [view], named: "containerRelativeFrame", from: node, in: environment)
        default: return nil
        }
    }

    /// The length of a frame: not negative, and not infinite, which SwiftUI does not take either.
    private func frameLength(_ length: Length) -> Double {
        let points = self.length(length, givesRoom: true)
        return points.isFinite ? max(points, 0) : 0
    }

    private func range(_ least: Length?, _ ideal: Length?, _ greatest: Length?) -> FlexibleFrameLayout.Range {
        FlexibleFrameLayout.Range(
            least: least.map { max(length($0, givesRoom: true), 0) },
            ideal: ideal.map { length($0, givesRoom: true) },
            greatest: greatest.map { length($0, givesRoom: true) }
        )
    }

    /// The share of a container that `containerRelativeFrame` asks for, in points.
    private func share(_ length: Double, _ frame: ContainerRelativeFrame) -> Double {
        let spacing = self.length(frame.spacing, givesRoom: false)
        let count = Double(max(frame.count, 1))
        let span = Double(max(frame.span, 1))
        let track = (length - spacing * (count - 1)) / count
        return max((track * span + spacing * (span - 1)) * self.length(frame.factor, givesRoom: true), 0)
    }
}
