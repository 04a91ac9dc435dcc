import SourceText
import Testing

struct SkippedNamesTests {
    @Test(arguments: [
        ("Pods", true), ("SourcePackages", true), ("build", true), (".git", true), ("App.xcodeproj", true),
        ("Assets.xcassets", true), ("Sources", false), ("pods", false), ("App.swift", false), ("de.lproj", false),
    ])
    func `copies, products and other people's folders are known by their names`(name: String, isSkipped: Bool) {
        #expect(SkippedNames.contains(name) == isSkipped)
    }
}
