internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// The classes of controls and labels that place or style their texts themselves, say how large they are, or take the size
/// that fits a text which they are given.
struct OwnLayouts: Sendable {
    private let classes: DerivedClasses
    /// Those that take another size when they are given a text; constraints take it back.
    private let fitting: DerivedClasses

    /// The functions and properties by which UIKit and AppKit ask a view for the place of its text, and for its size.
    private static let members: Set<String> = [
        "titleRect", "imageRect", "contentRect", "textRect", "drawText", "editingRect",
        "placeholderRect", "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting", "drawTitle",
        "drawInterior", "alignmentRectInsets",
    ]

    /// The properties of views that hold their texts.
    private static let texts: Set<String> = [
        "text", "title", "stringValue", "attributedText", "attributedTitle", "attributedStringValue",
    ]
    /// The texts with fonts and lines of their own: a class that gives itself one has other ones than the document's.
    private static let styled = ["attributedText", "attributedTitle", "attributedStringValue"]
    /// What gives a view its size in Objective-C.
    private static let sizes = [
        "sizeToFit]", "self setFrame:", "super setFrame:", "self setFrameSize:", "self.frame = ", "self.frame=",
    ]

    /// - Complexity: O(*n*) in the size of the sources.
    init(types: TypeIndex) {
        let messages =
            [
                "titleRectForContentRect:", "imageRectForContentRect:", "contentRectForBounds:",
                "textRectForBounds:", "drawTextInRect:", "editingRectForBounds:", "placeholderRectForBounds:",
                ")intrinsicContentSize", "sizeThatFits:", "drawTitle:", "drawInteriorWithFrame:",
                ")alignmentRectInsets",
            ] + Self.styled.flatMap { ["self.\($0) =", "self set\($0.prefix(1).uppercased())\($0.dropFirst()):"] }
        let setters = Self.texts.map { ")set\($0.prefix(1).uppercased())\($0.dropFirst()):" }
        fitting = DerivedClasses(types, saying: setters, and: Self.sizes, where: \.fitsItsText)
        classes = DerivedClasses(types, saying: messages) { $0.placesItsText || $0.kind == .type && $0.stylesItsText }
    }

    /// The views of a screen that show a text and have such a class.
    func views(of screen: Screen) -> Set<Int> {
        guard !classes.isEmpty || !fitting.isEmpty else { return [] }
        return Set(
            screen.views.indices.filter { index in
                guard let name = screen.views[index].customClass else { return false }
                switch screen.views[index].content {
                case .label, .button, .textField:
                    return classes.contain(name) || screen.views[index].autoresizing != nil && fitting.contain(name)
                default: return false
                }
            }
        )
    }

    /// Whether a member of a class has the name of one of these.
    fileprivate static func isMember(_ name: String) -> Bool { members.contains(name) }

    /// Whether a property holds a text with fonts of its own.
    fileprivate static func isStyled(_ name: String) -> Bool { styled.contains(name) }

    /// Whether a property holds the text of a view.
    fileprivate static func isText(_ name: String) -> Bool { texts.contains(name) }
}

extension CodeNode {
    /// Whether a function names the label of a button.
    private var mentionsTitle: Bool {
        descendants.contains { ($0.kind == .reference || $0.kind == .member) && $0.isNamed("titleLabel") }
    }

    /// Whether a type overrides its text by one that gives the view another size: `override var title { didSet {
    /// sizeToFit() } }`.
    fileprivate var fitsItsText: Bool {
        children.contains { member in
            guard member.kind == .variables,
                member.children.contains(where: { $0.kind == .modifier && $0.isNamed("override") })
            else { return false }
            return member.children.contains { $0.kind == .binding && OwnLayouts.isText($0.name) && $0.setsOwnSize }
        }
    }

    /// Whether a type gives itself a text with fonts and lines of its own.
    fileprivate var stylesItsText: Bool { children.contains(where: \.stylesText) }

    /// Whether code of a type gives the type's own view such a text: no local name, and no type inside of it.
    private var stylesText: Bool {
        if kind == .type || kind == .extension { return false }
        if kind == .function, descendants.contains(where: { $0.declaresText }) { return false }
        if kind == .sequence {
            let parts = Array(children)
            if let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0, index + 1 < parts.count {
                let target = parts[index - 1]
                let isOwn = (target.kind == .reference || target.isOfSelf) && OwnLayouts.isStyled(target.name)
                if isOwn, parts[index + 1].source != "nil" { return true }
            }
        }
        return children.contains(where: \.stylesText)
    }

    private var declaresText: Bool {
        (kind == .binding || kind == .parameter || kind == .innerName) && OwnLayouts.isStyled(name)
    }

    /// Whether code gives `self` a size.
    private var setsOwnSize: Bool {
        descendants.contains { node in
            switch node.kind {
            case .call:
                guard let callee = node.firstChild, callee.kind == .reference || callee.isOfSelf else { return false }
                return callee.isNamed("sizeToFit") || callee.isNamed("setFrameSize")
            case .sequence:
                let parts = Array(node.children)
                guard let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0 else { return false }
                let target = parts[index - 1].source
                return ["frame", "frame.size", "frame.size.width"].contains { target == $0 || target == "self.\($0)" }
            default: return false
            }
        }
    }

    private var isOfSelf: Bool {
        kind == .member && firstChild.map { $0.kind == .reference && $0.isNamed("self") } == true
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
