import SourceText
import Testing
import XcodeProjects

struct ProjectTargetTests {
    /// A project with a file, a table in two languages and a folder, and the targets that are given.
    private static func targets(_ settings: String, product: String = "application") throws -> [ProjectTarget] {
        let text = """
            // !$*UTF8*$!
            {
            objects = {
            A1 = {isa = PBXBuildFile; fileRef = F1; };
            A2 = {isa = PBXBuildFile; fileRef = V1; };
            A3 = {isa = PBXBuildFile; productRef = Q1; };
            F1 = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F2, F3, ); name = L.strings; sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (F1, V1, S1, ); path = App; sourceTree = "<group>"; };
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Shared; sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = T1; };
            X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Both.swift, ); target = T2; };
            P1 = {isa = PBXSourcesBuildPhase; files = (A1, A3, ); };
            P2 = {isa = PBXResourcesBuildPhase; files = (A2, ); };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, P2, ); \
            fileSystemSynchronizedGroups = (S1, ); name = App; productType = "com.apple.product-type.\(product)"; };
            T2 = {isa = PBXNativeTarget; buildPhases = (); name = Other; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
            C1 = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };
            C2 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Debug; };
            E1 = {isa = PBXProject; buildConfigurationList = L2; mainGroup = G1; };
            };
            rootObject = E1;
            }
            """
        let file = try ProjectFile(TextFile(decoding: Array(text.utf8), path: "project.pbxproj"))
        return ProjectTarget.targets(of: file, ProjectContents(file, folder: "/p"))
    }

    @Test(arguments: [
        ("/p/App/View.swift", true, false), ("/p/App/de.lproj/L.strings", true, false),
        ("/p/App/Shared/View.swift", true, false), ("/p/App/Shared/Info.plist", false, false),
        ("/p/App/Shared/Both.swift", true, true), ("/p/App/Other.swift", false, false),
        ("/p/App/SharedViews/A.swift", false, false),
    ])
    func `a target builds the files of its phases and of its folders`(path: String, app: Bool, other: Bool) throws {
        let targets = try Self.targets("")
        #expect(targets.map(\.name) == ["App", "Other"])
        #expect(targets.map { $0.builds(path) } == [app, other])
    }

    static let systems: [(settings: String, product: String, systems: Set<ProjectTarget.System>)] = [
        ("", "application", [.iOS]), ("SDKROOT = appletvos; ", "application", [.tvOS]),
        ("SDKROOT = appletvos; SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\"; ", "application", [.tvOS]),
        ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx xros\"; ", "application", [.iOS, .macOS, .visionOS]),
        ("SDKROOT = auto; ", "application", []), ("SDKROOT = \"$(PLATFORM)\"; ", "application", []),
        ("SDKROOT = macosx; ", "application", [.macOS]), ("", "application.watchapp2", [.watchOS]),
        ("", "tv-app-extension", [.tvOS]),
    ]

    @Test(arguments: systems)
    func `the systems of a target are those of its settings, else of the project's`(
        settings: String,
        product: String,
        systems: Set<ProjectTarget.System>
    ) throws {
        #expect(try Self.targets(settings, product: product).map(\.systems) == [systems, [.iOS]])
    }

    static let oldest: [(settings: String, systems: [ProjectTarget.System: [Int]])] = [
        ("", [:]), ("IPHONEOS_DEPLOYMENT_TARGET = 12.4; ", [.iOS: [12, 4]]),
        ("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\"; ", [:]),
        ("MACOSX_DEPLOYMENT_TARGET = 10.14; TVOS_DEPLOYMENT_TARGET = 15; ", [.macOS: [10, 14], .tvOS: [15]]),
    ]

    @Test(arguments: oldest)
    func `the oldest systems of a target are those of its settings`(
        settings: String,
        systems: [ProjectTarget.System: [Int]]
    ) throws {
        #expect(try Self.targets(settings).map(\.oldestSystems) == [systems, [:]])
    }
}
