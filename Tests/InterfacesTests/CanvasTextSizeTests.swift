import Interfaces
import Testing
import TextMeasurement

/// The Dynamic Type size that a canvas was set to, as the saved heights of labels in text styles show it.
@Suite("The text size of the canvas")
struct CanvasTextSizeTests {
    /// The sizes of the screens of a document with one label for each height.
    ///
    /// Lines of the body style are 20.5 points high on a screen of two pixels a point, and 17 at the smallest size.
    private func sizes(_ screens: [[Double]], style: String = "Body", lines: Int = 1) throws -> [TextSizeCategory?] {
        let scenes = screens.enumerated().map { index, heights in
            let labels = heights.enumerated().map { position, height in
                "<label text='Add' numberOfLines='\(lines)' id='label-\(index)-\(position)'>"
                    + "<rect key='frame' x='0' y='0' width='60' height='\(height)'/>"
                    + "<fontDescription key='fontDescription' style='UICTFontTextStyle\(style)'/></label>"
            }.joined()
            return "<view id='root-\(index)'><rect key='frame' x='0' y='0' width='320' height='480'/>"
                + "<subviews>\(labels)</subviews></view>"
        }.joined()
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' useAutolayout='YES'>"
            + "<objects>\(scenes)</objects></document>"
        return try DocumentFixture.parse(Array(text.utf8)).screens.map(\.canvasTextSize)
    }

    @Test(
        "far more labels show it than show the usual size, and two of them at least, but for the smallest",
        arguments: [
            ([17.0, 17], TextSizeCategory.extraSmall), ([17], .extraSmall), ([20.5, 20.5], nil), ([17, 20.5], nil),
            ([17, 17, 20.5], nil), ([17, 17, 17, 20.5], .extraSmall), ([99, 99], nil), ([18], nil), ([18, 18], .small),
        ] as [([Double], TextSizeCategory?)]
    )
    func votes(heights: [Double], expected: TextSizeCategory?) throws {
        #expect(try sizes([heights]) == [expected])
    }

    @Test("a screen whose labels do not tell has the size of the document, and one with usual labels has not")
    func document() throws {
        #expect(try sizes([[17, 17, 17], [99], [20.5]]) == [.extraSmall, .extraSmall, nil])
        #expect(try sizes([[17], [99]]) == [.extraSmall, nil])
    }

    @Test(
        "labels of two and three lines vote as well, with the space between lines of their style, and count half",
        arguments: [
            ([36.0], nil), ([36, 36], TextSizeCategory.extraSmall), ([36, 55], .extraSmall), ([42.5, 42.5], nil),
        ] as [([Double], TextSizeCategory?)]
    )
    func lines(heights: [Double], expected: TextSizeCategory?) throws {
        #expect(try sizes([heights], lines: 0) == [expected])
        #expect(try sizes([heights], lines: 1) == [nil])
    }
}
