import Interfaces
import Layout
import TextMeasurement

extension ControlFactTests {
    static func button(
        _ kind: String,
        _ size: String = "regular",
        style: String? = nil,
        hasImage: Bool = false,
        title: String? = "abcd"
    ) -> ViewContent {
        var button = ButtonContent(
            kind: kind,
            title: title.map { ControlScreen.text($0) },
            attributes: TextAttributes()
        )
        button.style = style
        button.controlSize = size
        button.hasImage = hasImage
        return .button(button)
    }

    static func check(_ font: InterfaceFont?, _ size: String = "regular") -> ViewContent {
        var button = ButtonContent(
            kind: "check",
            title: ControlScreen.text("abcd"),
            attributes: TextAttributes(font: font)
        )
        button.controlSize = size
        return .button(button)
    }

    private static let brand: InterfaceFont? = PointSize(13).map {
        .fixed(FontRequest(family: .postScript("Brand"), size: $0))
    }

    private static func field(_ border: String, _ control: String = "regular", size: Double? = nil) -> ViewContent {
        let attributes = TextAttributes(font: size.flatMap { ControlScreen.font($0) })
        var field = TextFieldContent(border: border, text: nil, placeholder: nil, attributes: attributes)
        field.controlSize = control
        return .textField(field)
    }

    static func segments(
        _ style: String,
        _ size: String = "regular",
        widths: [Double?] = [nil],
        titles: [String] = ["ab", "ab", "ab"],
        fillsEqually: Bool = false
    ) -> ViewContent {
        let segments = zip(widths, titles).map { width, title in
            var segment = SegmentedContent.Segment(title: ControlScreen.text(title))
            segment.width = width
            return segment
        }
        var control = SegmentedContent(segments: segments, attributes: TextAttributes())
        control.style = style
        control.controlSize = size
        control.fillsEqually = fillsEqually
        return .segmentedControl(control)
    }

    /// Two buttons with images, 32 and 30 points wide.
    private static func imageButtons(_ style: String, _ size: String = "regular") -> ViewContent {
        let segments = [32.0, 30].map { SegmentedContent.Segment(title: nil, hasImage: true, width: $0) }
        var control = SegmentedContent(segments: segments, attributes: TextAttributes())
        control.style = style
        control.controlSize = size
        control.isMomentary = style != "separated"
        return .segmentedControl(control)
    }

    private static func box(_ kind: String, _ position: String = "noTitle") -> ViewContent {
        .box(BoxContent(kind: kind, title: nil, titlePosition: position, attributes: TextAttributes()))
    }

    private static var paintedLabel: ViewContent {
        let attributes = TextAttributes(font: ControlScreen.font(13))
        var label = LabelContent(text: ControlScreen.text("abcd"), attributes: attributes)
        label.drawsBackground = true
        return .label(label)
    }

    private static var paintedField: ViewContent {
        let attributes = TextAttributes(font: ControlScreen.font(13))
        var field = TextFieldContent(border: "none", text: nil, placeholder: nil, attributes: attributes)
        field.drawsBackground = true
        return .textField(field)
    }

