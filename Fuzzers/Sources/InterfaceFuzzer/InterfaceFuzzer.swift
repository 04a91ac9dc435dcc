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
        checkHints(of: markup)
        guard let document = attempt({ () throws(SourceError) in try InterfaceDocument(markup) }, examine: check) else {
            return
        }
        for screen in document.screens {
            let faults = ScreenInvariants.faults(of: screen)
            demand(faults.isEmpty, "a screen can be laid out: \(faults)")
            layOut(screen)
        }
    }

    /// A hint that is put in is read, is put in once, and is taken out without a trace.
    private static func checkHints(of markup: MarkupFile) {
        let mark = "[fuzz]"
        func hints(_ text: [UInt8]) -> LocalizerHints? {
            attempt { () throws(SourceError) in
                LocalizerHints(try MarkupFile(TextFile(utf8: text, path: "x.xib")))
            } examine: {
                check($0)
            }
        }
        func put(_ old: String) -> String { old.hasSuffix(mark) ? old : old + mark }
        func take(_ old: String) -> String { old.hasSuffix(mark) ? String(old.dropLast(mark.count)) : old }
        let text = markup.file.utf8
        let ids = (0..<min(markup.count, 40)).compactMap { markup.element(at: $0)?["id"] }
        for id in ids.prefix(4) {
            guard case .edit(let edit) = LocalizerHints(markup).setting(id, where: { $0.contains(mark) }, to: put),
                let marked = hints(TextEdit.applying([edit], to: text))
            else { continue }
            demand(marked.setting(id, where: { $0.contains(mark) }, to: put) == .none, "a hint is put in once")
            let changed = TextEdit.applying([edit], to: text)
            guard case .edit(let back) = marked.setting(id, where: { $0.contains(mark) }, to: take) else {
                demand(false, "a hint is taken out")
                return
            }
            var restored = TextEdit.applying([back], to: changed)
            // The space that keeps the place of an empty hint goes with the note, which the caller sees to.
            if restored.count == text.count + 1 { restored.remove(at: edit.range.lowerBound) }
            demand(restored == text, "a hint leaves no trace")
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
