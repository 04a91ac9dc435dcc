import CodeLayouts
import CodeStrings
import Interfaces
import SourceCode
import SourceText
import SwiftSources

/// Reads Swift sources into layouts, and writes them as short texts.
enum LayoutSample {
    static func layouts(_ sources: String...) throws(SourceError) -> [CodeLayout] {
        var files: [SourceCode] = []
        for (number, source) in sources.enumerated() {
            let file = try TextFile(decoding: Array(source.utf8), path: "App/File\(number).swift")
            files.append(SwiftReader().read(file))
        }
        let index = TypeIndex(files)
        return CodeLayouts.read(index, keys: ProjectKeys(index).keys)
    }

    /// A controller with members; it holds a label of the string `a` at both sides unless it is told otherwise.
    static func controller(_ members: String, didLoad: String, more: String = "") -> String {
        """
        import UIKit
        final class Sample: UIViewController {
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(didLoad)
            }
        }
        \(more)
        """
    }

    /// The constraints as equations, those of the label `label` last.
    static func equations(_ layout: CodeLayout) -> [String] {
        layout.screen.constraints.map { layout.screen.phrase(of: $0) }
    }

    /// The tree as text: `view[stack(label button)]`.
    static func tree(_ screen: Screen, _ view: Int = 0) -> String {
        let children = screen.views[view].children.map { tree(screen, $0) }
        return screen.views[view].id + (children.isEmpty ? "" : "[\(children.joined(separator: " "))]")
    }

    static func keys(_ texts: [CodeLayout.Text], of layout: CodeLayout) -> [String] {
        texts.map { "\(layout.screen.views[$0.view].id): \($0.key.pattern?.key ?? "?")" }
    }
}
