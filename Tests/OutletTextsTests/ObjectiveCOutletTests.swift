import OutletTexts
import Testing

@Suite("Texts that Objective-C gives outlets")
struct ObjectiveCOutletTests {
    /// Methods of Objective-C, and what they give the label.
    static let methodSamples: [(body: String, texts: [String])] = [
        ("self.titleLabel.text = NSLocalizedString(@\"greeting\", nil);", ["key greeting:3"]),
        ("_titleLabel.text = NSLocalizedString(@\"greeting\", nil);", ["key greeting:3"]),
        ("[_titleLabel setText:NSLocalizedString(@\"greeting\", nil)];", ["key greeting:3"]),
        (
            "[self.titleLabel setText:[NSString stringWithFormat:NSLocalizedString(@\"%d items\", nil), 3]];",
            ["key %d items:3"]
        ),
        (
            "self.titleLabel.text = isOn ? NSLocalizedString(@\"on\", nil) : NSLocalizedString(@\"off\", nil);",
            ["key on:3", "key off:3"]
        ),
        ("NSString *title = NSLocalizedString(@\"greeting\", nil); _titleLabel.text = title;", ["key greeting:3"]),
        ("_titleLabel.text = @\"Hello\";", ["literal Hello:3"]),
        ("_titleLabel.text = item.name;", ["unknown:3"]), ("_titleLabel.text = item.name ?: @\"\";", ["unknown:3"]),
        ("_titleLabel.text = name?:@\"\";", ["unknown:3"]),
        ("_titleLabel.text = NSLocalizedString(@\"a\", nil) ?: @\"None\";", ["key a:3", "literal None:3"]),
        ("_titleLabel.text = [NSString stringWithFormat:@\"%@!%@\", nick, host];", ["unknown:3"]),
        // A key that is put together is shown by its string.
        (
            "NSString *key = [NSString stringWithFormat:@\"item_%@\", name]; _titleLabel.text = NSLocalizedString(key, nil);",
            ["unknown:3"]
        ),
        ("_titleLabel.text = [NSString stringWithFormat:@\"Hello\"];", ["literal Hello:3"]),
        ("_titleLabel.text = [NSString stringWithFormat:@\"Size: %1$@\", size];", ["format Size: %1$@:3"]),
        ("_titleLabel.text = [NSString stringWithFormat:@\"%-5@ (%s)\", size, name];", ["unknown:3"]),
        (
            "_titleLabel.text = [NSString stringWithFormat:@\"%@: %@\", NSLocalizedString(@\"name\", nil), name];",
            ["part name:3"]
        ),
        ("if (isOn) { _titleLabel.text = NSLocalizedString(@\"on\", nil); }", ["key on:3?"]),
        ("[_titleLabel setText:AppLocalizedString(@\"greeting\")];", ["key greeting:3"]),
        ("_titleLabel.text = AppLocalizedString(@\"%d items\", 3);", ["key %d items:3"]),
        (
            "_titleLabel.text = app_formatString(@\"%@ %@\", NSLocalizedString(@\"name\", nil), name);",
            ["part name:3"]
        ),
        ("_titleLabel.text = app_formatString(@\"%@ %@\", nick, name);", ["unknown:3"]),
    ]

