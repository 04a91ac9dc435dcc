import CodeLayouts
import Interfaces
import Testing

@Suite("Visual formats and TinyConstraints in code")
struct FormatFormTests {
    private static let both = [
        #""label".leading == superview.leading + 16"#, #"superview.trailing == "label".trailing + 16"#,
    ]

    static let formats = [
        Form(
            didLoad: """
                view.addSubview(label)
                view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[label]-16-|",
                    options: [], metrics: nil, views: ["label": label]))
                """,
            equations: both
        ),
        Form(
            members: "let label = UILabel()\nlet box = UIView()",
            didLoad: """
                view.addSubview(label)
                view.addSubview(box)
                let views = ["a": label, "b": box]
                let metrics = ["margin": 16, "size": Sizes.box]
                NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                    withVisualFormat: "|-margin-[a]-[b(==size@750)]-margin-|", options: .alignAllCenterY,
                    metrics: metrics, views: views))
                """,
            more: "enum Sizes { static let box = 40 }",
            equations: [
                both[0], #""box".leading == "label".trailing + 8"#, #""box".centerY == "label".centerY"#,
                #""box".width == 40 @750"#, #"superview.trailing == "box".trailing + 16"#,
            ]
        ),
        // Numbers may be put into the format.
        Form(
            didLoad: """
                let margin = 16
                view.addSubview(label)
                let sides = NSLayoutConstraint.constraints(withVisualFormat: "H:|-(\\(margin))-[v0]-(>=\\(margin))-|",
                    metrics: nil, views: ["v0": label])
                view.addConstraints(sides)
                """,
            equations: [both[0], #"superview.trailing >= "label".trailing + 16"#]
        ),
        // Toward the superview a single dash is its margin.
        Form(
            didLoad: """
                view.addSubview(label)
                view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "|-[label]-|",
                    options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: nil, views: ["label": label]))
                """,
            equations: [
                #""label".leading == superview.leadingMargin"#, #"superview.trailingMargin == "label".trailing"#,
            ]
        ),
    ]

    static let tiny = [
        Form(
            didLoad: "label.edgesToSuperview(excluding: .bottom, insets: .uniform(16))",
            equations: [
                #""label".top == superview.top + 16"#, #""label".left == superview.left + 16"#,
                #""label".right == superview.right - 16"#,
            ]
        ),
        Form(
            didLoad: """
                label.leadingToSuperview(offset: 16)
                label.trailingToSuperview(offset: 16, relation: .equalOrLess, priority: .high)
                label.width(max: 300)
                """,
            equations: [
                #""label".leading == superview.leading + 16"#, #""label".trailing <= superview.trailing - 16 @750"#,
                #""label".width <= 300"#,
            ]
        ),
        Form(
            members: "let label = UILabel()\nlet box = UIView()",
            didLoad: """
                view.addSubview(box)
                box.size(CGSize(width: 40, height: 20))
                box.leftToSuperview(usingSafeArea: true)
                label.leading(to: box, box.trailingAnchor)
                label.right(to: view, offset: -8)
                label.height(20).isActive = false
                """,
            equations: [
                #""box".width == 40"#, #""box".height == 20"#, #""box".left == safeArea.left"#,
                #""label".leading == "box".trailing"#, #""label".right == superview.right - 8"#,
            ]
        ),
        Form(
            didLoad: """
                label.horizontalToSuperview(insets: .horizontal(12))
                label.aspectRatio(2)
                label.centerInSuperview()
                """,
            equations: [
                #""label".left == superview.left + 12"#, #""label".right == superview.right - 12"#,
                #""label".width == "label".height * 2"#, #""label".centerX == superview.centerX"#,
                #""label".centerY == superview.centerY"#,
            ]
        ),
    ]

    @Test(arguments: formats + tiny)
    func `constraints are those that the code makes`(form: Form) throws {
        let isTiny = !form.didLoad.contains("addSubview(label)")
        let source = LayoutSample.controller(
            form.members,
            didLoad: (isTiny ? "view.addSubview(label)\n" : "") + form.didLoad + "\n" + FormTests.text,
            more: form.more
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.equations(layout) == form.equations)
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["label: a"])
        let doubts = layout.doubts.values.flatMap { $0 }
        #expect(doubts.isEmpty)
    }

    @Test(arguments: [
        #""H:|-16-[label""#, #""H:|-16-[other]-16-|""#, #"format"#, #""H:|-gap-[label]-16-|""#,
    ])
    func `a format that is not understood is a doubt about the views that it may name`(format: String) throws {
        let source = LayoutSample.controller(
            "let label = UILabel()",
            didLoad: """
                view.addSubview(label)
                \(FormTests.forms[0].didLoad)
                view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \(format), options: [],
                    metrics: nil, views: ["label": label]))
                \(FormTests.text)
                """
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.equations(layout) == FormTests.sides)
        let doubts = layout.doubts.values.flatMap { $0 }
        #expect(doubts == [.changed])
    }
}
