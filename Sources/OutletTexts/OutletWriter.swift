internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Collects what assignments and calls do with outlets.
struct OutletWriter {
    let documents: [DocumentConnections]
    let finder: ReceiverFinder
    let reader: ValueReader
    private var uses: [[String: OutletUse]]
    /// What objects may be given whose class has other objects that are given it for certain, by document and object.
    private var doubtful: [[String: AssignedText]]
    private var lines: [String: LineTable] = [:]
    /// The texts that code gives objects as soon as their document is loaded.
    private var given: Set<GivenSlot> = []
    /// The functions that run whenever a document is loaded, as positions in ``CodeMembers/functions``.
    let loadedFunctions: Set<Int>
    var facts: CodeMembers { finder.facts }

    init(documents: [DocumentConnections], finder: ReceiverFinder, reader: ValueReader) {
        self.documents = documents
        self.finder = finder
        self.reader = reader
        loadedFunctions = Self.loadedFunctions(of: finder.facts)
        doubtful = documents.map { _ in [:] }
        uses = documents.map { document in
            var uses: [String: OutletUse] = [:]
            for outlet in document.outlets where !outlet.isCollection {
                uses[outlet.destination, default: OutletUse()].outlets.append(outlet)
            }
            return uses
        }
    }

    /// The properties that hold texts.
    static let texts: [String: AssignedText.Slot] = [
        "text": .text, "attributedText": .text, "title": .text, "stringValue": .text, "attributedStringValue": .text,
        "attributedTitle": .text, "string": .text, "placeholder": .placeholder, "attributedPlaceholder": .placeholder,
        "placeholderString": .placeholder, "placeholderAttributedString": .placeholder, "alternateTitle": .otherState,
    ]

    /// The functions that set texts; Objective-C has one for each property.
    static let setters: [String: AssignedText.Slot] = [
        "setText": .text, "setAttributedText": .text, "setTitle": .text, "setStringValue": .text,
        "setAttributedStringValue": .text, "setAttributedTitle": .text, "setString": .text,
        "setPlaceholder": .placeholder, "setAttributedPlaceholder": .placeholder, "setPlaceholderString": .placeholder,
    ]

    // MARK: Assignments

    mutating func readAssignments() {
        for name in Self.texts.keys.sorted() {
            guard let slot = Self.texts[name] else { continue }
            for assignment in facts.assignments[name] ?? []
            where !isUnseen(assignment.target, assignment.scope) {
                for receiver in receivers(of: assignment)
                where branches.reach(assignment, for: receiver)
                    && !isTakenBack(assignment.target.firstChild, receiver) && !isState(name, of: receiver)
                {
                    // An attributed text brings its own fonts.
                    if name.hasPrefix("attributed") { add(.font(nil), to: receiver) }
                    add(
                        slot,
                        assignment.values,
                        assignment.scope,
                        to: receiver,
                        at: assignment.target,
                        isConditional: assignment.isConditional
                    )
                }
            }
            // `log.string += line`
            for addition in facts.additions[name] ?? [] where !isUnseen(addition.target, addition.scope) {
                for receiver in receivers(of: addition) where branches.reach(addition, for: receiver) {
                    add(
                        slot,
                        addition.values,
                        addition.scope,
                        to: receiver,
                        at: addition.target,
                        isConditional: true,
                        isPart: true
                    )
                }
            }
        }
        for name in [
            "isHidden", "hidden", "numberOfLines", "maximumNumberOfLines", "font", "constant", "isActive", "active",
            "adjustsFontSizeToFitWidth", "minimumScaleFactor", "lineBreakMode", "image",
        ] {
            for assignment in facts.assignments[name] ?? [] {
                guard let change = change(name, assignment) else { continue }
                for receiver in receivers(of: assignment) where branches.reach(assignment, for: receiver) {
                    // A label keeps to its number of lines, whatever its mode; the title of a button does not.
                    let element = finder.outlets.all[receiver.outlet].outlet.element
                    if change != .wraps || element == "button" { add(change, to: receiver) }
                }
            }
        }
    }

