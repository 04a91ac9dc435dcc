internal import SourceText

/// Views, whatever they show.
extension InterfaceReader {
    /// Whether an element is a view: it has a frame, or it stands where only views do.
    func isView(_ element: MarkupElement) -> Bool {
        keyed("rect", "frame", in: element) != nil || keyed("frame", "frameInset", in: element) != nil
            || Self.frameless.contains(element.name)
    }

    /// Views that may be saved without a frame.
    private static let frameless: Set<String> = [
        "view", "customView", "tableView", "collectionView", "tableViewCell", "tableViewCellContentView",
        "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "label", "button",
        "imageView", "stackView", "scrollView", "textField", "textView", "clipView", "containerView", "splitView",
        "tabView", "visualEffectView", "box", "searchBar", "wkWebView", "mapView",
    ]

    /// Reads a view and all inside it.
    ///
    /// - Parameters:
    ///   - element: the view's element.
    ///   - tree: the screen that it is added to.
    ///   - parent: the position of the view around it.
    ///   - fallbackID: what to call it if it has no ID.
    ///   - isInstalled: whether its parent leaves it out in size classes.
    /// - Returns: its position.
    @discardableResult mutating func readView(
        _ element: MarkupElement,
        into tree: inout ScreenTree,
        parent: Int?,
        fallbackID: String,
        isInstalled: TraitVarying<Bool> = TraitVarying(true)
    ) -> Int {
        let id = element["id"] ?? fallbackID
        var view = View(id: id, content: .plain, location: location(of: element), parent: parent)
        readTraits(of: element, to: &view)
        view.savedFrame = savedFrame(of: element, in: parent.flatMap { tree.views[$0].savedFrame })
        view.isInstalled = isInstalled
        if element["installed"] == "NO" { view.isInstalled.base = false }
        view.flags.isPrototype = tree.isPrototype
        let isParentFlipped = parent.map { tree.isFlipped[$0] } ?? false
        view.autoresizing = autoresizing(of: element, isParentFlipped: !isMac || isParentFlipped)
        if element["fixedFrame"] == "YES" {
            view.flags.fixedFrameMask = mask(of: element, isParentFlipped: !isMac || isParentFlipped)
        }
        let position = tree.add(view, isFlipped: !isMac || Self.isFlipped(element))
        readGuides(of: element, owner: position, into: &tree)
        collectConstraints(of: element, owner: position, into: &tree)
        let children = readChildren(of: element, at: position, into: &tree)
        tree.views[position].content = content(of: element, at: position, children: children, in: &tree)
        if isMac, element.isNamed("gridView") {
            tree.views[position].grid = grid(element, children: children)
        }
        return position
    }

    /// Views of macOS in whose bounds y grows downwards.
    private static let flipped: Set<String> = [
        "scrollView", "clipView", "tableView", "outlineView", "tableHeaderView", "collectionView", "textView",
        "tabView", "splitView", "matrix", "browser", "ruleEditor", "predicateEditor",
    ]

    /// Whether y grows downwards in the bounds of a view of macOS.
    ///
    /// In a clip view it grows as in the view that it scrolls, which is a plain one on the canvas, whatever its class says of
    /// itself.
    private static func isFlipped(_ element: MarkupElement) -> Bool {
        var scrolled = element.isNamed("clipView") ? element.children.first { $0.isNamed("subviews") }?.children : nil
        return flipped.contains(scrolled?.next()?.name ?? element.name)
    }

