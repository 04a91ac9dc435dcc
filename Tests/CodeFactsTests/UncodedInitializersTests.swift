import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

import CodeFacts

@Suite("Initializers by which documents make objects")
struct UncodedInitializersTests {
    /// Whether what an initializer with a coder shows is seen by anyone.
    private func isSeen(parent: String, document: CodeDocument?, other: String = "") throws -> Bool {
        let code = """
            @main class App: UIResponder, UIApplicationDelegate { let view = LoadingView() }
            class LoadingView: \(parent) {
                let label = UILabel()
                init() { super.init(frame: .zero) }
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    label.text = "Loading the list"
                }
            }
            \(other)
            """
        let file = try TextFile(decoding: Array(code.utf8), path: "App/LoadingView.swift")
        let index = TypeIndex([(code: SwiftReader().read(file), path: "App/LoadingView.swift")])
        let facts = CodeFacts(index, keys: [], documents: document.map { [$0] } ?? [])
        return facts.files.contains { file in file.facts.texts.contains(where: \.situation.isSeen) }
    }

    private static let named = CodeDocument(path: "Page.xib", texts: [Array("LoadingView".utf8)], classes: [])
    private static let other = CodeDocument(path: "Page.xib", texts: [Array("PageView".utf8)], classes: [])

    @Test(arguments: [(nil, false), (other, false), (named, true), (CodeDocument.unread, true)])
    func `what a document makes must be in a document`(document: CodeDocument?, isSeen: Bool) throws {
        #expect(try self.isSeen(parent: "UIView", document: document) == isSeen)
    }

    @Test(arguments: [("UIView", false), ("UITableViewCell", false), ("NSObject", true), ("BaseView", true)])
    func `only views and controllers are made by documents alone`(parent: String, isSeen: Bool) throws {
        #expect(try self.isSeen(parent: parent, document: nil) == isSeen)
    }

    @Test(arguments: ["class Other: LoadingView {}", "class Other: App.LoadingView {}"])
    func `a class that inherits may be in a document`(other: String) throws {
        #expect(try isSeen(parent: "UIView", document: nil, other: other))
    }
}