    static let macFacts: [Fact] =
        [(13.0, 16.0, 56.0), (11, 14, 48), (9, 11, 40), (12, 15, 52), (16, 19, 68), (22, 26, 92)].flatMap { row in
            [23_000, 24_127].map {
                mac("label \(row.0)", label(row.0), tools: $0, height: row.1, width: row.2, insets: [2, 2, 0, 0])
            }
        } + [
            mac("label", label(13), tools: 16_097, height: 16),
            mac("field", field("bezel"), height: 21, insets: [0, 0, 0, 0]),
            mac("field", field("bezel"), tools: 24_127, height: 24),
            mac("field", field("bezel"), tools: 24_127, saved: 21, height: 21),
            mac("small field", field("bezel", "small"), height: 19),
            mac("mini field", field("bezel", "mini"), height: 16),
            mac("secure field", field("secure"), height: 21),
            mac("secure field", field("secure"), tools: 24_127, height: 24),
            mac("search field", field("search"), height: 22),
            mac("small search field", field("search", "small"), height: 19),
            mac("small search field", field("search", "small"), tools: 24_127, height: 20),
            mac("small combo box", field("comboBox", "small"), height: 22, insets: [0, 3, 1, 4]),
            mac("field of 14 points", field("bezel", size: 14), height: 22),
            mac("field of 24 points", field("bezel", size: 24), height: 33),
            mac("small field", field("bezel", "small", size: 11), tools: 24_127, height: 22),
            mac("bare field", field("none", size: 13), height: 16, insets: [2, 2, 0, 0]),
            mac("bare field with a background", paintedField, height: 16, insets: [0, 0, 0, 0]),
            mac("label with a background", paintedLabel, height: 16, width: 56, insets: [0, 0, 0, 0]),
            mac("combo box", field("comboBox"), tools: 24_127, height: 24),
            mac("push", button("push"), height: 32, width: 86, insets: [7, 7, 5, 7]),
            mac("push", button("push"), tools: 16_097, height: 32, width: 92, insets: [6, 6, 4, 7]),
            mac("push", button("push"), tools: 24_127, height: 24, width: 76, insets: [0, 0, 0, 0]),
            mac("push", button("push"), tools: 24_127, saved: 32, height: 32, width: 86),
            mac("push with image", button("push", hasImage: true), height: 32),
            mac("push with image", button("push", hasImage: true), tools: 24_127, height: 24),
            mac("small push", button("push", "small"), height: 27, width: 72, insets: [6, 6, 4, 7]),
            mac("small push", button("push", "small"), tools: 24_127, height: 20),
            mac("check", button("check"), height: 18, width: 78, insets: [2, 0, 1, 1]),
            mac("check", button("check"), tools: 14_113, height: 18, width: 74, insets: [2, 2, 2, 2]),
            mac("check", button("check"), tools: 24_127, height: 16, width: 74, insets: [0, 0, 0, 0]),
            mac("check", button("check"), tools: 24_127, saved: 18, height: 18, width: 78),
            mac("check without title", button("check", title: ""), tools: 24_127, height: 16, width: 16),
            mac("check without title", button("check", title: ""), height: 18, width: 18, insets: [2, 2, 2, 2]),
            mac("check in 11 points", check(ControlScreen.font(11)), height: 18, insets: [2, 0, 2, 2]),
            mac("check in 13 points", check(ControlScreen.font(13)), height: 18, insets: [2, 0, 1, 1]),
            mac("check in 14 points", check(ControlScreen.font(14)), height: 18, insets: [2, 0, 0.5, 0.5]),
            mac("check in another font", check(brand), height: 18, insets: [2, 0, 2, 2]),
            mac("small check", button("check", "small"), height: 16, width: 65),
            mac("small check", button("check", "small"), tools: 24_127, height: 14),
            mac("mini check", button("check", "mini"), height: 11),
            mac("radio", button("radio"), height: 18, width: 78),
            mac("radio", button("radio"), tools: 24_127, height: 16),
            mac("small radio", button("radio", "small"), height: 15, width: 65, insets: [1, 0, 0.5, 0.5]),
            mac("help", button("help", title: nil), height: 25, width: 25, insets: [3, 2, 1, 4]),
            mac("help", button("help", title: nil), tools: 24_127, height: 24, width: 24),
            mac("small help", button("help", "small", title: nil), height: 19, width: 18, insets: [1, 1, 1, 2]),
            mac("mini push", button("push", "mini"), height: 16, width: 54, insets: [2, 2, 0, 2]),
            mac("mini push", button("push", "mini"), tools: 16_097, height: 16, width: 60, insets: [1, 1, 0, 1]),
            mac("mini menu", button("popUpButton", "mini"), height: 16, insets: [2, 3, 0, 2]),
            mac("mini menu", button("popUpButton", "mini"), tools: 13_771, height: 15, insets: [0, 1, 0, 0]),
            mac("disclosure", button("disclosure", title: nil), height: 26, width: 28, insets: [4, 4, 3, 3]),
            mac("disclosure triangle", button("disclosureTriangle", title: nil), height: 13),
            mac("inline", button("inline"), height: 18, width: 63),
            mac("inline", button("inline"), tools: 24_127, height: 18, width: 59),
            mac("inline without a border", bare("inline"), height: 16, width: 56, insets: [0, 0, 0, 0]),
            mac("round rectangle", button("roundRect"), tools: 24_127, height: 24, width: 76),
            mac("round rectangle without a border", bare("roundRect"), tools: 24_127, height: 16, width: 56),
            mac("large push", button("push", "large"), height: 40, width: 84, insets: [6, 6, 6, 6]),
            mac("large push", button("push", "large"), tools: 24_127, height: 28, width: 80),
            mac("large check", button("check", "large"), height: 22, width: 81),
            mac("large menu", button("popUpButton", "large"), height: 40, width: 102, insets: [5, 5, 6, 6]),
            mac("menu without a border", bare("popUpButton"), height: 16, width: 87, insets: [5, 0, 0, 0]),
            mac(
                "bevelled menu",
                button("popUpButton", style: "regularSquare"),
                height: 27,
                insets: [3, 3, 3, 4]
            ),
            mac("recessed menu", button("popUpButton", style: "recessed"), height: 19, width: 74),
            mac("small recessed menu", button("popUpButton", "small", style: "recessed"), height: 17, width: 66),
            mac("menu of Xcode 9", button("popUpButton", title: nil), tools: 13_771, height: 26, width: 37),
            mac("small menu before macOS 11", button("popUpButton", "small"), tools: 16_097, height: 22, width: 79),
            mac("menu", button("popUpButton", style: "rounded"), tools: 24_127, height: 24, width: 99),
            mac("title with spaces behind it", button("push", title: "ab  "), height: 32, width: 86),
            mac("mini help", button("help", "mini", title: nil), height: 16, width: 16),
            mac("mini recessed", button("recessed", "mini"), height: 16),
            mac("textured", button("roundTextured", hasImage: true), height: 23, insets: [1, 1, 1, 2]),
            mac("textured", button("roundTextured"), height: 23, width: 68),
            mac("textured", button("roundTextured"), tools: 16_097, height: 23, width: 66, insets: [0, 0, 0, 1]),
            mac("textured", button("roundTextured"), tools: 13_771, height: 25, width: 66, insets: [0, 0, 1, 2]),
            mac("bevelled", button("bevel", style: "regularSquare"), height: 21, width: 76, insets: [2, 2, 2, 3]),
            mac("bevelled with image", button("bevel", style: "regularSquare", hasImage: true), width: 81),
            mac("bevelled without a border", bare("bevel"), height: 16, width: 56, insets: [0, 0, 0, 0]),
            mac("mini switch", control("switch", nil, "mini"), height: 16, width: 28, insets: [1, 1, 0, 1]),
            mac("mini switch", control("switch", nil, "mini"), tools: 24_127, height: 16, width: 36),
            mac("push of Xcode 12.2", button("push"), tools: 17_503, height: 32, width: 86),
            mac("push of Xcode 12", button("push"), tools: 17_156, height: 32, width: 92),
            mac("large push with image", button("push", "large", hasImage: true), height: 40, width: 86),
            mac("small check without title", button("check", "small", title: ""), height: 16, width: 14),
            mac("small check", button("check", "small"), tools: 16_097, height: 18, width: 67),
            mac("square", button("smallSquare"), insets: [0, 0, 1, 1]),
            mac("square with an image", button("smallSquare", hasImage: true), tools: 14_460, insets: [0, 0, 1, 1]),
            mac("combo box", field("comboBox"), tools: 18_122, height: 25, insets: [0, 3, 1, 4]),
            mac("combo box", field("comboBox"), height: 23, insets: [1, 3, 1, 2]),
            mac("combo box", field("comboBox"), tools: 13_771, height: 26),
            mac("slider", control("slider"), tools: 16_097, height: 19, insets: [2, 2, 2, 2]),
            mac(
                "small knob",
                control("slider", "circular", "small"),
                tools: 24_127,
                height: 22,
                width: 22,
                insets: [0, 0, 2, 2]
            ),
            mac("small stepper", control("stepper", nil, "small"), tools: 24_127, height: 22, width: 17),
            mac("menu", button("popUpButton", style: "rounded"), height: 25, width: 91, insets: [3, 4, 1, 4]),
            mac("menu", button("popUpButton"), tools: 14_460, height: 25, insets: [2, 3, 1, 3]),
            mac("menu", button("popUpButton"), tools: 13_771, height: 26, insets: [2, 3, 2, 3]),
            mac("menu", button("popUpButton", style: "rounded"), tools: 24_127, height: 24),
            mac(
                "small menu",
                button("popUpButton", "small", style: "rounded"),
                height: 22,
                width: 76,
                insets: [4, 4, 2, 4]
            ),
            mac("small menu", button("popUpButton", "small"), tools: 24_127, saved: 22, height: 22),
            mac(
                "textured menu",
                button("popUpButton", style: "texturedRounded"),
                height: 25,
                width: 96,
                insets: [3, 4, 1, 4]
            ),
            mac("small menu", button("popUpButton", "small", style: "roundedRect"), height: 17, width: 65),
            mac("switch", control("switch"), height: 25, width: 42, insets: [2, 2, 1, 2]),
            mac("switch", control("switch"), tools: 24_127, height: 16, width: 36),
            mac("stepper", control("stepper"), height: 28, width: 19, insets: [3, 3, 4, 4]),
            mac("stepper", control("stepper"), tools: 24_127, height: 26, width: 20),
            mac("small stepper", control("stepper", nil, "small"), height: 22, width: 15, insets: [2, 2, 1, 2]),
            mac("small stepper", control("stepper", nil, "small"), tools: 24_127, saved: 16, height: 16, width: 11),
            mac("small stepper", control("stepper", nil, "small"), tools: 24_127, saved: 22, insets: [2, 2, 1, 2]),
            mac("slider", control("slider"), height: 28, insets: [2, 2, 2, 6]),
            mac("slider", control("slider"), tools: 11_201, height: 19, insets: [2, 2, 2, 2]),
            mac("slider", control("slider"), tools: 24_127, height: 16),
            mac("small slider", control("slider", nil, "small"), height: 20, insets: [2, 2, 2, 2]),
            mac("small slider", control("slider", nil, "small"), tools: 16_000, height: 15, insets: [0, 0, 1, 1]),
            mac("progress bar", control("progressIndicator", "bar"), height: 20, insets: [0, 0, 1, 1]),
            mac("small progress bar", control("progressIndicator", "bar", "small"), height: 12, insets: [0, 0, 0, 0]),
            mac("small spinner", control("progressIndicator", "spinning", "small"), height: 16, width: 16),
            mac("spinner", control("progressIndicator", "spinning"), height: 32, width: 32),
            mac("segments", segments("rounded"), height: 24, insets: [2, 2, 1, 1]),
            mac("segments with widths", segments("rounded", widths: [32, 32]), height: 24, width: 73),
            mac("segments with widths", segments("rounded", widths: [32, 32]), tools: 16_097, width: 71),
            mac("textured segments with widths", segments("texturedSquare", widths: [32, 32]), width: 71),
            mac("segments", segments("rounded", widths: [nil, nil], titles: ["ab", "abcd"]), width: 114),
            mac(
                "segments of one width",
                segments("rounded", widths: [nil, nil], titles: ["ab", "abcd"], fillsEqually: true),
                tools: 21_507,
                width: 140
            ),
            mac(
                "segments of one width",
                segments("rounded", widths: [nil, nil], titles: ["ab", "abcd"], fillsEqually: true),
                tools: 23_094,
                width: 114
            ),
            mac("segment with a width", segments("texturedSquare", widths: [36]), width: 42),
            mac("small segments", segments("rounded", "small"), height: 21),
            mac("segments", segments("roundRect"), height: 20, insets: [1, 1, 1, 1]),
            mac("textured segments", segments("texturedSquare"), insets: [1, 1, 1, 2]),
            mac("segments", segments("rounded"), tools: 13_196, height: 24, width: 50, insets: [2, 2, 1, 2]),
            mac("segments as buttons", imageButtons("rounded"), height: 24, width: 69, insets: [3, 3, 2, 2]),
            mac("segments as buttons", imageButtons("rounded"), tools: 24_127, height: 24, width: 63),
            mac("segments as buttons", imageButtons("rounded"), tools: 16_097, insets: [2, 2, 1, 2]),
            mac("separate segments", imageButtons("separated"), height: 24, width: 69, insets: [3, 3, 2, 2]),
            mac("small segments as buttons", imageButtons("rounded", "small"), height: 21, insets: [3, 3, 2, 3]),
            mac("level indicator", control("levelIndicator"), height: 18),
            mac("path", control("pathControl"), height: 22, insets: [0, 0, 0, 0]),
            mac("small path", control("pathControl", nil, "small"), height: 20),
            mac("path in a menu", control("pathControl", "popUp"), height: 25, insets: [3, 3, 1, 4]),
            mac("small path in a menu", control("pathControl", "popUp", "small"), height: 22, insets: [3, 3, 1, 3]),
            mac("date", control("datePicker"), insets: [0, 3, 4, 0]),
            mac("date without a stepper", control("datePicker", "textField"), insets: [0, 0, 0, 0]),
            mac("calendar", control("datePicker", "clockAndCalendar"), insets: [0, 0, 0, 0]),
            mac("colour well", control("colorWell"), height: 28, width: 44, insets: [3, 3, 2, 2]),
            mac("colour well", control("colorWell"), tools: 21_507, height: 23, width: 44, insets: [0, 0, 0, 0]),
            mac("separator", box("separator"), height: 5, insets: [0, 0, 2, 2]),
            mac("box", box("primary"), insets: [3, 3, 2, 4]),
            mac("box with a title", box("primary", "atTop"), insets: [3, 3, 0, 4]),
            mac("box", box("primary"), tools: 24_127, insets: [0, 0, 0, 0]),
            mac("mini stepper", control("stepper", nil, "mini"), tools: 24_127, height: 20, width: 13),
            mac("tab view", control("tabView"), insets: [7, 7, 6, 10]),
            mac("small tab view", control("tabView", nil, "small"), insets: [7, 7, 3, 10]),
            mac("tab view", control("tabView"), tools: 16_097, insets: [7, 7, 3, 10]),
            mac("tab view", control("tabView"), tools: 17_156, insets: [7, 7, 6, 10]),
            mac("tab view", control("tabView", "bottomTabsBezelBorder"), insets: [7, 7, 4, 2]),
            mac("tab view", control("tabView", "noTabsNoBorder"), insets: [0, 0, 0, 0]),
            mac("upright slider", control("slider", nil, "mini"), saved: 120, insets: [2, 2, 2, 2]),
            mac("custom box", box("custom"), insets: [0, 0, 0, 0]),
            mac("stack", .stack(StackContent(axis: .vertical)), insets: [0, 0, 0, 0]),
            mac("scroll view", .scroll(ScrollContent(element: "scrollView")), insets: [0, 0, 0, 0]),
            mac("view", .plain, insets: [0, 0, 0, 0]),
            mac("image view", .image(nil), insets: [0, 0, 0, 0]),
        ]
}
