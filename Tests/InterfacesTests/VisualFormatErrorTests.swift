import Interfaces
import SourceText
import Testing
import TextMeasurement

/// What is wrong with a format is said at its exact place.
struct VisualFormatErrorTests {
    @Test(
        arguments: [
            ("", ".", .empty, "this format is empty"),
            ("  ", ".", .empty, "this format is empty"),
            ("H|[a]", ".^", .missingColon, "':' must follow the orientation, as in H:"),
            ("V", ".^", .missingColon, "':' must follow the orientation, as in V:"),
            ("h:[a]", "^", .unknownOrientation, "there is no orientation 'h'; write H:"),
            ("Z:[a]", "^", .unknownOrientation, "there is no orientation 'Z'; a format begins with H:, V:, '|' or '['"),
            (":[a]", "^", .unknownOrientation, "H or V must stand before ':'"),
            ("|", " ^", .missingView, "a view in brackets is expected, as in [title], and the format ends here"),
            ("|-|", "  ^", .missingView, "a view in brackets is expected, as in [title], and here is '|'"),
            ("H:a", "  ^", .missingView, "a view in brackets is expected"),
            ("[a]-", "    ^", .missingView, "a view or the superview's '|' must follow '-'"),
            ("[a] b", "    ^", .missingView, "a view in brackets is expected, as in [title], and here is 'b'"),
            ("[]", " ^", .missingName, "the name of a view must follow '['"),
            ("[1a]", " ^", .missingName, "the name of a view must follow '['"),
            ("[a", "^", .unclosedView, "this '[' is never closed; write ']' behind the view"),
            ("[a-[b]", "  ^", .unclosedView, "']' must follow the view 'a', and here is '-[b]'"),
            ("[a(>=70]", "  ^", .unclosedPredicate, "this '(' is never closed; write ')'"),
            ("[a]-(>=8-[b]", "        ^", .notInPublishedGrammar, "arithmetic in a predicate"),
            ("[a]-(>=8[b]", "    ^", .unclosedPredicate, "this '(' is never closed"),
            ("[a(70 80)]", "      ^", .unclosedPredicate, "')' or ',' must follow the predicate, and here is '80)]'"),
            ("[a()]", "   ^", .missingNumber, "a number, a metric or a view is expected here"),
            ("[a(>=70,)]", "        ^", .missingNumber, "a number, a metric or a view is expected here"),
            ("[a(=70)]", "   ^", .unknownRelation, "there is no relation '='; write '=='"),
            ("[a(=<70)]", "   ^", .unknownRelation, "there is no relation '=<'; write '<='"),
            ("[a(!=70)]", "   ^", .unknownRelation, "there is no relation '!='; relations are ==, <= and >="),
            ("[a(70@)]", "      ^", .missingNumber, "a priority must follow '@'"),
            ("[a(70@0)]", "      ^", .priorityOutOfRange, "a priority is above 0 and at most 1000, not 0"),
            ("[a(70@-1)]", "      ^", .priorityOutOfRange, "a priority is above 0 and at most 1000, not -1"),
            ("[a(70@1000.5)]", "      ^", .priorityOutOfRange, "a priority is above 0 and at most 1000, not 1000.5"),
            ("[a(1e9)]", "   ^", .numberOutOfRange, "'1e9' is too large"),
            ("[a]-8[b]", "     ^", .unclosedGap, "'-' must follow the distance, as in [a]-8-[b]"),
            ("[a]--8-[b]", "    ^", .missingNumber, "a number or a metric must follow '-': a number with a sign"),
            ("[a]-*-[b]", "    ^", .missingNumber, "a number or a metric must follow '-': as in -8- or -(>=8)-"),
            ("|[a]|[b]", "     ^", .trailingText, "nothing may follow the superview's last '|'"),
            ("[a]-[cancle]", "     ^", .unknownView, "there is no view 'cancle'; did you mean 'cancel'?"),
            ("[a(==buton)]", "     ^", .unknownView, "there is no view or metric 'buton'; did you mean 'button'?"),
            ("[a]-gpa-[b]", "    ^", .unknownMetric, "there is no metric 'gpa'; did you mean 'gap'?"),
            ("[a(70@hihg)]", "      ^", .unknownMetric, "there is no metric 'hihg'"),
            ("[a]-button-[b]", "    ^", .viewAsGap, "'button' is a view and no distance"),
            ("[a]-(>=b)-[c]", "       ^", .viewAsGap, "'b' is a view and no distance"),
            ("[a]-[a]", "     ^", .againstItself, "'a' cannot stand beside itself"),
            ("[a(a)]", "   ^", .againstItself, "'a' is held against itself"),
            ("[a(-5)]", "   ^", .negativeSize, "a width cannot be below 0"),
            ("[a(b.width)]", "    ^", .notInPublishedGrammar, "an attribute in a predicate is no part"),
            ("[a(b*2)]", "    ^", .notInPublishedGrammar, "arithmetic in a predicate is no part"),
            ("[größe(ä)]", "       ^", .unknownView, "there is no view 'größe'"),
        ] as [(String, String, ConstraintTextError.Kind, String)]
    )
    func `a fault is named at its place`(
        text: String,
        caret: String,
        kind: ConstraintTextError.Kind,
        message: String
    ) throws {
        let error = #expect(throws: ConstraintTextError.self) { try SampleScope.format(text, metrics: ["gap": 8]) }
        #expect(error?.kind == kind, "\(String(describing: error))")
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        let expected = kind == .unknownView && text.hasPrefix("[gr") ? 1 : caret.prefix { $0 != "^" }.count
        if caret != "." { #expect(error?.offset == expected, "\(String(describing: error))") }
    }

    @Test(arguments: [
        ("[a]-[b]", "alignAllLeft", "'alignAllLeft' does not go across a horizontal format; it can take alignAllTop"),
        ("V:[a]-[b]", "alignBaseline", "'alignAllLastBaseline' does not go across a vertical format"),
        ("[a]-8-[b]", "spacingBaselineToBaseline", "'spacingBaselineToBaseline' goes with vertical formats only"),
    ])
    func `an option on the wrong axis is refused`(text: String, option: String, message: String) {
        let error = #expect(throws: ConstraintTextError.self) { try SampleScope.format(text, options: [option]) }
        #expect(error?.kind == .optionOnWrongAxis)
        #expect(error?.option != nil)
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test func `the root has no superview, and baselines have no standard distance`() {
        let gap = #expect(throws: ConstraintTextError.self) {
            try SampleScope.format("V:[a]-[b]", options: ["spacingBaselineToBaseline"])
        }
        #expect(gap?.kind == .baselineGap)
        #expect(gap?.offset == 5)
    }

    @Test(arguments: [
        ("[a(b.width*0)]", 11, ConstraintTextError.Kind.missingNumber), ("[a(b.widht)]", 5, .unknownAttribute),
        ("[a(b.top)]", 3, .illegalPair), ("[a(b.)]", 5, .unknownAttribute), ("[a(70+)]", 6, .missingNumber),
        ("[a]-(b.width)-[c]", 5, .viewAsGap),
    ])
    func `the extended language has faults of its own`(text: String, offset: Int, kind: ConstraintTextError.Kind) {
        let error = #expect(throws: ConstraintTextError.self) { try SampleScope.format(text, options: ["extended"]) }
        #expect(error?.kind == kind, "\(String(describing: error))")
        #expect(error?.offset == offset, "\(String(describing: error))")
    }

    @Test func `a caret stands under the place, and the column is that of the file`() throws {
        let text = "H:|-[über]-[a"
        let placed = LocatedText(
            text,
            location: SourceLocation(path: "overset.yml", line: 3, column: 7),
            content: SourceLocation(path: "overset.yml", line: 3, column: 8)
        )
        let error = #expect(throws: ConstraintTextError.self) { try VisualFormat(text) }
        let found = placed.error(try #require(error))
        #expect(
            Diagnostic(found).lines == [
                "overset.yml:3:19: error: this '[' is never closed; write ']' behind the view",
                "  H:|-[über]-[a",
                "             ^",
            ]
        )
    }
}
