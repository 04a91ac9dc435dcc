import Projects
import Testing

@Suite("Xcode projects of libraries in the folder of an app")
struct VendoredProjectTests {
    @Test(arguments: [
        ("Vendor/Kit", "", true), ("Third-Party/Kit/Trial", "", true), ("Kit/Trial", "Kit/Kit.podspec", true),
        ("Kit-7.4/Xcode/Trials/One", "Kit-7.4/Kit.podspec", true), ("Kit/Trial", "App.podspec", false),
        ("Kit/Trial", "", false), ("Phone", "", false),
    ])
    func `the apps of other people's libraries are examples`(folder: String, more: String, isLeftOut: Bool) throws {
        let app = BuiltFilesTests.pbxproj().replacing(
            "name = App;",
            with: "name = App; productType = \"com.apple.product-type.application\";"
        )
        var files = [BuiltFilesTests.place: app, "\(folder)/Kit.xcodeproj/project.pbxproj": app]
        if !more.isEmpty { files[more] = "\n" }
        let built = try BuiltFilesTests.built(files)
        #expect(built.isOfOtherApps("\(folder)/App/View.swift") == isLeftOut)
        #expect(!built.isOfOtherApps("App/View.swift"))
        // What a library is built of as well, the app may link.
        let library = app.replacing(".application", with: ".framework")
        files["\(folder)/Kit.xcodeproj/project.pbxproj"] = library
        #expect(try !BuiltFilesTests.built(files).isOfOtherApps("\(folder)/App/View.swift"))
    }

    @Test(arguments: [("App/", true), ("Moved/", false)])
    func `a project whose documents are nowhere where it looks for them says nothing of others`(
        folder: String,
        isLeftOut: Bool
    ) throws {
        let built = try BuiltFilesTests.built([
            BuiltFilesTests.place: BuiltFilesTests.pbxproj(), folder + "Main.storyboard": "<document/>\n",
            folder + "Other.storyboard": "<document/>\n",
        ])
        #expect(built.leavesOutDocument(folder + "Other.storyboard") == isLeftOut)
    }
}
