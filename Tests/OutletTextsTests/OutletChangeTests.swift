import OutletTexts
import Testing

/// What code changes about a view besides its text.
struct OutletChangeTests {
    @Test("Changes of the layout are noted")
    func changes() throws {
        let source = """
            class HomeController {
              func a() {
                titleLabel.numberOfLines = 0
                titleLabel.adjustsFontSizeToFitWidth = true
                titleLabel.minimumScaleFactor = 0.5
                titleLabel.font = .boldSystemFont(ofSize: 20)
                titleLabel.isHidden = true
                titleLabel.sizeToFit()
                width.constant = 12
              }
            }
            """
        let sample = try JoinSample(outlets: [("titleLabel", "label"), ("width", "constraint")], swift: [source])
        #expect(
            sample.join.use(of: "label", in: "Home.xib")?.changes
                == [
                    .lines(0), .shrinks(true), .minimumScale(0.5), .font(AssignedFont(size: 20, weight: "bold")),
                    .hidden, .sizeToFit,
                ]
        )
        #expect(sample.join.use(of: "constraint", in: "Home.xib")?.changes == [.constraint])
    }

    @Test("Setters of Objective-C change labels, and the labels of buttons")
    func setters() throws {
        let source = """
            @implementation HomeController
            - (void)a {
                [_titleLabel setNumberOfLines:2];
                _titleLabel.font = [UIFont fontWithName:@"Brand-Bold" size:12];
                [self.button.titleLabel setAdjustsFontSizeToFitWidth:YES];
                [self.button.titleLabel setFont:[UIFont boldSystemFontOfSize:13]];
            }
            @end

            """
        let sample = try JoinSample(outlets: [("titleLabel", "label"), ("button", "button")], objectiveC: [source])
        #expect(
            sample.join.use(of: "label", in: "Home.xib")?.changes
                == [.lines(2), .font(AssignedFont(size: 12, name: "Brand-Bold"))]
        )
        #expect(
            sample.join.use(of: "button", in: "Home.xib")?.changes
                == [.shrinks(true), .font(AssignedFont(size: 13, weight: "bold"))]
        )
    }

    @Test(
        "A font of the app is noted with its name and size",
        arguments: [
            ("UIFont(name: \"Brand-Bold\", size: 12)", 12), ("UIFont(name: \"Brand-Bold\", size: 12.5)!", 12.5),
            ("UIFont.init(name: \"Brand-Bold\", size: 9)", 9), ("UIFont(name: \"Brand-Bold\", size: size)", nil),
            ("UIFont(name: \"Brand-Bold\", size: 0)", nil),
            ("UIFont(name: \"Brand-Bold\", size: 12 * scale)", nil),
        ]
    )
    func names(written: String, size: Double?) throws {
        let sample = try JoinSample(swift: ["class HomeController { func a() { titleLabel.font = \(written)\n } }"])
        let font = size.map { AssignedFont(size: $0, name: "Brand-Bold") }
        #expect(sample.join.use(of: "label", in: "Home.xib")?.changes == [.font(font)])
    }

    @Test(arguments: [
        (".preferredFont(forTextStyle: .largeTitle)", AssignedFont(style: "largeTitle")),
        ("UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)", AssignedFont(style: "body")),
        ("UIFont.preferredFont(forTextStyle: .title2).bold()", nil),
        ("UIFont.preferredFont(forTextStyle: style())", nil),
        ("UIFont.preferredFont(forTextStyle: style)", nil), ("NSFont.preferredFont(forTextStyle: .body)", nil),
    ])
    func `a text style is noted by its name`(written: String, font: AssignedFont?) throws {
        let sample = try JoinSample(swift: ["class HomeController { func a() { titleLabel.font = \(written)\n } }"])
        #expect(sample.join.use(of: "label", in: "Home.xib")?.changes == [.font(font)])
        let message = "_titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleCaption1];"
        let source = "@implementation HomeController\n- (void)load {\n\(message)\n}\n@end\n"
        let other = try JoinSample(objectiveC: [source])
        #expect(
            other.join.use(of: "label", in: "Home.xib")?.changes == [.font(AssignedFont(style: "caption1"))]
        )
    }

    @Test(
        "a font that a function of the app makes is noted with the size that it is given",
        arguments: [
            ("Theme.regular(size: 13)", AssignedFont(size: 13, name: "Theme.regular")),
            ("UIFont(name: name, size: 12)", AssignedFont(size: 12, name: "UIFont")),
            ("UIFont.brand(ofSize: 12.5, bold: true)", AssignedFont(size: 12.5, name: "UIFont.brand")),
            ("Theme.regular(size: 13 * scale)", nil), ("isBig ? brand(size: 20) : brand(size: 13)", nil),
            ("Theme.regular(size: 0)", nil), ("Theme.regular", nil),
        ] as [(String, AssignedFont?)]
    )
    func madeFonts(written: String, font: AssignedFont?) throws {
        let sample = try JoinSample(swift: ["class HomeController { func a() { titleLabel.font = \(written)\n } }"])
        #expect(sample.join.use(of: "label", in: "Home.xib")?.changes == [.font(font)])
    }

    @Test("The axis of a stack view decides where all of it stands", arguments: ["axis", "distribution"])
    func stacks(property: String) throws {
        let code = "class HomeController { func a() { titleLabel.\(property) = isWide ? .first : .second } }"
        #expect(try JoinSample(swift: [code]).join.use(of: "label", in: "Home.xib")?.changes == [.geometry])
    }

    @Test("A limit of lines has its sign", arguments: [("-1", -1), ("0", 0), ("3", 3)])
    func signedLines(written: String, lines: Int) throws {
        let swift = try JoinSample(swift: [
            "class HomeController { func a() { titleLabel.numberOfLines = \(written) } }"
        ])
        #expect(swift.join.use(of: "label", in: "Home.xib")?.changes == [.lines(lines)])
        let objectiveC = try JoinSample(objectiveC: [
            "@implementation HomeController\n- (void)a { self.titleLabel.numberOfLines = \(written); }\n@end\n"
        ])
        #expect(objectiveC.join.use(of: "label", in: "Home.xib")?.changes == [.lines(lines)])
    }

    @Test(
        "a look that a function without source gives is another font",
        arguments: [
            ("titleLabel.style(TextStyle.caption)", true), ("Theme.current.applyTitle(titleLabel, in: .dark)", true),
            ("titleLabel.applied()", false), ("Theme.current.show(titleLabel)", false),
            ("titleLabel.restyle()", false), ("applyOwnColor(titleLabel)", false),
        ]
    )
    func styles(call: String, isStyled: Bool) throws {
        let source = "class HomeController { func a() { \(call) } func applyOwnColor(_ label: UILabel) {} }"
        let changes = try JoinSample(swift: [source]).join.use(of: "label", in: "Home.xib")?.changes
        #expect(changes?.contains(.font(nil)) ?? false == isStyled)
        let message = "@implementation HomeController\n- (void)a { [self.titleLabel applyStyle:caption]; }\n@end\n"
        #expect(try JoinSample(objectiveC: [message]).join.use(of: "label", in: "Home.xib")?.changes == [.font(nil)])
    }

    @Test func `functions that call each other on ten million ways are followed on a few`() throws {
        let (last, count) = (6, 14)
        let layers = (0..<last).flatMap { layer in
            (0..<count).map { number in
                let calls = (0..<count).map { "\(layer + 1 == last ? "finish" : "step\(layer + 1)x\($0)")()" }
                return "func step\(layer)x\(number)() { \(calls.joined(separator: "; ")) }"
            }
        }
        let label = "class NiceLabel: UILabel { \(layers.joined(separator: "\n")) func finish() { numberOfLines = 3 } }"
        let source = "class HomeController { func show() { niceLabel.step0x0() } }"
        let sample = try JoinSample(outlets: [("niceLabel", "other")], swift: [label, source])
        #expect(sample.join.use(of: "other", in: "Home.xib")?.changes == [.lines(3)])
    }
}
