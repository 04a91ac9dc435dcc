internal import Findings
internal import Interfaces
internal import OutletTexts
internal import TextMeasurement

extension CodeScreens {
    /// Takes over the font that code gives a view, where it is written out and the only one.
    ///
    /// Of several the smallest is noted: what does not fit in it fits in none.
    func applyFonts(of changes: Set<OutletChange>, to view: Int, of plan: inout ScreenPlan) {
        let fonts = changes.compactMap { change -> AssignedFont?? in
            if case .font(let font) = change { .some(font) } else { nil }
        }
        guard !fonts.isEmpty else { return }
        // People see the source language in that font every day, and code may set another one that is not found.
        plan.code.resize(view)
        if fonts.count == 1, let font = fonts[0], let request = FontRequest(font),
            plan.screen.views[view].content.hasOwnFont
        {
            plan.designed = plan.designed ?? plan.screen
            plan.screen.views[view].content.change { $0.font = TraitVarying(.fixed(request)) }
        } else {
            plan.code.smallestFonts[view] = fonts.compactMap { $0?.size }.min()
        }
    }
}

extension ViewContent {
    /// Whether the view is of a kind whose font can be changed.
    fileprivate var hasOwnFont: Bool {
        switch self {
        case .label, .button: true
        default: false
        }
    }
}

extension FontRequest {
    /// The font of the system that code writes out; `nil` for another font, for a size that no font has, or a weight that
    /// none is called.
    fileprivate init?(_ font: AssignedFont) {
        guard font.name == nil, let size = PointSize(font.size) else { return nil }
        self.init(family: .system, size: size)
        guard let name = font.weight else { return }
        guard let weight = FontWeight(rawValue: name) else { return nil }
        self.weight = weight
    }
}
