import Interfaces
import Layout
import Testing
import TextMeasurement

/// Stack views of macOS in stack views that pull them wide.
@Suite("Nested stack views")
struct NestedStackTests {
    @Test(
        "a stack that hugs its views more than the one around it hugs them keeps short, one that hugs them less does not",
        arguments: [(Float(1000), 50.0), (998, 200)]
    )
    func hugging(hugging: Float, width: Double) throws {
        var built = HandBuiltScreen(platform: .macOS)
        built.add("column")
        built.add("row", in: "column")
        for (name, width) in [("a", 20.0), ("b", 30)] {
            built.add(name, .image(Size(width: width, height: 10)), in: "row") { view in
                view.contentHugging = PerAxis(horizontal: 1000, vertical: 1000)
            }
        }
        built.arrange(["a", "b"], in: "row", axis: .horizontal) { content in
            content.ownHugging = PerAxis(horizontal: hugging, vertical: 1000)
        }
        built.arrange(["row"], in: "column", axis: .vertical) { content in
            content.alignment = TraitVarying(.leading)
            content.ownHugging = PerAxis(horizontal: 999, vertical: 1000)
        }
        built.constrain("column.leading == root.leading", "column.top == root.top", "column.width == 200")
        let layout = try built.layOut()
        #expect(layout.numbers("row") == [0, 0, width, 10])
    }
}
