import Interfaces
import Layout
import TextMeasurement

/// Controls of macOS in the sizes, styles and releases that the mode of documents does not show.
extension ControlFactTests {
    /// A button of macOS of a kind that has a bezel, and does not draw it.
    static func bare(
        _ kind: String,
        style: String? = nil,
        _ size: String = "regular",
        title: String? = "abcd"
    ) -> ViewContent {
        guard case .button(var button) = button(kind, size, style: style, title: title) else { return .plain }
        button.isBordered = false
        return .button(button)
    }

    /// A button of macOS that shows a symbol, 15 points wide and 14 high.
    private static func symbol(_ kind: String, style: String? = nil, title: String? = nil) -> ViewContent {
        guard case .button(var button) = button(kind, style: style, hasImage: true, title: title) else {
            return .plain
        }
        button.isSymbol = true
        button.imageSize = Size(width: 15, height: 14)
        return .button(button)
    }

    /// A push button of macOS with a title and an image.
    private static func picture(_ image: Size, _ size: String = "regular") -> ViewContent {
        guard case .button(var button) = button("push", size, style: "rounded", hasImage: true) else { return .plain }
        button.imageSize = image
        return .button(button)
    }

    private static let buttonVariants: [Fact] = [
        mac("symbol", symbol("square"), insets: [0, 0, 3, 2]),
        mac("symbol in a bevel", symbol("bevel", style: "regularSquare"), insets: [0, 0, 3, 2]),
        mac("symbol and title", symbol("square", title: "abcd"), insets: [0, 0, 0, 0]),
        mac("radio without title", button("radio", title: ""), height: 18, width: 18, insets: [2, 2, 2, 2]),
        mac("check in 16 points", check(ControlScreen.font(16)), height: 18, insets: [2, 0, 0, 0]),
        mac("check in 14 points", check(ControlScreen.font(14)), tools: 16_097, insets: [2, 2, 2, 2]),
        mac("large check without title", button("check", "large", title: ""), width: 22, insets: [3, 0, 2.5, 2.5]),
        mac("large check in 15 points", check(ControlScreen.font(15), "large"), insets: [3, 0, 2.5, 2.5]),
        mac("mini check", button("check", "mini"), height: 11, width: 53),
        mac("mini check without title", button("check", "mini", title: ""), height: 11, width: 11),
        mac("small check", button("check", "small"), tools: 24_127, height: 14, width: 62),
        mac("small check without title", button("check", "small", title: ""), tools: 24_127, width: 14),
        mac("small check without title", button("check", "small", title: ""), tools: 16_097, width: 18),
        mac("push with an image", button("push", hasImage: true), tools: 24_127, width: 77),
        mac("push with an image", button("push", hasImage: true), tools: 16_097, height: 30),
        mac("push with an image", button("push", hasImage: true), width: 88),
        mac("push with an image of 10 points", picture(Size(width: 10, height: 14)), width: 98),
        mac("push with an image of 32 points", picture(Size(width: 32, height: 32)), width: 106),
        mac("large push with an image of 32 points", picture(Size(width: 32, height: 32), "large"), width: 118),
        mac("small push with an image", button("push", "small", hasImage: true), tools: 24_127, width: 66),
        mac("push with an image alone", button("push", hasImage: true, title: nil), width: 29),
        mac("push with an image alone", button("push", hasImage: true, title: nil), tools: 16_097, height: 32),
        mac("large push with an image alone", button("push", "large", hasImage: true, title: nil), width: 29),
        mac("small push", button("push", "small"), tools: 24_127, height: 20, width: 64),
        mac("bevelled with an image", button("bevel", style: "regularSquare", hasImage: true, title: nil), width: 24),
        mac("small square", button("smallSquare", "small"), tools: 24_127, insets: [0, 0, 0, 0]),
        mac(
            "small square with an image",
            button("smallSquare", "small", hasImage: true),
            tools: 24_127,
            insets: [0, 0, 1, 1]
        ),
        mac("small square with an image", button("smallSquare", "small", hasImage: true), insets: [0, 0, 0, 0]),
        mac("small round rectangle", button("roundRect", "small"), height: 17, width: 58),
        mac("small round rectangle", button("roundRect", "small"), tools: 24_127, height: 20, width: 64),
        mac("mini textured", button("roundTextured", "mini"), height: 15, width: 50),
        mac("small textured", button("roundTextured", "small"), height: 19, width: 58),
        mac("small textured", button("roundTextured", "small"), tools: 24_127, height: 20, width: 58),
        mac("small recessed", button("recessed", "small"), height: 17, width: 58),
        mac("small recessed", button("recessed", "small"), tools: 24_127, height: 20, width: 63),
        mac("small textured menu", button("popUpButton", "small", style: "texturedRounded"), tools: 9_531, height: 19),
        mac("disclosure without a border", bare("disclosure"), insets: [0, 0, 0, 0]),
        mac("small help", button("help", "small", title: nil), tools: 24_127, height: 20, width: 20),
        mac("large help", button("help", "large", title: nil), height: 35, width: 35),
    ]

