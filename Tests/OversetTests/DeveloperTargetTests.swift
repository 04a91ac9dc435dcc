import Checking
import Findings
import SourceText
import Testing

@Suite("Code that only apps for developers are built of")
struct DeveloperTargetTests {
    /// A project of two applications, of which the second has a name, a bundle identifier and linked products of its own.
    private static func pbxproj(
        _ name: String,
        identifier: String = "com.sample.photos",
        product: String = "Trials",
        files: String = "A2, "
    ) -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        A1 = {isa = PBXBuildFile; fileRef = F1; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        F1 = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Trial.swift; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (A1, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (\(files)); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = Photos; packageProductDependencies = (D1, ); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = "\(name)"; packageProductDependencies = (D2, ); productType = "com.apple.product-type.application"; buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = \(identifier); }; name = Release; };
        D1 = {isa = XCSwiftPackageProductDependency; productName = Core; };
        D2 = {isa = XCSwiftPackageProductDependency; productName = \(product); };
        E1 = {isa = PBXProject; knownRegions = (en, de, ); mainGroup = G1; targets = (T1, T2, ); };
        };
        rootObject = E1;
        }
        """
    }

    private static let package = """
        import PackageDescription
        let package = Package(name: "Kit", products: [
        .library(name: "Core", targets: ["Core"]), .library(name: "Trials", targets: ["Trials"]),
        ], targets: [
        .target(name: "Core", dependencies: [.target(name: "Shared")]), .target(name: "Shared"),
        .target(name: "Trials", dependencies: ["Core", .product(name: "Logging", package: "log"), "Fakes"]),
        .target(name: "Fakes", dependencies: %FAKES, path: "Other/Fakes"),
        ])
        """

    private static func shown(_ project: String, fakes: String = "[]") throws -> [String] {
        let code = "label.text = \"Hello there\"\n"
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/View.swift": code, "App/Trial.swift": code,
            "Kit/Package.swift": package.replacing("%FAKES", with: fakes), "Kit/Sources/Core/A.swift": code,
            "Kit/Sources/Shared/A.swift": code, "Kit/Sources/Trials/A.swift": code, "Kit/Other/Fakes/A.swift": code,
            "App/en.lproj/Localizable.strings": "\"A\" = \"B\";\n",
        ]
        let all = "rules:\n  hard-coded-text: { unlocalized-apps: report }\n"
        return try LintTests.lint(files, configuration: all).findings.filter { $0.rule == .hardCodedText }.map(
            \.location.path
        ).map {
            String(
                $0[($0.firstRange(of: "App/")?.lowerBound ?? $0.firstRange(of: "Kit/")?.lowerBound ?? $0.startIndex)...]
            )
        }.sorted()
    }

    private static let all = [
        "App/Trial.swift", "App/View.swift", "Kit/Other/Fakes/A.swift", "Kit/Sources/Core/A.swift",
        "Kit/Sources/Shared/A.swift", "Kit/Sources/Trials/A.swift",
    ]
    private static let ofUsers = ["App/View.swift", "Kit/Sources/Core/A.swift", "Kit/Sources/Shared/A.swift"]

    @Test(arguments: [
        ("Photos-Internal", true), ("PhotosPlayground", true), ("Demo", true), ("PhotosTestHost", true),
        ("UI Tests-TestApp", true),
        ("Photos Pro", false), ("PhotoHost", false),
    ])
    func `an application is one for developers by its name`(name: String, isForDevelopers: Bool) throws {
        #expect(try Self.shown(Self.pbxproj(name)) == (isForDevelopers ? Self.ofUsers : Self.all))
    }

    @Test func `an application is one for developers by its bundle identifier`() throws {
        #expect(try Self.shown(Self.pbxproj("Scenes", identifier: "com.sample.internal")) == Self.ofUsers)
    }

    @Test func `what the app is built of as well is its own`() throws {
        #expect(try Self.shown(Self.pbxproj("Demo", product: "Core", files: "A1, ")) == Self.all)
    }

    @Test func `a package whose targets are not written out may be all of the app`() throws {
        let found = try Self.shown(Self.pbxproj("Demo"), fakes: "extra")
        #expect(found == Self.all.filter { $0 != "App/Trial.swift" })
    }
}
