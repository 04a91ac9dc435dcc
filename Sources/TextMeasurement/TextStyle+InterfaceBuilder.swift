extension TextStyle {
    /// The style that the attribute `style` of a font in an Interface Builder document names.
    ///
    /// - Parameter interfaceBuilderName: for example `UICTFontTextStyleSubhead`. The emphasized body is the headline:
    ///   both are semibold at the size of the body.
    package init?(interfaceBuilderName: String) {
        let prefix = "UICTFontTextStyle"
        guard interfaceBuilderName.hasPrefix(prefix) else { return nil }
        switch interfaceBuilderName.dropFirst(prefix.count) {
        case "Title0": self = .largeTitle
        case "Title1": self = .title1
        case "Title2": self = .title2
        case "Title3": self = .title3
        case "Headline", "EmphasizedBody": self = .headline
        case "Body": self = .body
        case "Callout": self = .callout
        case "Subhead": self = .subheadline
        case "Footnote": self = .footnote
        case "Caption1": self = .caption1
        case "Caption2": self = .caption2
        default: return nil
        }
    }
}
