import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// What code says of the views of a document beside their texts: fonts, images, neighbours, lines and headers.
struct CodeBesideDocumentTests {
    private static func severities(
        _ document: String,
        _ code: String,
        _ german: String = "Bezeichnung",
        rules: [Rule] = [.truncatedText, .tooManyLines],
        locales: [LocaleChoice] = [.real]
    ) async throws -> [String] {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": document,
            "de.lproj/Main.strings": "\"l.text\" = \"\(german)\";\n\"x.text\" = \"Y\";\n",
            "Home.swift": code,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = locales
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        return findings.filter { rules.contains($0.rule) }.map { "\($0.severity) \($0.rule)" }
    }

    private static func constraint(_ first: String, _ second: String, _ constant: Int) -> String {
        let one = first.split(separator: "."), other = second.split(separator: ".")
        return "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" secondItem=\"\(other[0])\" "
            + "secondAttribute=\"\(other[1])\" constant=\"\(constant)\" id=\"\(one[0])\(one[1])\"/>"
    }

    /// A scene with some views.
    private static func scene(_ views: String, _ constraints: String) -> String {
        SampleStoryboard.document(
            """
            <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
            <connections><outlet property="nameLabel" destination="l" id="n"/>
            <outlet property="markView" destination="m" id="o"/></connections>
            </viewController>
            """
        )
    }

