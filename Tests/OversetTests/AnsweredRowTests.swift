import Findings
import Testing

/// Static rows of a table whose controller answers with cells of its own.
struct AnsweredRowTests {
    private static let document = SampleStoryboard.document(
        """
        <tableViewController id="c" customClass="ListController" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" \
        sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <sections><tableViewSection id="s"><cells>
        <tableViewCell contentMode="scaleToFill" rowHeight="44" id="e">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="e" id="k">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews><label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="12" width="80" height="20.5"/>
        <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label></subviews>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="k" secondAttribute="top" constant="12" id="d"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="k" secondAttribute="leading" constant="20" id="g"/>
        </constraints></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections>
        </tableView></tableViewController>
        """
    )

    @Test(arguments: [
        ("List.swift", "class ListController: UITableViewController {}", Severity.error),
        (
            "List.swift",
            "class ListController: UITableViewController {\n"
                + "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { make() } }", .note
        ),
        (
            "List.swift",
            "class ListController: UITableViewController {\n"
                + "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {\n"
                + "let cell = super.tableView(t, cellForRowAt: p); return cell } }", .error
        ),
        (
            "List.swift",
            "class ListController: UITableViewController {\n"
                + "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 44 } }", .error
        ),
        (
            "List.m",
            "@interface ListController : UITableViewController\n@end\n@implementation ListController\n"
                + "- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p { return cell; }\n@end\n",
            .note
        ),
        (
            "List.m",
            "@interface ListController : UITableViewController\n@end\n@implementation ListController\n"
                + "- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {\n"
                + "return [super tableView:self.tableView cellForRowAtIndexPath:p]; }\n@end\n", .error
        ),
        (
            "List.m",
            "@interface ListController : UITableViewController\n@end\n@implementation ListController\n"
                + "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p {\n"
                + "UITableViewCell *cell = [tableView cellForRowAtIndexPath:p]; }\n@end\n", .error
        ),
    ])
    func `are not shown`(path: String, code: String, severity: Severity) async throws {
        let files = [
            "Base.lproj/List.storyboard": Self.document, path: code,
            "de.lproj/List.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
        ]
        #expect(try await UnmadeScreenTests.severities(files) == [severity])
    }

    @Test func `are shown where an outlet holds one that the controller may answer with`() async throws {
        let code =
            "class ListController: UITableViewController { @IBOutlet var nameCell: UITableViewCell!\n"
            + "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return nameCell } }"
        let connections =
            "</tableView><connections><outlet property=\"nameCell\" destination=\"e\" id=\"o\"/></connections>"
        let files = [
            "Base.lproj/List.storyboard": Self.document.replacing("</tableView>", with: connections),
            "List.swift": code, "de.lproj/List.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
        ]
        #expect(try await UnmadeScreenTests.severities(files) == [.error])
    }
}
