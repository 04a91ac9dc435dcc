import Testing

@Suite("Windows of documents that code may open")
struct UnopenedWindowsTests {
    private static let objects = """
        <scene sceneID="sHome"><objects><viewController id="Home" customClass="HomeController">
        <view key="view" id="vHome"><subviews><label id="labelHome"/></subviews></view>
        <connections><outlet property="titleLabel" destination="labelHome" id="oHome"/>
        <outlet property="aboutPanel" destination="panel" id="oPanel"/>
        <outlet property="noteLabel" destination="labelNote" id="oNote"/></connections></viewController>
        <window id="panel" visibleAtLaunch="NO"><view key="contentView" id="vPanel"><subviews><label id="labelNote"/>
        </subviews></view></window></objects></scene>
        """

    @Test(arguments: [
        ("showAbout()", true), ("", false),
    ])
    func `stay closed where nothing reaches the code that opens them`(start: String, isShown: Bool) throws {
        let home = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                @IBOutlet var noteLabel: UILabel!
                @IBOutlet var aboutPanel: NSWindow!
                override func viewDidLoad() {
                    titleLabel.text = "Home"
                    noteLabel.text = "Note"
                    \(start)
                }
                private func showAbout() { NSApp.runModal(for: aboutPanel) }
            }

            """
        let labels = try SceneSample.labels(Self.objects, sources: ["Home.swift": home])
        #expect(labels == (isShown ? ["labelHome", "labelNote"] : ["labelHome"]))
    }
}
