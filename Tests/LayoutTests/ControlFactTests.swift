import Interfaces
import Layout
import Testing
import TextMeasurement

/// Sizes that Interface Builder saved for controls without constraints on their size, in points: the mode of real
/// documents.
@Suite("Controls are as large as in saved documents")
struct ControlFactTests {
    struct Fact: Sendable, CustomTestStringConvertible {
        var name: String
        var platform: Platform
        var content: ViewContent
        var tools: Int?
        /// The height that was saved, where documents hold sizes of both kinds.
        var savedHeight: Double?
        /// Of the frame; `nil` if nothing is known.
        var height: Double?
        /// Of the frame; `nil` if nothing is known.
        var width: Double?
        /// Leading, trailing, top, bottom; `nil` if nothing is known.
        var insets: [Double]?

        var testDescription: String { "\(platform.rawValue) \(name) \(tools.map(String.init) ?? "unknown")" }
    }

    @Test("by kind, size and version of the tools", arguments: phoneFacts + macFacts)
    func fact(_ fact: Fact) throws {
        let saved = fact.savedHeight.map { Rect(x: 0, y: 0, width: 50, height: $0) }
        let control = ControlScreen(fact.content, platform: fact.platform, tools: fact.tools, saved: saved)
        let frame = try control.frame()
        if let height = fact.height { #expect(frame.height == height) }
        if let width = fact.width { #expect(frame.width == width) }
        if let insets = fact.insets {
            let found = control.metrics.alignmentInsets(of: ControlScreen.control)
            #expect([found.left, found.right, found.top, found.bottom] == insets)
        }
    }

    /// Four squares.
    private static let text = "abcd"

    private static func phone(
        _ name: String,
        _ content: ViewContent,
        tools: Int? = 23_000,
        height: Double? = nil,
        width: Double? = nil,
        insets: [Double]? = nil
    ) -> Fact {
        Fact(
            name: name,
            platform: .iOS,
            content: content,
            tools: tools,
            height: height,
            width: width,
            insets: insets
        )
    }

    private static func mac(
        _ name: String,
        _ content: ViewContent,
        tools: Int? = 23_000,
        saved: Double? = nil,
        height: Double? = nil,
        width: Double? = nil,
        insets: [Double]? = nil
    ) -> Fact {
        Fact(
            name: name,
            platform: .macOS,
            content: content,
            tools: tools,
            savedHeight: saved,
            height: height,
            width: width,
            insets: insets
        )
    }

    private static func phoneButton(_ kind: String, _ size: Double?, insets: EdgeInsets? = nil) -> ViewContent {
        var button = ButtonContent(
            kind: kind,
            title: ControlScreen.text(text),
            attributes: TextAttributes(font: size.flatMap { ControlScreen.font($0) })
        )
        button.contentInsets = insets
        return .button(button)
    }

    private static func control(_ element: String, _ style: String? = nil, _ size: String = "regular") -> ViewContent {
        .control(ControlContent(element: element, style: style, controlSize: size))
    }

    private static func phoneField(_ border: String, _ size: Double) -> ViewContent {
        .textField(
            TextFieldContent(
                border: border,
                text: ControlScreen.text(text),
                placeholder: nil,
                attributes: TextAttributes(font: ControlScreen.font(size))
            )
        )
    }

    private static var segments: ViewContent {
        var control = SegmentedContent(
            segments: [.init(title: ControlScreen.text(text))],
            attributes: TextAttributes()
        )
        control.style = "plain"
        return .segmentedControl(control)
    }

    private static func label(_ size: Double) -> ViewContent {
        .label(
            LabelContent(
                text: ControlScreen.text(text),
                attributes: TextAttributes(font: ControlScreen.font(size))
            )
        )
    }

    static let phoneFacts: [Fact] =
        [(12.0, 27.0), (14, 29), (15, 30), (16, 32), (17, 33), (20, 36)].flatMap { size, height in
            ["roundedRect", "system", "custom"].map { kind in
                phone("\(kind) \(size)", phoneButton(kind, size), height: height, width: 4 * size)
            }
        } + [
            phone("system, usual font", phoneButton("system", nil), height: 30, width: 60),
            phone(
                "button with insets",
                phoneButton("system", 16, insets: EdgeInsets(top: 3, left: 8, bottom: 4, right: 8)),
                height: 26.5,
                width: 80
            ),
            phone("switch", control("switch"), height: 31, width: 51, insets: [0, 2, 0, 0]),
            phone("switch", control("switch"), tools: nil, height: 31, width: 51),
            phone("switch", control("switch"), tools: 24_127, height: 28, width: 63),
            phone("slider", control("slider"), height: 31, insets: [2, 2, 0, 1]),
            phone("slider", control("slider"), tools: 24_127, height: 33.5),
            phone("rounded field", phoneField("roundedRect", 17), height: 34),
            phone("field without border", phoneField("none", 17), height: 21),
            phone("field without border", phoneField("none", 18), height: 22),
            phone("segments", segments, tools: 13_771, height: 29, insets: [0, 0, 0, 1]),
            phone("segments", segments, tools: 14_113, height: 32, insets: [0, 0, 0, 1]),
            phone("progress", control("progressView"), tools: 18_122, height: 2),
            phone("progress", control("progressView"), tools: 19_162, height: 4),
            phone("activity", control("activityIndicatorView", "medium"), height: 20, width: 20),
            phone("activity", control("activityIndicatorView", "gray"), height: 20, width: 20),
            phone("activity", control("activityIndicatorView", "large"), height: 37, width: 37),
            phone("activity", control("activityIndicatorView", "whiteLarge"), height: 37, width: 37),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), height: 56),
            phone("toolbar", .bar(BarContent(element: "toolbar", texts: [])), height: 44),
            phone("navigation bar", .bar(BarContent(element: "navigationBar", texts: [])), height: 44),
            phone("tab bar", .bar(BarContent(element: "tabBar", texts: [])), height: 49),
        ]
        + [(10.0, 12.0), (11, 13.5), (12, 14.5), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (34, 41)].map {
            phone("label \($0.0)", label($0.0), tools: 15_000, height: $0.1, width: 4 * $0.0, insets: [0, 0, 0, 0])
        }
        + [(17.0, 21.0), (18, 22), (22, 27)].map {
            phone("label of old documents \($0.0)", label($0.0), tools: 13_771, height: $0.1)
        }
}

