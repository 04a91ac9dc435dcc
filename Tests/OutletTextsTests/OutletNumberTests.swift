import OutletTexts
import Testing

@Suite("Numbers that code gives fields")
struct OutletNumberTests {
    @Test(arguments: [
        ("field", ["data:3"]),
        ("button", []),
    ])
    func `a number is data of a field, and no text of another control`(object: String, texts: [String]) throws {
        let source = """
            class HomeController: NSViewController {
            @IBOutlet var count: NSControl!
            func fill() { count.integerValue = items.count }
            }
            """
        let sample = try JoinSample(outlets: [("count", object)], swift: [source])
        #expect(sample.texts(of: object) == texts)
    }

    @Test(arguments: ["self.count.doubleValue = 2.5;", "[self.count setDoubleValue:2.5];"])
    func `Objective-C assigns it or sends a message`(statement: String) throws {
        let source = """
            @interface HomeController : NSViewController
            @property IBOutlet NSTextField *count;
            @end
            @implementation HomeController
            - (void)fill { \(statement) }
            @end
            """
        let sample = try JoinSample(outlets: [("count", "field")], objectiveC: [source])
        #expect(sample.texts(of: "field") == ["data:5"])
    }
}
