import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("First values that documents replace")
struct ReplacedDefaultsTests {
    /// Whether users see the text that a property of a class begins with.
    private func isSeen(_ objects: [Set<String>], _ code: String = "", path: String = "App/More.swift") throws -> Bool {
        let view = """
            class Slider: UIView {
            @IBInspectable var text = "Slide"
            func setUp() { titleLabel.text = text }
            }
            """
        let index = TypeIndex(
            try ["App/Slider.swift": view, path: code].sorted { $0.key < $1.key }.map { path, text in
                let file = try TextFile(decoding: Array(text.utf8), path: path)
                let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
                return (code: reader.read(file), path: path)
            }
        )
        let document = CodeDocument(
            path: "App/Main.storyboard",
            texts: [],
            classes: ["Slider"],
            settings: objects.isEmpty ? [:] : ["Slider": objects]
        )
        return CodeFacts(index, keys: [], documents: [document]).files.contains {
            $0.facts.texts.contains(where: \.situation.isSeen)
        }
    }

    @Test func `a first value is not seen where each object of the documents has another one`() throws {
        #expect(try !isSeen([["text", "color"]]))
        #expect(try !isSeen([["text"], ["text"]]))
        #expect(try isSeen([["text"], ["color"]]))
        #expect(try isSeen([[]]))
        #expect(try isSeen([]))
    }

    @Test(arguments: [
        ("func a() { view.addSubview(Slider()) }", "App/More.swift", true),
        ("class Switch: Slider {}", "App/More.swift", true), ("void f() { [Slider new]; }", "App/More.m", true),
        ("func a() { view.addSubview(Other()) }", "App/More.swift", false),
    ])
    func `an object that code makes may keep the first value`(code: String, path: String, isSeen: Bool) throws {
        #expect(try self.isSeen([["text"]], code, path: path) == isSeen)
    }
}
