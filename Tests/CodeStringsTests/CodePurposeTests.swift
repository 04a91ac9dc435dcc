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
}
