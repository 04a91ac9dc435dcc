import OutletTexts
import Testing

@Suite("Texts of tables of the app's own")
struct OwnLookupTests {
    private static let lookup = """
        func lang(key: String) -> String {
            guard let text = table?[key] else { return key }
            return text
        }

        """
    private static let controller = """
        class HomeController { func a() { titleLabel.text = lang(key: "home.title") } }

        """

    @Test func `a function that gives the key back where it finds nothing looks it up`() throws {
        #expect(try JoinSample(swift: [Self.controller, Self.lookup]).texts() == ["key home.title:1"])
    }

    @Test func `a function that only gives a text back looks nothing up`() throws {
        let source = "func lang(key: String) -> String { return key }\n"
        #expect(try JoinSample(swift: [Self.controller, source]).texts() == ["literal home.title:1"])
    }

    @Test func `what its table holds is no key`() throws {
        let source = """
            class HomeController { func a() { titleLabel.text = name(of: "lte") } }
            let names = ["lte": "4G"]
            func name(of type: String) -> String {
                return names[type] ?? "Unknown"
            }
            """
        #expect(try JoinSample(swift: [source]).texts() == ["literal 4G:1", "literal Unknown:1"])
    }

    @Test func `a function of Objective-C looks it up`() throws {
        let source = """
            NSString *Lang(NSString *key) { NSString *text = [table objectForKey:key]; return text ? text : key; }
            @implementation HomeController
            - (void)viewDidLoad { self.titleLabel.text = Lang(@"home.title"); }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key home.title:3"])
    }

    @Test(arguments: [("lang(key: newValue)", "key home.title:9"), ("newValue", "literal home.title:9")])
    func `an attribute of a document whose setter asks for it is a key`(value: String, text: String) throws {
        let source = """
            extension UILabel {
                @IBInspectable var textKey: String { get { "" } set { self.text = \(value) } }
            }

            """
        let sample = try JoinSample(swift: [source, Self.lookup], attributes: [("textKey", "home.title")])
        #expect(sample.texts() == [text])
    }

    @Test func `a label that Swift 2 leaves out changes nothing`() throws {
        let home = "class HomeController { func a() { titleLabel.text = lang(\"home.title\") } }\n"
        #expect(try JoinSample(swift: [home, Self.lookup]).texts() == ["key home.title:1"])
        let other = "func lang(_ text: String, _ size: Int) -> String { return text }\n"
        #expect(try JoinSample(swift: [home, Self.lookup, other]).texts() == ["unknown:1"])
    }
}
