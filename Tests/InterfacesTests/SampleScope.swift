import Interfaces
import SourceText
import TextMeasurement

/// A screen of named views for formats and equations: all lie in the root, but `inner` lies in `box`.
enum SampleScope {
    static let place = SourceLocation(path: "overset.yml", line: 3, column: 7)

    static let names = [
        "a", "b", "c", "box", "scroll", "icon", "title", "cancel", "done", "button", "textField", "wideView",
        "topField",
        "bottomField", "maroonView", "blueView", "button1", "button2", "flexibleButton", "find", "findNext",
        "findField",
        "purpleBox",
    ]

    static func scope(platform: Platform = .iOS, metrics: [String: Double] = [:]) -> ConstraintScope {
        var views = [View(id: "root", content: .plain, location: place)]
        for name in names {
            views[0].children.append(views.count)
            views.append(View(id: name, content: .plain, location: place, parent: 0))
        }
        let box = views.firstIndex { $0.id == "box" } ?? 0
        views[box].children.append(views.count)
        views.append(View(id: "inner", content: .plain, location: place, parent: box))
        return ConstraintScope(views: views, metrics: metrics, platform: platform)
    }

    /// What a format stands for, as equations.
    static func format(
        _ text: String,
        options: [String] = [],
        metrics: [String: Double] = [:],
        platform: Platform = .iOS
    ) throws(ConstraintTextError) -> [Constraint] {
        var chosen = VisualFormatOptions()
        for option in options where !chosen.set(option) {
            throw ConstraintTextError(kind: .optionOnWrongAxis, offset: 0, message: "no option \(option)")
        }
        let scope = scope(platform: platform, metrics: metrics)
        let placed = LocatedText(text, location: place, content: place)
        return try VisualFormat(text, isExtended: chosen.isExtended).constraints(options: chosen, in: scope, at: placed)
    }

    /// What an equation stands for, and the guides that it names.
    static func equation(
        _ text: String,
        metrics: [String: Double] = [:],
        platform: Platform = .iOS
    ) throws(ConstraintTextError) -> (constraints: [Constraint], scope: ConstraintScope) {
        var scope = scope(platform: platform, metrics: metrics)
        let placed = LocatedText(text, location: place, content: place)
        return (try Equation(text).constraints(in: &scope, at: placed), scope)
    }
}
