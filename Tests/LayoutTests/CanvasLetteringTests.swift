import Interfaces
import Layout
import Testing
import TextMeasurement

/// Which system font the labels of a document of macOS were drawn in.
@Suite("The system font of a document")
struct CanvasLetteringTests {
    /// Squares that are a tenth wider in Lucida Grande.
    private struct EraMeasurer: TextMeasurer {
        func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
            var request = request
            if request.era.drawsLucidaGrande, let size = PointSize(request.font.size.points * 1.1) {
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
    private func width(beside saved: [Double], knowing knowledge: DesignTimeLayout.Knowledge) throws -> Double? {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.screen.document = DocumentTraits(toolsVersion: 14_490)
        built.screen.views[0].savedFrame = Rect(x: 0, y: 0, width: 400, height: 100)
        for (index, width) in saved.enumerated() {
            built.label("old\(index)", "abcdefghij") { $0.savedFrame = Rect(x: 8, y: 40, width: width, height: 17) }
            built.constrain("old\(index).left == root.left + 10", "old\(index).top == root.top + 40")
        }
        let layout = try DesignTimeLayout(of: built.screen, knowing: knowledge, measurer: EraMeasurer())
        return layout.laidOut.frames[built["old0"]]?.width
    }

    @Test("two labels that only the older font fits tell it, one does not", arguments: [[114.0, 114], [114]])
    func votes(saved: [Double]) throws {
        let wide = saved.count == CanvasLetteringTests.leastVotes
        for knowledge in [DesignTimeLayout.Knowledge.allFrames, .neededFrames] {
            #expect(try width(beside: saved, knowing: knowledge) == (wide ? 114 : 104))
        }
    }

    private static let leastVotes = 2

    @Test("as many labels of either font tell nothing")
    func tie() throws {
        #expect(try width(beside: [114, 114, 104, 104], knowing: .neededFrames) == 104)
    }
}
