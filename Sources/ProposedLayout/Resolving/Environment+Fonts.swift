internal import TextMeasurement

extension Environment {
    /// The font that a choice asks for here.
    ///
    /// - Parameters:
    ///   - choice: the font; `nil` is the environment's, and the body where that has none.
    ///   - platform: whose text styles apply.
    ///   - side: the side of the band of its size.
    /// - Returns: the request; `nil` for a size that no font can have.
    func request(_ choice: FontChoice?, on platform: Platform, side: BandSide) -> FontRequest? {
        let choice = choice ?? font ?? .style(.body)
        guard var request = base(choice.base, on: platform, side: side) else { return nil }
        if let weight = weight ?? choice.weight, case .system = request.family { request.weight = weight }
        if isItalic || choice.isItalic { request.isItalic = true }
        if let design = choice.design ?? design, case .system = request.family { request.design = design }
        return request
    }

    private func base(_ base: FontChoice.Base, on platform: Platform, side: BandSide) -> FontRequest? {
        switch base {
        case .style(let style): return styled(style, on: platform)
        case .system(let size):
            let points = size.value(at: side, givesRoom: false)
            guard let size = PointSize(points) else { return styled(.body, on: platform) }
            return FontRequest(family: .system, size: size)
        case .custom(let name, let size, let style):
            var points = size.value(at: side, givesRoom: false)
            if let style, platform == .iOS { points *= growth(of: style) }
            guard let size = PointSize(points) else { return styled(.body, on: platform) }
            return FontRequest(family: .postScript(name), size: size)
        }
    }

    private func styled(_ style: TextStyle, on platform: Platform) -> FontRequest? {
        switch platform {
        case .iOS: style.font(at: textSize)
        case .macOS:
            PointSize(style.sizeOnMac).map { FontRequest(family: .system, size: $0, weight: style.weightOnMac) }
        }
    }

    /// How much larger a style is than at the default text size, as fonts that scale with it are.
    private func growth(of style: TextStyle) -> Double {
        guard let size = style.font(at: textSize)?.size.points, let normal = style.font()?.size.points else { return 1 }
        return size / normal
    }
}

extension TextStyle {
    /// The size of the style on macOS, in points (the table "macOS built-in text styles" of Apple's Human Interface
    /// Guidelines); there is no Dynamic Type.
    var sizeOnMac: Double {
        switch self {
        case .largeTitle: 26
        case .title1: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption1, .caption2: 10
        }
    }

    /// The weight of the style on macOS.
    var weightOnMac: FontWeight {
        switch self {
        case .headline: .bold
        case .caption2: .medium
        default: .regular
        }
    }
}
