import OutletTexts
import Testing

@Suite("Texts out of lists that are written out")
struct ListElementTests {
    private static let one = "NSLocalizedString(\"one\", comment: \"\")"
    private static let two = "NSLocalizedString(\"two\", comment: \"\")"

    /// A controller with a list of rows, and what a label gets out of it.
    private static func controller(_ rows: String, _ statement: String, more: String = "") -> [String] {
        [
            """
            typealias Entry = (title: String, note: String)
            struct Row { let title: String; var note = "" }
            class HomeController { \(rows)
                func show(_ index: Int) { \(statement) }
                \(more)
            }
            """
        ]
    }

    static let samples: [(name: String, swift: [String], texts: [String])] = [
        (
            "tuples with labels",
            controller(
                "let rows = [(title: \(one), note: \"a\"), (title: \"B\", note: \"b\")]",
                "titleLabel.text = rows[index].title"
            ),
            ["key one:4", "literal B:4"]
        ),
        (
            "the only one that is meant",
            controller(
                "var titles = [\(one), \"B\"]",
                "titleLabel.text = titles[0]",
                more: "func a() { titles = [\"C\", \"D\"] }"
            ),
            ["key one:4", "literal C:4"]
        ),
        (
            "all of a dictionary",
            controller("let titles = [0: \(one), 5: \"B\"]", "titleLabel.text = titles[0]"),
            ["key one:4", "literal B:4"]
        ),
        (
            "what a dictionary has for a key",
            controller("let titles = [\"a\": \(one), \"b\": \"B\"]", "titleLabel.text = titles[\"a\"]"),
            ["key one:4"]
        ),
        (
            "what it has for the key that each call hands on",
            controller(
                "static func word(_ name: String) -> String { let all = [\"a\": \(one), \"b\": \"B\", \"c\": \"C\"]; return all[name]! }",
                "titleLabel.text = HomeController.word(\"b\")",
                more: "func other() { noteLabel.text = HomeController.word(\"c\") }"
            ),
            ["literal B:4"]
        ),
        (
            "all of it for a key that is not written out",
            controller("let titles = [\"a\": \(one), \"b\": \"B\"]", "titleLabel.text = titles[name]"),
            ["key one:4", "literal B:4"]
        ),
        (
            "nothing known for one that it does not have",
            controller("let titles = [\"a\": \(one), \"b\": \"B\"]", "titleLabel.text = titles[\"c\"]"),
            ["unknown:4"]
        ),
        (
            "tuples of a type with a name",
            controller(
                "let rows: [Entry] = [Entry(title: \(one), note: \"a\")]",
                "let row = rows[index]; titleLabel.text = row.title"
            ),
            ["key one:4"]
        ),
        (
            "objects in a list, of which others are made elsewhere",
            controller(
                "let rows = [Row(title: \(one))]",
                "titleLabel.text = rows.first?.title",
                more: "let other = Row(title: \"Other\")"
            ),
            ["key one:4"]
        ),
        (
            "the list of a loop",
            controller("let rows = [Row(title: \(one))]", "for row in rows { titleLabel.text = row.title }"),
            ["key one:4?"]
        ),
        (
            "dictionaries that a function is given",
            controller(
                "let rows = [[\"title\": \(one), \"note\": \"a\"], [\"title\": \"B\", \"note\": \"b\"]]",
                "fill(rows[index])",
                more: "func fill(_ row: [String: String]) { titleLabel.text = row[\"title\"] }"
            ),
            ["key one:5", "literal B:5"]
        ),
        (
            "a list that is given again",
            controller(
                "var titles = [\(one)]",
                "titleLabel.text = titles[index]",
                more: "func change() { titles = [\(two)] }"
            ),
            ["key one:4", "key two:4"]
        ),
        (
            "a list to which something is added",
            controller(
                "var titles = [\(one)]",
                "titleLabel.text = titles[index]",
                more: "func change() { titles.append(name) }"
            ),
            ["key one:4", "unknown:4"]
        ),
        (
            "a list of which one element is replaced",
            controller(
                "var titles = [\(one)]",
                "titleLabel.text = titles[index]",
                more: "func change() { titles[0] = name }"
            ),
            ["key one:4", "unknown:4"]
        ),
        (
            "a list that begins empty",
            controller(
                "var titles: [String] = []",
                "titleLabel.text = titles[index]",
                more: "func change() { titles = load() }"
            ),
            ["unknown:4"]
        ),
    ]

    @Test(arguments: samples)
    func `a label gets an element`(_ sample: (name: String, swift: [String], texts: [String])) throws {
        #expect(try JoinSample(swift: sample.swift).texts() == sample.texts, "\(sample.name)")
    }

    @Test(arguments: [
        "self.titleLabel.text = self.titles[indexPath.row];",
        "self.titleLabel.text = [self.titles objectAtIndex:indexPath.row];",
        "[self.titleLabel setText:self.titles[0]];",
    ])
    func `a label of Objective-C gets an element`(statement: String) throws {
        let source = """
            @interface HomeController : UIViewController
            @property (strong) UILabel *titleLabel;
            @property (strong) NSArray *titles;
            @end
            @implementation HomeController
            - (void)viewDidLoad { self.titles = @[NSLocalizedString(@"one", nil), @"B"]; }
            - (void)show:(NSIndexPath *)indexPath { \(statement) }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key one:7", "literal B:7"])
    }
}
