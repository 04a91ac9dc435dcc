import Configurations
import Interfaces
import Commands
import SourceText
import Testing
import TextMeasurement

/// Screens of `overset.yml` as views and constraints.
struct ScreenConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
    }

    private static let addPhoto = """
        screens:
          Add Photo:
            strings: AddPhotoViewController
            metrics: { gap: 12 }
            views:
              title:  { label: ADD_PHOTO_TITLE, font: headline, lines: 1, width<=: 180 }
              cancel: { button: CANCEL, font: body }
              done:   { button: DONE, hugging: [252, high], compression: 751 }
              row:    { stack: [icon, field], axis: vertical, spacing: 6, distribution: fillEqually, alignment: leading }
              icon:   { image: [24, 16], hidden: true }
              field:  { textField: , placeholder: NAME, border: none }
              card:   { view: , margins: [1, 2, 3, 4] }
              night:  { switch: , in: card, height: 31 @750 }
            constraints:
              - "H:|-[cancel]-(>=8)-[title]-(>=gap)-[done]-|"
              - title.centerX == superview.centerX @750
              - { format: "[cancel]-gap-[title]", options: [alignAllCenterY], metrics: { gap: 9 }, identifier: bar }
              - "night.edges == superview inset 8"
              - "done.width >= 64"
        """

    @Test func `a screen becomes views in a tree, under a root that fills the device`() throws {
        let configuration = try read(Self.addPhoto)
        let declared = try #require(configuration.screens.first)
        let screen = declared.screen
        #expect(configuration.screens.count == 1)
        #expect(declared.table == "AddPhotoViewController")
        #expect(screen.name == "Add Photo" && screen.platform == .iOS && screen.extent == .device)
        #expect(screen.location == SourceLocation(path: "overset.yml", line: 2, column: 3))
        #expect(
            screen.views.map(\.id) == [
                "root", "title", "cancel", "done", "row", "icon", "field", "card", "night",
            ]
        )
        #expect(screen.views.map(\.parent) == [nil, 0, 0, 0, 0, 4, 4, 0, 7])
        #expect(screen.views.map(\.children) == [[1, 2, 3, 4, 7], [], [], [], [5, 6], [], [], [8], []])
        #expect(screen.views[1].location == SourceLocation(path: "overset.yml", line: 6, column: 7))
        #expect(screen.views.map(\.contentHugging.horizontal) == [250, 251, 250, 252, 250, 251, 250, 250, 750])
        #expect(screen.views.map(\.contentHugging.vertical) == [250, 251, 250, 750, 250, 251, 250, 250, 750])
        #expect(screen.views.map(\.compressionResistance.vertical) == [750, 750, 750, 751, 750, 750, 750, 750, 750])
        #expect(screen.views[5].content == .image(Size(width: 24, height: 16)))
        #expect(screen.views[5].isHidden == TraitVarying(true))
        #expect(screen.views[7].margins.explicit == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(screen.views[8].content == .control(ControlContent(element: "switch")))
    }

    @Test func `texts carry their key, font and lines`() throws {
        let screen = try #require(try read(Self.addPhoto).screens.first).screen
        guard case .label(let label) = screen.views[1].content, case .button(let button) = screen.views[2].content,
            case .textField(let field) = screen.views[6].content, case .stack(let stack) = screen.views[4].content
        else { throw SourceError(location: screen.location, message: "the views are of other kinds") }
        #expect(label.text?.key == "ADD_PHOTO_TITLE")
        #expect(label.text?.location == SourceLocation(path: "overset.yml", line: 6, column: 24))
        #expect(label.attributes.font.base == .style(.headline, weight: nil))
        #expect(label.attributes.adjustsForContentSize)
        #expect(button.title?.key == "CANCEL" && button.kind == "system")
        #expect(field.text == nil && field.placeholder?.key == "NAME" && field.border == "none")
        #expect(stack.arranged == [5, 6] && stack.axis.base == .vertical && stack.spacing.base == .points(6))
        #expect(stack.distribution == .fillEqually && stack.alignment.base == .leading)
    }

    @Test func `limits come first, and every constraint knows its place`() throws {
        let screen = try #require(try read(Self.addPhoto).screens.first).screen
        #expect(
            screen.constraints.map { "\($0.location.line):\($0.location.column) \($0.id)" } == [
                "6:76 title.width <= 180", "13:45 night.height == 31 @750",
                "15:13 cancel.leading == superview.leadingMargin", "15:24 title.leading >= cancel.trailing + 8",
                "15:38 done.leading >= title.trailing + 12", "15:51 superview.trailingMargin == done.trailing",
                "16:9 title.centerX == superview.centerX @750", "17:29 title.leading == cancel.trailing + 9",
                "17:28 title.centerY == cancel.centerY", "18:10 night.top == card.top + 8",
                "18:10 night.leading == card.leading + 8", "18:10 night.bottom == card.bottom - 8",
                "18:10 night.trailing == card.trailing - 8", "19:10 done.width >= 64",
            ]
        )
        #expect(screen.constraints.map(\.identifier).compactMap(\.self) == ["bar", "bar"])
        #expect(screen.constraints.map(\.owner) == [1, 8, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 3])
    }

    @Test func `texts stay declared boxes, and only boxes make no screen`() throws {
        let configuration = try read(Self.addPhoto)
        #expect(configuration.screenTexts.map(\.key) == ["ADD_PHOTO_TITLE", "CANCEL", "DONE", "NAME"])
        #expect(configuration.screenTexts.map(\.declaration.maximumWidth) == [180, nil, nil, nil])
        #expect(configuration.screens.first?.declarations[1]?.maximumWidth == 180)
        let boxes = try read(
            """
            screens:
              Boxes:
                views:
                  the title: { label: A, width: 90 }
                  b: { button: B }
                  c: { segmentedControl: [C1, C2], width: 100 }
                constraints: ["b.width <= 64", "b.height == 20", "b.width <= 50 @20", "[b(<=60)]"]
            """
        )
        #expect(boxes.screens.isEmpty)
        #expect(boxes.screenTexts.map(\.key) == ["A", "B", "C1", "C2"])
        #expect(boxes.screenTexts.map(\.declaration.maximumWidth) == [90, 60, nil, nil])
        #expect(boxes.screenTexts.map(\.declaration.maximumHeight) == [nil, 20, nil, nil])
        #expect(boxes.unsolved.map(\.constraint) == ["b.width <= 50 @20"])
    }

    @Test func `guides and sizes of windows are taken over`() throws {
        let configuration = try read(
            """
            screens:
              Window:
                platform: macOS
                size: [480, 300]
                minimum-size: [320, 200]
                views: { a: { label: A } }
                constraints: ["|-[a]", "a.top == safeArea.top"]
              Card:
                size: [320, 100]
                bars: [navigation, tab]
                views: { a: { label: A } }
                constraints: ["|[a]"]
              Row: { size: cell, views: { a: { label: A } }, constraints: ["|[a]"] }
            """
        )
        let screens = configuration.screens.map(\.screen)
        #expect(screens.map(\.extent) == [.window(minimum: Size(width: 320, height: 200)), .saved, .cell])
        #expect(screens.map(\.views[0].savedFrame?.width) == [480, 320, nil])
        #expect(screens[0].guides.map(\.kind) == [.safeArea])
        #expect(screens[0].guides[0].location == SourceLocation(path: "overset.yml", line: 7, column: 38))
        #expect(screens[0].constraints.map(\.constant.base) == [20, 0])
        #expect(screens[0].views[1].contentHugging == PerAxis(horizontal: 251, vertical: 750))
        #expect(screens[1].bars == [.navigation, .tab])
    }

    /// One view and one constraint more.
    private static func screen(_ view: String, _ constraint: String = "\"|[a]|\"", rest: String = "") -> String {
        "screens:\n  S:\n    views: { a: { label: A }, b: { \(view) } }\n    constraints:\n      - \(constraint)\n\(rest)"
    }

    @Test(arguments: [
        (screen("lable: B"), 3, 36, "there is no item 'lable'; did you mean 'label'?"),
        (screen("label: B, button: B"), 3, 46, "the view 'b' is a label already; it cannot be a button too"),
        (screen("font: body"), 3, 34, "the view 'b' must say what it is"),
        (screen("label: \"\""), 3, 43, "'label' needs the key of a text"),
        (screen("view: x"), 3, 42, "'view' takes no value"),
        (screen("view: , lines: 2"), 3, 44, "'lines' means nothing for a view; it takes view, width"),
        (screen("label: B, spacing: 2"), 3, 46, "'spacing' means nothing for a label"),
        (screen("label: B, hugging: 0"), 3, 55, "'hugging' takes a priority above 0"),
        (screen("label: B, hugging: [1]"), 3, 55, "'hugging' takes one priority, or a horizontal and a vertical one"),
        (screen("label: B, hidden: maybe"), 3, 54, "'hidden' is true or false"),
        (screen("label: B, in: c"), 3, 50, "there is no view 'c'"),
        (screen("view: , in: b"), 3, 31, "'b' lies in itself"),
        (screen("stack: [c]"), 3, 44, "there is no view 'c'"),
        (screen("stack: [a, a]"), 3, 47, "'a' is arranged twice"),
        (screen("stack: [a], axis: diagonal"), 3, 54, "there is no 'axis' 'diagonal'"),
        (screen("image: [1]"), 3, 43, "'image' takes 2 numbers"),
        (screen("label: B, width<=: -3"), 3, 55, "a width cannot be below 0"),
        (screen("label: B, width<=: 0"), 3, 55, "a length in points above 0 must follow 'width'"),
        (screen("label: B, width<=: gap"), 3, 55, "there is no metric 'gap'"),
        (screen("label: B", "\"|[a]-[c]\""), 5, 16, "there is no view 'c'"),
        (screen("label: B", "\"|[a](8)\""), 5, 14, "a view in brackets is expected"),
        (screen("label: B", "'a.leading == b.top'"), 5, 23, "'leading' does not go with 'top'"),
        (screen("label: B", "a.leading == b.top"), 5, 22, "'leading' does not go with 'top'"),
        (screen("label: B", "|\n          |[a]-[c]"), 6, 17, "there is no view 'c'"),
        (screen("label: B", "\"|[\\x61]-[c]\""), 5, 9, "there is no view 'c'"),
        (
            screen("label: B", "{ format: \"[a]-[b]\", options: [alignAllLeft] }"), 5, 40,
            "'alignAllLeft' does not go across"
        ),
        (screen("label: B", "{ format: \"[a]-[b]\", options: alignLeft }"), 5, 39, "'alignAllLeft' does not go across"),
        (
            screen("label: B", "{ format: \"[a]-[b]\", options: [alignTpo] }"), 5, 40,
            "there is no option 'alignTpo'; did you"
        ),
        (screen("label: B", "{ equation: a.width == 3, options: [alignTop] }"), 5, 45, "an equation takes no options"),
        (
            screen("label: B", "{ formatt: x }"), 5, 11,
            "there is no member of a constraint 'formatt'; did you mean 'format'?"
        ),
        (screen("label: B", "{ options: [] }"), 5, 9, "a constraint needs a format or an equation"),
        (screen("label: B", rest: "    metrics: { a: 2 }"), 6, 16, "'a' names a view and a metric"),
        (screen("label: B", rest: "    metrics: { superview: 2 }"), 6, 16, "'superview' cannot name a metric"),
        (screen("label: B", rest: "    metrics: { gap: wide }"), 6, 21, "'gap' must be a number, not 'wide'"),
        (screen("label: B", rest: "    platform: macOS"), 2, 3, "a screen of macOS is a window; give its size"),
        (screen("label: B", rest: "    platform: android"), 6, 15, "there is no 'platform' 'android'"),
        (screen("label: B", rest: "    minimum-size: [1, 2]"), 6, 5, "'minimum-size' goes with a window"),
        (screen("label: B", rest: "    size: phone"), 6, 11, "there is no size 'phone'"),
        (screen("label: B", rest: "    bars: [status]"), 6, 12, "there is no bar 'status'"),
        (
            screen("label: B", rest: "    viewz: {}"), 6, 5,
            "there is no member of a screen 'viewz'; did you mean 'views'?"
        ),
        (
            "screens: { S: { views: { root: { label: A }, b: { label: B } }, constraints: [\"|[b]|\"] } }", 1, 26,
            "'root' has a"
        ),
        (
            "screens: { S: { views: { a-b: { label: A }, b: { label: B } }, constraints: [\"|[b]|\"] } }", 1, 26,
            "'a-b' cannot"
        ),
    ])
    func `what is not understood is refused where it stands`(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: SourceError.self, "\(text)") { try read(text) }
        #expect(error?.message.hasPrefix(message) == true, "\(text): \(error?.message ?? "")")
        #expect(error?.location == SourceLocation(path: "overset.yml", line: line, column: column), "\(text)")
    }

    @Test func `devices are names, or described here`() throws {
        let configuration = try read(
            """
            devices:
              - iPhone 16 Pro
              - { name: Kiosk, idiom: pad, size: [600, 1024], scale: 1, safe-area: [20, 0, 5, 0] }
              - { name: Wide, size: [900, 430], margins: [0, 60, 21, 60], size-classes: [regular, compact] }
            orientations: [portrait, landscape]
            """
        )
        #expect(configuration.devices.map(\.name) == ["iPhone 16 Pro", "Kiosk", "Wide"])
        #expect(
            configuration.devices[0] == .named("iPhone 16 Pro", SourceLocation(path: "overset.yml", line: 2, column: 5))
        )
        #expect(configuration.orientations == [.portrait, .landscape])
        guard case .declared(let kiosk) = configuration.devices[1], case .declared(let wide) = configuration.devices[2]
        else {
            throw SourceError(location: SourceLocation(path: "", line: 1, column: 1), message: "no declared device")
        }
        #expect(kiosk.traits.rootMargins == EdgeInsets(top: 20, left: 20, bottom: 5, right: 20))
        #expect(kiosk.traits.pixelsPerPoint == 1 && kiosk.traits.orientation == .portrait)
        #expect(kiosk.traits.sizeClasses == PerAxis(horizontal: .regular, vertical: .regular))
        #expect(kiosk.traits.readableInset == 20)
        #expect(wide.traits.orientation == .landscape && wide.traits.readableInset == 118)
    }

    @Test(arguments: [
        ("devices: [{ name: K }]", 11, "a device needs a name and a size"),
        ("devices: [{ name: K, size: [1, 2], scale: 4 }]", 43, "'scale' is 1, 2 or 3"),
        ("devices: [{ name: K, size: [0, 2] }]", 28, "'size' takes a width and a height above 0"),
        ("devices: [{ nam: K, size: [1, 2] }]", 13, "there is no member of a device 'nam'; did you mean 'name'?"),
        ("devices: [A, A]", 14, "'A' is named twice"),
        ("devices: [{ name: K, size: [1, 2], safe-area: [1, 2] }]", 47, "'safe-area' takes 4 numbers"),
        ("orientations: [sideways]", 16, "there is no 'orientation' 'sideways'"),
    ])
    func `a device that is not understood is refused`(text: String, column: Int, message: String) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(error?.location.column == column)
    }
}
