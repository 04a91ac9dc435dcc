internal import Fuzzing
internal import Interfaces
internal import Layout
internal import Configurations
internal import SourceText
internal import TextMeasurement

/// `overset.yml`, and the screens that it declares.
@main
enum ConfigurationFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, ConfigurationFuzzer.check) }
    }

    private static func read(_ bytes: [UInt8]) throws(SourceError) -> Configuration {
        try Configuration(TextFile(decoding: bytes, path: "overset.yml"))
    }

    private static func check(_ bytes: [UInt8]) {
        let lines = bytes.count + 2
        let configuration = attempt { () throws(SourceError) in
            try read(bytes)
        } examine: {
            demand((1...lines).contains($0.location.line) && $0.location.column >= 1, "an error is in the file: \($0)")
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let configuration else { return }
        // A zero byte may make the file UTF-16 before the comment is added, and UTF-8 after it.
        if bytes.last == UInt8(ascii: "\n"), bytes.allSatisfy({ (1..<0x80).contains($0) }) {
            let commented = demand("a configuration with a comment is read") { () throws(SourceError) in
                try read(bytes + Array("# a comment\n".utf8))
            }
            demand(commented == configuration, "a comment at the end changes nothing")
        }
        for declared in configuration.screens {
            let faults = ScreenInvariants.faults(of: declared.screen)
            demand(faults.isEmpty, "a screen can be laid out: \(faults)")
            layOut(declared.screen)
        }
    }

    private static func layOut(_ screen: Screen) {
        guard screen.views.count <= 50, screen.constraints.count <= 100 else { return }
        var layout = ScreenLayout(screen: screen, measurer: SquareMeasurer())
        let laidOut = attempt { () throws(MeasurementError) in
            try layout.layOut(in: .designTime(of: screen, intrinsicSizes: .measured))
        } examine: {
            _ = $0
        }
        for frame in (laidOut?.frames ?? []).compactMap(\.self) {
            let numbers = [frame.x, frame.y, frame.width, frame.height]
            demand(numbers.allSatisfy(\.isFinite), "a frame is numbers: \(frame)")
        }
    }
}
