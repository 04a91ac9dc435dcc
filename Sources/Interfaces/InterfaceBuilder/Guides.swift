internal import SourceText

/// Layout guides.
extension InterfaceReader {
    private static let guides: Set<String> = ["viewLayoutGuide", "layoutGuide", "keyboardLayoutGuide"]

    /// Reads the guides of a view.
    mutating func readGuides(of element: MarkupElement, owner: Int, into tree: inout ScreenTree) {
        for child in element.children where Self.guides.contains(child.name) {
            let kind: LayoutGuide.Kind =
                switch child["key"] {
                case "safeArea": .safeArea
                case "layoutMargins", "layoutMarginsGuide": .layoutMargins
                case "readableContent", "readableContentGuide", "readableContentLayoutGuide": .readableContent
                case "contentLayoutGuide": .content
                case "frameLayoutGuide": .frame
                case "keyboard", "keyboardLayoutGuide": .keyboard
                default: .custom
                }
            tree.add(guide(child, kind: kind, owner: owner))
        }
    }

    /// Reads the guides of a view controller, as before safe areas; they belong to its root view.
    mutating func readControllerGuides(_ element: MarkupElement, into tree: inout ScreenTree) {
        for child in element.children where child.isNamed("viewControllerLayoutGuide") {
            tree.add(guide(child, kind: child["type"] == "bottom" ? .bottom : .top, owner: 0))
        }
    }

    private func guide(_ element: MarkupElement, kind: LayoutGuide.Kind, owner: Int) -> LayoutGuide {
        LayoutGuide(id: element["id"] ?? "", kind: kind, owner: owner, location: location(of: element))
    }
}
