internal import Checking
internal import CodeStrings
internal import Extraction
internal import Findings
internal import OutletTexts
internal import SourceText

/// The views that code puts strings into, and what is measured of their room.
struct StringBoxes {
    /// A view that shows a string.
    struct Box {
        var document: String
        var object: String
        var outlet: DocumentOutlet?
        var element: DocumentElement?
        var text: AssignedText
        var budget: TextBudget?
    }

    private var boxes: [CodeKey: [Box]] = [:]
    private let budgets: [TextBudget]
    private let systemRooms: [SystemRoomBudget]
    private let join: OutletJoin

    init(_ join: OutletJoin, budgets: [TextBudget], systemRooms: [SystemRoomBudget]) {
        self.join = join
        self.budgets = budgets
        self.systemRooms = systemRooms
        for (document, objects) in join.uses.sorted(by: { $0.key < $1.key }) {
            for (object, use) in objects.sorted(by: { $0.key < $1.key }) {
                for text in use.texts {
                    guard case .key(let key, _) = text.value else { continue }
                    boxes[key, default: []].append(
                        Box(
                            document: document,
                            object: object,
                            outlet: use.outlets.first,
                            element: use.element,
                            text: text
                        )
                    )
                }
            }
        }
    }

    /// The keys that documents hold themselves.
    var documentKeys: [CodeKey] { join.documentKeys }

    /// The views of documents that code puts a string into, in the order of documents and objects.
    ///
    /// - Complexity: O(*b*) in the number of budgets for each string.
    func boxes(of string: StringUses.TableString, in table: StringUses.Table) -> [Box] {
        let own = budgets.filter { Self.isOf($0, string, in: table) }
        var found: [Box] = []
        for box in string.uses.flatMap({ boxes[$0] ?? [] }) {
            var box = box
            box.budget = own.first { $0.place?.object == box.object && $0.location.path == box.document }
            let isKnown = found.contains {
                $0.object == box.object && $0.document == box.document && $0.text.slot == box.text.slot
            }
            if !isKnown { found.append(box) }
        }
        return found
    }

    /// The room of a string on screens that code describes, and in the box that a comment or the configuration declares, the
    /// narrowest first.
    ///
    /// - Complexity: O(*b* log *b*) in the number of budgets.
    func rooms(of string: StringUses.TableString, in table: StringUses.Table) -> [TextBudget] {
        budgets.filter { Self.isOf($0, string, in: table) && ($0.place == nil || $0.isOfCode) }
            .sorted { ($0.available ?? .infinity, $0.location) < ($1.available ?? .infinity, $1.location) }
    }

    private static func isOf(
        _ budget: TextBudget,
        _ string: StringUses.TableString,
        in table: StringUses.Table
    ) -> Bool {
        budget.key.utf8.elementsEqual(string.key.utf8) && budget.table == table.name
            && (table.path == budget.file || table.path.hasSuffix("/" + budget.file))
    }

    /// The part of the system that shows a string and has the least room for it; `nil` for none.
    ///
    /// - Complexity: O(*r*) in the number of rooms.
    func systemRoom(of string: StringUses.TableString, in table: StringUses.Table) -> SystemRoomBudget? {
        systemRooms.first { Self.isOf($0.budget, string, in: table) }
    }

    // MARK: For programs

    /// All objects that outlets hold and that show texts, as JSON objects.
    var outlets: [String] {
        join.uses.sorted { $0.key < $1.key }.flatMap { document, objects in
            objects.filter { $0.value.isOfText }
                .sorted {
                    ($0.value.element?.location.line ?? 0, $0.key) < ($1.value.element?.location.line ?? 0, $1.key)
                }
                .map { object, use in Self.json(use, object: object, document: document) }
        }
    }

    private static func json(_ use: OutletUse, object: String, document: String) -> String {
        let outlet = use.outlets.first
        return StringsRun.object([
            ("document", StringsRun.quoted(document)), ("object", StringsRun.quoted(object)),
            ("line", "\(use.element?.location.line ?? 0)"), ("element", StringsRun.quoted(use.element?.name)),
            ("class", StringsRun.quoted(outlet?.owner)), ("property", StringsRun.quoted(outlet?.property)),
            ("texts", StringsRun.array(use.texts.map(json))),
        ])
    }

