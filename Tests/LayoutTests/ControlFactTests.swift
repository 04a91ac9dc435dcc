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

    @Test("by kind, size and version of the tools", arguments: phoneFacts + macFacts + macVariants)
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
    static let text = "abcd"

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

    static func mac(
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

    static func control(_ element: String, _ style: String? = nil, _ size: String = "regular") -> ViewContent {
        .control(ControlContent(element: element, style: style, controlSize: size))
    }

    /// A slider with tick marks.
    static func ticked(_ size: String) -> ViewContent {
        var content = ControlContent(element: "slider", controlSize: size)
        content.hasTickMarks = true
        return .control(content)
    }

    private static func pages(_ count: Int) -> ViewContent {
        var content = ControlContent(element: "pageControl")
        content.pages = count
        return .control(content)
    }

    private static func phoneField(_ border: String, _ size: Double, isSecure: Bool = false) -> ViewContent {
        var field = TextFieldContent(
            border: border,
            text: ControlScreen.text(text),
            placeholder: nil,
            attributes: TextAttributes(font: ControlScreen.font(size))
        )
        field.isSecure = isSecure
        return .textField(field)
    }

    static var segments: ViewContent {
        var control = SegmentedContent(
            segments: [.init(title: ControlScreen.text(text))],
            attributes: TextAttributes()
        )
        control.style = "plain"
        return .segmentedControl(control)
    }

    static func label(_ size: Double) -> ViewContent {
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
            phone("three pages", pages(3), tools: 14_460, height: 37, width: 39),
            phone("three pages", pages(3), tools: 17_156, height: 27.5, width: 121.5),
            phone("three pages", pages(3), height: 26, width: 116),
            phone("four pages", pages(4), tools: 24_127, height: 26, width: 92),
            phone("pages of an unknown number", control("pageControl"), height: 26),
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
            phone("field without border", phoneField("none", 17), tools: 15_705, height: 21),
            phone("field without border", phoneField("none", 15), tools: 16_096, height: 19.5),
            phone("field without border", phoneField("none", 17), height: 22),
            phone("field without border", phoneField("none", 18), height: 23),
            phone("secure field", phoneField("none", 17, isSecure: true), height: 21),
            phone("secure field", phoneField("none", 18, isSecure: true), height: 22),
            phone("segments", segments, tools: 13_771, height: 29, insets: [0, 0, 0, 1]),
            phone("segments", segments, tools: 14_490, height: 29, insets: [0, 0, 0, 1]),
            phone("segments", segments, tools: 15_505, height: 32, insets: [0, 0, 0, 1]),
            phone("progress", control("progressView"), tools: 18_122, height: 2),
            phone("progress", control("progressView"), tools: 19_162, height: 4),
            phone("activity", control("activityIndicatorView", "medium"), height: 20, width: 20),
            phone("activity", control("activityIndicatorView", "gray"), height: 20, width: 20),
            phone("activity", control("activityIndicatorView", "large"), height: 37, width: 37),
            phone("activity", control("activityIndicatorView", "whiteLarge"), height: 37, width: 37),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), height: 56),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), tools: 10_117, height: 44),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), tools: 14_490, height: 56),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), tools: 18_122, height: 51),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), tools: 20_037, height: 51),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), tools: 17_701, height: 56),
            phone("search bar", .bar(BarContent(element: "searchBar", texts: [])), tools: 21_507, height: 56),
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
