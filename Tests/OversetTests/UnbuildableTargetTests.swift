import Projects
import Testing

@Suite("Targets whose property list is gone")
struct UnbuildableTargetTests {
    /// A second application with a file of its own, where both name a property list.
    private static func project(list: String, kind: String = "application", own: String = "App/Info.plist") -> String {
        BuiltFilesTests.pbxproj(
            """
            B1 = {isa = PBXBuildFile; fileRef = F5; };
            F5 = {isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
            P2 = {isa = PBXResourcesBuildPhase; files = (B1, ); };
            T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Old; buildConfigurationList = L2; \
            productType = "com.apple.product-type.\(kind)"; };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
            C2 = {isa = XCBuildConfiguration; buildSettings = {\(list)}; name = Debug; };
            """,
            children: "F5, "
        ).replacing("name = App;", with: "name = App; productType = \"com.apple.product-type.application\";")
            .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; INFOPLIST_FILE = \"\(own)\";")
    }

    private static func isLeftOut(_ project: String) throws -> Bool {
        try BuiltFilesTests.built([
            BuiltFilesTests.place: project, "App/Old.storyboard": "<document/>", "App/Main.storyboard": "<document/>",
            "App/Info.plist": "<plist/>",
        ]).leavesOutDocument("App/Old.storyboard")
    }

    @Test(arguments: [
        "INFOPLIST_FILE = Old/Info.plist; ", "INFOPLIST_FILE = \"$(SRCROOT)/Old/Info.plist\"; ",
    ])
    func `build nothing`(list: String) throws {
        #expect(try Self.isLeftOut(Self.project(list: list)))
        #expect(try Self.isLeftOut(Self.project(list: list, kind: "app-extension")))
    }

    @Test(arguments: [
        "INFOPLIST_FILE = app/info.plist; ", "INFOPLIST_FILE = \"$(OLD)/Info.plist\"; ", "",
        "INFOPLIST_FILE = Old/Made.plist; ",
    ])
    func `but where it is there, or may be`(list: String) throws {
        #expect(try !Self.isLeftOut(Self.project(list: list)))
    }

    @Test func `but for other products, and where no application has its own`() throws {
        let list = "INFOPLIST_FILE = Old/Info.plist; "
        #expect(try !Self.isLeftOut(Self.project(list: list, kind: "framework")))
        #expect(try !Self.isLeftOut(Self.project(list: list, own: "Other/Info.plist")))
    }
}
