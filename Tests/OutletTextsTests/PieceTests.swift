import OutletTexts
import Testing

@Suite("Pieces of texts")
struct PieceTests {
    private func texts(_ statements: String) throws -> [String] {
        let source = """
            @implementation Preferences
            + (NSString *)stringForKey:(NSString *)key withDefault:(NSString *)other {
            NSString *text = [defaults stringForKey:key];
            if (text) return text;
            return other;
            }
            @end
            @implementation HomeController
            - (void)viewDidLoad {
            \(statements)
            }
            @end
            """
        return try JoinSample(objectiveC: [source]).texts()
    }

    @Test func `the standard value is its own only piece`() throws {
        let parts = "NSArray *parts = [[Preferences stringForKey:kEditor withDefault:@\"TextEdit\"] "
        let take = "\n_titleLabel.text = [parts objectAtIndex:0];"
        #expect(
            try texts(parts + "componentsSeparatedByString:@\"/\"];" + take) == ["unknown:11", "literal TextEdit:11"]
        )
        #expect(try texts(parts + "componentsSeparatedByString:@\"E\"];" + take) == ["unknown:11"])
        #expect(try texts(parts + "componentsSeparatedByString:separator];" + take) == ["unknown:11"])
        #expect(try texts(parts + "linesSeparatedByString:@\"/\"];" + take) == ["unknown:11"])
    }

    @Test(arguments: [
        ("\"Zoom\".components(separatedBy: \" \")", ["literal Zoom:3"]),
        ("\"Zoom in\".components(separatedBy: \" \")", ["unknown:3"]),
        ("name.components(separatedBy: \" \")", ["unknown:3"]),
    ])
    func `so is a text without the separator`(list: String, expected: [String]) throws {
        let source = """
            class HomeController: UIViewController { override func viewDidLoad() {
            let parts = \(list)
            titleLabel.text = parts[0]
            } }
            """
        #expect(try JoinSample(swift: [source]).texts() == expected)
    }
}
