import Interfaces
import SourceText
import Testing
import TextMeasurement

struct EquationTests {
    private func equations(
        _ text: String,
        metrics: [String: Double] = [:],
        platform: Platform = .iOS
    ) throws -> [String] {
        try SampleScope.equation(text, metrics: metrics, platform: platform).constraints.map(\.id)
    }

    @Test(arguments: [
        ("cancel.trailing <= title.leading - 8 @750", "cancel.trailing <= title.leading - 8 @750"),
        ("title.centerX == superview.centerX @750", "title.centerX == superview.centerX @750"),
        ("icon.width == icon.height * 16/9", "icon.width == icon.height * 1.7777777777777777"),
        ("icon.width == 2 * icon.height", "icon.width == icon.height * 2"),
        ("icon.width==icon.height/4+3", "icon.width == icon.height * 0.25 + 3"),
        ("title.width >= 85", "title.width >= 85"),
        ("85 <= title.width", "title.width >= 85"),
        ("title.width * 2 + 10 == cancel.width - 4", "title.width == cancel.width * 0.5 - 7"),
        ("title.leading - cancel.trailing >= 8", "title.leading >= cancel.trailing + 8"),
        ("8 <= title.leading - cancel.trailing", "title.leading >= cancel.trailing + 8"),
        ("a.width + a.width == 20", "a.width == 10"),
        ("a.width - b.width == 0", "a.width == b.width"),
        ("-a.width <= -20", "a.width >= 20"),
        ("a.top == safeArea.top", "a.top == safeArea.top"),
        ("a.top == superview.safeArea.top + 8", "a.top == safeArea.top + 8"),
        ("inner.top == superview.top", "inner.top == box.top"),
        ("inner.top == root.top", "inner.top == root.top"),
        ("inner.leading == box.layoutMargins.leading", "inner.leading == box.layoutMargins.leading"),
        ("a.leading == superview.leadingMargin", "a.leading == superview.leadingMargin"),
        ("a.leading == superview.readableContent.leading", "a.leading == readableContent.leading"),
        ("a.bottom <= keyboard.top", "a.bottom <= keyboard.top"),
        ("a.lastBaseline == b.firstBaseline + 20", "a.lastBaseline == b.firstBaseline + 20"),
        ("a.baseline == b.baseline", "a.lastBaseline == b.lastBaseline"),
        ("a.centerX == superview.left * 0.5", "a.centerX == superview.left * 0.5"),
        ("a.leading == b.trailing + standard", "a.leading == b.trailing + standard"),
        ("a.width == -b.height", "a.width == -b.height"),
        ("a.width == -b.height * 3/2 + 8", "a.width == -b.height * 1.5 + 8"),
        ("a.trailing == superview.trailing - standard", "a.trailing == superview.trailing - standard"),
        ("a.width == small @ high", "a.width == 40 @750"),
        ("a.width == small * 2 + small / 4 @ strong", "a.width == 90 @900"),
        ("a.width == b", "a.width == b.width"),
        ("superview.width == 320", "root.width == 320"),
        ("a.trailing == superview.trailing inset 8", "a.trailing == superview.trailing - 8"),
        ("a.leading >= superview inset small", "a.leading >= superview.leading + 40"),
    ])
    func `an equation becomes one constraint`(text: String, expected: String) throws {
        #expect(try equations(text, metrics: ["small": 40, "strong": 900]) == [expected])
    }

    @Test(
        arguments: [
            (
                "title.edges == superview.edges inset 8",
                [
                    "title.top == superview.top + 8", "title.leading == superview.leading + 8",
                    "title.bottom == superview.bottom - 8", "title.trailing == superview.trailing - 8",
                ]
            ),
            (
                "title.edges <= superview.margins @750",
                [
                    "title.top >= superview.topMargin @750", "title.leading >= superview.leadingMargin @750",
                    "title.bottom <= superview.bottomMargin @750", "title.trailing <= superview.trailingMargin @750",
                ]
            ),
            (
                "a.edges == safeArea",
                [
                    "a.top == safeArea.top", "a.leading == safeArea.leading", "a.bottom == safeArea.bottom",
                    "a.trailing == safeArea.trailing",
                ]
            ),
            (
                "a.horizontalEdges == superview inset 16",
                [
                    "a.leading == superview.leading + 16", "a.trailing == superview.trailing - 16",
                ]
            ),
            ("a.verticalEdges == b", ["a.top == b.top", "a.bottom == b.bottom"]),
            (
                "title.center == superview.center",
                [
                    "title.centerX == superview.centerX", "title.centerY == superview.centerY",
                ]
            ),
            ("icon.size == 40", ["icon.width == 40", "icon.height == 40"]),
            ("a.size <= b.size * 0.5 + 2", ["a.width <= b.width * 0.5 + 2", "a.height <= b.height * 0.5 + 2"]),
        ] as [(String, [String])]
    )
    func `a group becomes a constraint for each of its attributes`(text: String, expected: [String]) throws {
        #expect(try equations(text) == expected)
    }

