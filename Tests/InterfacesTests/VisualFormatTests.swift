import Interfaces
import SourceText
import Testing
import TextMeasurement

/// Formats and what they stand for, as equations; the examples of Apple's documentation are among them.
struct VisualFormatTests {
    private func equations(
        _ text: String,
        options: [String] = [],
        metrics: [String: Double] = [:],
        platform: Platform = .iOS
    ) throws -> [String] {
        try SampleScope.format(text, options: options, metrics: metrics, platform: platform).map(\.id)
    }

    @Test(
        arguments: [
            // The examples of Apple's documentation.
            ("[button]-[textField]", ["textField.leading == button.trailing + standard"]),
            ("[button(>=50)]", ["button.width >= 50"]),
            (
                "|-50-[purpleBox]-50-|",
                ["purpleBox.leading == superview.leading + 50", "superview.trailing == purpleBox.trailing + 50"]
            ),
            ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10"]),
            ("[maroonView][blueView]", ["blueView.leading == maroonView.trailing"]),
            ("[button(100@20)]", ["button.width == 100 @20"]),
            ("[wideView(>=60@700)]", ["wideView.width >= 60 @700"]),
            ("[button1(==button2)]", ["button1.width == button2.width"]),
            ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
            (
                "|-[find]-[findNext]-[findField(>=20)]-|",
                [
                    "find.leading == superview.leadingMargin", "findNext.leading == find.trailing + standard",
                    "findField.leading == findNext.trailing + standard", "findField.width >= 20",
                    "superview.trailingMargin == findField.trailing",
                ]
            ),
            // The rest of the grammar.
            ("H:|-20-[b]-30-|", ["b.leading == superview.leading + 20", "superview.trailing == b.trailing + 30"]),
            ("[a]", []),
            ("|[a]|", ["a.leading == superview.leading", "superview.trailing == a.trailing"]),
            (
                "V:|-[a(b)]-(>=8@250,<=20)-[c]",
                [
                    "a.top == superview.topMargin", "a.height == b.height", "c.top >= a.bottom + 8 @250",
                    "c.top <= a.bottom + 20",
                ]
            ),
            ("[a(>=b@999.5)]-(-8)-[b]", ["a.width >= b.width @999.5", "b.leading == a.trailing - 8"]),
            ("H:[a(.5)]-1e1-[b]", ["a.width == 0.5", "b.leading == a.trailing + 10"]),
            (
                " H : | - 8 - [ a ( >= 70 , <= 100 @ 20 ) ] ",
                [
                    "a.leading == superview.leading + 8", "a.width >= 70", "a.width <= 100 @20",
                ]
            ),
            ("|-[inner]-|", ["inner.leading == box.leadingMargin", "box.trailingMargin == inner.trailing"]),
        ] as [(String, [String])]
    )
    func `a format stands for its constraints in reading order`(text: String, expected: [String]) throws {
        #expect(try equations(text) == expected)
    }