    private static func json(_ text: AssignedText) -> String {
        var members = [("slot", StringsRun.quoted(text.slot.rawValue))]
        switch text.value {
        case .key(let key, let isWhole):
            var table: String?
            if case .named(let name) = key.table { table = name }
            let name: String? = if case .symbol(let symbol) = key.name { symbol } else { key.pattern?.spelling }
            members += [
                ("kind", StringsRun.quoted("key")), ("key", StringsRun.quoted(name)),
                ("table", StringsRun.quoted(table)), ("part", "\(!isWhole)"),
            ]
        case .literal(let literal):
            members += [("kind", StringsRun.quoted("literal")), ("text", StringsRun.quoted(literal))]
        case .data: members.append(("kind", StringsRun.quoted("data")))
        case .unknown: members.append(("kind", StringsRun.quoted("unknown")))
        case .format(let format):
            // Numbers alone are data in a form.
            let kind = AssignedText.hasWords(format) ? "format" : "data"
            members += [("kind", StringsRun.quoted(kind)), ("format", StringsRun.quoted(format))]
        }
        members += [
            ("conditional", "\(text.isConditional)"), ("path", StringsRun.quoted(text.location.path)),
            ("line", "\(text.location.line)"), ("column", "\(text.location.column)"),
        ]
        return StringsRun.object(members)
    }
}

extension StringBoxes.Box {
    /// A line for people: `in Main.storyboard:12: label of HomeController, titleLabel; room for 12 more characters`.
    var line: String {
        let place = element.map { "\($0.location)" } ?? document
        var line = "in \(place): \(element?.name ?? "object") "
        line += outlet.map { "\($0.property) of \($0.owner)" } ?? object
        if text.slot == .placeholder { line += ", as its placeholder" }
        if let budget {
            line += "; \(budget.roomPhrase)"
        }
        return line
    }

    /// The same for programs; lengths are points.
    var json: String {
        var isPart = false
        if case .key(_, let isWhole) = text.value { isPart = !isWhole }
        var members = [
            ("document", StringsRun.quoted(document)), ("object", StringsRun.quoted(object)),
            ("line", element.map { "\($0.location.line)" } ?? "null"),
            ("class", StringsRun.quoted(outlet?.owner)), ("property", StringsRun.quoted(outlet?.property)),
            ("slot", StringsRun.quoted(text.slot.rawValue)), ("part", "\(isPart)"),
            ("path", StringsRun.quoted(text.location.path)), ("codeLine", "\(text.location.line)"),
        ]
        if let budget {
            members += [
                ("device", StringsRun.quoted(budget.device)), ("width", Self.number(budget.width)),
                ("available", budget.available.map(Self.number) ?? "null"),
                ("characters", budget.characters.map { "\($0)" } ?? "null"),
            ]
        }
        return StringsRun.object(members)
    }

    /// Points to a hundredth.
    static func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

extension SystemRoomBudget {
    /// A line for people: `in a button of an alert (Home.swift:12:9); room for about 12 more characters`.
    var line: String {
        "in \(part) (\(place)); \(budget.roomPhrase(isEstimate: true))"
    }

    /// The same for programs; lengths are points.
    var json: String {
        StringsRun.object([
            ("part", StringsRun.quoted(part)), ("path", StringsRun.quoted(place.path)), ("line", "\(place.line)"),
            ("device", StringsRun.quoted(budget.device)), ("width", StringBoxes.Box.number(budget.width)),
            ("available", budget.available.map(StringBoxes.Box.number) ?? "null"),
            ("characters", budget.characters.map { "\($0)" } ?? "null"),
            ("sources", StringsRun.array(sources.map { StringsRun.quoted($0) })),
        ])
    }
}

extension OutletUse {
    /// Whether the object is a view with a text.
    fileprivate var isOfText: Bool {
        let elements: Set<String> = ["label", "button", "textField", "textView", "searchBar", "popUpButton"]
        return outlets.first.map { elements.contains($0.element) } ?? !texts.isEmpty
    }
}
