import Interfaces
import ProposedLayout

/// Trees in the words of SwiftUI.
func text(_ string: String) -> ViewNode { ViewNode(.text(TextContent(string))) }

func hstack(alignment: VerticalAlignment = .center, spacing: Length? = nil, _ views: ViewNode...) -> ViewNode {
    ViewNode(.stack(StackContent(.horizontal, alignment: Alignment(.center, alignment), spacing: spacing)), views)
}

func vstack(alignment: HorizontalAlignment = .center, spacing: Length? = nil, _ views: ViewNode...) -> ViewNode {
    ViewNode(.stack(StackContent(.vertical, alignment: Alignment(alignment, .center), spacing: spacing)), views)
}

func zstack(alignment: Alignment = .center, _ views: ViewNode...) -> ViewNode {
    ViewNode(.layers(alignment), views)
}

func spacer(_ least: Length? = nil) -> ViewNode { ViewNode(.spacer(minLength: least)) }

let color = ViewNode(.shape)

let divider = ViewNode(.divider)

extension ViewNode {
    func frame(width: Length? = nil, height: Length? = nil, _ alignment: Alignment = .center) -> ViewNode {
        modified(.frame(width: width, height: height, alignment: alignment))
    }

    func frame(
        minWidth: Length? = nil,
        maxWidth: Length? = nil,
        minHeight: Length? = nil,
        maxHeight: Length? = nil,
        _ alignment: Alignment = .center
    ) -> ViewNode {
        modified(
            .flexibleFrame(
                FlexibleFrame(
                    minWidth: minWidth,
                    maxWidth: maxWidth,
                    minHeight: minHeight,
                    maxHeight: maxHeight,
                    alignment: alignment
                )
            )
        )
    }

    func padding(_ edges: EdgeSet = .all, _ length: Length? = nil) -> ViewNode {
        modified(.padding(edges, lengths: length.map { EdgeLengths(edges, $0) } ?? EdgeLengths()))
    }

    func environment(_ change: EnvironmentChange) -> ViewNode { modified(.environment(change)) }

    func lineLimit(_ lines: Int) -> ViewNode { environment(.lineLimit(LineLimit(most: lines))) }
}

extension Length {
    static let infinity = Length(.infinity)
}
