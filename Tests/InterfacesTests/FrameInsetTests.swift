import Interfaces
import Testing

@Suite("Frames saved by what autoresizing keeps")
struct FrameInsetTests {
    @Test(arguments: [
        ("minX='152' minY='502' width='110' height='30'", Rect(x: 152, y: 502, width: 110, height: 30)),
        ("width='110' height='30'", Rect(x: 0, y: 0, width: 110, height: 30)),
        ("minX='16' minY='8' height='30' maxX='24'", Rect(x: 16, y: 8, width: 280, height: 30)),
        ("minY='8' width='100' height='30' maxX='20'", Rect(x: 200, y: 8, width: 100, height: 30)),
        ("minX='16' minY='8' width='87.5%' height='25%'", Rect(x: 16, y: 8, width: 280, height: 120)),
        ("", Rect(x: 0, y: 0, width: 320, height: 480)),
        ("maxX='20' maxY='30'", Rect(x: 0, y: 0, width: 300, height: 450)),
    ])
    func `an edge or a length that is left out follows from the view around`(inset: String, frame: Rect) throws {
        let element = "<view id='a'><frame key='frameInset' \(inset)/></view>"
        #expect(try #require(try DocumentFixture.phone(element)).view("a")?.savedFrame == frame)
    }

    @Test func `frames inside of one another are followed`() throws {
        let inner = "<view id='b'><frame key='frameInset' maxX='10' height='5'/></view>"
        let element = "<view id='a'><frame key='frameInset' maxX='20'/><subviews>\(inner)</subviews></view>"
        let screen = try #require(try DocumentFixture.phone(element))
        #expect(screen.view("b")?.savedFrame == Rect(x: 0, y: 0, width: 290, height: 5))
    }

    @Test func `a frame that hangs on one which was not saved is not known`() throws {
        let element = "<view id='a'><subviews><view id='b'><frame key='frameInset' maxX='10'/></view></subviews></view>"
        #expect(try #require(try DocumentFixture.phone(element)).view("b")?.savedFrame == nil)
    }
}
