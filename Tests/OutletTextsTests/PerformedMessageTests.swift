import OutletTexts
import Testing

@Suite("Messages of Objective-C by the name of a method, and names declared together")
struct PerformedMessageTests {
    private static let method = "- (void)showText:(NSString *)text { [_titleLabel setStringValue:text]; }\n"

    @Test func `a method shows what such a message gives it`() throws {
        let source = """
            @implementation HomeController
            \(Self.method)
            - (void)run {
            [self performSelectorOnMainThread:@selector(showText:) withObject:NSLocalizedString(@"busy", nil) waitUntilDone:NO];
            [self performSelector:@selector(showText:) withObject:@"Done" afterDelay:1];
            [self performSelector:@selector(hide:) withObject:@"Hidden"];
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key busy:2", "literal Done:2"])
    }

    @Test func `an object of another class is sent its own`() throws {
        let source = """
            @implementation HomeController
            \(Self.method)
            @end
            @implementation Other
            - (void)showText:(NSString *)text {}
            - (void)run { [self performSelector:@selector(showText:) withObject:@"Done"]; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["unknown:2"])
    }

    @Test func `each of several names is a property`() throws {
        let source = """
            @interface HomeController ()
            @property (strong, nonatomic) NSString *first, *second;
            @end
            @implementation HomeController
            - (void)viewDidLoad {
            self.first = NSLocalizedString(@"one", nil);
            self.second = NSLocalizedString(@"two", nil);
            _titleLabel.text = self.first;
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key one:8"])
    }

    @Test func `the string value of a button is its state`() throws {
        let source = """
            @implementation HomeController
            - (void)viewDidLoad { self.titleLabel.stringValue = @"1"; [_titleLabel setStringValue:@"1"]; }
            @end
            """
        #expect(try Set(JoinSample(objectiveC: [source]).texts()) == ["literal 1:2"])
        let button = try JoinSample(outlets: [("titleLabel", "button")], objectiveC: [source])
        #expect(button.texts(of: "button").isEmpty)
    }

    @Test func `a short name that no code declares is that of a look-up`() throws {
        let source = "class HomeController { func a() { titleLabel.text = L(\"Home.Title\") } }\n"
        #expect(try JoinSample(swift: [source]).texts() == ["key Home.Title:1"])
        let own = source + "func L(_ text: String) -> String { return text }\n"
        #expect(try JoinSample(swift: [own]).texts() == ["literal Home.Title:1"])
    }

    @Test func `a constant has the text that it was made with`() throws {
        let source = """
            class Coin {
            static let bitcoin = Coin(name: "BTC")
            static let ether = Coin(name: "ETH")
            let name: String
            init(name: String) { self.name = name }
            }
            class HomeController { func a() { titleLabel.text = Coin.bitcoin.name } }
            """
        #expect(try JoinSample(swift: [source]).texts() == ["literal BTC:7"])
    }
}
