internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// The classes of labels, buttons and fields that give themselves a font: the one in a document does not hold for them.
///
/// Apps have one look for all their buttons in a class that takes font and size from a theme when it wakes.
struct ClassFonts: Sendable {
    private let classes: DerivedClasses

    /// How Objective-C gives a view itself a font, or the label of a button.
    private static let messages = ["self setFont:", "self.titleLabel setFont:", "super setFont:"]
    private static let properties = ["self.font", "self.titleLabel.font", "_font"]

    /// - Complexity: O(*n*) in the size of the sources.
    init(types: TypeIndex) {
        classes = DerivedClasses(
            types,
            writing: { part in
                Self.messages.contains { Self.gives(part, $0) } || Self.properties.contains { Self.assigns(part, $0) }
            },
            where: \.setsOwnFont
        )
    }

    private static func gives(_ part: Substring, _ message: String) -> Bool {
        part.ranges(of: message).contains { isOtherSize(String(part[$0.upperBound...].prefix { $0 != ";" })) }
    }

    private static func assigns(_ part: Substring, _ property: String) -> Bool {
        part.ranges(of: property).contains { range in
            let rest = part[range.upperBound...].prefix { $0 != ";" }.drop(while: \.isWhitespace)
            return rest.first == "=" && !rest.hasPrefix("==") && isOtherSize(String(rest))
        }
    }

    /// Whether a font has another size than the one in the document: what takes that over changes no more than the face.
    fileprivate static func isOtherSize(_ font: String) -> Bool { !font.contains("pointSize") }

    /// The views of a screen that show a text and whose own class sets its font.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func views(of screen: Screen) -> Set<Int> {
        guard !classes.isEmpty else { return [] }
        return Set(
            screen.views.indices.filter { index in
                guard let name = screen.views[index].customClass else { return false }
                switch screen.views[index].content {
                case .label, .button, .textField, .textView, .segmentedControl: return classes.contain(name)
                default: return false
                }
            }
        )
    }

    /// Whether an expression is the font of a view itself, or of the label of a button.
    fileprivate static func isOwnFont(_ target: CodeNode) -> Bool {
        guard target.isNamed("font") else { return false }
        guard target.kind == .member, let base = target.firstChild else { return target.kind == .reference }
        return base.isNamed("self") || base.isNamed("super") || base.isNamed("titleLabel")
    }
}

extension CodeNode {
    /// Whether a member of a type gives the type's own view a font.
    fileprivate var setsOwnFont: Bool {
        descendants.contains { $0.assigns(to: ClassFonts.isOwnFont, where: ClassFonts.isOtherSize) }
    }
}
