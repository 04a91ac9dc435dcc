import Projects
import Testing

@Suite("Applications that nobody localizes, beside one that is")
struct UnlocalizedTargetTests {
    /// A second application with a file of its own and one that both have.
    private static func project(_ more: String, builds: String = "B1, B2", target: String = "") -> String {
        BuiltFilesTests.pbxproj(
            """
            B1 = {isa = PBXBuildFile; fileRef = F5; };
            B2 = {isa = PBXBuildFile; fileRef = F4; };
            B3 = {isa = PBXBuildFile; fileRef = V1; };
            B4 = {isa = PBXBuildFile; fileRef = F6; };
            F5 = {isa = PBXFileReference; path = Desk.swift; sourceTree = "<group>"; };
            F6 = {isa = PBXFileReference; lastKnownFileType = folder; path = de.lproj; sourceTree = "<group>"; };
            P2 = {isa = PBXSourcesBuildPhase; files = (\(builds), ); };
            T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Desk; productType = "com.apple.product-type.application"; \(target)};
            T3 = {isa = PBXNativeTarget; buildPhases = (); name = Kit; productType = "com.apple.product-type.framework"; };
            D1 = {isa = PBXTargetDependency; target = T3; };
            D2 = {isa = XCSwiftPackageProductDependency; productName = Texts; };
            \(more)
            """,
            children: "F5, F6, "
        ).replacing("name = App;", with: "name = App; productType = \"com.apple.product-type.application\";")
    }

    private static func isLeftOut(_ path: String, _ project: String) throws -> Bool {
        try BuiltFilesTests.built([BuiltFilesTests.place: project, "App/Desk.swift": "\n", "App/View.swift": "\n"])
            .isOfOtherApps(path)
    }

    @Test func `a file of it alone has no table to be in`() throws {
        #expect(try Self.isLeftOut("App/Desk.swift", Self.project("")))
        // Both have this one.
        #expect(try !Self.isLeftOut("App/View.swift", Self.project("")))
        #expect(try !Self.isLeftOut("App/Other.swift", Self.project("")))
    }

    @Test(
        arguments: [
            // The table, a folder with one, a framework and a package that may have their own.
            ("B1, B3", ""), ("B1, B4", ""), ("B1", "dependencies = (D1, ); "),
            ("B1", "packageProductDependencies = (D2, ); "),
        ]
    )
    func `what has a table, or may have one, is localized`(builds: String, target: String) throws {
        #expect(try !Self.isLeftOut("App/Desk.swift", Self.project("", builds: builds, target: target)))
    }

    @Test func `where no application has a table nothing is known`() throws {
        let project = Self.project("").replacing("files = (A1, A2, A3, )", with: "files = (A2, A3, )")
        #expect(try !Self.isLeftOut("App/Desk.swift", project))
    }
}
