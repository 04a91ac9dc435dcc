internal import SourceText

/// The symbols of macOS, which stand in for the template images of older systems too.
extension InterfaceReader {
    /// The first version of the tools whose template images are symbols.
    private static let symbolicTemplates = 17_700
    /// The first one that notes them at the size which they have in an image view, a third larger than in a button.
    private static let largeTemplates = 21_500

    /// The element that names the image of a cell or of an image view of macOS: its own attributes, or a reference inside
    /// of it that says more about a symbol.
    func imageHolder(of cell: MarkupElement) -> MarkupElement {
        guard cell["image"] == nil else { return cell }
        return cell.children.first { $0.isNamed("imageReference") && $0["key"] == "image" } ?? cell
    }

    /// Whether the image of a cell or of an image view is a symbol.
    func isSymbol(_ holder: MarkupElement) -> Bool {
        let holder = imageHolder(of: holder)
        return holder["catalog"] == "system" || isTemplate(holder) && toolsVersion >= Self.symbolicTemplates
    }

    /// The size of a symbol in a button, by the one that the document notes.
    func symbolSize(in cell: MarkupElement, noted: Size) -> Size {
        guard isTemplate(cell), toolsVersion >= Self.largeTemplates else { return noted }
        return Size(width: (noted.width * 0.75).rounded(.up), height: (noted.height * 0.75).rounded(.up))
    }

    private var toolsVersion: Int { header.traits.toolsVersion ?? .max }

    private func isTemplate(_ holder: MarkupElement) -> Bool {
        holder["image"].map { $0.hasPrefix("NS") && $0.hasSuffix("Template") } ?? false
    }
}
