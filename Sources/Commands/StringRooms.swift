internal import Findings
internal import SourceText

/// The room of a string as `overset strings` tells it.
extension TextBudget {
    /// Whether code describes the view, so that the place is one of code.
    var isOfCode: Bool { place != nil && location.path.hasSuffix(".swift") }

    /// A line for people: `in Text("save") of HomeView (Home.swift:12:9); room for 12 more characters`.
    var line: String {
        guard let place, isOfCode else { return "in its declared box; \(roomPhrase)" }
        return "in \(VisibleText.escaping(place.view ?? place.screen)) of \(VisibleText.escaping(place.screen)) "
            + "(\(location)); \(roomPhrase)"
    }

    /// What is left: `room for 12 more characters`.
    var roomPhrase: String {
        guard let characters else { return "room for any length" }
        return characters < 0
            ? "\(-characters) character\(characters == -1 ? "" : "s") too long"
            : "room for \(characters) more character\(characters == 1 ? "" : "s")"
    }

    /// The same for programs; lengths are points.
    var json: String {
        StringsRun.object([
            ("screen", StringsRun.quoted(place?.screen)), ("view", StringsRun.quoted(place?.view)),
            ("path", StringsRun.quoted(location.path)), ("line", "\(location.line)"),
            ("device", StringsRun.quoted(device)), ("width", StringBoxes.Box.number(width)),
            ("available", available.map(StringBoxes.Box.number) ?? "null"),
            ("characters", characters.map { "\($0)" } ?? "null"),
        ])
    }
}