extension ControlFactTests {
    private static func button(
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

    private static func field(_ border: String, _ control: String = "regular", size: Double? = nil) -> ViewContent {
        let attributes = TextAttributes(font: size.flatMap { ControlScreen.font($0) })
        var field = TextFieldContent(border: border, text: nil, placeholder: nil, attributes: attributes)
        field.controlSize = control
        return .textField(field)
    }

    private static func segments(_ style: String, _ size: String = "regular") -> ViewContent {
        var control = SegmentedContent(segments: [.init(title: ControlScreen.text("ab"))], attributes: TextAttributes())
        control.style = style
        control.controlSize = size
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
            mac("label with a background", paintedLabel, height: 16, width: 56, insets: [0, 0, 0, 0]),
            mac("combo box", field("comboBox"), tools: 24_127, height: 23),
            mac("push", button("push"), height: 32, width: 86, insets: [7, 7, 5, 7]),
            mac("push", button("push"), tools: 16_097, height: 32, width: 92, insets: [6, 6, 4, 7]),
            mac("push", button("push"), tools: 24_127, height: 24, width: 76, insets: [0, 0, 0, 0]),
            mac("push", button("push"), tools: 24_127, saved: 32, height: 32, width: 86),
            mac("push with image", button("push", hasImage: true), height: 30),
            mac("push with image", button("push", hasImage: true), tools: 24_127, height: 24),
            mac("small push", button("push", "small"), height: 27, width: 72, insets: [6, 6, 4, 7]),
            mac("small push", button("push", "small"), tools: 24_127, height: 20),
            mac("check", button("check"), height: 18, width: 78, insets: [2, 0, 1, 1]),
            mac("check", button("check"), tools: 14_113, height: 18, width: 74, insets: [2, 2, 2, 2]),
            mac("check", button("check"), tools: 24_127, height: 16, width: 74, insets: [0, 0, 0, 0]),
            mac("check", button("check"), tools: 24_127, saved: 18, height: 18, width: 78),
            mac("check without title", button("check", title: ""), tools: 24_127, height: 16, width: 16),
            mac("small check", button("check", "small"), height: 16, width: 65),
            mac("small check", button("check", "small"), tools: 24_127, height: 14),
            mac("mini check", button("check", "mini"), height: 11),
            mac("radio", button("radio"), height: 18, width: 78),
            mac("radio", button("radio"), tools: 24_127, height: 16),
            mac("small radio", button("radio", "small"), height: 15, width: 65, insets: [1, 0, 0.5, 0.5]),
            mac("help", button("help", title: nil), height: 25, width: 25, insets: [3, 2, 1, 4]),
            mac("help", button("help", title: nil), tools: 24_127, height: 24, width: 24),
            mac("small help", button("help", "small", title: nil), height: 19, width: 18, insets: [1, 1, 0, 2]),
            mac("mini push", button("push", "mini"), height: 16, insets: [2, 2, 0, 2]),
            mac("disclosure triangle", button("disclosureTriangle", title: nil), height: 13),
            mac("inline", button("inline"), height: 18, width: 77),
            mac("mini recessed", button("recessed", "mini"), height: 16),
            mac("textured", button("roundTextured", hasImage: true), height: 25),
            mac("menu", button("popUpButton", style: "rounded"), height: 25, width: 91, insets: [3, 4, 1, 4]),
            mac("menu", button("popUpButton"), tools: 14_460, height: 25, insets: [2, 3, 1, 3]),
            mac("menu", button("popUpButton", style: "rounded"), tools: 24_127, height: 24),
            mac(
                "small menu",
                button("popUpButton", "small", style: "rounded"),
                height: 22,
                width: 76,
                insets: [4, 4, 2, 4]
            ),
            mac("small menu", button("popUpButton", "small"), tools: 24_127, saved: 22, height: 22),
            mac("textured menu", button("popUpButton", style: "texturedRounded"), height: 24, width: 96),
            mac("small menu", button("popUpButton", "small", style: "roundedRect"), height: 17, width: 65),
            mac("switch", control("switch"), height: 25, width: 42, insets: [2, 2, 1, 2]),
            mac("switch", control("switch"), tools: 24_127, height: 16, width: 36),
            mac("stepper", control("stepper"), height: 27, width: 19),
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
            mac("small segments", segments("rounded", "small"), height: 21),
            mac("segments", segments("roundRect"), height: 20),
            mac("colour well", control("colorWell"), height: 23, width: 44, insets: [3, 3, 2, 1]),
            mac("separator", box("separator"), height: 5, insets: [0, 0, 2, 2]),
            mac("box", box("primary"), insets: [3, 3, 2, 4]),
            mac("box with a title", box("primary", "atTop"), insets: [3, 3, 0, 4]),
            mac("box", box("primary"), tools: 24_127, insets: [0, 0, 0, 0]),
            mac("mini stepper", control("stepper", nil, "mini"), tools: 24_127, height: 20, width: 13),
            mac("tab view", control("tabView"), insets: [7, 7, 3, 10]),
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
