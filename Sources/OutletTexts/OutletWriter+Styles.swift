internal import SourceCode

/// Styles that functions of packages give views.
extension OutletWriter {
    /// Words of the names of functions that give views a look.
    private static let words: Set<Substring> = [
        "style", "styled", "styling", "stylize", "theme", "themed", "apply", "appearance", "skin", "decorate",
        "typography",
    ]

    /// Notes another font where a function whose source is not there gives a view its look: `label.style(.caption)`,
    /// `Theme.current.applyTitle(label)`.
    ///
    /// What UIKit and AppKit name so takes no view. Functions of the project are followed instead.
    mutating func readStyles() {
        for name in facts.calls.keys.sorted() where Self.isStyle(name) && !isOfProject(name) {
            for call in facts.calls[name] ?? [] {
                var views = call.node.arguments.flatMap(\.children)
                if let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild {
                    views.append(base)
                }
                for view in views where view.kind == .reference || view.kind == .member {
                    for receiver in finder.receivers(of: view, in: call.scope) { add(.font(nil), to: receiver) }
                }
            }
        }
    }

    /// Whether the project has a function of that name, or a property that may hold a closure.
    private func isOfProject(_ name: String) -> Bool {
        facts.functionsByName[name] != nil || facts.ownerCounts[name] != nil
    }

    /// Whether one of the words of a name in camel case is that of a look.
    private static func isStyle(_ name: String) -> Bool {
        var words: [Substring] = []
        var start = name.startIndex
        for index in name.indices.dropFirst() where name[index].isUppercase {
            words.append(name[start..<index])
            start = index
        }
        words.append(name[start...])
        return words.contains { Self.words.contains(Substring($0.lowercased())) }
    }
}
