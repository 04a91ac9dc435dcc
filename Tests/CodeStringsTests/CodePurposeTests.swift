import CodeStrings
import Testing

struct CodePurposeTests {
    @Test(
        arguments: [
            ("App/Photos.swift", .app), ("AppTests/Photos.swift", .test), ("App/PhotosTests.swift", .developers),
            ("App/Developer Menu/Flags.swift", .developers), ("SearchSampleApp/View.swift", .developers),
            ("App/DebugView.swift", .developers), ("App/Preview Content/Data.swift", .developers),
            ("App/Democracy/Vote.swift", .app), ("Package.swift", .developers),
            ("App/toast-regression-tests.swift", .developers), ("ReportSampleiOSApp/View.swift", .developers),
            ("App/tests.swift", .app), ("App/Test.swift", .app), ("Sources/Contest/View.swift", .app),
            ("App/Tests/Photos.swift", .test), ("App/Snapshots/Photos.swift", .test), ("Tests.swift", .app),
            ("App/ExtensionsDebugMenu.swift", .developers),
        ] as [(String, CodePurpose)]
    )
    func `files of tests, samples and developers are known by their names`(path: String, purpose: CodePurpose) {
        #expect(CodePurpose(path: path) == purpose)
    }

    @Test(
        arguments: [
            ("App/PreviewController.xib", .app), ("App/SoundPreview.storyboard", .app), ("App/Home.xib", .app),
            ("App/DebugController.storyboard", .developers), ("App/DeveloperMenu/Preview.xib", .developers),
        ] as [(String, CodePurpose)]
    )
    func `documents that are named for previews are of the app`(path: String, purpose: CodePurpose) {
        #expect(CodePurpose(document: path) == purpose)
    }
}
