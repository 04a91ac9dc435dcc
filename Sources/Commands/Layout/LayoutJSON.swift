internal import Interfaces

/// The JSON of layouts: members in a fixed order, in one line.
enum LayoutJSON {
    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { MeasureResult.quoted($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
    }

    static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

    /// `[x, y, width, height]`, in points.
    static func rect(_ rect: Rect) -> String {
        array([rect.x, rect.y, rect.width, rect.height].map { MeasureResult.number(($0 * 1000).rounded() / 1000) })
    }

    static func size(_ size: Size) -> String {
        array([size.width, size.height].map(MeasureResult.number))
    }
}
