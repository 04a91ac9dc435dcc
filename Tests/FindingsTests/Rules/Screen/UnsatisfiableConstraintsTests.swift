import Findings
import Interfaces
import Layout
import Testing

struct UnsatisfiableConstraintsTests {
    private static let width = ScreenSample.constraint("w", Anchor(.view(1), .width), constant: 400)
    private static let edge = ScreenSample.constraint("e", Anchor(.view(1), .width), constant: 300)

    /// A conflict in some languages.
    private func says(_ members: [LayoutConflict.Member], in languages: [(String, LocaleKind)]) throws -> [String] {
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [Self.width, Self.edge])
        let conflict = LayoutConflict(members: members, broken: members[0])
        for (locale, kind) in [("en", LocaleKind.source), ("de", .real), ("en-XA", .pseudo)] {
            let isShown = languages.contains { $0.0 == locale }
            sample.add(locale, kind) { if isShown { $0.conflicts = [conflict] } }
        }
        return sample.says(.unsatisfiableConstraints)
    }

    private static let declared = [LayoutConflict.Member.declared(0), .declared(1)]
    private static let made = [LayoutConflict.Member.declared(0), .made(view: 1, phrase: "the width of 'a'")]
    private static let words = "(1) \"a\".width == 400, (2) \"a\".width == 300"

    @Test(
        arguments: [
            ([("en", .source)], "error", "", "en"),
            // What the source language shows is not said again for its translations.
            ([("en", .source), ("de", .real), ("en-XA", .pseudo)], "error", "", "en"),
            ([("de", .real)], "error", " in German", "de"),
            // A conflict that only pseudolocales show is a forecast.
            ([("en-XA", .pseudo)], "warning", " in en-XA", "en-XA"),
            ([("de", .real), ("en-XA", .pseudo)], "error", " in German, en-XA", "de en-XA"),
        ] as [([(String, LocaleKind)], String, String, String)]
    )
    func `a contradiction that people see is an error`(
        languages: [(String, LocaleKind)],
        severity: String,
        place: String,
        shown: String
    ) throws {
        #expect(
            try says(Self.declared, in: languages)
                == [
                    "\(severity): conflicting constraints on Main\(place): \(Self.words); the system would break: "
                        + "\"a\".width == 400 [\(shown)]"
                ]
        )
    }

    @Test(arguments: [("en", LocaleKind.source, "note", ""), ("de", .real, "warning", " in German")])
    func `where a size that the system makes takes part it is no error`(
        locale: String,
        kind: LocaleKind,
        severity: String,
        place: String
    ) throws {
        #expect(
            try says(Self.made, in: [(locale, kind)]) == [
                "\(severity): conflicting constraints on Main\(place): (1) \"a\".width == 400, (2) the width of 'a'; the "
                    + "system would break: \"a\".width == 400 [\(locale)]"
            ]
        )
    }

    @Test(arguments: [(398.5, "note"), (397, "error")])
    func `what nobody sees is a note`(width: Double, severity: String) throws {
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [Self.width, Self.edge])
        let conflict = LayoutConflict(members: Self.declared, broken: Self.declared[0])
        let frame = Rect(x: 0, y: 0, width: width, height: 20)
        sample.add("en", .source, [frame]) { $0.conflicts = [conflict] }
        #expect(
            sample.says(.unsatisfiableConstraints) == [
                "\(severity): conflicting constraints on Main: \(Self.words); the system would break: \"a\".width == 400 [en]"
            ]
        )
    }

    @Test(
        arguments: [
            (.leading, false, 32.5, "note"), (.leading, false, 36, "error"),
            // From right to left the leading edge is the right one, 33 points from that of the window.
            (.leading, true, 266.5, "note"), (.leading, true, 32.5, "error"),
            (.trailing, false, 333.5, "note"), (.trailing, true, -32.5, "note"), (.left, true, 32.5, "note"),
            (.right, true, 333.5, "note"),
        ] as [(Anchor.Attribute, Bool, Double, String)]
    )
    func `nobody sees half a point at an edge either`(
        edge: Anchor.Attribute,
        isRightToLeft: Bool,
        place: Double,
        severity: String
    ) throws {
        let constraint = ScreenSample.constraint(
            "l",
            Anchor(.view(1), edge),
            .equal,
            Anchor(.view(0), edge),
            constant: 33
        )
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [constraint, Self.edge])
        let conflict = LayoutConflict(members: Self.declared, broken: Self.declared[0])
        let isLeft = edge == .left || edge == (isRightToLeft ? .trailing : .leading)
        let frame = Rect(x: isLeft ? place : place - 100, y: 0, width: 100, height: 20)
        sample.add("en", .source, [frame]) {
            $0.conflicts = [conflict]
            $0.isRightToLeft = [isRightToLeft, isRightToLeft]
        }
        #expect(sample.says(.unsatisfiableConstraints).map { $0.prefix { $0 != ":" } } == [severity[...]])
    }

    /// The root is 300 points wide, and what it scrolls ends at 275.
    @Test(arguments: [(208.5, "note"), (200, "error"), (233.5, "error")])
    func `half a point at an edge of what scrolls is not seen either`(end: Double, severity: String) throws {
        let root = Anchor(.view(0), .trailing)
        let broken = ScreenSample.constraint("l", root, .equal, Anchor(.view(1), .trailing), constant: 67)
        let content = ScreenSample.constraint("c", root, .equal, Anchor(.view(2), .trailing), constant: 0)
        var sample = try ScreenSample(
            [ScreenSample.view("a"), ScreenSample.view("b")],
            constraints: [broken, content]
        )
        let frames = [Rect(x: end - 100, y: 0, width: 100, height: 20), Rect(x: 0, y: 20, width: 275, height: 20)]
        sample.add("en", .source, frames) {
            $0.conflicts = [LayoutConflict(members: Self.declared, broken: Self.declared[0])]
        }
        #expect(sample.says(.unsatisfiableConstraints).map { $0.prefix { $0 != ":" } } == [severity[...]])
    }

    /// A content view that is a third of a point lower than its cell has no middle between the margins of the cell.
    @Test(arguments: [(0.34, "note"), (2, "error")])
    func `a third of a point that a margin lacks is not seen either`(excess: Double, severity: String) throws {
        let margin = Anchor(.view(0), .topMargin)
        let broken = ScreenSample.constraint("l", Anchor(.view(1), .top), .equal, margin, constant: 2)
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [broken, Self.edge])
        sample.add("en", .source) {
            $0.conflicts = [LayoutConflict(members: Self.declared, broken: Self.declared[0], excess: excess)]
        }
        #expect(sample.says(.unsatisfiableConstraints).map { $0.prefix { $0 != ":" } } == [severity[...]])
    }

    @Test func `a set without a constraint of the document is none of its faults`() throws {
        #expect(try says([.made(view: 1, phrase: "x"), .made(view: 0, phrase: "y")], in: [("en", .source)]) == [])
    }

    @Test func `the size of an image is not known`() throws {
        var sample = try ScreenSample([ScreenSample.view("a", .image(nil))], constraints: [Self.width])
        let member = LayoutConflict.Member.made(view: 1, phrase: "the content hugging of 'a'")
        sample.add("en", .source) {
            $0.conflicts = [LayoutConflict(members: [.declared(0), member], broken: member)]
        }
        #expect(sample.says(.unsatisfiableConstraints) == [])
    }

    @Test func `a longer text of a prototype says nothing, and a contradiction in its own text does`() throws {
        var view = ScreenSample.view("a")
        view.flags.isPrototype = true
        for (kind, count) in [(LocaleKind.pseudo, 0), (.source, 1)] {
            var sample = try ScreenSample([view], constraints: [Self.width, Self.edge])
            sample.add("en", kind) {
                $0.conflicts = [LayoutConflict(members: Self.declared, broken: .declared(0))]
            }
            #expect(sample.says(.unsatisfiableConstraints).count == count)
        }
    }

    @Test func `contradictions that share a constraint are one, told by that of the source language`() throws {
        let third = ScreenSample.constraint("t", Anchor(.view(1), .width), constant: 200)
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [Self.width, Self.edge, third])
        sample.add("de", .real) {
            $0.conflicts = [
                LayoutConflict(members: [.declared(1), .declared(2)], broken: .declared(1))
            ]
        }
        sample.add("en", .source) {
            $0.conflicts = [LayoutConflict(members: Self.declared, broken: .declared(0))]
        }
        #expect(
            sample.says(.unsatisfiableConstraints) == [
                "error: conflicting constraints on Main: \(Self.words); the system would break: \"a\".width == 400; one more conflict involves them [en]"
            ]
        )
    }

    @Test func `constants are those of the size class, and the device is named if others have room`() throws {
        var varied = Self.width
        let pad = SizeClassKey(horizontal: .regular, vertical: .regular)
        varied.constant.overrides = [TraitVarying.Override(key: pad, value: 500)]
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [varied, Self.edge])
        sample.add("en", .source)
        let tablet = DeviceTraits(
            name: "Tablet",
            idiom: .pad,
            size: Size(width: 800, height: 900),
            pixelsPerPoint: 1,
            sizeClasses: PerAxis(horizontal: .regular, vertical: .regular)
        )
        sample.add("en", .source, on: tablet) {
            $0.conflicts = [LayoutConflict(members: Self.declared, broken: .declared(0))]
        }
        #expect(
            sample.says(.unsatisfiableConstraints) == [
                "error: conflicting constraints on Main on Tablet: (1) \"a\".width == 500, (2) \"a\".width == 300; the system would break: "
                    + "\"a\".width == 500 [en]"
            ]
        )
    }

    @Test(arguments: [(Anchor.Attribute.top, "error"), (.lastBaseline, "note"), (.firstBaseline, "note")])
    func `where the baseline of a control takes part it is no error`(
        attribute: Anchor.Attribute,
        severity: String
    ) throws {
        let line = ScreenSample.constraint("l", Anchor(.view(1), attribute), constant: 30)
        var sample = try ScreenSample([ScreenSample.view("a")], constraints: [Self.width, line])
        sample.add("en", .source) { $0.conflicts = [LayoutConflict(members: Self.declared, broken: Self.declared[0])] }
        let found = sample.says(.unsatisfiableConstraints)
        #expect(found.map { $0.prefix { $0 != ":" } } == [severity[...]])
    }
}
