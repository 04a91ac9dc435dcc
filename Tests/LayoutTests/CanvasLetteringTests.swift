import Interfaces
import Layout
import Testing
import TextMeasurement

/// Which system font the labels of a document of macOS were drawn in.
@Suite("The system font of a document")
struct CanvasLetteringTests {
    /// Squares that are a tenth wider in Lucida Grande, and a twentieth in that of OS X 10.10.
    private struct EraMeasurer: TextMeasurer {
        func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
            var request = request
            let factors = [DocumentEra.DesktopFont.lucidaGrande: 1.1, .helveticaNeue: 1.05]
            if let factor = factors[request.era.desktopFont], let size = PointSize(request.font.size.points * factor) {
                request.font.size = size
            }
            return SquareMeasurer().measure(request)
        }

        func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline {
            SquareMeasurer().outline(of: glyph, in: face)
        }

        var faces: [FaceDescription] { SquareMeasurer().faces }
    }

    /// The width of a label of ten letters whose frame is not seen, beside two that were saved with widths, in points.
    private func width(
        beside saved: [Double],
        knowing knowledge: DesignTimeLayout.Knowledge,
        tools: Int
    ) throws -> Double? {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: tools)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 400, height: 100)
        for (index, width) in saved.enumerated() {
            built.label("old\(index)", "abcdefghij") { $0.savedFrame = Rect(x: 8, y: 40, width: width, height: 17) }
            built.constrain("old\(index).left == root.left + 10", "old\(index).top == root.top + 40")
        }
        let layout = try DesignTimeLayout(of: built.screen, knowing: knowledge, measurer: EraMeasurer())
        return layout.laidOut.frames[built["old0"]]?.width
    }

    @Test(
        "two labels of a document of Xcode 9 and before tell its font",
        arguments: [
            (DesignTimeLayout.Knowledge.neededFrames, [114.0, 114], 13_771, 114.0),
            (.neededFrames, [109, 109], 13_771, 109), (.neededFrames, [114], 13_771, 104),
            (.neededFrames, [114, 114], 14_490, 104), (.neededFrames, [114, 114, 104, 104], 13_771, 104),
        ]
    )
    func votes(knowledge: DesignTimeLayout.Knowledge, saved: [Double], tools: Int, width: Double) throws {
        #expect(try self.width(beside: saved, knowing: knowledge, tools: tools) == width)
    }
}
