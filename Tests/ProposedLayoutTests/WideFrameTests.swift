import Interfaces
import ProposedLayout
import Testing

@Suite("Frames that are wider than the screen")
struct WideFrameTests {
    private static func names(_ node: ViewNode) throws -> [String] {
        let tree = try Placing(node, width: 200).tree
        return tree.wideFrames.map { tree.views[$0].name }
    }

    @Test("The outermost frame with a text is told, whether its width is fixed or the least")
    func told() throws {
        let inner = text("a").frame(width: 210)
        #expect(try Self.names(vstack(inner, text("b")).frame(width: 220).modified(.clipped)) == ["frame(width: 220)"])
        #expect(try Self.names(inner.frame(minWidth: 230)) == ["frame(minWidth: 230)"])
    }

    @Test("What fits, scrolls, is moved, shows no text or only may be wider is not told")
    func notTold() throws {
        let wide = text("a").frame(width: 220)
        #expect(try Self.names(text("a").frame(width: 200)) == [])
        #expect(try Self.names(text("a").frame(maxWidth: 220)) == [])
        #expect(try Self.names(color.frame(width: 220)) == [])
        #expect(try Self.names(ViewNode(.scroll(.horizontal), [wide])) == [])
        #expect(try Self.names(ViewNode(.scroll(.vertical), [wide])) == ["frame(width: 220)"])
        #expect(try Self.names(wide.modified(.offset(x: -100, y: 0))) == [])
    }
}
