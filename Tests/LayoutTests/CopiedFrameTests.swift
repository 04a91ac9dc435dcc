import Interfaces
import Layout
import Testing
import TextMeasurement

/// Documents that took their frames from another language.
@Suite("Copied frames")
struct CopiedFrameTests {
    private func screen(_ text: String, x: Double = 20) -> Screen {
        var built = HandBuiltScreen(.saved, platform: .macOS)
        built.label("label", text) { $0.savedFrame = Rect(x: x, y: 10, width: 60, height: 17) }
        return built.screen
    }

    @Test("frames are copied where all of them are those of the original, whatever the texts")
    func proof() {
        let original = [screen("Name:")]
        #expect(CopiedFrames.areTaken(by: [screen("Bezeichnung:")], from: original))
        #expect(CopiedFrames.areTaken(by: [screen("Name:")], from: original))
        #expect(!CopiedFrames.areTaken(by: [screen("Bezeichnung:", x: 21)], from: original))
        #expect(!CopiedFrames.areTaken(by: [screen("Bezeichnung:")], from: []))
    }
}
