import Interfaces
import Layout
import Testing
import TextMeasurement

/// Documents of Xcode 26 that were saved on macOS 15 hold the controls of before.
@Suite("Whose controls a document of Xcode 26 shows")
struct DesktopVersionTests {
    /// A screen with steppers, which are equally high before and since, beside other controls of some saved heights.
    private func insets(besideHeights heights: [Double], of kind: String, tools: Int = 24_127) -> EdgeInsets {
        let stepper = ViewContent.control(ControlContent(element: "stepper", style: nil, controlSize: "small"))
        var control = ControlScreen(stepper, platform: .macOS, tools: tools)
        for height in heights {
            let button = ButtonContent(kind: kind, title: ControlScreen.text("ab"), attributes: TextAttributes())
            var view = View(id: "b", content: .button(button), location: ControlScreen.location, parent: 0)
            view.savedFrame = Rect(x: 0, y: 0, width: 80, height: height)
            control.screen.views[0].children.append(control.screen.views.count)
            control.screen.views.append(view)
        }
        return control.metrics.alignmentInsets(of: ControlScreen.control)
    }

    private let classic = EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)

    @Test("Most of the controls that changed decide for those that do not tell")
    func majority() {
        #expect(insets(besideHeights: [32, 32, 24], of: "push") == classic)
        #expect(insets(besideHeights: [32, 24, 24], of: "push") == .zero)
        #expect(insets(besideHeights: [18], of: "check") == classic)
        #expect(insets(besideHeights: [16], of: "check") == .zero)
    }

    @Test("Without a majority they are those of macOS 26, and heights of neither kind do not count")
    func undecided() {
        #expect(insets(besideHeights: [], of: "push") == .zero)
        #expect(insets(besideHeights: [32, 24], of: "push") == .zero)
        #expect(insets(besideHeights: [32, 40, 41, 42], of: "push") == classic)
    }

    @Test("Documents of earlier versions show the controls of before, whatever their heights")
    func earlier() {
        #expect(insets(besideHeights: [24, 24], of: "push", tools: 23_000) == classic)
        #expect(insets(besideHeights: [16], of: "check", tools: 17_000) == classic)
    }

    @Test(
        "What a bezel draws around a given width tells controls of before macOS 11",
        arguments: [
            (Constraint.Relation.equal, 17_701, 155.0, 2.0, 3.0), (.equal, 17_701, 157, 3, 4),
            (.equal, 17_156, 157, 3, 4), (.equal, 17_701, 150, 3, 4),
            // A least width tells only where the newer bezel would leave less.
            (.greaterThanOrEqual, 17_701, 155, 2, 3), (.greaterThanOrEqual, 17_701, 157, 3, 4),
            (.greaterThanOrEqual, 17_156, 157, 2, 3),
        ]
    )
    func givenWidth(relation: Constraint.Relation, tools: Int, saved: Double, left: Double, right: Double) throws {
        var menu = ButtonContent(kind: "popUpButton", title: ControlScreen.text("ab"), attributes: TextAttributes())
        menu.style = "rounded"
        let frame = Rect(x: 0, y: 0, width: saved, height: 25)
        var control = ControlScreen(.button(menu), platform: .macOS, tools: tools, saved: frame)
        control.setting.isDesignTime = true
        var width = Constraint(
            id: "width",
            first: Anchor(.view(ControlScreen.control), .width),
            relation: relation,
            location: ControlScreen.location
        )
        width.constant = TraitVarying(150)
        control.screen.constraints.append(width)
        let insets = control.metrics.alignmentInsets(of: ControlScreen.control)
        #expect([insets.left, insets.right] == [left, right])
    }
}