    private static let menuVariants: [Fact] = [
        mac("menu of Xcode 11", button("popUpButton"), tools: 14_460, height: 25, width: 90),
        mac("untitled menu of Xcode 26", button("popUpButton", title: nil), tools: 24_127, height: 24, width: 58),
        mac("mini menu", button("popUpButton", "mini"), height: 16, width: 62),
        mac("mini menu", button("popUpButton", "mini"), tools: 16_097, height: 15, width: 62),
        mac("small menu", button("popUpButton", "small"), tools: 24_127, height: 20, width: 83),
        mac("small square menu", button("popUpButton", "small", style: "smallSquare"), insets: [4, 4, 1, 4]),
        mac(
            "small square menu",
            button("popUpButton", "small", style: "smallSquare"),
            tools: 16_097,
            insets: [2, 2, 1, 2]
        ),
        mac("mini recessed menu", button("popUpButton", "mini", style: "recessed"), height: 16, width: 58),
        mac("small menu without a border", bare("popUpButton", "small"), height: 14, width: 68),
        mac("small menu without anything", bare("popUpButton", "small", title: nil), height: 14),
        mac("menu without anything", bare("popUpButton", title: nil), height: 16),
        mac("menu without a border", bare("popUpButton"), tools: 16_097, insets: [0, 0, 0, 0]),
        mac("menu without a border", bare("popUpButton"), tools: 24_127, insets: [5, 0, 0, 0]),
        mac("round menu", bare("popUpButton", style: "roundedRect"), width: 78, insets: [5, 0, 0, 0]),
        mac("round menu", bare("popUpButton", style: "roundedRect"), tools: 24_127, insets: [0, 0, 0, 0]),
    ]

    private static let otherVariants: [Fact] = [
        mac("mini slider", control("slider", nil, "mini"), height: 17),
        mac("mini slider", control("slider", nil, "mini"), tools: 13_771, height: 12, insets: [0, 0, 0, 1]),
        mac("mini slider with ticks", ticked("mini"), tools: 13_771, height: 16, insets: [0, 0, 0, 0]),
        mac("small slider with ticks", ticked("small"), tools: 16_097, height: 18, insets: [0, 0, 1, 1]),
        mac("slider with ticks", ticked("regular"), tools: 16_097, height: 25, insets: [2, 2, 2, 1]),
        mac("slider with ticks", ticked("regular"), height: 28, insets: [2, 2, 2, 6]),
        mac("mini slider", control("slider", nil, "mini"), tools: 24_127, height: 15),
        mac("small slider", control("slider", nil, "small"), tools: 24_127, height: 18, insets: [0, 0, 0, 0]),
        mac("small knob", control("slider", "circular", "small"), height: 20, insets: [2, 2, 2, 2]),
        mac("colour well", control("colorWell"), tools: 24_127, height: 23, width: 44),
        mac("small progress bar", control("progressIndicator", "bar", "small"), tools: 16_097, height: 12),
        mac("date", control("datePicker"), tools: 16_097, insets: [0, 3, 4, 0]),
        mac("mini stepper", control("stepper", nil, "mini"), height: 17),
        mac("circular stepper", control("stepper", "circular"), height: 28, width: 28),
        mac("small circular stepper", control("stepper", "circular", "small"), height: 22, width: 22),
        mac("small round segments", segments("roundRect", "small"), height: 20, insets: [0, 0, 0, 0]),
        mac("small textured segments", segments("texturedSquare", "small"), insets: [2, 2, 1, 2]),
        mac("small textured segments", segments("texturedSquare", "small"), tools: 16_097, insets: [0, 0, 0, 0]),
        mac("textured segments", segments("texturedSquare"), tools: 16_097, insets: [2, 2, 1, 1]),
        mac("small segments", segments("rounded", "small"), height: 21, width: 34),
        mac("small segments of Xcode 9", segments("rounded", "small"), tools: 13_196, width: 41),
        mac("textured segments of Xcode 9", segments("texturedSquare"), tools: 13_196, width: 42),
        mac("segments of Xcode 11", segments("rounded"), tools: 16_097, width: 42),
    ]

    static let macVariants = buttonVariants + menuVariants + otherVariants
}
