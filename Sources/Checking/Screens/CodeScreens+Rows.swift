internal import Findings
internal import Interfaces

extension CodeScreens {
    /// Notes the texts of rows in tables of AppKit, which a data source or a binding sets for each row: a document has one for
    /// all of them, and that only holds its place.
    func noteRowTexts(of plan: inout ScreenPlan) {
        guard let texts = rowTexts[plan.lines.path], !texts.isEmpty else { return }
        for (index, view) in plan.screen.views.enumerated() where texts.contains(view.id) {
            plan.code.replaced[index] = view.location
        }
    }
}
