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
    var roomPhrase: String { roomPhrase(isEstimate: false) }

    /// What is left; where the system gives the room, `room for about 12 more characters`.
    func roomPhrase(isEstimate: Bool) -> String {
        guard let characters else { return "room for any length" }
        let about = isEstimate ? "about " : ""
        return characters < 0
            ? "\(about)\(-characters) character\(characters == -1 ? "" : "s") too long"
            : "room for \(about)\(characters) more character\(characters == 1 ? "" : "s")"
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
