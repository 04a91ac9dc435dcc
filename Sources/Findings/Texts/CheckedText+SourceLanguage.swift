internal import Layout
internal import SourceText
internal import TextMeasurement

/// What the source language says of a verdict: whoever wrote a text has seen it there.
extension CheckedText {
    /// Whether a rule finds the text of a screen cut in the source language, at the default text size, on devices of so
    /// many kinds that its author has seen it.
    ///
    /// A text of the document is cut on every device; one of code, of which it is less sure that it stands in this view,
    /// on two. A window of macOS has one size: there only the words of the document itself count, which its author has
    /// seen where they stand.
    ///
    /// - Complexity: O(*n*) in the number of renditions.
    func isCutForAuthor(by definition: any TextRule.Type) -> Bool {
        guard place != nil else { return false }
        let sources = renditions.lazy.filter { $0.kind == .source && $0.textSize == .large }
        var devices: Set<String> = []
        var cut: Set<String> = []
        for rendition in sources {
            guard let device = rendition.device else { continue }
            devices.insert(device)
            guard let issue = issue(of: definition, in: rendition), issue.fault?.isCertain ?? true else { continue }
            cut.insert(device)
        }
        if cut.count > 1 { return code != nil || cut == devices }
        return code == nil && !cut.isEmpty && cut == devices && cut.isSubset(of: ShownDevice.canvases)
            && sources.allSatisfy { $0.location?.path == location.path && isOwnName($0.filled.text) }
    }

    /// Whether the view is called by a text: it shows that one in Interface Builder, and not another item of its menu.
    private func isOwnName(_ text: String) -> Bool {
        guard let name = place?.view, name.count > 2 else { return false }
        let shown = name.dropFirst().dropLast()
        return text.hasPrefix(shown.hasSuffix("…") ? shown.dropLast() : shown)
    }
}
