import Interfaces
import Layout
import Testing
import TextMeasurement

/// Layouts with one change must be those of a screen that was changed before it was laid out.
struct TrialLayoutTests {
    /// Labels of a fixed width, one below the other or each at a place of its own.
    private func labels(_ count: Int, isChain: Bool = false, width: Double = 30) -> HandBuiltScreen {
        var built = HandBuiltScreen()
        for index in 0..<count {
            built.label("l\(index)", "Settings", lines: index % 3 == 0 ? 0 : 1)
            built.constrain("l\(index).leading == root.leading + 20", "l\(index).width == \(width)")
            if isChain, index > 0 {
                built.constrain("l\(index).top == l\(index - 1).bottom + 3")
            } else {
                built.constrain("l\(index).top == root.top + \(index * 24)")
            }
        }
        return built
    }

    /// A row of labels in containers, in a stack and beside one another.
    private func form() -> HandBuiltScreen {
        var built = HandBuiltScreen()
        built.add("pane") { $0.margins.preservesSuperview = true }
        built.label("title", "Name", in: "pane")
        built.label("value", "Alexandra", in: "pane", lines: 0)
        built.add("stack", in: "pane")
        built.label("x", "ab", in: "stack", lines: 0)
        built.label("y", "cdef", in: "stack")
        built.arrange(["x", "y"], in: "stack") { $0.alignment = TraitVarying(.firstBaseline) }
        built.label("foot", "Cancel")
        built.constrain("pane.left == root.left", "pane.right == root.right", "pane.top == root.top")
        built.constrain("title.left == pane.leftMargin", "title.top == pane.topMargin", "title.width == 30")
        built.constrain("value.left == title.right + 8", "value.right <= pane.rightMargin")
        built.constrain("value.firstBaseline == title.firstBaseline", "value.width <= 60")
        built.constrain("stack.left == pane.left", "stack.right == pane.right", "stack.top == value.bottom + 4")
        built.constrain("stack.bottom == pane.bottom", "foot.top == pane.bottom + 2", "foot.left == root.left")
        return built
    }

    private func changes(of screen: Screen) -> [ScreenChange] {
        var changes: [ScreenChange] = []
        for (index, constraint) in screen.constraints.enumerated() {
            var changed = constraint
            changed.relation = .greaterThanOrEqual
            changes.append(.constraint(index, changed))
            changed = constraint
            changed.priority = TraitVarying(200)
            changes.append(.constraint(index, changed))
            changed = constraint
            changed.isInstalled = TraitVarying(false)
            changes.append(.constraint(index, changed))
        }
        for (index, view) in screen.views.enumerated() {
            var changed = view
            changed.contentHugging.horizontal = 260
            changes.append(.view(index, changed))
            changed = view
            changed.compressionResistance.horizontal = 751
            changes.append(.view(index, changed))
            guard case .label(var label) = view.content, let text = label.text else { continue }
            label.attributes.lines = label.attributes.lines == 0 ? 1 : 0
            changed = view
            changed.content = .label(label)
            changes.append(.view(index, changed))
            changes.append(.text(key: text.key, value: text.value + " and more words"))
        }
        return changes
    }

    @Test(arguments: ["pinned", "chain", "form"], [false, true])
    func `a layout with a change is that of the changed screen`(name: String, isRightToLeft: Bool) throws {
        let built = name == "form" ? form() : labels(5, isChain: name == "chain")
        let setting = ScreenConditions(device: HandBuiltScreen.device(), isRightToLeft: isRightToLeft)
        var whole = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        let before = try whole.layOut(in: setting)
        var trials = TrialLayouts(
            screen: built.screen,
            layouts: [(setting, before)],
            measurer: SquareMeasurer()
        )
        for change in changes(of: built.screen) {
            var (screen, changedSetting) = (built.screen, setting)
            switch change {
            case .constraint(let index, let constraint): screen.constraints[index] = constraint
            case .view(let index, let view): screen.views[index] = view
            case .text(let key, let value): changedSetting.texts[key] = value
            }
            var layout = ScreenLayout(screen: screen, measurer: SquareMeasurer())
            let expected = try layout.layOut(in: changedSetting)
            trials.begin(change)
            let found = try trials.layOut(0)
            var frames = before.frames
            for (view, frame) in found.frames { frames[view] = frame }
            #expect(frames == expected.frames, "\(change)")
            let texts = before.texts.filter { found.texts[$0.view] == nil } + found.texts.values.flatMap(\.self)
            #expect(
                texts.sorted { $0.view < $1.view }.map(\.fitted) == expected.texts.map(\.fitted),
                "\(change)"
            )
            #expect(found.conflictCount == expected.conflicts.count)
            #expect(found.ambiguityCount == expected.ambiguities.count)
        }
    }

    /// The steps of loosening the width of every label in turn.
    private func steps(of built: HandBuiltScreen) throws -> Int {
        let setting = ScreenConditions(device: HandBuiltScreen.device())
        var whole = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        let before = try whole.layOut(in: setting)
        var trials = TrialLayouts(screen: built.screen, layouts: [(setting, before)], measurer: SquareMeasurer())
        for (index, constraint) in built.screen.constraints.enumerated() where constraint.first.attribute == .width {
            var loosened = constraint
            loosened.relation = .greaterThanOrEqual
            trials.begin(.constraint(index, loosened))
            #expect(try trials.layOut(0).frames.isEmpty == false)
        }
        return trials.steps
    }

    @Test func `labels of a fixed width cost steps in proportion to their number`() throws {
        // One solution and one label that is set again; twice for a label that wraps anew.
        for count in [10, 20, 40, 80] {
            let steps = try steps(of: labels(count)) - count - 1
            #expect((4 * count...6 * count).contains(steps), "\(count) labels take \(steps) steps")
        }
    }

    @Test func `a neighbour that nothing ties to a label cannot move it`() throws {
        let built = labels(4)
        let setting = ScreenConditions(device: HandBuiltScreen.device())
        var whole = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        var trials = TrialLayouts(
            screen: built.screen,
            layouts: [(setting, try whole.layOut(in: setting))],
            measurer: SquareMeasurer()
        )
        #expect(try trials.views(among: [2, 3, 4], whoseHuggingMayMove: 1, in: [0]).isEmpty)
        let form = form()
        var other = ScreenLayout(screen: form.screen, measurer: SquareMeasurer())
        trials = TrialLayouts(
            screen: form.screen,
            layouts: [(setting, try other.layOut(in: setting))],
            measurer: SquareMeasurer()
        )
        #expect(try trials.views(among: [form["y"]], whoseHuggingMayMove: form["x"], in: [0]) == [form["y"]])
    }
}
