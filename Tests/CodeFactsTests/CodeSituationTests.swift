import CodeFacts
import Testing

struct CodeSituationTests {
    @Test(arguments: [
        ("App/Photos.swift", false), ("AppTests/Photos.swift", true), ("App/PhotosTests.swift", true),
        ("App/Developer Menu/Flags.swift", true), ("SearchSampleApp/View.swift", true), ("App/DebugView.swift", true),
        ("App/Preview Content/Data.swift", true), ("App/Democracy/Vote.swift", false), ("Package.swift", true),
        ("App/toast-regression-tests.swift", true), ("ReportSampleiOSApp/View.swift", true), ("App/tests.swift", false),
        ("App/Test.swift", false), ("Sources/Contest/View.swift", false),
    ])
    func `files of tests, samples and developers are known by their names`(path: String, isTest: Bool) {
        #expect(CodeSituation.isTest(path) == isTest)
    }
}
