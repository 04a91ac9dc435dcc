import Testing

@Suite("Views that lie beside a controller in its scene")
struct HiddenWindowsTests {
    /// A scene with a view beside its controller, whose button performs a segue to another one.
    private static let scenes = """
        <scene sceneID="sHome"><objects><viewController id="Home" customClass="HomeController">
        <view key="view" id="vHome"><subviews><label id="labelHome"/></subviews></view>
        <connections><outlet property="titleLabel" destination="labelHome" id="oHome"/>
        <outlet property="extraView" destination="loose" id="oLoose"/>
        <outlet property="goButton" destination="b1" id="oGo"/>
        <segue destination="Next" kind="show" identifier="toNext" id="toNext"/></connections></viewController>
        <view id="loose"><subviews><button id="b1"><connections>
        <action selector="go:" destination="Home" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
        </objects></scene>
        """

    @Test(arguments: [
        ("", false), ("// view.addSubview(extraView)", false), ("view.addSubview(extraView)", true),
        ("show(self.extraView)", true), ("go(self)", true), ("let view = extraView", true),
        // A part of it, or a look, brings it nowhere.
        ("extraView.layer.cornerRadius = 4; extraView?.isHidden = false", false), ("extraView.attach(to: view)", true),
        ("goButton.isEnabled = true", false), ("stack.addArrangedSubview(goButton)", true),
    ])
    func `are shown where code names the property that holds them`(code: String, isShown: Bool) throws {
        let home = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                @IBOutlet var extraView: UIView!
                @IBOutlet var goButton: UIButton!
                override func viewDidLoad() {
                    titleLabel.text = "Home"
                    \(code)
                }
                @IBAction func go(_ sender: Any) { performSegue(withIdentifier: "toNext", sender: sender) }
            }

            """
        let next = """
            class NextController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                override func viewDidLoad() { titleLabel.text = "Next" }
            }

            """
        let labels = try SceneSample.labels(
            Self.scenes + SceneSample.scene("Next"),
            sources: ["Home.swift": home, "Next.swift": next]
        )
        #expect(labels == (isShown ? ["labelHome", "labelNext"] : ["labelHome"]))
    }
}
