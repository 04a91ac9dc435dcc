import Interfaces
import Testing

struct `The look of a view` {
    private static let frame = DocumentFixture.frame

    private static func phone(_ element: String, _ inside: String = "") throws -> ViewLook {
        let name = element.prefix { $0 != " " }
        let screen = try DocumentFixture.phone("<\(element) id='v'>\(frame)\(inside)</\(name)>")
        return try #require(screen?.view("v")).look
    }

    private static func desktop(_ element: String, _ inside: String = "") throws -> ViewLook {
        let name = element.prefix { $0 != " " }
        let screen = try DocumentFixture.desktop("<\(element) id='v'>\(frame)\(inside)</\(name)>")
        return try #require(screen?.view("v")).look
    }

    @Test(arguments: [
        ("switch", ViewLook.Control.switch), ("slider", .slider), ("stepper", .stepper), ("progressView", .progress),
        ("activityIndicatorView", .spinner), ("pageControl", .pageControl), ("imageView", .image),
        ("tableView style='grouped'", .table), ("button", .plainButton),
        ("textField borderStyle='roundedRect'", .field),
    ])
    func `has the control of an element of iOS`(element: String, control: ViewLook.Control) throws {
        #expect(try Self.phone(element).control == control)
    }

    @Test(arguments: ["label", "textField", "view", "stackView"])
    func `has no control where the system draws nothing`(element: String) throws {
        #expect(try Self.phone(element).control == nil)
    }

    @Test(arguments: [
        ("type='push' borderStyle='border'", ViewLook.Control.push), ("type='check'", .check), ("type='radio'", .radio),
        ("type='help'", .help), ("type='square' borderStyle='border'", .bevel),
    ])
    func `has the control of a button of macOS`(attributes: String, control: ViewLook.Control) throws {
        let look = try Self.desktop("button", "<buttonCell key='cell' id='c' title='x' state='on' \(attributes)/>")
        #expect(look.control == control)
        #expect(look.isOn)
    }

    @Test(arguments: [
        ("<string key='keyEquivalent' base64-UTF8='YES'>\nDQ\n</string>", LookColor.system("controlAccentColor")),
        ("<string key='keyEquivalent' base64-UTF8='YES'>Gw</string>", nil), ("", nil),
    ])
    func `the button that the return key presses has the accent colour`(key: String, tint: LookColor?) throws {
        let cell = "<buttonCell key='cell' id='c' title='x' type='push' borderStyle='border'>\(key)</buttonCell>"
        #expect(try Self.desktop("button", cell).tint == tint)
    }

    @Test func `has no control where a button of macOS has no border`() throws {
        #expect(try Self.desktop("button", "<buttonCell key='cell' id='c' type='bevel' title='x'/>").control == nil)
    }

    @Test func `has the style of a button's configuration`() throws {
        let configuration =
            "<buttonConfiguration key='configuration' style='filled' title='x'>"
            + "<color key='baseBackgroundColor' systemColor='systemRedColor'/></buttonConfiguration>"
        let look = try Self.phone("button", configuration)
        #expect(look.control == .filledButton)
        #expect(look.background == .system("systemRedColor"))
    }

    @Test(arguments: [
        ("white='0.5' alpha='1'", LookColor.fixed(0x8080_80FF)),
        ("red='1' green='0' blue='0.2' alpha='0.5'", .fixed(0xFF00_3380)),
        ("red='2' green='-1' blue='nan' alpha='1'", .fixed(0xFF00_00FF)),
        ("systemColor='labelColor' white='1' alpha='1'", .system("labelColor")),
        ("name='controlColor' catalog='System'", .system("controlColor")),
        ("name='Accent'", .named("Accent", noted: nil)),
    ])
    func `has the colours of the document`(attributes: String, color: LookColor) throws {
        let look = try Self.phone("view", "<color key='backgroundColor' \(attributes)/>")
        #expect(look.background == color)
    }

    @Test func `has no colour that a cell of macOS notes and does not paint`() throws {
        let cell =
            "<textFieldCell key='cell' id='c' title='x' %><color key='backgroundColor' white='1' alpha='1'/></textFieldCell>"
        #expect(try Self.desktop("textField", cell.replacing("%", with: "")).background == nil)
        #expect(
            try Self.desktop("textField", cell.replacing("%", with: "drawsBackground='YES'")).background
                == .fixed(0xFFFF_FFFF)
        )
    }

    @Test(arguments: [
        ("value='3' minValue='1' maxValue='5'", 0.5), ("value='9' minValue='0' maxValue='3'", 1), ("", 0),
    ])
    func `knows how far a slider is`(attributes: String, share: Double) throws {
        #expect(try Self.phone("slider \(attributes)").value == share)
    }

    @Test func `has the layer of the running app`() throws {
        let attributes =
            "<userDefinedRuntimeAttributes>"
            + "<userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'><integer key='value' value='8'/>"
            + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
        #expect(try Self.phone("view", attributes).cornerRadius == 8)
    }

    @Test func `names its image and how it fills the view`() throws {
        let look = try Self.phone("imageView image='star' catalog='system' contentMode='scaleAspectFit'")
        #expect(look.image == "star")
        #expect(look.isSymbol)
        #expect(look.contentMode == "scaleAspectFit")
    }
}
