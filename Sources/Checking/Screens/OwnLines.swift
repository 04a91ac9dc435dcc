internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// The classes of labels, buttons and cells that set how many lines their own text has, or that it shrinks to fit: what a
/// document says of both does not hold for them.
struct OwnLines: Sendable {
    private let classes: DerivedClasses

    /// The labels that UIKit makes for a view itself.
    private static let labels: Set<String> = ["titleLabel", "textLabel", "detailTextLabel"]

    /// - Complexity: O(*n*) in the size of the sources.
    init(types: TypeIndex) {
        let setters = Self.labels.sorted().flatMap { ["\($0).numberOfLines =", "\($0) setNumberOfLines:"] }
        classes = DerivedClasses(
            types,
            saying: setters + [
                "self.numberOfLines =", "self setNumberOfLines:", "self.adjustsFontSizeToFitWidth = YES",
                "self setAdjustsFontSizeToFitWidth:YES",
            ],
            where: \.setsOwnLines
        )
    }

    /// The views of a screen whose own class sets their lines, and the labels of cells of a standard style whose class does.
    ///
    /// - Complexity: O(*n* · *d*) in the number of views and their depth.
    func views(of screen: Screen) -> Set<Int> {
        guard !classes.isEmpty else { return [] }
        return Set(
            screen.views.indices.filter { index in
                switch screen.views[index].content {
                case .label: isOwn(index, of: screen) || isInOwnCell(index, of: screen)
                case .button: isOwn(index, of: screen)
                default: false
                }
            }
        )
    }

    private func isOwn(_ view: Int, of screen: Screen) -> Bool {
        screen.views[view].customClass.map(classes.contain) ?? false
    }

    private func isInOwnCell(_ view: Int, of screen: Screen) -> Bool {
        screen.views[view].autoresizing != nil
            && screen.ancestors(of: view).contains { index in
                guard case .cell(let cell) = screen.views[index].content else { return false }
                return cell.style != "custom" && isOwn(index, of: screen)
            }
    }

    /// Whether an expression is the number of lines of a view itself, or of a label that UIKit made for it.
    fileprivate static func isOwnNumber(_ target: CodeNode) -> Bool { isOwn(target, named: "numberOfLines") }

    /// The same for whether its text shrinks.
    fileprivate static func isOwnShrinking(_ target: CodeNode) -> Bool {
        isOwn(target, named: "adjustsFontSizeToFitWidth")
    }

    private static func isOwn(_ target: CodeNode, named name: StaticString) -> Bool {
        guard target.isNamed(name) else { return false }
        guard target.kind == .member, let base = target.firstChild else { return target.kind == .reference }
        return base.isNamed("self") || labels.contains(base.name)
    }
}

extension CodeNode {
    /// Whether a member of a type sets the number of its own lines to another number than one, or has its text shrink.
    fileprivate var setsOwnLines: Bool {
        descendants.contains { node in
            node.assigns(to: OwnLines.isOwnNumber, where: { $0 != "1" })
                || node.assigns(to: OwnLines.isOwnShrinking, where: { $0 == "true" })
        }
    }
}