    @Test func `messages alone may set a property of the class`() throws {
        let source = """
            @interface HomeController
            @property (copy) NSString *message;
            @end
            @implementation HomeController
            - (void)viewDidLoad { _titleLabel.text = self.message; }
            - (void)load { [self setMessage:NSLocalizedString(@"loading", nil)]; [self setMessage:@"Done"]; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key loading:5", "literal Done:5"])
        let other = source.replacing("[self setMessage:@\"Done\"]", with: "[[self other] setMessage:@\"Done\"]")
        #expect(try JoinSample(objectiveC: [other]).texts() == ["key loading:5", "unknown:5"])
    }

    @Test("are found in Objective-C", arguments: methodSamples)
    func method(_ method: (body: String, texts: [String])) throws {
        let source = "@implementation HomeController\n- (void)viewDidLoad {\n\(method.body)\n}\n@end\n"
        #expect(try JoinSample(objectiveC: [source]).texts() == method.texts)
    }

    @Test("A macro that stands for a string gives it")
    func macro() throws {
        let source = """
            #define DONE_TITLE NSLocalizedString(@"done", nil)
            #define JOINED(x) NSLocalizedString(@"joined", x)
            @implementation HomeController
            - (void)show { _titleLabel.text = DONE_TITLE; }
            - (void)hide { _titleLabel.text = OTHER_TITLE; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key done:4", "unknown:5"])
        let twice = source.replacing("JOINED(x)", with: "DONE_TITLE")
        #expect(try JoinSample(objectiveC: [twice]).texts() == ["unknown:4", "unknown:5"])
    }

    @Test("A constant gives its text, and an empty one none")
    func constant() throws {
        let source = """
            #define DONE_TITLE @"Done"
            NSString *const kEmpty = @"";
            static NSString * const kOpen = @"Open";
            @implementation HomeController
            - (void)show { _titleLabel.text = DONE_TITLE; }
            - (void)open { _titleLabel.text = kOpen; }
            - (void)hide { _titleLabel.text = kEmpty; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["literal Done:5", "literal Open:6"])
        let twice = source.replacing("kEmpty = @\"\"", with: "kOpen = @\"\"")
        #expect(try JoinSample(objectiveC: [twice]).texts() == ["literal Done:5", "unknown:6", "unknown:7"])
    }

    @Test("An object that is known by its protocol gives what its classes return")
    func protocolOfObject() throws {
        let source = """
            @protocol Account
            @property (nonatomic, readonly) NSString *status;
            @end
            @interface Paid : NSObject <Account, Other>
            @end
            @implementation Paid
            - (NSString *)status { return NSLocalizedString(@"paid", nil); }
            @end
            @interface HomeController : UIViewController
            @property (nonatomic) id<Account> account;
            @end
            @implementation HomeController
            - (void)show { _titleLabel.text = self.account.status; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key paid:13"])
    }

    @Test("A method of Objective-C that is called gives its argument")
    func calledMethod() throws {
        let source = """
            @implementation HomeController
            - (void)setName:(NSString *)name { _titleLabel.text = name; }
            @end
            @implementation Table
            - (void)show:(HomeController *)cell {
              [cell setName:NSLocalizedString(@"greeting", nil)];
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key greeting:2"])
    }

    @Test func `a variable of a class has its type, and what the class gives it`() throws {
        let source = """
            @interface Wizard : NSObject {
                NSInteger step;
                HomeController *_home;
            }
            @end
            @implementation Wizard
            - (void)start { [_home setName:NSLocalizedString(@"greeting", nil)]; }
            @end
            @implementation Other
            - (void)setName:(NSString *)name { }
            @end
            @interface HomeController : UIViewController { NSString *_name; }
            @end
            @implementation HomeController
            - (void)setName:(NSString *)name { _name = name; }
            - (void)show { self.titleLabel.text = _name; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key greeting:16"])
    }

    @Test func `a property may be set by its variable and read by it`() throws {
        let source = """
            @interface HomeController : UIViewController
            @property (strong) NSString *name;
            @end
            @implementation HomeController
            - (void)viewDidLoad { _name = NSLocalizedString(@"greeting", nil); self.name = NSLocalizedString(@"two", nil); }
            - (void)show { self.titleLabel.text = _name; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key two:6", "key greeting:6"])
    }

    @Test(arguments: [
        ("Item *", ["key greeting:8", "key other:8"]),
        ("Other *", ["key greeting:8"]),
        ("id", ["key greeting:8", "unknown:8"]),
    ])
    func `a message sets a property as well`(receiver: String, texts: [String]) throws {
        let source = """
            @interface Item : NSObject
            @property (strong) NSString *name;
            @end
            @implementation Item
            - (id)init { _name = NSLocalizedString(@"greeting", nil); return self; }
            @end
            @implementation HomeController
            - (void)show:(Item *)item { self.titleLabel.text = item.name; }
            - (void)change:(\(receiver))item { [item setName:NSLocalizedString(@"other", nil)]; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == texts)
    }

    @Test(arguments: [
        ("static NSString __unused *kAgent = @\"Agent\";", "", ["literal Agent:3"]),
        ("static NSString *kAgent = @\"Agent\";", "", ["literal Agent:3"]),
        ("static NSString *kAgent = @\"Agent\";", "kAgent = name;", ["unknown:3"]),
    ])
    func `a variable of a file that nothing assigns is a constant`(
        declaration: String,
        statement: String,
        texts: [String]
    ) throws {
        let source = """
            \(declaration)
            @implementation HomeController
            - (void)show { _titleLabel.text = kAgent; \(statement) }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == texts)
    }

    @Test(arguments: [
        (";", "case 1: return @\"$\"; default: return @\"€\";", ["literal $:11", "literal €:11"]),
        (" ;", "case 1: return @\"$\"; default: return name;", ["literal $:11", "unknown:11"]),
        ("", "case 1: return @\"$\"; default: return @\"€\";", ["literal $:11", "literal €:11"]),
    ])
    func `a method of a class returns what the cases of a switch do, with a semicolon in front of its body or not`(
        end: String,
        cases: String,
        texts: [String]
    ) throws {
        let source = """
            @implementation Settings
            static BOOL isTest = NO;

            + (NSString *)symbolOf:(Currency)currency\(end) {
                switch (currency) {
                    \(cases)
                }
            }
            @end
            @implementation HomeController
            - (void)show { self.titleLabel.text = [Settings symbolOf:[[Defaults instance] currency]]; }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == texts)
    }
}
