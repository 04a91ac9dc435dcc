import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Rows whose height code gives are as high as their content asks for.
struct RowHeightTests {
    /// A table whose rows are 44 points high, with a prototype that holds a view of 147 points.
    private static let document = SampleStoryboard.document(
        """
        <tableViewController id="c" customClass="ListController" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
        sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="row" id="e">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="e" id="k">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <constraints><constraint firstAttribute="height" constant="147" id="h"/></constraints>
        </view></subviews>
        <constraints>
        <constraint firstItem="p" firstAttribute="top" secondItem="k" secondAttribute="top" id="d"/>
        <constraint firstAttribute="bottom" secondItem="p" secondAttribute="bottom" id="b"/>
        <constraint firstItem="p" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="l"/>
        <constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" id="r"/>
        </constraints></tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController>
        """
    )

    @Test(arguments: [
        ("List.swift", "class ListController: UITableViewController {}", 1),
        (
            "List.swift",
            "class ListController: UITableViewController {\n"
                + "    func viewDidLoad() { tableView.rowHeight = UITableView.automaticDimension }\n}", 0
        ),
        (
            "List.swift",
            "class ListController: Base {}\nclass Base: UITableViewController {\n"
                + "    func viewDidLoad() { tableView.rowHeight = 147 }\n}", 0
        ),
        (
            "List.swift",
            "class ListController: UITableViewController {}\nextension ListController {\n"
                + "    override func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 147 }\n}",
            0
        ),
        (
            "List.swift",
            "class ListController: UITableViewController {}\nclass Other: UITableViewController {\n"
                + "    func viewDidLoad() { tableView.rowHeight = 147 }\n}", 1
        ),
        (
            "List.swift",
            "class ListController: UITableViewController {\n    func height() -> CGFloat { tableView.rowHeight }\n}", 1
        ),
        (
            "List.m",
            "@interface ListController : Base\n@end\n@implementation ListController\n@end\n@implementation Base\n"
                + "- (void)viewDidLoad { self.tableView.rowHeight = UITableViewAutomaticDimension; }\n@end\n", 0
        ),
        (
            "List.m",
            "@implementation ListController\n- (CGFloat)tableView:(UITableView *)view "
                + "heightForRowAtIndexPath:(NSIndexPath *)path { return 147; }\n@end\n", 0
        ),
        ("List.m", "@implementation ListController\n@end\n", 1),
    ])
    func `a row of a height that code gives contradicts nothing`(file: String, code: String, count: Int) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.document,
            "de.lproj/Main.strings": "\"x.text\" = \"Y\";\n",
            file: code,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .unsatisfiableConstraints }.count == count)
    }

    /// A table of macOS whose rows are 20 points high, with a cell that asks for 47.
    private static let desktop = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="ListController"/>
        <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <clipView key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <subviews><tableView rowHeight="20" viewBased="YES" id="t">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <tableColumns><tableColumn width="280" id="n"><prototypeCellViews>
        <tableCellView id="k"><rect key="frame" x="0.0" y="0.0" width="280" height="47"/>
        <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="p">
        <rect key="frame" x="0.0" y="0.0" width="280" height="47"/>
        <constraints><constraint firstAttribute="height" constant="47" id="h"/></constraints></customView></subviews>
        <constraints>
        <constraint firstItem="p" firstAttribute="top" secondItem="k" secondAttribute="top" id="d"/>
        <constraint firstAttribute="bottom" secondItem="p" secondAttribute="bottom" id="b"/>
        <constraint firstItem="p" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="l"/>
        <constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" id="r"/>
        </constraints></tableCellView></prototypeCellViews></tableColumn></tableColumns>
        </tableView></subviews></clipView></scrollView></objects></document>
        """

    @Test(arguments: [
        ("List.swift", "class ListController {}", 1),
        (
            "List.swift",
            "class ListController {\n"
                + "    func tableView(_ view: NSTableView, heightOfRow row: Int) -> CGFloat { 47 }\n}", 0
        ),
        ("List.swift", "class ListController {\n    func awakeFromNib() { view.usesAutomaticRowHeights = true }\n}", 0),
        (
            "List.m",
            "@implementation ListController\n- (CGFloat)outlineView:(NSOutlineView *)view "
                + "heightOfRowByItem:(id)item { return 47; }\n@end\n", 0
        ),
    ])
    func `a row of macOS that code makes higher contradicts nothing`(
        file: String,
        code: String,
        count: Int
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/List.xib": Self.desktop, "de.lproj/List.strings": "\"x.title\" = \"Y\";\n", file: code,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        #expect(findings.filter { $0.rule == .unsatisfiableConstraints }.count == count)
    }
}
