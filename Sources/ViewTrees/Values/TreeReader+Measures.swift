internal import Interfaces
internal import ProposedLayout

/// Sizes, points and insets that code writes with their parts.
extension TreeReader {
    /// A part of what a `GeometryReader` tells: `geometry.size.width`.
    func part(_ name: String, ofReader reader: Int) -> Value? {
        switch name {
        case "size": .proxy(reader)
        case "width": .share(ReaderShare(reader: reader, axis: .horizontal))
        case "height": .share(ReaderShare(reader: reader, axis: .vertical))
        default: nil
        }
    }

    /// What stands for the type of a tuple.
    static let tuple = "()"

    /// A part of a value that is written with it: `CGSize(width: 24, height: 24).width`.
    ///
    /// - Parameters:
    ///   - name: the name of the part.
    ///   - kind: the type of the value.
    ///   - arguments: the arguments that made it.
    /// - Returns: `nil` if the value is not written so.
    func part(_ name: String, of kind: String, _ arguments: [Argument]) -> Value? {
        if kind == Self.tuple, let position = Int(name) {
            return arguments.indices.contains(position)
                ? evaluate(arguments[position].node, arguments[position].scope) : nil
        }
        guard
            [Self.tuple, "CGSize", "CGPoint", "CGVector", "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets"].contains(kind),
            let argument = arguments.first(where: { $0.label == name })
        else { return nil }
        return evaluate(argument.node, argument.scope)
    }
}
