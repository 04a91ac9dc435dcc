internal import Foundation
internal import Fuzzing
internal import TextMeasurement
internal import TextShaping

/// Font files: opened, and texts in many scripts shaped and measured in every face of them.
@main
enum FontsFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, FontsFuzzer.check) }
    }

    /// Letters with ligatures and kerning, marks, right-to-left and complex scripts, emoji, and what no font has.
    private static let texts = [
        "Affinity AVATAR fi\u{AD}ffl 0123", "a\u{301}\u{323}e\u{308}", "السلام عليكم ١٢٣", "שלום", "हिन्दी क्षत्रिय",
        "ภาษาไทย", "中文字", "👩‍👩‍👧 🇩🇪", "\u{E000}\u{10FFFF}\u{202E}abc\u{202C}\n\tx",
    ]

    private static let path: String = {
        let folder = ProcessInfo.processInfo.environment["OVERSET_FUZZ_FOLDER"] ?? NSTemporaryDirectory()
        return folder + "/font-\(ProcessInfo.processInfo.processIdentifier).ttf"
    }()

    private static func check(_ bytes: [UInt8]) {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            fatalError("the font cannot be written: \(error)")
        }
        // Without the system's fonts nothing but this one is shaped.
        let opened = attempt { () throws(FontFileError) in
            let library = try FontLibrary(fonts: [path], systemFolders: [])
            return (library, try FontInventory(in: library).given.map(\.postScriptName))
        } examine: {
            demand($0.message.contains(path), "an error names the file: \($0.message)")
        }
        guard let (library, names) = opened else { return }
        demand(!names.isEmpty, "a font that is opened has a face")
        for name in Set(names).sorted().prefix(3) { measure(in: name, of: library) }
    }

    private static func measure(in name: String, of library: FontLibrary) {
        guard let size = PointSize(17) else { return }
        let (cached, fresh) = (ShapingMeasurer(library: library), ShapingMeasurer(library: library, cachesWords: false))
        for text in texts {
            var request = TextRequest(text: text, font: FontRequest(family: .postScript(name), size: size))
            request.maximumWidth = 60
            request.minimumScale = 0.5
            guard let measured = measure(request, with: cached) else { continue }
            check(measured, of: text)
            let again = measure(request, with: fresh)
            demand(again == measured, "what is kept of words changes nothing")
            for run in measured.lines.flatMap(\.runs) {
                for glyph in run.glyphs.prefix(8) {
                    let outline = cached.outline(of: glyph.id, in: run.face)
                    demand(outline.advance.isFinite, "the advance of a glyph is a number")
                }
            }
        }
        demand(cached.faces.allSatisfy { $0.unitsPerEm > 0 }, "a face has units")
    }

    private static func measure(_ request: TextRequest, with measurer: ShapingMeasurer) -> MeasuredText? {
        attempt { () throws(MeasurementError) in
            try measurer.measure(request)
        } examine: {
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
    }

    private static func check(_ measured: MeasuredText, of text: String) {
        let numbers =
            [
                measured.width, measured.height, measured.advance, measured.unwrappedAdvance, measured.scale,
                measured.ink.top, measured.ink.bottom,
            ] + measured.lines.flatMap { [$0.advance, $0.baseline] }
        demand(numbers.allSatisfy(\.isFinite), "a measurement is numbers: \(measured)")
        demand(measured.width >= 0 && measured.height >= 0, "a size is not negative: \(measured)")
        demand(measured.scale > 0 && measured.scale <= 1, "a text is not enlarged")
        let places = 0...text.utf8.count
        demand(measured.lines.allSatisfy { places.contains($0.range.upperBound) }, "a line is in the text")
    }
}
