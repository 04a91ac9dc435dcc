import Interfaces
import TextMeasurement
import Testing

/// Elements of iOS one by one.
struct ElementTests {
    /// The only view inside of the root.
    private func content(_ element: String) throws -> ViewContent {
        let screen = try #require(try DocumentFixture.phone(element))
        return try #require(screen.views.dropFirst().first).content
    }

    private func label(_ attributes: String, _ inside: String = "") throws -> LabelContent {
        guard
            case .label(let label) = try content(
                "<label id='a' \(attributes)>\(DocumentFixture.frame)\(inside)</label>"
            )
        else { throw UnexpectedKind() }
        return label
    }

    private func button(_ attributes: String, _ inside: String = "") throws -> ButtonContent {
        let element = "<button id='a' \(attributes)>\(DocumentFixture.frame)\(inside)</button>"
        guard case .button(let button) = try content(element) else { throw UnexpectedKind() }
        return button
    }

    struct UnexpectedKind: Error {}

    static let fonts: [(String, InterfaceFont?)] = [
        ("", .fixed(size: 17)),
        ("<fontDescription key='fontDescription' type='system' pointSize='14'/>", .fixed(size: 14)),
        (
            "<fontDescription key='fontDescription' type='system' weight='semibold' pointSize='14'/>",
            .fixed(size: 14, .semibold)
        ),
        ("<fontDescription key='fontDescription' type='boldSystem' pointSize='20'/>", .fixed(size: 20, .bold)),
        (
            "<fontDescription key='fontDescription' type='italicSystem' pointSize='12'/>",
            .fixed(size: 12, .regular, isItalic: true)
        ),
        (
            "<fontDescription key='fontDescription' name='Brand-Bold' family='Brand' pointSize='16'/>",
            .fixed(size: 16, name: "Brand-Bold")
        ),
        ("<fontDescription key='fontDescription' style='UICTFontTextStyleTitle0'/>", .style(.largeTitle, weight: nil)),
        (
            "<fontDescription key='fontDescription' style='UICTFontTextStyleSubhead'/>",
            .style(.subheadline, weight: nil)
        ),
        (
            "<fontDescription key='fontDescription' style='UICTFontTextStyleEmphasizedBody'/>",
            .style(.headline, weight: nil)
        ),
        ("<fontDescription key='fontDescription' type='system' pointSize='0.0'/>", .fixed(size: 17)),
        ("<fontDescription key='fontDescription' type='system' pointSize='-3'/>", .fixed(size: 17)),
        ("<fontDescription key='fontDescription' style='Fancy'/>", .fixed(size: 17)),
    ]

    @Test(arguments: fonts)
    func `a font of any form is read`(element: String, font: InterfaceFont?) throws {
        #expect(try label("text='x'", element).attributes.font.base == font)
    }

    static let shrinking: [(String, Double)] = [
        ("adjustsFontSizeToFit='NO' minimumFontSize='9'", 1), ("minimumFontSize='8.5'", 0.5),
        ("minimumScaleFactor='0.7'", 0.7), ("adjustsFontSizeToFit='YES' minimumScaleFactor='0.7'", 0.7),
        ("minimumFontSize='20'", 1), ("", 1), ("adjustsFontSizeToFit='NO' minimumScaleFactor='0.7'", 1),
    ]

    @Test(arguments: shrinking)
    func `a label may shrink where a minimum is given and nothing forbids it`(attributes: String, scale: Double) throws
    {
        #expect(try label("text='x' \(attributes)").attributes.minimumScale == scale)
    }

    @Test func `a label that says nothing has one line that ends in an ellipsis and begins at the left`() throws {
        let attributes = try label("text='x'").attributes
        #expect(attributes.lines == 1)
        #expect(attributes.lineBreak == .tail)
        #expect(attributes.alignment == .left)
        #expect(attributes.preferredMaxLayoutWidth == nil)
    }

    @Test func `a label says how its text is set`() throws {
        let attributes = try label(
            "text='x' numberOfLines='0' lineBreakMode='characterWrap' textAlignment='natural' "
                + "adjustsLetterSpacingToFitWidth='YES' preferredMaxLayoutWidth='280' "
                + "adjustsFontForContentSizeCategory='YES'"
        ).attributes
        #expect(attributes.lines == 0)
        #expect(attributes.lineBreak == .character)
        #expect(attributes.alignment == .natural)
        #expect(attributes.tightens)
        #expect(attributes.preferredMaxLayoutWidth == 280)
        #expect(attributes.adjustsForContentSize)
    }

