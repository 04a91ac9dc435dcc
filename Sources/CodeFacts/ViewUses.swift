internal import CodeStrings
internal import SourceCode
internal import SourceText

/// How one file uses the views of some names: whether it may show one that is hidden.
struct ViewUses: Sendable {
    /// The names that the file has in places which are not seen through: comments are none.
    private(set) var unclear: Set<String> = []
    /// The properties of the type around that it hands on, or asks for more than how they look.
    private(set) var handedOn: Set<ViewProperty> = []
    private let quiet: QuietMethods

    /// What says how a view of the system looks, and shows no hidden one.
    static let looks: Set<String> = [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "addGestureRecognizer", "addTarget", "adjustsFontSizeToFitWidth", "alpha", "attributedText", "autoresizingMask",
        "backgroundColor", "bottomAnchor", "bounds", "center", "centerXAnchor", "centerYAnchor", "clipsToBounds",
        "constraints", "contentEdgeInsets", "contentHorizontalAlignment", "contentMode", "delegate", "font", "frame",
        "heightAnchor", "image", "imageEdgeInsets", "imageView", "intrinsicContentSize", "isEnabled", "isHidden",
        "isSelected", "isUserInteractionEnabled", "keyboardType", "leadingAnchor", "leftAnchor",
        "lineBreakMode", "minimumScaleFactor", "numberOfLines", "placeholder", "rightAnchor", "setAttributedTitle",
        "setBackgroundImage", "setImage", "setNeedsDisplay", "setNeedsLayout", "setTitle", "setTitleColor", "sizeToFit",
        "stringValue", "tag", "text", "textAlignment", "textColor", "tintColor", "title", "titleEdgeInsets",
        "titleLabel", "topAnchor", "trailingAnchor", "translatesAutoresizingMaskIntoConstraints", "widthAnchor",
    ]

    /// Functions that put a view into another one.
    private static let adders: Set<String> = [
        "addArrangedSubview", "addSubview", "bringSubviewToFront", "insertArrangedSubview", "insertSubview",
        "sendSubviewToBack",
    ]

    /// - Parameters:
    ///   - file: a file of Swift or Objective-C.
    ///   - names: the names of the views.
    ///   - properties: the properties of all types.
    ///   - quiet: the methods of the project that show no view which is hidden.
    /// - Complexity: O(*n*) in the size of the file; no node is read where it has none of the names.
    init(_ file: TypeIndex.File, of names: Set<String>, _ properties: DeclaredViews, _ quiet: QuietMethods) {
        self.quiet = quiet
        let isSwift = file.path.hasSuffix(".swift")
        var wanted: [UInt64: String] = [:]
        for name in names {
            for spelling in isSwift ? [name] : ObjectiveCViewUses.spellings(of: name) {
                wanted[NameHash.of(spelling)] = name
            }
        }
        // All places that have a name; those that the nodes account for are taken from them.
        var left: [Int: String] = [:]
        NameHash.forEach(in: CodeComments.blanked(file.code.file.utf8)[...]) { hash, offset, _ in
            if let name = wanted[hash] { left[offset] = name }
        }
        guard !left.isEmpty else { return }
        if isSwift {
            for declaration in file.declarations where declaration.node.kind == .binding {
                left[declaration.node.nameRange.lowerBound] = nil
            }
            account(for: file.code.root, in: nil, nil, owner: "", &left, properties)
        }
        unclear = Set(left.values)
    }

    /// Takes the places that a node and what is in it account for.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - parent: the node around it.
    ///   - outer: the node around that one.
    ///   - owner: the type around.
    ///   - left: the places that are left.
    ///   - properties: the properties of all types.
    private mutating func account(
        for node: CodeNode,
        in parent: CodeNode?,
        _ outer: CodeNode?,
        owner: String,
        _ left: inout [Int: String],
        _ properties: DeclaredViews
    ) {
        var owner = owner
        if node.kind == .type || node.kind == .extension { owner = TypeIndex.name(of: node) }
        if let name = HiddenViews.ownName(node), left[node.nameRange.lowerBound] == name {
            let property = ViewProperty(owner: owner, name: name)
            if properties.all.contains(property) {
                left[node.nameRange.lowerBound] = nil
                if !isLook(node, in: parent, outer) { handedOn.insert(property) }
            }
        }
        for child in node.children {
            account(for: child, in: node, parent, owner: owner, &left, properties)
        }
    }

    /// Whether a use asks for no more than how a view looks, hides it, or puts it into another one.
    private func isLook(_ use: CodeNode, in parent: CodeNode?, _ outer: CodeNode?) -> Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .member:
            guard parent.firstChild == use else { return false }
            if quiet.names.contains(parent.name) { return outer?.kind == .call && outer?.firstChild == parent }
            guard Self.looks.contains(parent.name) else { return false }
            guard parent.isNamed("isHidden") else { return true }
            guard let outer, outer.kind == .sequence else { return false }
            let parts = Array(outer.children)
            return parts.count == 3 && parts[0] == parent && parts[1].kind == .assignment && parts[2].source == "true"
        case .argument:
            guard let outer, outer.kind == .call, let callee = outer.firstChild else { return false }
            return Self.adders.contains(callee.name)
        default: return false
        }
    }
}
