internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The headers and footers of tables in documents that code makes as high as what they hold.
///
/// UIKit leaves such a view as high as it was saved. Controllers that want more ask for the size that fits, or set its frame
/// and assign it again; what they come to is not followed.
struct MeasuredHeaders: Sendable {
    private let views: OwnedTables

    private static let headers: Set<String> = ["tableHeaderView", "tableFooterView"]

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let words = Self.headers.sorted().flatMap { ["\($0) =", "\($0).frame", "\($0).bounds"] }
        let classes = DerivedClasses(
            types,
            saying: words + ["setTableHeaderView:", "setTableFooterView:"],
            where: \.setsHeaders
        )
        views = OwnedTables(
            in: loaded,
            of: classes,
            parts: { $0.children.filter { $0["key"].map(Self.headers.contains) ?? false } }
        )
    }

    /// Whether code decides the height of the header or footer that a screen is.
    func hold(_ screen: Screen, in document: String) -> Bool {
        screen.views.first.map { views.contain($0.id, in: document) } ?? false
    }

    /// Whether an expression is a header or footer, or a part of its frame.
    fileprivate static func isHeader(_ target: CodeNode) -> Bool {
        var next: CodeNode? = target
        while let node = next {
            if headers.contains(node.name) { return true }
            next = node.kind == .member ? node.firstChild : nil
        }
        return false
    }
}

extension CodeNode {
    /// Whether the members of a type set a header or footer of a table, or its frame, to something.
    fileprivate var setsHeaders: Bool {
        descendants.contains { $0.assigns(to: MeasuredHeaders.isHeader, where: { $0 != "nil" }) }
    }
}
