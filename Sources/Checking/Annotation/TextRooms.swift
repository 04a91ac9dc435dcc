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
    /// Whether a screen shows it, so that the room was found by laying it out.
    var isOnScreen: Bool
}

/// The room of all texts of a project, by the file and key that hold them in the source language.
struct TextRooms: Sendable {
    // Bytes: texts that are canonically equivalent are different keys.
    private struct Place: Hashable {
        var path: String
        var key: [UInt8]
    }

    private var rooms: [Place: TextRoom] = [:]
    /// The texts that no table holds.
    private(set) var homeless: [CheckReport.Unchecked] = []

    /// - Complexity: O(*n* · *t*) for *n* budgets and *t* tables of one name.
    init(_ budgets: [TextBudget], in loaded: LoadedProject) {
        let project = loaded.project
        let interfaces = Dictionary(project.interfaces.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let tables = project.sourceTables(loaded.source)
        var keys: [String: Set<[UInt8]>] = [:]
        var lost: Set<[UInt8]> = []
        func has(_ key: [UInt8], _ path: String) -> Bool {
            if let known = keys[path] { return known.contains(key) }
            // Who reads the tables says what is wrong with those that cannot be read.
            let found = Set(loaded.table(at: path)?.document.entries.map { Array($0.key.utf8) } ?? [])
            keys[path] = found
            return found.contains(key)
        }
        for budget in budgets {
            let key = Array(budget.key.utf8)
            var paths = [budget.file]
            if budget.place != nil {
                if let interface = interfaces[budget.file] {
                    paths = project.tables(of: interface, in: loaded.source) + project.catalogs(of: interface)
                } else {
                    let catalogs = project.documents.filter { FilePath.tableName(of: $0) == budget.table }
                    paths = tables.filter { $0.table == budget.table }.map(\.path) + catalogs
                }
            }
            paths = paths.filter { has(key, $0) }
            if paths.isEmpty, lost.insert(key).inserted {
                homeless.append(
                    CheckReport.Unchecked(
                        location: budget.location,
                        subject: budget.key,
                        reason:
                            "no table of the source language holds the text, so that there is no comment to write to"
                    )
                )
            }
            for path in paths { take(budget, at: Place(path: path, key: key)) }
        }
    }

    /// The room of a text; `nil` if it was not measured.
    func room(ofKey key: String, in path: String) -> TextRoom? { rooms[Place(path: path, key: Array(key.utf8))] }

    private mutating func take(_ budget: TextBudget, at place: Place) {
        var room = rooms[place] ?? TextRoom(width: nil, characters: nil, isOnScreen: false)
        if let width = budget.available, width < room.width ?? .infinity {
            room.width = width
            room.characters = budget.characters
            room.length = budget.text.count
        }
        room.isOnScreen = room.isOnScreen || budget.place != nil
        rooms[place] = room
    }
}
