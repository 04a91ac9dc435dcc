import Checking
import Findings
import Testing

@Suite("Documents as code meets them")
struct CodeDocumentsTests {
    private static let table = "\"TITLE\" = \"Photos\";\n"

    @Test(arguments: [
        ("hidden=\"YES\"", "", "", false), ("", "", "", true), ("hidden=\"NO\"", "", "", true),
        ("hidden=\"YES\" customClass=\"Note\"", "", "", true), ("hidden=\"YES\" tag=\"1\"", "", "", true),
        ("hidden=\"YES\"", "<variation key=\"heightClass=regular\" hidden=\"NO\"/>", "", true),
        ("hidden=\"YES\"", "<variation key=\"heightClass=regular\" text=\"a\"/>", "", false),
        ("hidden=\"YES\"", "", "<outlet property=\"otherLabel\" destination=\"a\" id=\"c\"/>", true),
        ("hidden=\"YES\"", "", "<outletCollection property=\"noteLabel\" destination=\"d\" id=\"c\"/>", true),
    ])
    func `the text of a view that they hide is not shown`(
        attributes: String,
        child: String,
        outlet: String,
        isShown: Bool
    ) throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
            <connections><outlet property="noteLabel" destination="a" id="b"/>\(outlet)</connections>
            </placeholder>
            <view id="v"><subviews><label \(attributes) text="" id="a">\(child)</label></subviews></view>
            </objects>
            </document>
            """
        let files = [
            "App/en.lproj/Localizable.strings": Self.table, "App/de.lproj/Localizable.strings": Self.table,
            "App/main.m": "int main() { [Page new]; return NSLocalizedString(@\"TITLE\", nil).length; }\n",
            "App/Page.h": "@interface Page : UIViewController\n@property IBOutlet UILabel *noteLabel;\n@end\n",
            "App/Page.m": "@implementation Page\n- (void)tell {\n    self.noteLabel.text = @\"Which one?\";\n}\n@end\n",
            "App/Page.xib": document,
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .hardCodedText }
        #expect(found.map(\.key) == (isShown ? ["Which one?"] : []))
    }
}
