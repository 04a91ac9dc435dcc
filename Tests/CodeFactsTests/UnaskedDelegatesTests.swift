import Testing

@Suite("Methods of delegates that nothing calls")
struct UnaskedDelegatesTests {
    private func isSeen(_ code: String, _ others: [String: String] = [:]) throws -> Bool {
        let page = """
            @implementation Page
            - (void)viewDidLoad { [super viewDidLoad]; }
            \(code)
            @end
            """
        let files = others.merging(["App/Page.m": page, "App/main.m": "int main() { [Page new]; }\n"]) { $1 }
        return try !SeenTexts.of(files.sorted { $0.key < $1.key }).isEmpty
    }

    private static let method = """
        - (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)index {
            if (index == 0) { self.label.text = @"Timer is off"; }
        }
        """

    @Test(arguments: [
        ("", false), ("- (void)ask { UIActionSheet *sheet; }", false),
        ("- (void)ask:(UIActionSheet *)sheet { }", false),
        ("- (void)ask { [[UIActionSheet alloc] init]; }", true),
        ("- (void)ask { [[ABActionSheet alloc] init]; }", true),
        ("- (void)ask { [[UIAlertView alloc] init]; }", false),
    ])
    func `an action sheet that the app never makes reports nothing`(other: String, isSeen: Bool) throws {
        #expect(try self.isSeen(Self.method + "\n" + other) == isSeen)
    }

    @Test(arguments: [
        ("App/Sheet.swift", "class Sheet: UIActionSheet {\n}\n", true),
        ("App/Sheet.swift", "class Sheet: UIActionSheet, Themed {\n}\n", true),
        ("App/Sheet.swift", "func show() { UIActionSheet(title: nil) }\n", true),
        ("App/Sheet.swift", "func show(_ sheet: UIActionSheet) {}\n", false),
        ("App/Sheet.h", "@class UIActionSheet;\n#import <UIKit/UIActionSheet.h>\n", false),
        ("App/Sheet.h", "@interface Sheet : UIActionSheet\n@end\n", true),
    ])
    func `code of either language may make one`(path: String, code: String, isSeen: Bool) throws {
        #expect(try self.isSeen(Self.method, [path: code]) == isSeen)
    }

    @Test func `a class of the app's own may call a method of this name`() throws {
        let own = Self.method.replacing("UIActionSheet *", with: "Sheet *")
        #expect(try isSeen(own))
    }

    @Test(arguments: [("", false), ("MFMailComposeViewController().mailComposeDelegate = self", true)])
    func `methods of Swift are asked for in the same way`(body: String, isSeen: Bool) throws {
        let page = """
            @main class App: UIResponder, UIApplicationDelegate { let page = Page() }
            class Page: UIViewController, MFMailComposeViewControllerDelegate {
                let label = UILabel()
                override func viewDidLoad() { \(body) }
                func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: Int) {
                    label.text = "Mail is sent"
                }
            }
            """
        #expect(try SeenTexts.of([("App/Page.swift", page)]).isEmpty != isSeen)
    }
}
