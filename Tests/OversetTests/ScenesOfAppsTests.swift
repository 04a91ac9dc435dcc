import Testing

@Suite("Documents of one of several apps")
struct ScenesOfAppsTests {
    /// A project of two targets, the first with a storyboard, each with a file of code.
    private static func project(second type: String) -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        A1 = {isa = PBXBuildFile; fileRef = V1; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        A3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Other.swift; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F1, ); name = Main.storyboard; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (V1, F2, F3, ); sourceTree = "<group>"; };
        P1 = {isa = PBXResourcesBuildPhase; files = (A1, A2, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (A3, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = One; productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Two; productType = "com.apple.product-type.\(type)"; };
        E1 = {isa = PBXProject; knownRegions = (en, ); mainGroup = G1; };
        };
        rootObject = E1;
        }
        """
    }

    @Test(arguments: [("application", []), ("framework", ["labelHome"])])
    func `have texts of their own code and of frameworks alone`(type: String, labels: [String]) throws {
        let found = try SceneSample.labels(
            SceneSample.scene("Home"),
            sources: [
                "App.xcodeproj/project.pbxproj": Self.project(second: type),
                "Home.swift": "class HomeController: UIViewController { @IBOutlet var titleLabel: UILabel! }\n",
                "Other.swift": """
                class HomeController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                    func fill() { titleLabel.text = NSLocalizedString("SAVE", comment: "") }
                }

                """,
            ]
        )
        #expect(found == labels)
    }
}