    /// Which cases of an enumeration come to a statement.
    var branches: ReachedBranches { ReachedBranches(facts: facts) }

    func receivers(of assignment: CodeMembers.Assignment) -> [ReceiverFinder.Receiver] {
        let (target, scope) = (assignment.target, assignment.scope)
        if target.kind == .member, let base = target.firstChild {
            if !base.isNamed("self") || base.kind != .reference { return finder.receivers(of: base, in: scope) }
        } else if facts.local(target.name, in: scope.function, at: target.range.lowerBound) != nil
            || facts.parameter(target.name, of: scope.function) != nil
        {
            return []
        }
        return finder.ownReceivers(in: scope)
    }

    private func change(_ name: String, _ assignment: CodeMembers.Assignment) -> OutletChange? {
        let values = assignment.values
        let text = assignment.writtenNumber
        switch name {
        case "isHidden", "hidden": return .hidden
        case "image": return .image
        case "numberOfLines", "maximumNumberOfLines": return .lines(text.flatMap { Int($0) })
        case "font": return .font(AssignedFont(assignment))
        case "constant", "isActive", "active": return .constraint
        case "adjustsFontSizeToFitWidth": return .shrinks(!["false", "NO"].contains(values.last?.source))
        case "lineBreakMode": return values.last.map { Self.wrapping.contains($0.name) } == true ? .wraps : nil
        default: return .minimumScale(text.flatMap { Double($0) })
        }
    }

    /// The modes of breaking lines in which a text goes on in another line, in Swift and Objective-C.
    private static let wrapping: Set<String> = [
        "byWordWrapping", "byCharWrapping", "NSLineBreakByWordWrapping", "NSLineBreakByCharWrapping",
    ]

    // MARK: Calls

    mutating func readCalls() {
        for name in Self.setters.keys.sorted() {
            guard let slot = Self.setters[name] else { continue }
            for call in facts.calls[name] ?? [] where !isUnseen(call.node, call.scope) {
                read(call, named: name, slot)
            }
        }
        for (name, change) in [
            ("sizeToFit", OutletChange.sizeToFit), ("setHidden", .hidden), ("setFont", .font(nil)),
            ("setConstant", .constraint), ("setImage", .image), ("setPosition", .dividers),
            ("setTitleColor", .titleColor),
        ] {
            for call in facts.calls[name] ?? [] {
                guard let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild else {
                    continue
                }
                let own = name == "setFont" ? .font(AssignedFont(givenBy: call.node)) : change
                for receiver in finder.receivers(of: base, in: call.scope) { add(own, to: receiver) }
            }
        }
    }

    private mutating func read(_ call: CodeMembers.Call, named name: String, _ slot: AssignedText.Slot) {
        guard let callee = call.node.firstChild, let first = call.node.arguments.first else { return }
        var slot = slot
        for argument in call.node.arguments.dropFirst() {
            // A segment or an item of a menu has a box of its own.
            guard argument.isNamed("for") || argument.isNamed("forState") else { return }
            if !isNormalState(argument, in: call) { slot = .otherState }
        }
        let found: [ReceiverFinder.Receiver]
        if callee.kind == .member, let base = callee.firstChild, !(base.kind == .reference && base.isNamed("self")) {
            found = finder.receivers(of: base, in: call.scope)
        } else {
            found = finder.ownReceivers(in: call.scope)
        }
        for receiver in found
        where !isTakenBack(callee.kind == .member ? callee.firstChild : nil, receiver) && !isState(name, of: receiver) {
            let values = Array(first.children)
            if name.hasPrefix("setAttributed") { add(.font(nil), to: receiver) }
            add(slot, values, call.scope, to: receiver, at: call.node, isConditional: call.isConditional)
        }
    }

    // MARK: Adding

    mutating func add(_ change: OutletChange, to receiver: ReceiverFinder.Receiver) {
        let entry = finder.outlets.all[receiver.outlet]
        uses[entry.document][entry.outlet.destination, default: OutletUse()].changes.insert(change)
    }

