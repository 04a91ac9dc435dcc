import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Methods of Objective-C that nothing sends")
struct UnsentMethodTests {
    /// The literals of a method that users see, where other files are as given.
    private func seen(_ method: String, header: String = "", other: String = "", swift: String = "") throws -> [String]
    {
        let files = [
            "App/main.m": "int main() { [Toast new]; return 0; }\n",
            "App/Toast.h": "@interface Toast\n\(header)\n@end\n",
            "App/Toast.m": "@implementation Toast\n\(method) {\n    label.text = @\"Which one?\";\n}\n@end\n",
            "App/Other.m": other + "\n", "App/Other.swift": swift + "\n",
        ]
        let read = try files.sorted { $0.key < $1.key }.map { path, text in
            let file = try TextFile(decoding: Array(text.utf8), path: path)
            let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
            return (code: reader.read(file), path: path)
        }
        let index = TypeIndex(read)
        return CodeFacts(index, keys: ProjectKeys(index).keys).files.flatMap { file in
            file.facts.texts.filter(\.situation.isSeen).map(\.node.source)
        }
    }

    @Test(arguments: [("setup", []), ("setupTitle", []), ("setTitle", ["@\"Which one?\""])])
    func `a setter may be found by the name of its property, and what sets up may not`(
        name: String,
        texts: [String]
    ) throws {
        #expect(try seen("- (void)\(name)") == texts)
        #expect(try seen("- (void)\(name)", other: "void f() { [toast \(name)]; }") == ["@\"Which one?\""])
    }

    @Test(arguments: [
        ("[page isKindOfClass:[Page class]]", []), ("[page isMemberOfClass:[Page class]]", []),
        ("[self show:[Page class]]", ["@\"Which one?\""]), ("[[Page alloc] init]", ["@\"Which one?\""]),
        // A storyboard that has the scene names its class.
        ("[board instantiateViewControllerWithIdentifier:@\"Page\"]", []),
        ("[board instantiateViewControllerWithIdentifier: @\"Page\"]", []),
        ("[self makePage:@\"Page\"]", ["@\"Which one?\""]),
    ])
    func `whoever asks whether an object is one of a class makes none`(code: String, texts: [String]) throws {
        let page =
            "@interface Page : UIViewController\n@end\n@implementation Page\n- (void)viewDidLoad {\n    label.text = @\"Which one?\";\n}\n@end\n"
        #expect(try seen("- (void)hide", other: page + "void f() { \(code); }") == texts)
    }

    @Test func `what a category adds to a class of the system is sent by the app alone`() throws {
        let category = """
            @interface NSDate (Day)
            - (NSString *)dayAndTime;
            @end
            @implementation NSDate (Day)
            - (NSString *)dayAndTime { return [self dayAndTimeWithPrefix:NO]; }
            - (NSString *)description { label.text = @"Which day?"; return nil; }
            - (NSString *)dayAndTimeWithPrefix:(BOOL)prefix {
                label.text = @"Which time?";
            }
            @end
            @interface NSDate (More)
            - (NSString *)dayAndTimeWithPrefix:(BOOL)prefix;
            @end
            """
        let texts = try seen("- (void)viewDidLoad", other: category)
        #expect(texts == ["@\"Which day?\"", "@\"Which one?\""])
        let sent = try seen("- (void)viewDidLoad", other: category + "\nvoid day() { [date dayAndTime]; }")
        #expect(sent == ["@\"Which day?\"", "@\"Which time?\"", "@\"Which one?\""])
    }

    @Test(arguments: [
        ("[self.delegate pressed];", "@implementation Bar\n- (void)tap {\n SEND\n}\n@end", false),
        (
            "[self.delegate pressed];", "@implementation Bar\n- (void)tap {\n SEND\n}\n@end\nvoid f() { [Bar new]; }",
            true
        ),
        ("", "void f() { [Bar new]; }", false),
    ])
    func `what a protocol of the project promises only the project sends`(
        send: String,
        other: String,
        isSeen: Bool
    ) throws {
        let promise = "@protocol BarDelegate <NSObject>\n- (void)pressed;\n@end\n"
        let texts = try seen("- (void)pressed", other: promise + other.replacing("SEND", with: send))
        #expect(texts.isEmpty == !isSeen)
        // What is named, and not declared, may be a promise of the system.
        let named = "@protocol BarDelegate;\n@interface Bar\n- (void)other;\n@end\n"
        #expect(try !seen("- (void)pressed", other: named).isEmpty)
    }

    private static let declared = "- (void)showText:(NSString *)text at:(int)place;"
    private static let method = "- (void)showText:(NSString *)text at:(int)place"

    @Test func `what the project declares and nothing sends is not shown`() throws {
        #expect(try seen(Self.method, header: Self.declared) == [])
        #expect(try seen("+ (NSString *)toast") == [])
        #expect(try seen("-(NSString*) getDate") == [])
        #expect(try seen(Self.method) == [])
        #expect(try seen("- (void)clickedMap", header: "- (void)clickedMap;") == [])
        #expect(try seen(Self.method, header: Self.declared, other: "// [toast showText:t at:1];") == [])
    }