    private static func label(_ attributes: String = "", x: Int = 20, width: Double = 80, inside: String = "") -> String
    {
        """
        <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="\(x)" y="24" width="\(width)" height="20.5"/>\(inside)
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    /// A label 80 points wide.
    private static func fixed(_ attributes: String = "") -> String {
        scene(
            label(
                attributes,
                inside: "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/></constraints>"
            ),
            constraint("l.top", "v.top", 24) + constraint("l.leading", "v.leading", 20)
        )
    }

    // MARK: Fonts

    private static let style = """
        enum Style { case small, large }
        extension UILabel {
            func setStyle(_ style: Style) {
                switch style {
                case .small: font = UIFont.systemFont(ofSize: 10, weight: .medium)
                default: font = .boldSystemFont(ofSize: 30)
                }
            }
        }

        """

    @Test(arguments: [
        ("nameLabel.setStyle(.small)", []),
        ("nameLabel.setStyle(.large)", ["warning truncated-text"]),
        ("nameLabel.setStyle(isOn ? .small : .small)", []),
        ("nameLabel.setStyle(isOn ? .small : .large)", ["note truncated-text"]),
        ("nameLabel.font = UIFont.systemFont(ofSize: 10)", []),
        ("nameLabel.font = .systemFont(ofSize: 20, weight: .bold)", ["warning truncated-text"]),
        ("nameLabel.font = small\nlet small = UIFont.systemFont(ofSize: 10)", ["note truncated-text"]),
        ("nameLabel.setStyle(.small)\nnameLabel.font = UIFont.systemFont(ofSize: 28)", ["note truncated-text"]),
        ("nameLabel.font = UIFont.systemFont(ofSize: 16)\nnameLabel.setStyle(.large)", ["warning truncated-text"]),
    ])
    func `the font that code writes out is the one that is measured`(code: String, expected: [String]) async throws {
        let source =
            Self.style + "class HomeController: UIViewController {\n"
            + "    override func viewDidLoad() {\n\(code)\n}\n}\n"
        let found = try await Self.severities(Self.fixed(), source)
        #expect(found == expected)
    }

    @Test(arguments: [
        ("font = Theme.body", "note"), ("self.font = UIFont(name: Theme.name, size: Theme.size)", "note"),
        ("font = UIFont(name: Theme.name, size: font.pointSize)", "error"), ("other.font = Theme.body", "error"),
    ])
    func `a class that sets its own font does not keep to the document's`(code: String, severity: String) async throws {
        let source =
            "class NiceLabel: UILabel {\n    override func awakeFromNib() { \(code) }\n}\n"
            + "class HomeController: UIViewController {}\n"
        let found = try await Self.severities(Self.fixed("customClass=\"NiceLabel\""), source)
        #expect(found == ["\(severity) truncated-text"])
    }

    @Test func `a library may give a view that it holds another text`() async throws {
        let own = "class HomeController: UIViewController {\n    @IBOutlet var nameLabel: UILabel!\n}\n"
        #expect(try await Self.severities(Self.fixed(), own) == ["error truncated-text"])
        let inherited = "class HomeController: LockController {\n}\n"
        #expect(try await Self.severities(Self.fixed(), inherited) == ["warning truncated-text"])
    }

    // MARK: Heights

    /// A label on whose line some height is missing.
    private static func low(height: Double) -> String {
        let attribute = "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"w\"/>"
        return scene(
            label(inside: "<constraints>\(attribute)</constraints>"),
            constraint("l.top", "v.top", 24) + constraint("l.leading", "v.leading", 20)
        )
    }

    @Test(arguments: [(17.5, "note"), (16.0, "warning"), (15.0, "error")])
    func `a thin edge of a line is no certain loss`(height: Double, severity: String) async throws {
        let found = try await Self.severities(
            Self.low(height: height),
            "class HomeController: UIViewController {}\n",
            rules: [.clippedText, .truncatedText, .tallTextClipped]
        )
        #expect(found == ["\(severity) clipped-text"])
    }

    // MARK: Lines

    @Test(arguments: [
        ("numberOfLines = 0", "note"), ("self.numberOfLines = 2", "note"), ("numberOfLines = 1", "error"),
        ("other.numberOfLines = 0", "error"), ("adjustsFontSizeToFitWidth = true", "note"),
        ("self.adjustsFontSizeToFitWidth = false", "error"),
    ])
    func `a class that sets its own lines does not keep to the document's`(code: String, severity: String) async throws
    {
        let source =
            "class NiceLabel: UILabel {\n    func setUp() { \(code) }\n}\n"
            + "class HomeController: UIViewController {}\n"
        let found = try await Self.severities(Self.fixed("customClass=\"NiceLabel\""), source)
        #expect(found == ["\(severity) truncated-text"])
    }

    // MARK: Neighbours

    /// A label and an image view in a row of 120 points.
    private static func row(image: String) -> String {
        scene(
            """
            <stackView opaque="NO" contentMode="scaleToFill" spacing="8" \
            translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="20" y="24" width="120" height="40"/>
            <subviews>\(label("horizontalCompressionResistancePriority=\"749\"", x: 0, width: 72))
            <imageView contentMode="scaleToFill" horizontalHuggingPriority="251" \
            translatesAutoresizingMaskIntoConstraints="NO" id="m">
            <rect key="frame" x="80" y="0.0" width="40" height="40"/>\(image)</imageView></subviews>
            <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints></stackView>
            """,
            constraint("s.top", "v.top", 24) + constraint("s.leading", "v.leading", 20)
        )
    }

    private static let square = """
        <constraints><constraint firstAttribute="width" constant="40" id="y"/>
        <constraint firstAttribute="height" constant="40" id="z"/></constraints>
        """

    @Test(arguments: [
        ("", "Bezeichnung", "error"), ("markView.isHidden = true", "Bezeichnung", "note"),
        ("markView.isHidden = true", "Bezeichnung der Aufgabe", "warning"),
        ("markView.image = nil", "Bezeichnung", "error"),
    ])
    func `a text that fits where code hides its neighbour may be shown so`(
        code: String,
        german: String,
        severity: String
    ) async throws {
        let source = "class HomeController: UIViewController {\n    func show() { \(code) }\n}\n"
        let found = try await Self.severities(Self.row(image: Self.square), source, german)
        #expect(found == ["\(severity) truncated-text"])
    }

    // MARK: Headers

    private static let header = SampleStoryboard.document(
        """
        <tableViewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <view key="tableHeaderView" contentMode="scaleToFill" id="h">
        <rect key="frame" x="0.0" y="0.0" width="375" height="36.5"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>\(label("numberOfLines=\"0\"", width: 335))</subviews>
        <constraints>\(constraint("l.top", "h.top", 8) + constraint("l.leading", "h.leading", 20))
        \(constraint("h.bottom", "l.bottom", 8) + constraint("h.trailing", "l.trailing", 20))</constraints></view>
        </tableView></tableViewController>
        """
    )

    @Test(arguments: [
        ("", "warning"), ("tableView.tableHeaderView?.frame.size.height = 80", "note"),
        ("let view = tableView.tableHeaderView\ntableView.tableHeaderView = view", "note"),
        ("tableView.tableHeaderView = nil", "warning"), ("tableView.rowHeight = 80", "warning"),
    ])
    func `a header that code measures is as high as its text`(code: String, severity: String) async throws {
        let source = "class HomeController: UITableViewController {\n    func viewDidLoad() {\n\(code)\n}\n}\n"
        let german = "Eine Bezeichnung, die über mehr als eine Zeile geht, weil sie lang ist"
        #expect(try await Self.severities(Self.header, source, german) == ["\(severity) too-many-lines"])
    }

    // MARK: Rows

    /// A row of a standard style whose text takes any number of lines.
    private static func row(height: String) -> String {
        SampleStoryboard.document(
            """
            <tableViewController id="c" customClass="HomeController" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" \(height) id="t">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections><tableViewSection id="e"><cells>
            <tableViewCell contentMode="scaleToFill" \(height) textLabel="l" style="IBUITableViewCellStyleDefault" id="r">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="r" id="n">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <subviews>
            <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" id="l">
            <rect key="frame" x="16" y="0.0" width="45.5" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController>
            """
        )
    }

    @Test func `a row of a standard style grows with its text where no height is given`() async throws {
        let source = "class HomeController: UITableViewController {}\n"
        let german =
            "Eine Bezeichnung, die über mehr als zwei Zeilen geht, weil sie sehr, sehr lang ist, und noch länger, "
            + "und immer noch nicht zu Ende"
        let found = try await Self.severities(Self.row(height: ""), source, german)
        #expect(found.allSatisfy { $0.hasPrefix("note") })
        let fixed = try await Self.severities(Self.row(height: "rowHeight=\"44\""), source, german)
        #expect(fixed.count == 1 && fixed.allSatisfy { !$0.hasPrefix("note") })
    }

    // MARK: Data

    @Test func `a label that code fills with data is not translated`() async throws {
        let source =
            "class HomeController: UIViewController {\n    func show(_ name: String) { nameLabel.text = name }\n}\n"
        let long = Self.fixed().replacing("text=\"Name\"", with: "text=\"Names\"")
        #expect(try await Self.severities(long, source, locales: [.pseudo]) == [])
        let other = "class HomeController: UIViewController {}\n"
        #expect(try await !Self.severities(long, other, locales: [.pseudo]).isEmpty)
    }
}
