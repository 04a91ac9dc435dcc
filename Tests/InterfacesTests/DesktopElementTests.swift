import Interfaces
import TextMeasurement
import Testing

/// Controls of macOS one by one.
struct DesktopElementTests {
    private func content(_ element: String) throws -> ViewContent {
        let screen = try #require(try DocumentFixture.desktop(element))
        return try #require(screen.views.dropFirst().first).content
    }

    /// A text field's cell, and what becomes of the field: `label`, or the border of a field that may be edited.
    static let fields: [(String, String, String)] = [
        ("textField", "<textFieldCell key='cell' id='c' title='x'/>", "label"),
        ("textField", "<textFieldCell key='cell' id='c' title='x' selectable='YES'/>", "label"),
        ("textField", "<textFieldCell key='cell' id='c' title='x' editable='YES'/>", "none editable"),
        (
            "textField", "<textFieldCell key='cell' id='c' title='x' borderStyle='bezel' editable='YES'/>",
            "bezel editable"
        ),
        ("textField", "<textFieldCell key='cell' id='c' title='x' borderStyle='border'/>", "border"),
        ("searchField", "<searchFieldCell key='cell' id='c' editable='YES'/>", "search editable"),
        (
            "secureTextField", "<secureTextFieldCell key='cell' id='c' borderStyle='bezel' editable='YES'/>",
            "secure editable"
        ),
        ("secureTextField", "<secureTextFieldCell key='cell' id='c' editable='YES'/>", "none editable"),
        ("comboBox", "<comboBoxCell key='cell' id='c' editable='YES'/>", "comboBox editable"),
    ]

    @Test(arguments: fields)
    func `a field that can neither be edited nor has a border is a label`(
        element: String,
        cell: String,
        kind: String
    ) throws {
        switch try content("<\(element) id='a'>\(DocumentFixture.frame)\(cell)</\(element)>") {
        case .label(let label):
            #expect(kind == "label")
            #expect(label.text?.key == "c.title")
        case .textField(let field): #expect("\(field.border)\(field.isEditable ? " editable" : "")" == kind)
        default: Issue.record("neither a label nor a field")
        }
    }

    /// Attributes of a cell, and the mode and number of lines that follow.
    static let modes: [(String, LineBreakMode, Int)] = [
        ("", .word, 0), ("lineBreakMode='clipping'", .clip, 1), ("lineBreakMode='truncatingTail'", .tail, 1),
        ("lineBreakMode='truncatingMiddle'", .middle, 1), ("lineBreakMode='charWrapping'", .character, 0),
        ("usesSingleLineMode='YES'", .word, 1), ("scrollable='YES'", .word, 1),
    ]

    @Test(arguments: modes)
    func `a cell wraps unless it says otherwise`(attributes: String, mode: LineBreakMode, lines: Int) throws {
        let cell = "<textFieldCell key='cell' id='c' title='x' \(attributes)/>"
        guard case .label(let label) = try content("<textField id='a'>\(DocumentFixture.frame)\(cell)</textField>")
        else {
            Issue.record("a label was expected")
            return
        }
        #expect(label.attributes.lineBreak == mode)
        #expect(label.attributes.lines == lines)
    }

    @Test(arguments: [("", true), ("usesSingleLineMode='YES'", false), ("scrollable='YES'", true)])
    func `a label that clips keeps the lines that it was written in`(attributes: String, keepsLines: Bool) throws {
        let cell =
            "<textFieldCell key='cell' id='c' lineBreakMode='clipping' \(attributes)>"
            + "<string key='title'>one\ntwo</string></textFieldCell>"
        guard case .label(let label) = try content("<textField id='a'>\(DocumentFixture.frame)\(cell)</textField>")
        else {
            Issue.record("a label was expected")
            return
        }
        #expect(label.attributes.lines == 1)
        #expect(label.attributes.keepsWrittenLines == keepsLines)
        #expect(label.attributes.lineBreak == .clip)
    }

    static let fonts: [(String, InterfaceFont?)] = [
        ("<font key='font' metaFont='system'/>", .fixed(size: 13)),
        ("<font key='font' metaFont='smallSystemBold'/>", .fixed(size: 11, .bold)),
        ("<font key='font' metaFont='message' size='11'/>", .fixed(size: 11)),
        ("<font key='font' metaFont='miniSystem'/>", .fixed(size: 9)),
        ("<font key='font' usesAppearanceFont='YES'/>", .fixed(size: 13)), ("", .fixed(size: 13)),
        ("<font key='font' size='24' name='Brand-Bold'/>", .fixed(size: 24, name: "Brand-Bold")),
        ("<font key='font' size='15' name='.SFNS-Semibold'/>", .fixed(size: 15, .semibold)),
        ("<font key='font' textStyle='headline' name='.SFNS-Bold'/>", .fixed(size: 13, .bold)),
        ("<font key='font' textStyle='subheadline' name='.SFNS-Regular'/>", .fixed(size: 11)),
    ]

