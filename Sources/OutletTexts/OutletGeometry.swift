internal import SourceCode

/// What code writes when it places a view of a document, or fills it, itself.
enum OutletGeometry {
    /// The properties of a view whose values decide where it stands, and of a button or a text how much room its text has.
    static let properties = [
        "frame", "bounds", "center", "size", "origin", "width", "height", "x", "y", "transform", "autoresizingMask",
        "preferredMaxLayoutWidth", "lineBreakMode", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
        "translatesAutoresizingMaskIntoConstraints", "configuration", "layoutMargins", "directionalLayoutMargins",
        // Of stack views, whose arranged views they move and size.
        "axis", "orientation", "distribution",
    ]

    /// Those of them that give a view another size than the document does.
    static let sizes: Set<String> = [
        "frame", "bounds", "size", "width", "height", "setFrame", "setBounds", "setFrameSize",
    ]

    /// The functions that put a view into another one, where the frame of the document says nothing.
    static let moving = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]

    /// The functions that do the same, and those that make constraints or change what a stack view arranges.
    static let functions = [
        "setFrame", "setBounds", "setCenter", "setFrameSize", "setFrameOrigin", "setTransform", "removeFromSuperview",
        "setContentCompressionResistancePriority", "setContentHuggingPriority", "setPreferredMaxLayoutWidth",
        "setTranslatesAutoresizingMaskIntoConstraints", "addArrangedSubview", "insertArrangedSubview", "addView",
        "insertView", "constraint", "constraintEqualToAnchor", "constraintEqualToConstant",
        "constraintGreaterThanOrEqualToConstant", "constraintLessThanOrEqualToConstant", "makeConstraints",
        "remakeConstraints", "updateConstraints",
    ]

    /// The view whose part an expression gives a value: `label` of `label.frame.size.width`.
    ///
    /// - Returns: `nil` for what is no part of a view's frame, as the width of any other thing.
    static func view(of target: CodeNode) -> CodeNode? {
        guard target.kind == .member, var base = target.firstChild else { return nil }
        guard parts.contains(target.name) else { return base }
        while parts.contains(base.name), base.kind == .member, let next = base.firstChild { base = next }
        if base.kind == .member, ["frame", "bounds", "center"].contains(base.name) { return base.firstChild }
        // Many projects give views such properties: `button.width = 120`.
        return base
    }

    private static let parts: Set<String> = ["size", "origin", "width", "height", "x", "y"]

    /// The view that a call is made of: `label` of `label.setFrame(…)`, `label.widthAnchor.constraint(…)` and
    /// `label.snp.makeConstraints`.
    static func view(of call: CodeMembers.Call) -> CodeNode? {
        guard let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild else {
            return nil
        }
        guard base.kind == .member, base.name.hasSuffix("Anchor") || base.isNamed("snp") else { return base }
        return base.firstChild
    }
}
