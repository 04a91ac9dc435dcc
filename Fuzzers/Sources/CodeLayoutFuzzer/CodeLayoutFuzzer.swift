internal import CodeLayouts
internal import CodeStrings
internal import Fuzzing
internal import Interfaces
internal import SourceCode
internal import SourceText

/// Code that makes views, as trees of nodes that bytes decide.
@main
enum CodeLayoutFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, CodeLayoutFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        guard let code = ByteCode.code(bytes) else { return }
        let layouts = read(code)
        demand(layouts.map(\.screen) == read(code).map(\.screen), "a second reading is the same")
        for layout in layouts {
            check(layout.screen)
            let views = layout.screen.views.indices
            demand(!layout.texts.isEmpty, "a layout has texts")
            demand((layout.texts + layout.unplaced).allSatisfy { views.contains($0.view) }, "texts are those of views")
            demand(layout.doubts.keys.allSatisfy(views.contains), "doubts are about views")
            demand(layout.varied.union(layout.hidden).allSatisfy(views.contains), "what changes is a view")
        }
    }

    private static func read(_ code: SourceCode) -> [CodeLayout] {
        let index = TypeIndex([code])
        return CodeLayouts.read(index, keys: ProjectKeys(index).keys)
    }

    private static func check(_ screen: Screen) {
        let views = screen.views
        demand(views.first?.parent == nil, "the first view is the root")
        demand(Set(views.map(\.id)).count == views.count, "names are told apart")
        for (index, view) in views.enumerated() {
            demand(index == 0 || view.parent.map { $0 < index } == true, "a parent stands before its children")
            demand(view.children.allSatisfy { views[$0].parent == index }, "children know their parent")
            if case .stack(let stack) = view.content {
                demand(stack.arranged.allSatisfy(view.children.contains), "arranged views are inside of their stack")
            }
        }
        for constraint in screen.constraints {
            for anchor in [constraint.first, constraint.second] {
                switch anchor?.item {
                case .view(let view)?: demand(views.indices.contains(view), "a constraint is about views")
                case .guide(let guide)?: demand(screen.guides.indices.contains(guide), "a constraint is about guides")
                case nil: break
                }
            }
            demand(constraint.first != constraint.second, "nothing is held against itself")
            demand(constraint.multiplier.isFinite && constraint.constant.base.isFinite, "numbers are finite")
            demand(constraint.priority.base > 0 && constraint.priority.base <= 1000, "priorities are those of UIKit")
        }
        demand(screen.guides.allSatisfy { views.indices.contains($0.owner) }, "guides are those of views")
    }
}