    @Test func `on macOS a superview is 20 points away`() throws {
        #expect(
            try equations("|-[a]-[b]-|", platform: .macOS) == [
                "a.leading == superview.leading + standard", "b.leading == a.trailing + standard",
                "superview.trailing == b.trailing + standard",
            ]
        )
        #expect(try SampleScope.format("|-[a]-[b]-|", platform: .macOS).map(\.constant.base) == [20, 8, 20])
        #expect(try SampleScope.format("|-[a]-[b]-|", platform: .macOS).map(\.isSymbolic) == [true, true, true])
        // The margin of iOS is a place, not a distance.
        #expect(try SampleScope.format("|-[a]-[b]-|").map(\.constant.base) == [0, 8, 0])
        #expect(try SampleScope.format("|-[a]-[b]-|").map(\.isSymbolic) == [false, true, false])
    }

    @Test(
        arguments: [
            ("[a]-8-[b]", ["alignAllCenterY"], ["b.leading == a.trailing + 8", "b.centerY == a.centerY"]),
            (
                "|[a][b][c]|", ["alignTop", "alignBottom"],
                [
                    "a.leading == superview.leading", "b.leading == a.trailing", "b.top == a.top",
                    "b.bottom == a.bottom",
                    "c.leading == b.trailing", "c.top == b.top", "c.bottom == b.bottom",
                    "superview.trailing == c.trailing",
                ]
            ),
            ("[a][b]", ["alignAllBaseline"], ["b.leading == a.trailing", "b.lastBaseline == a.lastBaseline"]),
            ("[a][b]", ["alignFirstBaseline"], ["b.leading == a.trailing", "b.firstBaseline == a.firstBaseline"]),
            (
                "V:[a]-[b]", ["alignAllLeading", "alignAllCenterX"],
                [
                    "b.top == a.bottom + standard", "b.leading == a.leading", "b.centerX == a.centerX",
                ]
            ),
            (
                "|-8-[a]-9-[b]-10-|", ["directionLeftToRight"],
                [
                    "a.left == superview.left + 8", "b.left == a.right + 9", "superview.right == b.right + 10",
                ]
            ),
            (
                "|-8-[a]-(>=9)-[b]-10-|", ["directionRightToLeft", "alignTop"],
                [
                    "superview.right == a.right + 8", "a.left >= b.right + 9", "b.top == a.top",
                    "b.left == superview.left + 10",
                ]
            ),
            (
                "|-[a]-|", ["directionRightToLeft"],
                [
                    "superview.rightMargin == a.right", "a.left == superview.leftMargin",
                ]
            ),
            (
                "V:|[a]-24-[b][c]|", ["spacingBaselineToBaseline"],
                [
                    "a.top == superview.top", "b.firstBaseline == a.lastBaseline + 24",
                    "c.firstBaseline == b.lastBaseline",
                    "superview.bottom == c.bottom",
                ]
            ),
            ("V:[a]-8-[b]", ["directionRightToLeft", "spacingEdgeToEdge"], ["b.top == a.bottom + 8"]),
            ("[a(==b.height*2+8@750)]", ["extended"], ["a.width == b.height * 2 + 8 @750"]),
            ("V:[a(a.width/2)]", ["extended"], ["a.height == a.width * 0.5"]),
            ("[a(b-10)]-(4*2+1)-[b]", ["extended"], ["a.width == b.width - 10", "b.leading == a.trailing + 9"]),
        ] as [(String, [String], [String])]
    )
    func `options align views and turn the format`(text: String, options: [String], expected: [String]) throws {
        #expect(try equations(text, options: options) == expected)
    }

    @Test func `metrics stand for distances, sizes and priorities`() throws {
        let metrics = ["gap": 12.5, "small": 40, "strong": 900]
        #expect(
            try equations("|-gap-[a(>=small@strong)]-(gap@strong)-[b]", metrics: metrics) == [
                "a.leading == superview.leading + 12.5", "a.width >= 40 @900", "b.leading == a.trailing + 12.5 @900",
            ]
        )
    }

    @Test func `a constraint stands where its piece of the format stands`() throws {
        let constraints = try SampleScope.format("H:|-[a(>=70)]-(>=8,<=9)-[b][c]|", options: ["alignTop"])
        #expect(constraints.map(\.location.column) == [10, 14, 22, 26, 20, 34, 34, 37])
        #expect(Set(constraints.map(\.location.line)) == [3])
    }

    @Test func `a constraint belongs to the nearest view around both of its sides`() throws {
        let scope = SampleScope.scope()
        let (box, inner) = (4, scope.names.count)
        #expect(try SampleScope.format("|[inner(20)]").map(\.owner) == [box, inner])
        #expect(try SampleScope.format("[inner]-[a]").map(\.owner) == [0])
    }

    @Test(arguments: [
        "H:|-[a(>=70,<=100@20)]-(>=8)-[b]-|", "V:[a]-(-8)-[b(c)]", "|[a][b]|", "[a(12.25)]-gap-[b(>=gap@strong)]",
        "H:[a(b.height*0.5-3@20)]",
    ])
    func `a format and its printed form are the same`(text: String) throws {
        let printed = try VisualFormat(text, isExtended: true).description
        #expect(try VisualFormat(printed, isExtended: true).description == printed)
        #expect(printed == text || printed == "H:" + text)
    }
}

extension ConstraintScope {
    fileprivate var names: [String] { SampleScope.names + ["inner"] }
}