    private mutating func add(
        _ slot: AssignedText.Slot,
        _ values: [CodeNode],
        _ scope: CodeMembers.Scope,
        to receiver: ReceiverFinder.Receiver,
        at node: CodeNode,
        isConditional: Bool,
        isPart: Bool = false
    ) {
        var trail = ValueReader.Trail()
        trail.receiver = (node.kind == .call ? node.firstChild : node)?.firstChild?.withoutSelf
        var place = node
        // What a function sets that is given the view belongs to the place that gives it.
        if let frame = receiver.frame, !receiver.isOwn,
            let argument = frame.arguments.values.compactMap({ $0.values.first }).min(by: { $0.index < $1.index })
        {
            place = argument
        }
        let location = location(of: place)
        let entry = finder.outlets.all[receiver.outlet]
        trail.owner = entry.outlet.owner
        guard !receiver.isDoubtful else {
            let text = AssignedText(slot: slot, value: .unknown, location: location, isConditional: true)
            doubtful[entry.document][entry.outlet.destination] = text
            return
        }
        if !isConditional, isAtLoad(scope) {
            given.insert(GivenSlot(document: entry.document, object: entry.outlet.destination, slot: slot))
        }
        for value in Self.certain(reader.values(values, in: scope, receiver.frame, &trail)) {
            // What is added to is not known, and neither is the whole.
            let value = isPart ? value.asPart ?? (value == .data ? .data : .unknown) : value
            let text = AssignedText(slot: slot, value: value, location: location, isConditional: isConditional)
            append(text, to: entry.outlet.destination, in: entry.document)
        }
    }

    /// How many strings one expression may give a view besides data.
    private static let maximumStrings = 12

    /// How many strings one expression gives a view at most where all of it was followed: more are those of all values
    /// of a type.
    private static let maximumFollowed = 400

    /// The values without those of a store of texts of all kinds, as the fields of a record: what is taken out of one is data.
    private static func certain(_ values: [AssignedText.Value]) -> [AssignedText.Value] {
        let names = values.reduce(into: Set<CodeKey.Name>()) { names, value in
            if case .key(let key, _) = value { names.insert(key.name) }
        }
        guard values.contains(where: \.isOpen) else { return names.count > maximumFollowed ? [.unknown] : values }
        var values = values.contains(.unknown) ? values.filter { $0 != .data } : values
        let literals = values.reduce(into: Set<String>()) { if case .literal(let text) = $1 { $0.insert(text) } }
        if literals.count > maximumStrings {
            values.removeAll { if case .literal = $0 { true } else { false } }
        }
        return names.count > maximumStrings ? [.unknown] : values
    }

    mutating func append(_ text: AssignedText, to object: String, in document: Int) {
        guard uses[document][object]?.texts.contains(text) != true else { return }
        uses[document][object, default: OutletUse()].texts.append(text)
    }

    mutating func location(of node: CodeNode) -> SourceLocation {
        let file = node.file
        let table = lines[file.path] ?? LineTable(file.utf8)
        lines[file.path] = table
        let (line, column) = table.position(at: node.range.lowerBound, in: file.utf8)
        return SourceLocation(path: file.path, line: line, column: column)
    }

    /// The uses by document and object.
    consuming func finish() -> [String: [String: OutletUse]] {
        var result: [String: [String: OutletUse]] = [:]
        for (index, document) in documents.enumerated() {
            // Of an object that nothing else is known about, code may replace the text all the same.
            for (object, text) in doubtful[index] where uses[index][object]?.texts.isEmpty == true {
                uses[index][object]?.texts.append(text)
            }
            let elements = document.elements
            result[document.path] = uses[index].reduce(into: [:]) { result, item in
                let (object, own) = item
                var use = own
                use.element = elements[object]
                use.texts.removeAll { text in
                    !text.value.isOpen && text.location.path == document.path
                        && given.contains(GivenSlot(document: index, object: object, slot: text.slot))
                }
                use.texts.sort { ($0.location, $0.slot.rawValue) < ($1.location, $1.slot.rawValue) }
                result[object] = use
            }
        }
        return result
    }
}