    @Test(arguments: fonts)
    func `a font of any form is read`(element: String, font: InterfaceFont?) throws {
        let cell = "<textFieldCell key='cell' id='c' title='x'>\(element)</textFieldCell>"
        guard case .label(let label) = try content("<textField id='a'>\(DocumentFixture.frame)\(cell)</textField>")
        else {
            Issue.record("a label was expected")
            return
        }
        #expect(label.attributes.font.base == font)
    }

    @Test func `a pop-up button shows the item that is selected and may show the others`() throws {
        let element =
            "<popUpButton id='a'>\(DocumentFixture.frame)<popUpButtonCell key='cell' title='Old' selectedItem='i2' id='c' "
            + "controlSize='small'><menu key='menu' id='m'><items><menuItem title='One' id='i1'/>"
            + "<menuItem isSeparatorItem='YES' id='i3'/><menuItem title='Two' id='i2'/></items></menu></popUpButtonCell>"
            + "</popUpButton>"
        guard case .button(let button) = try content(element) else {
            Issue.record("a button was expected")
            return
        }
        #expect(button.kind == "popUpButton")
        #expect(button.controlSize == "small")
        #expect(button.title?.key == "i2.title")
        #expect(button.otherTitles.map(\.key) == ["i1.title", "i2.title"])
    }

    @Test func `a pull-down menu shows its first item alone, and none if it has an image alone`() throws {
        func titles(_ attributes: String) throws -> [String?] {
            let cell =
                "<popUpButton id='a'>\(DocumentFixture.frame)<popUpButtonCell key='cell' title='Old' pullsDown='YES' "
                + "selectedItem='i2' id='c' \(attributes)><menu key='menu' id='m'><items><menuItem title='One' id='i1'/>"
                + "<menuItem title='Two' id='i2'/></items></menu></popUpButtonCell></popUpButton>"
            guard case .button(let button) = try content(cell) else { return [] }
            return [button.title?.key] + button.otherTitles.map(\.key)
        }
        #expect(try titles("") == ["i1.title"])
        #expect(try titles("imagePosition='only'") == [nil])
    }

    @Test func `a button that changes its contents shows its other title while it is on`() throws {
        for (behavior, changes) in [("changeContents='YES'", true), ("lightByContents='YES'", false)] {
            let cell =
                "<buttonCell key='cell' type='push' title='Show' alternateTitle='Hide it' id='c'>"
                + "<behavior key='behavior' pushIn='YES' \(behavior)/></buttonCell>"
            guard case .button(let button) = try content("<button id='a'>\(DocumentFixture.frame)\(cell)</button>")
            else {
                Issue.record("a button was expected")
                return
            }
            #expect(button.otherTitles.map(\.key) == ["c.alternateTitle"])
            #expect(button.changesTitle == changes)
        }
    }

    @Test func `buttons that show an image alone have no title`() throws {
        let cell = "<buttonCell key='cell' type='square' title='Close' image='star' imagePosition='only' id='c'/>"
        guard case .button(let button) = try content("<button id='a'>\(DocumentFixture.frame)\(cell)</button>") else {
            Issue.record("a button was expected")
            return
        }
        #expect(button.title == nil)
        #expect(button.hasImage)
        #expect(button.imageSize == Size(width: 24, height: 20))
    }

    @Test func `segments have the keys of their cell`() throws {
        let element =
            "<segmentedControl id='a'>\(DocumentFixture.frame)<segmentedCell key='cell' style='rounded' id='c'>"
            + "<segments><segment label='One' width='40'/><segment label='Two'/></segments></segmentedCell>"
            + "</segmentedControl>"
        guard case .segmentedControl(let control) = try content(element) else {
            Issue.record("a segmented control was expected")
            return
        }
        #expect(control.segments.map { $0.title?.key } == ["c.ibShadowedLabels[0]", "c.ibShadowedLabels[1]"])
        #expect(control.segments.map(\.width) == [40, nil])
    }

    @Test func `a stack view has spacing of its own after some views and leaves others out`() throws {
        let views = "<customView id='v1'/><customView id='v2'/><customView id='v3'/>"
        let screen = try #require(
            try DocumentFixture.desktop(
                "<stackView id='a' orientation='vertical' distribution='fill' alignment='leading' "
                    + "verticalStackHuggingPriority='249.5' detachesHiddenViews='YES'>\(DocumentFixture.frame)"
                    + "<subviews>\(views)</subviews><visibilityPriorities><integer value='1000'/><integer value='0'/>"
                    + "<integer value='1000'/></visibilityPriorities><customSpacing><real value='3.4028234663852886e+38'/>"
                    + "<real value='12'/><real value='3.4028234663852886e+38'/></customSpacing></stackView>"
            )
        )
        guard case .stack(let stack)? = screen.view("a")?.content else {
            Issue.record("a stack view was expected")
            return
        }
        #expect(stack.axis.base == .vertical)
        #expect(stack.spacing.base == .points(8))
        #expect(stack.customSpacing == [1: 12])
        #expect(stack.ownHugging == PerAxis(horizontal: 250, vertical: 249.5))
        #expect(["v1", "v2", "v3"].map { screen.view($0)?.isHidden.base } == [false, true, false])
    }
}
