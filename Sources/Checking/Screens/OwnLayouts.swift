internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// The classes of controls and labels that place their texts themselves, or say how large they are.
struct OwnLayouts: Sendable {
    private let classes: DerivedClasses

    /// The functions and properties by which UIKit and AppKit ask a view for the place of its text, and for its size.
    private static let members: Set<String> = [
        "titleRect", "imageRect", "contentRect", "textRect", "drawText", "editingRect",
        "placeholderRect", "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting", "drawTitle",
        "drawInterior", "alignmentRectInsets",
    ]

    /// - Complexity: O(*n*) in the size of the sources.
    init(types: TypeIndex) {
        let messages = [
            "titleRectForContentRect:", "imageRectForContentRect:", "contentRectForBounds:",
            "textRectForBounds:", "drawTextInRect:", "editingRectForBounds:", "placeholderRectForBounds:",
            ")intrinsicContentSize", "sizeThatFits:", "drawTitle:", "drawInteriorWithFrame:",
            ")alignmentRectInsets",
        ]
        classes = DerivedClasses(types, saying: messages, where: \.placesItsText)
    }

    /// The views of a screen that show a text and have such a class.
    func views(of screen: Screen) -> Set<Int> {
        guard !classes.isEmpty else { return [] }
        return Set(
            screen.views.indices.filter { index in
                guard let name = screen.views[index].customClass else { return false }
                switch screen.views[index].content {
                case .label, .button, .textField: return classes.contain(name)
                default: return false
                }
            }
        )
    }

    /// Whether a member of a class has the name of one of these.
    fileprivate static func isMember(_ name: String) -> Bool { members.contains(name) }
}

extension CodeNode {
    /// Whether a function names the label of a button.
    private var mentionsTitle: Bool {
        descendants.contains { ($0.kind == .reference || $0.kind == .member) && $0.isNamed("titleLabel") }
    }

    /// Whether a type overrides what UIKit and AppKit ask a view for the place of its text, or for its size.
    fileprivate var placesItsText: Bool {
        children.contains { member in
            let nodes = member.kind == .variables ? Array(member.children) : [member]
            let isOverridden = member.children.contains { $0.kind == .modifier && $0.isNamed("override") }
            return isOverridden
                && nodes.contains { node in
                    guard node.kind == .function || node.kind == .binding else { return false }
                    // Most that lay out their subviews only draw corners and shadows.
                    let placesTitle = node.isNamed("layoutSubviews") && node.mentionsTitle
                    return placesTitle || OwnLayouts.isMember(node.name)
                }
        }
    }
}
