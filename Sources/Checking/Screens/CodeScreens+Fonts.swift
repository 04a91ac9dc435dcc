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
        if fonts.count == 1, let own = fonts[0], let font = InterfaceFont(own, on: plan.screen.platform),
            plan.screen.views[view].content.hasOwnFont
        {
            plan.designed = plan.designed ?? plan.screen
            plan.screen.views[view].content.change { $0.font = TraitVarying(font) }
        } else {
            var sizes = fonts.compactMap { $0.flatMap(\.smallestSize) }
            let content = plan.screen.views[view].content
            if fonts.contains(nil), content.hasUntouchedFont || content.hasLargeFont { sizes.append(Self.smallText) }
            plan.code.smallestFonts[view] = sizes.min()
        }
    }

    /// Notes that the class of a view gives it a font: one of its own look, where the document has that of a new view.
    func applyOwnFont(to view: Int, of plan: inout ScreenPlan) {
        plan.code.resize(view)
        guard plan.screen.views[view].content.hasUntouchedFont else { return }
        plan.code.smallestFonts[view] = min(plan.code.smallestFonts[view] ?? Self.smallText, Self.smallText)
    }

    /// The size that a small text has in most apps, in points: code that gives a view a font which cannot be read here may
    /// well give it one of this size.
    private static let smallText = 12.0
}

extension ViewContent {
    /// Whether the view is of a kind whose font can be changed.
    fileprivate var hasOwnFont: Bool {
        switch self {
        case .label, .button: true
        default: false
        }
    }

    /// The font that a document gives a label or a button for all devices; `nil` where it leaves that to the system.
    private var documentFont: InterfaceFont? {
        switch self {
        case .label(let label): label.attributes.font.base
        case .button(let button): button.attributes.font.base
        default: nil
        }
    }

    /// Whether a document has a font that a device shows as a headline: where code sets another one, the document may be
    /// drawn at another scale.
    fileprivate var hasLargeFont: Bool {
        guard case .fixed(let request)? = documentFont else { return false }
        return request.size.points >= Self.headline
    }

    /// In points.
    private static let headline = 24.0

    /// Whether a document leaves a view the font that a new one has, as it does where code brings another one.
    ///
    /// Source: the fonts that Interface Builder notes for new labels and buttons of iOS.
    fileprivate var hasUntouchedFont: Bool {
        let sizes: [Double]
        switch self {
        case .label: sizes = [17]
        case .button: sizes = [15, 18]
        default: return false
        }
        guard case .fixed(let request)? = documentFont else { return documentFont == nil }
        return request.family == .system && request.weight == .regular && sizes.contains(request.size.points)
    }
}

extension AssignedFont {
    /// In points; that of a text style is its usual one.
    fileprivate var smallestSize: Double? {
        size ?? style.flatMap { TextStyle(rawValue: $0)?.font()?.size.points }
    }
}

extension InterfaceFont {
    /// The font of the system that code writes out; `nil` for another font, for a style or a weight that none is called, or
    /// for a size that no font has.
    fileprivate init?(_ font: AssignedFont, on platform: Platform) {
        if let style = font.style {
            guard platform == .iOS, let style = TextStyle(rawValue: style) else { return nil }
            self = .style(style, weight: nil)
            return
        }
        guard font.name == nil, let size = font.size.flatMap({ PointSize($0) }) else { return nil }
        var request = FontRequest(family: .system, size: size)
        if let name = font.weight {
            guard let weight = FontWeight(rawValue: name) else { return nil }
            request.weight = weight
        }
        self = .fixed(request)
    }
}