    @Test(arguments: [("numberOfLines='0'", LineBreakMode.word), ("numberOfLines='3'", .word), ("", .clip)])
    func `a label of several lines that clips its text cuts the last line alone`(
        lines: String,
        mode: LineBreakMode
    ) throws {
        #expect(try label("text='x' lineBreakMode='clip' \(lines)").attributes.lineBreak == mode)
    }

    static let texts: [(String, String, String?)] = [
        ("text='one'", "", "one"), ("", "<string key='text'>two\nlines</string>", "two\nlines"),
        ("", "<mutableString key='text'>three</mutableString>", "three"), ("text=''", "", nil), ("", "", nil),
        ("", "<string key='text' base64-UTF8='YES'>w6kh</string>", "é!"),
    ]

    @Test(arguments: texts)
    func `a text may be an attribute or a child`(attributes: String, inside: String, text: String?) throws {
        #expect(try label(attributes, inside).text?.value == text)
    }

    @Test func `an attributed text has fonts in its parts`() throws {
        let content = try label(
            "usesAttributedText='YES'",
            "<attributedString key='attributedText'>"
                + "<fragment content='é'><attributes><font key='NSFont' metaFont='system' size='12'/>"
                + "<paragraphStyle key='NSParagraphStyle' alignment='center' lineBreakMode='wordWrapping' "
                + "baseWritingDirection='rightToLeft'/></attributes></fragment>"
                + "<fragment><string key='content'>b</string><attributes>"
                + "<font key='NSFont' name='Brand' size='9'/><real key='NSKern' value='1.5'/></attributes></fragment>"
                + "</attributedString>"
        )
        #expect(content.text?.key == "a.attributedText")
        #expect(content.text?.value == "éb")
        #expect(content.text?.runs.map(\.range) == [0..<2, 2..<3])
        #expect(content.text?.runs.map(\.kern) == [0, 1.5])
        #expect(content.text?.runs.map(\.font) == [.fixed(size: 12), .fixed(size: 9, name: "Brand")])
        #expect(content.attributes.font.base == .fixed(size: 12))
        #expect(content.attributes.alignment == .center)
        #expect(content.attributes.lineBreak == .word)
        #expect(content.attributes.baseDirection == .rightToLeft)
    }

    @Test func `a button has the titles of its states, images and insets`() throws {
        let content = try button(
            "buttonType='system' lineBreakMode='tailTruncation'",
            "<inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>"
                + "<inset key='imageEdgeInsets' minX='0' minY='0' maxX='2.2250738585072014e-308' maxY='0'/>"
                + "<state key='normal' title='Go' image='star'/><state key='disabled' title='Wait'/>"
        )
        #expect(content.kind == "system")
        #expect(content.title?.key == "a.normalTitle")
        #expect(content.otherTitles.map(\.key) == ["a.disabledTitle"])
        #expect(content.attributes.font.base == .fixed(size: 15))
        #expect(content.hasImage)
        #expect(content.imageSize == Size(width: 24, height: 20))
        #expect(content.contentInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(content.imageInsets == .zero)
    }

    @Test(arguments: [
        ("", Size(width: 24, height: 20)), ("<buttonConfiguration key='configuration' style='plain'/>", nil),
    ])
    func `the image behind a title has a size without a configuration`(inside: String, size: Size?) throws {
        let states = "<state key='normal' title='Go' backgroundImage='star'/>"
        #expect(try button("buttonType='custom'", states + inside).backgroundSize == size)
    }

    @Test(arguments: [("0.0", nil), ("0.5", "a.normalTitle")] as [(String, String?)])
    func `a title in a clear color is seen by nobody`(alpha: String, key: String?) throws {
        let color = "<color key='titleColor' white='0.0' alpha='\(alpha)'/><color key='titleShadowColor' alpha='0'/>"
        let content = try button("", "<state key='normal' title='Go' image='star'>\(color)</state>")
        #expect(content.title?.key == key)
        #expect(content.hasImage)
    }

    @Test func `symbols of the system are told from other images`() throws {
        for (attributes, inside, style) in [
            ("image='folder' catalog='system'", "", "symbol"), ("image='star'", "", nil),
            ("", "<imageReference key='image' image='folder' catalog='system'/>", "symbol"),
        ] as [(String, String, String?)] {
            let element = "<imageView id='a' \(attributes)>\(DocumentFixture.frame)\(inside)</imageView>"
            let screen = try #require(try DocumentFixture.phone(element))
            #expect(screen.views.last?.imageStyle == style)
        }
    }