    @Test(arguments: [
        ("", 0, ConstraintTextError.Kind.empty, "this constraint is empty"),
        ("a.width", 7, .missingRelation, "a relation is expected, as in title.width >= 85, and the equation ends here"),
        ("a.width = 8", 8, .unknownRelation, "there is no relation '='; write '=='"),
        ("a.width == 8 == 9", 13, .severalRelations, "an equation has one relation"),
        ("a.width == ", 11, .missingTerm, "a number, a metric or a place such as title.leading is expected here"),
        ("a.width == (8)", 11, .missingTerm, "an equation needs no parentheses"),
        ("a.width == 8 9", 13, .trailingText, "the equation has ended, and here is '9'"),
        ("a.width == 8 x", 13, .trailingText, "a relation, a sign or 'inset' is expected between two names"),
        ("a.width == 8 @0", 14, .priorityOutOfRange, "a priority is above 0"),
        ("a.width == 8 @", 14, .missingNumber, "a number or a metric must follow '@'"),
        ("titel.width == 8", 0, .unknownView, "there is no view 'titel'; did you mean 'title'?"),
        ("a.width == smal", 11, .unknownMetric, "there is no metric 'smal'; did you mean 'small'?"),
        ("a.widht == 8", 2, .unknownAttribute, "there is no attribute 'widht'; did you mean 'width'?"),
        ("a. == 8", 3, .unknownAttribute, "the name of an attribute must follow '.'"),
        ("a.width.top == 8", 8, .trailingText, "nothing may follow the attribute 'width'"),
        ("safeArea.baseline == a.top", 9, .unknownAttribute, "a guide has no 'lastBaseline'"),
        ("a == b", 0, .unknownAttribute, "say what of it is meant, as in title.leading"),
        ("8 == 9", 0, .nothingConstrained, "an equation must name a view"),
        ("a.width == a.width", 0, .againstItself, "both sides are the same"),
        ("a.width == 0 * b.width * 0 - 5", 8, .negativeSize, "a width cannot be below 0"),
        ("a.width == -5", 8, .negativeSize, "a width cannot be below 0"),
        ("a.width == b.width + c.width", 21, .notLinear, "a constraint joins two places at most"),
        ("a.width == b.width * c.width", 21, .notLinear, "places can only be multiplied and divided by numbers"),
        ("a.width == 8 / b.width", 15, .notLinear, "places can only be multiplied and divided by numbers"),
        ("a.width == b.width / 0", 21, .missingNumber, "nothing can be divided by 0"),
        ("a.width == 2 * standard", 15, .notLinear, "'standard' is a distance"),
        ("a.width == standard", 8, .notLinear, "'standard' is the whole distance between two places"),
        ("a.leading == 20", 0, .positionAgainstConstant, "a position such as 'leading' must be held against another"),
        ("a.leading == b.left", 13, .illegalPair, "'leading' does not go with 'left': leading and trailing are"),
        ("a.leading == b.top", 13, .illegalPair, "'leading' does not go with 'top': a horizontal position"),
        ("a.leading == b.width", 13, .illegalPair, "'leading' does not go with 'width': a size cannot be compared"),
        ("a.width == b.top", 11, .illegalPair, "'width' does not go with 'top': a size cannot be compared"),
        ("a.edges == b.size", 11, .unevenGroups, "both sides must name as much"),
        ("a.edges == b.leading", 11, .unevenGroups, "both sides must name as much"),
        ("a.size == b inset 8", 18, .unevenGroups, "only edges can be inset"),
        ("a.edges == 8", 0, .positionAgainstConstant, "a position such as 'top'"),
    ])
    func `a fault is named at its place`(
        text: String,
        offset: Int,
        kind: ConstraintTextError.Kind,
        message: String
    ) {
        let error = #expect(throws: ConstraintTextError.self) {
            try SampleScope.equation(text, metrics: ["small": 40]).constraints
        }
        #expect(error?.kind == kind, "\(String(describing: error))")
        #expect(error?.offset == offset, "\(String(describing: error))")
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a guide is made once for each view`() throws {
        var scope = SampleScope.scope()
        for text in ["a.top == safeArea.top", "b.edges == safeArea.edges", "inner.top == box.safeArea.top"] {
            _ = try Equation(text).constraints(in: &scope, at: LocatedText(text, location: SampleScope.place))
        }
        #expect(scope.guides.map(\.id) == ["safeArea", "box.safeArea"])
        #expect(scope.guides.map(\.owner) == [0, 4])
        #expect(scope.guides.map(\.kind) == [.safeArea, .safeArea])
    }

    @Test(arguments: [
        ("H:|[a]", true), ("[a]", true), ("|[a]", true), ("h:[a]", true), ("V|[a]", true), ("Z: [a]", true),
        ("a.width == 8", false), ("H.width == 8", false), ("", false), ("8 == a.width", false),
    ])
    func `formats are told from equations by their beginning`(text: String, expected: Bool) {
        #expect(Equation.isVisualFormat(text) == expected)
    }
}
