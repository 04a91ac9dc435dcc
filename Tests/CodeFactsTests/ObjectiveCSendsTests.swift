import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Messages of Objective-C to what has a class")
struct ObjectiveCSendsTests {
    /// The classes of an app: `Poster` and its heir `Flyer` have a method that shows a text.
    private static let classes = """
        @interface Paper : NSObject
        @end
        @implementation Paper
        @end
        @interface Poster : Paper
        @end
        @implementation Poster
        - (void)showPrice:(NSDate *)day {
            label.text = @"Which one?";
        }
        @end
        @interface Flyer : Poster
        @end
        @implementation Flyer
        @end
        @interface Ticket : NSObject
        @end
        @implementation Ticket
        @end

        """

    /// Whether the text is seen where a class sends the message.
    ///
    /// - Parameters:
    ///   - body: the body of a method that runs.
    ///   - members: what the class around declares.
    ///   - parent: what that class inherits from.
    ///   - rest: other code of the file.
    /// - Returns: whether a user sees it.
    /// - Throws: what reading the files throws.
    private func isSeen(
        _ body: String,
        members: String = "",
        parent: String = "NSObject",
        rest: String = ""
    ) throws -> Bool {
        let own = """
            #define UIShop shop
            @interface Named : \(parent)
            \(members)
            @end
            @implementation Named
            - (void)viewDidLoad:(Ticket *)first with:(id)second {
                [Poster new]; [Flyer new]; [Ticket new];
                \(body)
            }
            @end
            \(rest)
            int main() { return 0; }

            """
        let files: KeyValuePairs = ["App/main.m": own, "App/Poster.m": Self.classes]
        let texts = try SeenTexts.of(files, quoted: [Array("Named".utf8)])
        return texts.contains("@\"Which one?\"")
    }

    @Test(arguments: [
        "[poster showPrice:day];", "[[self poster] showPrice:day];", "Poster *a; [a showPrice:day];",
        "Flyer *a; [a showPrice:day];", "Paper *a; [a showPrice:day];", "id a; [a showPrice:day];",
        "[second showPrice:day];", "[[Poster new] showPrice:day];", "[[[Flyer alloc] initWithDay:day] showPrice:day];",
        "[Poster showPrice:day];", "[UIShop showPrice:day];", "[APP_DELEGATE showPrice:day];",
        "[(Poster *)second showPrice:day];", "Ticket *a; Poster *a; [a showPrice:day];",
        "NSObject *a; [a showPrice:day];",
        "SEL s = @selector(showPrice:);", "Unknown *a; [a showPrice:day];",
    ])
    func `what may be of the class reaches its method`(body: String) throws {
        #expect(try isSeen(body))
    }

    @Test(arguments: [
        "", "[self showPrice:day];", "self.showPrice;", "[first showPrice:day];", "Ticket *a; [a showPrice:day];",
        "NSDateFormatter *a; [a showPrice:day];", "[[Ticket new] showPrice:day];",
        "[[Ticket sharedTicket] showPrice:day];", "[[[Ticket alloc] initWithDay:day] showPrice:day];",
        "[Ticket showPrice:day];", "[super showPrice:day];",
        "__weak typeof(self) weakSelf = self; [weakSelf showPrice:day];",
        "// [poster showPrice:day];", "/* [poster showPrice:day]; */",
    ])
    func `what is of another class does not`(body: String) throws {
        let parent = body.contains("super") ? "Ticket" : "NSObject"
        #expect(try !isSeen(body, parent: parent))
    }

    @Test(arguments: [
        ("@property (nonatomic) Ticket *a;", "[self.a showPrice:day];", false),
        ("@property (nonatomic) Ticket *a;", "[_a showPrice:day];", false),
        ("@property (nonatomic) Poster *a;", "[self.a showPrice:day];", true),
        ("@property (nonatomic) Poster *a;", "[_a showPrice:day];", true),
        ("@property (nonatomic) id a;", "[self.a showPrice:day];", true),
        ("@property (nonatomic) Ticket *a;", "[b.a showPrice:day];", true),
        ("{\n    Ticket *a;\n}", "[a showPrice:day];", false), ("{\n    Poster *a;\n}", "[a showPrice:day];", true),
        ("{\n    Ticket *a;\n}", "Poster *a; [a showPrice:day];", true),
    ])
    func `members have the class that they are declared with`(members: String, body: String, isReached: Bool) throws {
        #expect(try isSeen(body, members: members) == isReached)
    }

    @Test func `members of what a class inherits from are its own`() throws {
        let shop = "@interface Shop : NSObject\n@property (nonatomic) Ticket *a;\n@end\n@implementation Shop\n@end\n"
        #expect(try !isSeen("[self.a showPrice:day];", parent: "Shop", rest: shop))
        #expect(try isSeen("[self.a showPrice:day];", parent: "Shop"))
        #expect(try isSeen("[super showPrice:day];", parent: "Flyer"))
    }
}
