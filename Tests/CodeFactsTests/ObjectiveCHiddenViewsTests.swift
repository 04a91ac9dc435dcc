import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

/// A controller of Objective-C with a label that its document hides, and other code.
struct ObjectiveCHiddenSample {
    let index: TypeIndex
    var documents: [CodeDocument]

    /// - Parameters:
    ///   - code: statements of the class.
    ///   - declaration: what the interface has for the label.
    ///   - files: other files, by their paths.
    ///   - outlets: the outlets of documents.
    /// - Throws: ``SourceError`` if a file cannot be read.
    init(
        _ code: String,
        declaration: String = "@property (nonatomic, strong) IBOutlet UILabel *noteLabel;",
        files: [String: String] = [:],
        outlets: [CodeDocument.Outlet] = [CodeDocument.Outlet(owner: "Page", property: "noteLabel", isHidden: true)]
    ) throws {
        let page = [
            "App/Page.h": "@interface Page : UIViewController <Loader> {\n}\n\(declaration)\n@end\n",
            "App/Page.m": "@implementation Page\n@synthesize name, noteLabel;\n- (void)load {\n\(code)\n}\n@end\n",
        ]
        index = TypeIndex(
            try page.merging(files) { $1 }.sorted { $0.key < $1.key }.map { path, text in
                let file = try TextFile(decoding: Array(text.utf8), path: path)
                let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
                return (code: reader.read(file), path: path)
            }
        )
        documents = [CodeDocument(path: "App/Page.xib", texts: [], classes: [], outlets: outlets)]
    }

    /// Whether the label stays hidden.
    var isHidden: Bool { HiddenViews(index, documents: documents).contains("noteLabel", of: "Page") }
}

@Suite("Views that documents hide and Objective-C never shows")
struct ObjectiveCHiddenViewsTests {
    private static let heir = "@interface Last : Page\n@end\n@implementation Last\n- (void)a {\n%\n}\n@end\n"
    private static let other = """
        @interface Other : UIViewController
        @property IBOutlet UILabel *noteLabel;
        @end
        @implementation Other
        - (void)a { [self.noteLabel setHidden:NO]; }
        @end
        """

    @Test(arguments: [
        ([true], true), ([true, true], true), ([false], false), ([true, false], false), ([], false),
    ])
    func `every document hides the view`(documents: [Bool], isHidden: Bool) throws {
        let outlets = documents.map { CodeDocument.Outlet(owner: "Page", property: "noteLabel", isHidden: $0) }
        #expect(try ObjectiveCHiddenSample("", outlets: outlets).isHidden == isHidden)
    }

    @Test(arguments: [
        ("[self.noteLabel setText:@\"oops\"];", true), ("[self.noteLabel setHidden:NO];", false),
        ("self.noteLabel.hidden = NO;", false),
    ])
    func `a class that inherits it may show it`(code: String, isHidden: Bool) throws {
        let files = ["App/Last.m": Self.heir.replacing("%", with: code)]
        #expect(try ObjectiveCHiddenSample("", files: files).isHidden == isHidden)
        // The document may be one of that class.
        let outlet = CodeDocument.Outlet(owner: "Last", property: "noteLabel", isHidden: true)
        #expect(try ObjectiveCHiddenSample("", files: files, outlets: [outlet]).isHidden == isHidden)
    }

    @Test func `another class with an outlet of the name is another view`() throws {
        #expect(try ObjectiveCHiddenSample("", files: ["App/Other.m": Self.other]).isHidden)
        let undeclared = Self.other.replacing("@property IBOutlet UILabel *noteLabel;", with: "")
        #expect(try !ObjectiveCHiddenSample("", files: ["App/Other.m": undeclared]).isHidden)
    }

    @Test(arguments: [
        ("page.noteLabel.isHidden = false", false), ("page.go()", true), ("// page.noteLabel", true),
    ])
    func `Swift may show it`(code: String, isHidden: Bool) throws {
        let swift = "func a(_ page: Page) { \(code) }"
        #expect(try ObjectiveCHiddenSample("", files: ["App/A.swift": swift]).isHidden == isHidden)
        #expect(try ObjectiveCHiddenSample("", files: ["Tests/ATests.swift": swift]).isHidden)
    }

    @Test(arguments: [
        ("[self.noteLabel setText:@\"Something is wrong\"];", false),
        ("noteLabel.text = @\"Something is wrong\";", false),
        ("[self.noteLabel setText:@\"Something is wrong\"];\nself.noteLabel.hidden = NO;", true),
        ("[self.titleLabel setText:@\"Something is wrong\"];", true),
    ])
    func `nobody sees its text`(code: String, isSeen: Bool) throws {
        let sample = try ObjectiveCHiddenSample(code)
        let facts = CodeFacts(sample.index, keys: [], documents: sample.documents)
        #expect(facts.files.flatMap(\.facts.texts).map(\.situation.isSeen) == [isSeen])
    }
}