    /// Reads what all views have in common.
    private mutating func readTraits(of element: MarkupElement, to view: inout View) {
        view.userLabel = element["userLabel"]
        view.customClass = element["customClass"]
        view.isHidden = varied(flag("hidden", of: element) ?? false, in: element) { reader, variation in
            reader.flag("hidden", of: variation)
        }
        if let value = priority("horizontalHuggingPriority", of: element) { view.contentHugging.horizontal = value }
        if let value = priority("verticalHuggingPriority", of: element) { view.contentHugging.vertical = value }
        if let value = priority("horizontalCompressionResistancePriority", of: element) {
            view.compressionResistance.horizontal = value
        }
        if let value = priority("verticalCompressionResistancePriority", of: element) {
            view.compressionResistance.vertical = value
        }
        view.placeholderIntrinsicSize.horizontal = placeholder("placeholderIntrinsicWidth", of: element)
        view.placeholderIntrinsicSize.vertical = placeholder("placeholderIntrinsicHeight", of: element)
        if let id = element["id"], let size = designables[ObjectKey(id)] { view.designableSize = size }
        view.margins = margins(of: element)
        view.direction = direction(of: element)
        view.look = look(of: element)
        view.flags.isMisplaced = element["misplaced"] == "YES"
        view.flags.isAmbiguous = element["ambiguous"] == "YES"
        view.flags.clips = element["clipsSubviews"] == "YES"
        view.flags.verifiesAmbiguity = element["verifyAmbiguity"] != "off"
        if isMac, element.isNamed("imageView"), let cell = cell(of: element) {
            view.imageStyle = cell["imageFrameStyle"] ?? (isSymbol(cell) ? "symbol" : nil)
        } else if !isMac, element.isNamed("imageView"), imageHolder(of: element)["catalog"] == "system" {
            view.imageStyle = "symbol"
        }
    }

    /// A length that holds at design time; `infinite` stands for none.
    private mutating func placeholder(_ name: String, of element: MarkupElement) -> Double? {
        element[name] == "infinite" ? nil : number(name, of: element)
    }

    private func direction(of element: MarkupElement) -> SemanticDirection {
        if let name = element["semanticContentAttribute"], let direction = SemanticDirection(rawValue: name) {
            return direction
        }
        return switch element["userInterfaceLayoutDirection"] {
        case "leftToRight": .forceLeftToRight
        case "rightToLeft": .forceRightToLeft
        default: .unspecified
        }
    }

    private mutating func margins(of element: MarkupElement) -> LayoutMargins {
        LayoutMargins(
            explicit: insets("layoutMargins", of: element) ?? insets("directionalLayoutMargins", of: element),
            preservesSuperview: element["preservesSuperviewLayoutMargins"] == "YES",
            insetsFromSafeArea: element["insetsLayoutMarginsFromSafeArea"] != "NO",
            followsReadableWidth: element["layoutMarginsFollowReadableWidth"] == "YES"
        )
    }

    /// The springs and struts of a view; `nil` if constraints alone lay it out.
    ///
    /// - Parameters:
    ///   - element: the view's element.
    ///   - isParentFlipped: whether y grows downwards around it.
    /// - Returns: the mask.
    private func autoresizing(of element: MarkupElement, isParentFlipped: Bool) -> AutoresizingMask? {
        if header.traits.usesAutoLayout {
            if element["translatesAutoresizingMaskIntoConstraints"] == "NO" { return nil }
            // A stack view takes the masks of the views that it arranges off.
            if element.parent?.parent?.isNamed("stackView") == true { return nil }
        }
        return mask(of: element, isParentFlipped: isParentFlipped)
    }

    /// The springs and struts that are saved with a view, whatever lays it out.
    private func mask(of element: MarkupElement, isParentFlipped: Bool) -> AutoresizingMask {
        guard let mask = keyed("autoresizingMask", "autoresizingMask", in: element) else { return AutoresizingMask() }
        let (minY, maxY) = (mask["flexibleMinY"] == "YES", mask["flexibleMaxY"] == "YES")
        return AutoresizingMask(
            left: mask["flexibleMinX"] == "YES",
            width: mask["widthSizable"] == "YES",
            right: mask["flexibleMaxX"] == "YES",
            top: isParentFlipped ? minY : maxY,
            height: mask["heightSizable"] == "YES",
            bottom: isParentFlipped ? maxY : minY
        )
    }
}
