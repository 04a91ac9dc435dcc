internal import Fuzzing
internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// Documents of Interface Builder, read and laid out.
@main
enum InterfaceFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, InterfaceFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let markup = attempt { () throws(SourceError) in
            try MarkupFile(TextFile(decoding: bytes, path: "x.xib"))
        } examine: {
            check($0)
        }
        guard let markup else { return }
        demand(markup.file.bytes == bytes, "a document is the same bytes")
        guard let document = attempt({ () throws(SourceError) in try InterfaceDocument(markup) }, examine: check) else {
            return
        }
        for screen in document.screens {
            let faults = ScreenInvariants.faults(of: screen)
            demand(faults.isEmpty, "a screen can be laid out: \(faults)")
            layOut(screen)
        }
    }

    private static func check(_ error: SourceError) {
        demand(error.location.line >= 1 && error.location.column >= 1, "an error has a place")
        demand(!error.message.isEmpty, "an error says what is wrong")
    }

    private static func layOut(_ screen: Screen) {
        guard screen.views.count <= 100, screen.constraints.count <= 200 else { return }
        var layout = ScreenLayout(screen: screen, measurer: SquareMeasurer())
        let laidOut = attempt { () throws(MeasurementError) in
            try layout.layOut(in: .designTime(of: screen, intrinsicSizes: .measured))
        } examine: {
            _ = $0
        }
        guard let laidOut else { return }
        demand(laidOut.frames.count == screen.views.count, "every view has a frame, or none")
        for frame in laidOut.frames.compactMap(\.self) {
            let numbers = [frame.x, frame.y, frame.width, frame.height]
            demand(numbers.allSatisfy(\.isFinite), "a frame is numbers: \(frame)")
        }
    }
}
