internal import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// How much room a text has where it has the least.
struct TextRoom: Sendable, Hashable {
    /// The width in one line that still fits, in points; `nil` if nothing limits it.
    var width: Double?
    /// How many more characters of average width fit; `nil` if nothing limits it.
    var characters: Int?
    /// How many characters the source text has.
    var length = 0
    /// The source text.
    var text = ""
    /// Whether a screen shows it, so that the room was found by laying it out.
    var isOnScreen: Bool

    /// Takes over the room in another place, if it is less.
    mutating func take(_ budget: TextBudget) {
        if let width = budget.available, width < self.width ?? .infinity {
            self.width = width
            characters = budget.characters
            text = budget.source ?? budget.text
            length = text.count
        }
        isOnScreen = isOnScreen || budget.place != nil
    }

    /// How many characters of average width fit; `nil` if nothing limits them, and where the source text itself does not fit: a
    /// shorter translation is no way to mend that.
    var maximum: Int? {
        guard let characters, characters >= 0, width != nil else { return nil }
        return length + characters
    }
}

/// The room of all texts of a project, by the file and key that hold them in the source language.
struct TextRooms: Sendable {
    // Bytes: texts that are canonically equivalent are different keys.
    private struct Place: Hashable {
        var path: String
        var key: [UInt8]
    }

    private var rooms: [Place: TextRoom] = [:]
    /// The room of the texts that only a storyboard or xib holds, by its path and key.
    private(set) var documents: [String: [String: TextRoom]] = [:]
    /// The texts that neither a table nor a document holds.
    private(set) var homeless: [CheckReport.Unchecked] = []

    /// - Complexity: O(*n* · *t*) for *n* budgets and *t* tables of one name.
    init(_ budgets: [TextBudget], in loaded: LoadedProject) {
        var tables = BudgetTables(loaded)
        var lost: Set<[UInt8]> = []
        for budget in budgets {
            let key = Array(budget.key.utf8)
            let paths = tables.paths(of: budget)
            if paths.isEmpty, let interface = tables.interface(of: budget) {
                // What lies in no language folder is never translated.
                guard interface.language != nil else { continue }
                documents[budget.file, default: [:]][budget.key, default: TextRoom(isOnScreen: true)].take(budget)
                continue
            }
            if paths.isEmpty, lost.insert(key).inserted {
                homeless.append(
                    CheckReport.Unchecked(
                        location: budget.location,
                        subject: budget.key,
                        reason:
                            "no table of the source language has the string, so there is no comment to write to"
                    )
                )
            }
            for path in paths { take(budget, at: Place(path: path, key: key)) }
        }
    }

    /// The room of a text; `nil` if it was not measured.
    func room(ofKey key: String, in path: String) -> TextRoom? { rooms[Place(path: path, key: Array(key.utf8))] }

    private mutating func take(_ budget: TextBudget, at place: Place) {
        rooms[place, default: TextRoom(isOnScreen: false)].take(budget)
    }
}