    @Test func `buttons for information show a sign of the system`() throws {
        let bare = try button("buttonType='infoLight'", "")
        #expect(bare.hasImage && bare.imageSize == Size(width: 77.0 / 3, height: 77.0 / 3))
        let configured = try button(
            "buttonType='detailDisclosure'",
            "<buttonConfiguration key='configuration' style='plain'/>"
        )
        #expect(configured.hasImage && configured.imageSize == Size(width: 77.0 / 3, height: 20))
        let titled = try button("buttonType='infoLight'", "<state key='normal' title='Go'/>")
        #expect(!titled.hasImage)
    }

    @Test func `a configuration has the last word on a button's title and font`() throws {
        let content = try button(
            "buttonType='system'",
            "<state key='normal' title='Old'/><buttonConfiguration key='configuration' style='filled' title='New' "
                + "subtitle='Below'><fontDescription key='titleFontDescription' type='system' pointSize='13'/>"
                + "</buttonConfiguration>"
        )
        #expect(content.style == "filled")
        #expect(content.title?.key == "a.configuration.title")
        #expect(content.otherTitles.map(\.key) == ["a.configuration.subtitle"])
        #expect(content.attributes.font.base == .fixed(size: 13))
        let plain = try button("", "<buttonConfiguration key='configuration' style='plain' title='New'/>")
        #expect(plain.attributes.font.base == .style(.body, weight: nil))
        // The button's own mode of breaking lines is not used.
        let configuration = "<buttonConfiguration key='configuration' style='plain' title='New'"
        let wrapped = try button("lineBreakMode='middleTruncation'", configuration + "/>")
        #expect(wrapped.attributes.lineBreak == .word && wrapped.attributes.lines == 0)
        let cut = try button("", configuration + " titleLineBreakMode='truncatingTail'/>")
        #expect(cut.attributes.lineBreak == .tail && cut.attributes.lines == 1)
    }

    @Test func `fields, text views, segments and bars are read`() throws {
        let frame = DocumentFixture.frame
        guard
            case .textField(let field) = try content(
                "<textField id='a' borderStyle='roundedRect' placeholder='Name' minimumFontSize='7'>\(frame)</textField>"
            ),
            case .textView(let view) = try content("<textView id='a' text='Long'>\(frame)</textView>"),
            case .segmentedControl(let control) = try content(
                "<segmentedControl id='a'>\(frame)<segments><segment title='One'/><segment image='star'/>"
                    + "<segment title='Two' width='60'/></segments></segmentedControl>"
            ),
            case .bar(let bar) = try content(
                "<navigationBar id='a'>\(frame)<items><navigationItem title='T' id='b'>"
                    + "<barButtonItem key='leftBarButtonItem' title='L' id='c'/></navigationItem></items></navigationBar>"
            )
        else { throw UnexpectedKind() }
        #expect(field.border == "roundedRect")
        #expect(field.placeholder?.key == "a.placeholder")
        #expect(field.attributes.minimumScale == 0.5)
        #expect(view.text?.value == "Long")
        #expect(view.attributes.lines == 0)
        #expect(control.segments.map { $0.title?.key } == ["a.segmentTitles[0]", nil, "a.segmentTitles[2]"])
        #expect(control.segments.map(\.width) == [nil, nil, 60])
        #expect(bar.texts.map(\.key) == ["b.title", "c.title"])
    }

    static let kinds: [(String, ViewContent)] = [
        ("view", .plain), ("visualEffectView", .plain), ("containerView", .container), ("imageView", .image(nil)),
        ("switch", .control(ControlContent(element: "switch"))),
        ("slider", .control(ControlContent(element: "slider"))), ("mapView", .opaque("mapView")),
        ("somethingNew", .opaque("somethingNew")), ("scrollView", .scroll(ScrollContent(element: "scrollView"))),
    ]

    @Test(arguments: kinds)
    func `every element with a frame is a view`(element: String, kind: ViewContent) throws {
        #expect(try content("<\(element) id='a'>\(DocumentFixture.frame)</\(element)>") == kind)
    }

    @Test func `an image has the size that the document notes`() throws {
        #expect(
            try content("<imageView id='a' image='star'>\(DocumentFixture.frame)</imageView>")
                == .image(Size(width: 24, height: 20))
        )
    }
}

extension InterfaceFont {
    /// A font of a fixed size that the tests know to be one.
    static func fixed(
        size: Double,
        _ weight: FontWeight = .regular,
        isItalic: Bool = false,
        name: String? = nil
    ) -> InterfaceFont? {
        PointSize(size).map {
            let family = name.map(FontRequest.Family.postScript) ?? .system
            return .fixed(FontRequest(family: family, size: $0, weight: weight, isItalic: isItalic))
        }
    }
}