    @Test func `what Swift would call a method is no name of it in Objective-C`() throws {
        let method = "+ (NSString *)stringForDisplay:(NSDate *)day"
        #expect(try seen(method, other: "NSString *a = [b string];") == [])
        #expect(try seen(method, swift: "let a = b.string") == [])
        #expect(try seen(method, swift: "let a = Toast.string(forDisplay: d)") == ["@\"Which one?\""])
        #expect(try seen(method, other: "[Toast stringForDisplay:d];") == ["@\"Which one?\""])
        // A method of a class that makes an object is an initializer.
        #expect(
            try seen("+ (id)toastWithName:(NSString *)name", swift: "let t = Toast(name: n)") == ["@\"Which one?\""]
        )
    }

    @Test(arguments: [
        (method, declared, "[toast showText:t at:1];", ""), (method, declared, "", "toast.showText(t, at: 1)"),
        (method, declared, "", "toast.show(t, at: 1)"), (method, declared, "SEL s = @selector(showText:at:);", ""),
        (method, declared, "[toast performSelector:NSSelectorFromString(@\"showText:at:\")];", ""),
        ("- (IBAction)showText:(id)sender", "- (IBAction)showText:(id)sender;", "", ""),
        ("- (void)awakeFromNib", "- (void)awakeFromNib;", "", ""),
        ("- (void)showWindow:(id)s", "- (void)showWindow:(id)s;", "", ""), ("+ (void)initialize", "", "", ""),
        ("- (void)setTitle:(id)t", "- (void)setTitle:(id)t;", "", ""),
    ])
    func `what is sent, or may be the system's own, is`(
        method: String,
        header: String,
        other: String,
        swift: String
    ) throws {
        #expect(try seen(method, header: header, other: other, swift: swift) == ["@\"Which one?\""])
    }

    /// The literals of a class that users see, where other files are as given.
    private func seen(
        inClass code: String,
        header: String = "@interface Note : NSObject\n@end",
        files: [String: String]
    ) throws -> [String] {
        let own = [
            "App/main.m": "int main() { return 0; }\n", "App/Note.h": header + "\n",
            "App/Note.m": "#import \"Note.h\"\n@implementation Note\n\(code)\n@end\n",
        ]
        let all = own.merging(files) { $1 }.sorted { $0.key < $1.key }
        return try SeenTexts.of(all, quoted: [Array("Named".utf8)])
    }

    private static let body = "- (void)tell {\n    label.text = @\"Which one?\";\n}"

    @Test(arguments: [
        [:], ["App/A.m": "// [Note new];"], ["App/A.m": "#pragma mark - Note\n"],
        ["App/A.m": "/** Shows a Note.\n [Note new]; */"],
        ["App/A.m": "int a; // [Note new];"],
        ["App/A.m": "Class c = NSClassFromString([name stringByAppendingString:@\"Row\"]);"],
        ["App/A.m": "Class c = NSClassFromString(name);", "App/B.m": "id a = @\"Not\";"],
        ["App/A.m": "#define TELLS NO\nvoid show(void) {\n    if (isOn && TELLS) {\n        [Note new];\n    }\n}"],
        ["App/A.m": "void show(void) {\n#if DEBUG\n    [Note new];\n#endif\n}"],
        ["App/A.h": "@class Note;"], ["App/A.m": "#import \"Note.h\""],
        ["App/A.m": "void show(Note *one) {\n    Note *note = [(Note *)one next];\n}"],
        ["App/A.h": "@interface Named : NSObject {\n    Note *note;\n}\n- (Note *)next;\n@end"],
        ["App/A.m": "@implementation A\n+ (id)note {\n    return [Note new];\n}\n@end"],
        [
            "App/A.m":
                "@implementation A\n+ (id)note {\n    return [Note new];\n}\n+ (id)other {\n    [A note]; return [A other];\n}\n@end"
        ],
        ["App/A.m": "@interface A : Note\n@end\n@implementation A\n- (void)b {\n    [A new];\n}\n@end"],
    ])
    func `a class that nothing names, or only what nothing reaches, is not shown`(files: [String: String]) throws {
        #expect(try seen(inClass: Self.body, files: files) == [])
    }

    @Test(arguments: [
        ["App/A.h": "@interface Named : NSObject\n@property (strong) Note *note;\n@end"],
        ["App/A.h": "@interface Named : NSObject\n@property NSArray<Note *> *notes;\n@end"],
        ["App/A.swift": "let note = Note()"], ["App/A.m": "void show() {\n    [Note new];\n}"],
        ["App/A.m": "Class c = NSClassFromString([@\"Not\" stringByAppendingString:end]);"],
        ["App/A.m": "Class c = NSClassFromString([start stringByAppendingString:@\"ote\"]);"],
        ["App/A.m": "Class c = NSClassFromString([NSString stringWithFormat:@\"%@ote\", start]);"],
        ["App/A.m": "Class c = NSClassFromString(@\"Note\");"],
        ["App/main.m": "@implementation Named\n- (void)b {\n    [Note new];\n}\n@end\nint main() { return 0; }"],
        [
            "App/main.m":
                "@implementation Named\n- (void)a { [Note new]; }\n- (void)b {\n}\n@end\nint main() { return 0; }"
        ],
        ["App/main.m": "@implementation B\nvoid show(void) {\n    [Note new];\n}\n@end\nint main() { return 0; }"],
    ])
    func `a class that something reached names is`(files: [String: String]) throws {
        #expect(try seen(inClass: Self.body, files: files) == ["@\"Which one?\""])
    }

    @Test(arguments: [
        ("@interface Note ()\n@property (nonatomic, strong) UIView *badge;\n@end\n", "badge", "", false),
        (
            "@interface Note ()\n@property (nonatomic, strong) UIView *badge;\n@end\n", "badge", "[self.badge show];",
            true
        ),
        (
            "@interface Note ()\n@property (nonatomic, strong) UIView *badge;\n@end\n", "badge", "id k = @\"badge\";",
            true
        ),
        ("@interface Note ()\n@property (nonatomic, strong) UIView *inputView;\n@end\n", "inputView", "", true),
        ("", "badge", "", true),
    ])
    func `the value of a property that only its class knows is made where the class asks for it`(
        declaration: String,
        name: String,
        use: String,
        isSeen: Bool
    ) throws {
        let code = "- (UIView *)\(name) {\n    _label.text = @\"Which one?\";\n}\n- (void)viewDidLoad {\n    \(use)\n}"
        let main = [
            "App/main.m": "@implementation Named\n- (void)b {\n    [Note new];\n}\n@end\nint main() { return 0; }"
        ]
        let own = ["App/Note.m": "\(declaration)@implementation Note\n\(code)\n@end\n"]
        #expect(try seen(inClass: "", files: main.merging(own) { $1 }).contains("@\"Which one?\"") == isSeen)
    }

    @Test(arguments: [
        ("@interface Note : NSManagedObject\n@end", ""), ("NS_SWIFT_NAME(Paper)\n@interface Note : NSObject\n@end", ""),
        ("@interface Note : NSObject\n@end", "+ (void)load {\n}\n"),
    ])
    func `a class that the system makes, or Swift names otherwise, is`(header: String, method: String) throws {
        #expect(try seen(inClass: method + Self.body, header: header, files: [:]) == ["@\"Which one?\""])
    }

    @Test(arguments: [
        ("NSString *which(int a)", "", "", false), ("NSString *which(int a)", "void f() { which(1); }", "", true),
        ("NSString *which(int a)", "NSString *which(int a);", "", false),
        ("NSString *which(int a)", "static void g(void) {\n    which(1);\n}", "", false),
        ("NSString *which(int a)", "static void g(void) { which(1); }", "", false),
        ("NSString *which(int a)", "#define TEXT which(1)", "", true),
        ("NSString *which(int a)", "@implementation B\n+ (void)load {\n    which(1);\n}\n@end", "", true),
        ("NSString *which(int a)", "", "let text = which(1)", true),
        ("void which(NSString *text)", "", "", false), ("static void which(int a)", "", "", false),
        ("static void which(int a,\n    int b)", "", "", false), ("static void which(int a)\n", "", "", false),
        // Code of C may call it, or the system does.
        ("void which(int a)", "", "", true), ("NSString *(^which)(int a) = ^(int a)", "", "", true),
        ("__attribute__((constructor))\nstatic void which(int a)", "", "", true),
        ("static __attribute__((used)) void which(int a)", "", "", true),
        ("RCT_EXPORT_METHOD(which:(NSString *)text)", "", "", true), ("static NSString *\nwhich(int a)", "", "", true),
    ])
    func `a function of C that only code of the app can call is called or never runs`(
        head: String,
        other: String,
        swift: String,
        isSeen: Bool
    ) throws {
        let function = head + " {\n    label.text = @\"Which text?\";\n}\n"
        for code in [function + other, "@implementation A\n+ (void)load {\n}\n\(function)@end\n" + other] {
            #expect(try seen("- (void)viewDidLoad", other: code, swift: swift).contains("@\"Which text?\"") == isSeen)
        }
    }

    @Test(arguments: [
        ("void f() { [ToastController new]; }", true), ("void f() { ToastController *t; }", false),
        ("void f() { show((ToastController *)a); }", false),
        ("@interface Other : ToastController\n@end\n@implementation Other\n@end\nvoid f() { [Other new]; }", true),
        ("void f() { Class c = NSClassFromString(@\"ToastController\"); }", true),
    ])
    func `a type of a variable makes no controller`(other: String, isSeen: Bool) throws {
        let own = """
            @interface ToastController : UIViewController
            @end
            @implementation ToastController
            - (void)viewDidLoad {
                label.text = @"Which toast?";
            }
            @end

            """
        #expect(try seen("- (void)viewDidLoad", other: own + other).contains("@\"Which toast?\"") == isSeen)
        // Names of views may go on behind the word.
        for name in ["ToastView2", "ToastController_X"] {
            let renamed = (own + other).replacing("ToastController", with: name)
            #expect(try seen("- (void)viewDidLoad", other: renamed).contains("@\"Which toast?\"") == isSeen)
        }
    }
}
