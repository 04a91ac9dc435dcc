internal import Findings
internal import ProposedLayout

/// What speaks against a finding on the placeholder of a text field.
struct PlaceholderDoubts: Sendable {
    private(set) var doubts: [BranchCover.Text: Set<Doubt>] = [:]

    private let origins: [SourceScreenPlan.StringOrigin?]

    /// Looks for the placeholders of a tree.
    ///
    /// - Parameters:
    ///   - root: the tree.
    ///   - origins: the entries that strings are, by number: the same entry is the same text.
    /// - Complexity: O(*n* · *d*) in the number of nodes and the depth of the tree.
    init(_ root: ViewNode, origins: [SourceScreenPlan.StringOrigin?]) {
        self.origins = origins
        guard Self.hasField(root) else { return }
        collect([root], after: [])
    }

    /// Reads views that stand one behind the other.
    ///
    /// - Parameters:
    ///   - views: the views.
    ///   - label: the texts directly above the first one.
    private mutating func collect(_ views: [ViewNode], after label: Set<SourceScreenPlan.StringOrigin>) {
        var before = label
        for view in views.flatMap(Self.single) {
            if let (field, content) = Self.field(view) {
                for text in Self.texts(field[.prompt]) {
                    if content.isPrefilled { doubts[text, default: []].insert(.prefilledField) }
                    if let origin = origin(text), before.contains(origin) {
                        doubts[text, default: []].insert(.repeatedPlaceholder)
                    }
                }
            }
            descend(view, after: before)
            before = Set(Self.texts([view]).compactMap(origin))
        }
    }

    private mutating func descend(_ view: ViewNode, after label: Set<SourceScreenPlan.StringOrigin>) {
        switch view.kind {
        // The header stands directly above the first row.
        case .section: collect(view[.header] + view.content, after: [])
        case .alternatives, .readerWays:
            for way in view.content { collect([way], after: label) }
        default:
            for part in view.parts { collect(part.views, after: part.role == .content ? label : []) }
        }
    }

    private func origin(_ text: BranchCover.Text) -> SourceScreenPlan.StringOrigin? {
        origins.indices.contains(text.string) ? origins[text.string] : nil
    }

    /// The views of a group, which lays nothing out.
    private static func single(_ view: ViewNode) -> [ViewNode] {
        view.kind == .group ? view.content.flatMap(single) : [view]
    }

    private static func hasField(_ view: ViewNode) -> Bool {
        if case .textField = view.kind { return true }
        return view.parts.contains { $0.views.contains(where: hasField) }
    }

    /// The field that a view is, without its modifiers.
    private static func field(_ view: ViewNode) -> (ViewNode, FieldContent)? {
        switch view.kind {
        case .textField(let content): (view, content)
        case .modified: view.content.count == 1 ? field(view.content[0]) : nil
        default: nil
        }
    }

    private static func texts(_ views: [ViewNode]) -> [BranchCover.Text] {
        views.flatMap { view -> [BranchCover.Text] in
            switch view.kind {
            case .text(let content):
                content.runs.compactMap { run in
                    run.string.map { BranchCover.Text(source: view.source, string: $0) }
                }
            default: texts(view.parts.flatMap(\.views))
            }
        }
    }
}
