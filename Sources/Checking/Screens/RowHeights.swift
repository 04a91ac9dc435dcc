internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The tables of documents whose rows code gives their heights.
///
/// A controller that sets `rowHeight`, most often to `UITableView.automaticDimension`, or answers how high a row is, takes
/// the place of the height that the document has. What it answers is not followed: rows of its tables are as high as
/// their content asks for.
struct RowHeights: Sendable {
    private let tables: OwnedTables

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let classes = DerivedClasses(
            types,
            saying: [
                "heightForRowAtIndexPath", "heightOfRow:", "heightOfRowByItem:", ".rowHeight =", "setRowHeight:",
                "usesAutomaticRowHeights = YES", "setUsesAutomaticRowHeights:YES",
            ],
            where: \.givesRowHeights
        )
        tables = OwnedTables(in: loaded, of: classes)
    }

    /// Whether code gives the row that a screen is its height.
    func areGiven(to screen: Screen, in document: String) -> Bool {
        screen.holder.map { tables.contain($0.object, in: document) } ?? false
    }
}

extension CodeNode {
    /// What the parameters are called with which UIKit and AppKit ask for the height of a row; the longer name is that of
    /// Swift 1 and 2.
    private static let answers: [StaticString] = [
        "heightForRowAt", "heightForRowAtIndexPath", "heightOfRow", "heightOfRowByItem",
    ]

    /// Whether the members of a type set the height of rows, or answer how high one is.
    fileprivate var givesRowHeights: Bool {
        descendants.contains { node in
            switch node.kind {
            case .function:
                (node.isNamed("tableView") || node.isNamed("outlineView"))
                    && node.children.contains { parameter in
                        parameter.kind == .parameter && Self.answers.contains(where: parameter.isNamed)
                    }
            default: node.assigns { $0.isNamed("rowHeight") || $0.isNamed("usesAutomaticRowHeights") }
            }
        }
    }
}
