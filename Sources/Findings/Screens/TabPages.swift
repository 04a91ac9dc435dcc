internal import Interfaces
internal import Layout
internal import TextMeasurement

/// The pages of a screen's tab views, of which one at a time is seen.
struct TabPages: Sendable {
    private let screen: Screen
    /// Each page with its tab view, in the order of the views.
    private let pages: [(page: Int, tabView: Int)]

    init(_ screen: Screen) {
        self.screen = screen
        pages = screen.views.indices.compactMap { index in
            guard let parent = screen.views[index].parent, case .control(let control) = screen.views[parent].content,
                control.element == "tabView"
            else { return nil }
            return (index, parent)
        }
    }

    /// The nearest pages around the texts of a version that are asked for.
    func pages(in version: CheckedScreen.Rendition, of isAsked: (PlacedText) -> Bool) -> Set<Int> {
        guard !pages.isEmpty else { return [] }
        return Set(version.laidOut.texts.filter(isAsked).compactMap { screen.pages(of: $0.view).first?.page })
    }

    /// The pages that are not seen: of each tab view all but one.
    ///
    /// - Parameters:
    ///   - version: the version.
    ///   - page: a page that is to be seen. Of the other tab views, and without it, that one is which holds the text
    ///     that fits least, else the first.
    /// - Returns: positions in ``Screen/views``.
    func closed(in version: CheckedScreen.Rendition, showing page: Int? = nil) -> Set<Int> {
        guard !pages.isEmpty else { return [] }
        var worst: [Int: (page: Int, excess: Double)] = [:]
        for text in version.laidOut.texts where text.excess > 0 {
            for (page, tabView) in screen.pages(of: text.view) where text.excess > worst[tabView]?.excess ?? 0 {
                worst[tabView] = (page, text.excess)
            }
        }
        var open: [Int: Int] = worst.mapValues(\.page)
        if let page {
            for (page, tabView) in screen.pages(of: page) { open[tabView] = page }
        }
        var closed: Set<Int> = []
        for (page, tabView) in pages {
            if let shown = open[tabView], shown != page { closed.insert(page) } else { open[tabView] = page }
        }
        return closed
    }

    /// Whether a page, or one around it, is among those that are not seen.
    func isHidden(_ page: Int, where closed: Set<Int>) -> Bool {
        screen.pages(of: page).contains { closed.contains($0.page) }
    }
}

extension PlacedText {
    /// By how much the text is too long, as a share of what there is; 0 if it fits.
    var excess: Double { fitted.faults.map(\.excess).max() ?? 0 }
}
