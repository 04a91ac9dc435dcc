/// A view as SwiftUI lays it out: what it is, the views in it, and where it was written.
///
/// A tree of these knows nothing of source code. Whoever makes one keeps to these rules:
///
/// - A modifier is a node of its own around the view it is applied to, ``ViewKind/modified(_:)``, in the order of the
///   source: `Text("a").padding().frame(width: 80)` is a frame around a padding around a text. Order decides.
/// - What has several views at its root, such as `Group`, `ForEach`, `if` or a view of the project whose body lists
///   several, is ``ViewKind/group``; it lays nothing out and hands its views to the container around it. A modifier on
///   such a view applies to each of its views, as in SwiftUI.
/// - A view of the project is inlined: its body stands in the place of the call. So does the `makeBody` of a style.
/// - What is known but not exactly, such as a length that is computed or a picture that is loaded, has a
///   ``Length`` with a band. What is not understood is ``ViewKind/unknown(reason:)``, never a guess.
package struct ViewNode: Sendable, Hashable {
    /// What the view is.
    package var kind: ViewKind
    /// The views in it, by what they are to it.
    package var parts: [ViewPart]
    /// Who the node comes from; 0 is nobody.
    ///
    /// The number means something to the maker of the tree only, and placed views carry it on.
    package var source: Int
    /// How well it is known that this view stands here like this.
    package var certainty: Certainty

    /// A view with what it contains, and nothing else.
    package init(
        _ kind: ViewKind,
        _ content: [ViewNode] = [],
        parts: [ViewPart] = [],
        source: Int = 0,
        certainty: Certainty = .certain
    ) {
        self.kind = kind
        self.parts = content.isEmpty ? parts : [ViewPart(.content, content)] + parts
        self.source = source
        self.certainty = certainty
    }

    /// The views that are this to the node: none if it has no such part.
    package subscript(role: ViewPart.Role) -> [ViewNode] {
        var views: [ViewNode] = []
        // A node has one part of a role as a rule, whose views need not be copied.
        for part in parts where part.role == role { views = views.isEmpty ? part.views : views + part.views }
        return views
    }

    /// What the node contains, or what its modifier is applied to.
    package var content: [ViewNode] { self[.content] }

    /// The node with a modifier around it, from the same place or another one.
    package func modified(_ modifier: Modifier, source: Int? = nil, certainty: Certainty = .certain) -> ViewNode {
        ViewNode(.modified(modifier), [self], source: source ?? self.source, certainty: certainty)
    }
}

/// Views inside another one that have one role in it.
package struct ViewPart: Sendable, Hashable {
    /// What views are to the one that holds them.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        /// The trailing closure: what a container holds, what a modifier is applied to.
        case content
        /// The label of a control, the title of a `Section`'s or `Label`'s, of a tab or a navigation link.
        case label
        /// The icon of a `Label`.
        case icon
        /// The value of `LabeledContent`, the current value of a `Gauge` or a `ProgressView`.
        case value
        /// The least and the greatest value of a `Gauge` or a `Slider`.
        case minimumValue
        case maximumValue
        /// The options of a `Picker`, the items of a `Menu`, one view each.
        case options
        /// The header and the footer of a `Section`.
        case header
        case footer
        /// The description and the actions of `ContentUnavailableView`; the message and the buttons of an alert.
        case description
        case actions
        /// What an overlay, a background or a safe area inset attaches.
        case attachment
        /// The columns of a `NavigationSplitView`, one view each.
        case columns
        /// The prompt of a text field or a search field, shown while it is empty.
        case prompt
        /// The views of a toolbar, each a ``ViewKind/toolbarItem(_:)``.
        case toolbar
        /// The title of a screen (`navigationTitle`).
        case title
    }

    package var role: Role
    package var views: [ViewNode]

    package init(_ role: Role, _ views: [ViewNode]) {
        self.role = role
        self.views = views
    }
}
