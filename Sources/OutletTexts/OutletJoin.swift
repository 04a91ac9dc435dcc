package import CodeStrings
package import SourceCode
internal import SourceText

/// What code does with the objects of documents: the texts it gives them, and what it changes of them.
package struct OutletJoin: Sendable {
    /// What code does with an object, by the path of the document as people are shown it, then by object ID.
    package private(set) var uses: [String: [String: OutletUse]] = [:]

    /// Joins documents and code.
    ///
    /// - Parameters:
    ///   - documents: the connections of all documents.
    ///   - files: the sources; those of tests say nothing about the app.
    ///   - keys: the keys that the sources ask for.
    /// - Complexity: O(*n*) in the number of nodes, and the number of places that a text comes through.
    package init(_ documents: [DocumentConnections], files: [SourceCode], keys: [CodeKey]) {
        guard documents.contains(where: { !$0.outlets.isEmpty || !$0.attributes.isEmpty }) else { return }
        let facts = CodeMembers(files.filter { !Self.isTest($0.file.path) })
        let types = TypeFinder(facts: facts)
        let reader = ValueReader(facts: facts, keys: CodeKeys(keys), types: types)
        let table = OutletTable(documents)
        let finder = ReceiverFinder(facts: facts, types: types, reader: reader, outlets: table)
        var writer = OutletWriter(documents: documents, finder: finder, reader: reader)
        writer.readAssignments()
        writer.readCalls()
        writer.readAttributes()
        uses = writer.finish()
    }

    /// What code does with an object of a document; `nil` if the object has no outlet.
    package func use(of object: String, in document: String) -> OutletUse? { uses[document]?[object] }

    /// The keys that documents themselves hold, in attributes which code looks up.
    package var documentKeys: [CodeKey] {
        let keys = uses.sorted { $0.key < $1.key }.flatMap { _, objects in
            objects.sorted { $0.key < $1.key }.flatMap(\.value.texts)
        }.compactMap { text -> CodeKey? in
            guard case .key(let key, _) = text.value, key.range.isEmpty else { return nil }
            return key
        }
        return keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether a file is one of tests.
    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0 == "Tests" }
    }
}

/// Collects what assignments and calls do with outlets.
struct OutletWriter {
    let documents: [DocumentConnections]
    let finder: ReceiverFinder
    let reader: ValueReader
    private var uses: [[String: OutletUse]]
    private var lines: [String: LineTable] = [:]
    private var facts: CodeMembers { finder.facts }

    init(documents: [DocumentConnections], finder: ReceiverFinder, reader: ValueReader) {
        self.documents = documents
        self.finder = finder
        self.reader = reader
        uses = documents.map { document in
            var uses: [String: OutletUse] = [:]
            for outlet in document.outlets where !outlet.isCollection {
                uses[outlet.destination, default: OutletUse()].outlets.append(outlet)
            }
            return uses
        }
    }

    /// The properties that hold texts.
    private static let texts: [String: AssignedText.Slot] = [
        "text": .text, "attributedText": .text, "title": .text, "stringValue": .text, "attributedStringValue": .text,
        "attributedTitle": .text, "string": .text, "placeholder": .placeholder, "attributedPlaceholder": .placeholder,
        "placeholderString": .placeholder, "placeholderAttributedString": .placeholder, "alternateTitle": .otherState,
    ]

    /// The functions that set texts; Objective-C has one for each property.
    private static let setters: [String: AssignedText.Slot] = [
        "setText": .text, "setAttributedText": .text, "setTitle": .text, "setStringValue": .text,
        "setAttributedStringValue": .text, "setAttributedTitle": .text, "setString": .text,
        "setPlaceholder": .placeholder, "setAttributedPlaceholder": .placeholder, "setPlaceholderString": .placeholder,
    ]

    // MARK: Assignments

    mutating func readAssignments() {
        for name in Self.texts.keys.sorted() {
            guard let slot = Self.texts[name] else { continue }
            for assignment in facts.assignments[name] ?? [] {
                for receiver in receivers(of: assignment) {
                    // An attributed text brings its own fonts.
                    if name.hasPrefix("attributed") { add(.font, to: receiver) }
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
        }
        for name in [
            "isHidden", "hidden", "numberOfLines", "maximumNumberOfLines", "font", "constant", "isActive", "active",
            "adjustsFontSizeToFitWidth", "minimumScaleFactor",
        ] {
            for assignment in facts.assignments[name] ?? [] {
                guard let change = change(name, assignment.values) else { continue }
                for receiver in receivers(of: assignment) { add(change, to: receiver) }
            }
        }
    }

    private func receivers(of assignment: CodeMembers.Assignment) -> [ReceiverFinder.Receiver] {
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

    private func change(_ name: String, _ values: [CodeNode]) -> OutletChange? {
        let text = values.count == 1 && values[0].kind == .literal ? values[0].source : values.isEmpty ? "" : nil
        switch name {
        case "isHidden", "hidden": return .hidden
        case "numberOfLines", "maximumNumberOfLines": return .lines(text.flatMap { Int($0) })
        case "font": return .font
        case "constant", "isActive", "active": return .constraint
        case "adjustsFontSizeToFitWidth": return .shrinks(text != "false")
        default: return .minimumScale(text.flatMap { Double($0) })
        }
    }

    // MARK: Calls

    mutating func readCalls() {
        for name in Self.setters.keys.sorted() {
            guard let slot = Self.setters[name] else { continue }
            for call in facts.calls[name] ?? [] { read(call, named: name, slot) }
        }
        for (name, change) in [
            ("sizeToFit", OutletChange.sizeToFit), ("setHidden", .hidden), ("setFont", .font),
            ("setConstant", .constraint),
        ] {
            for call in facts.calls[name] ?? [] {
                guard let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild else {
                    continue
                }
                for receiver in finder.receivers(of: base, in: call.scope) { add(change, to: receiver) }
            }
        }
    }

    private mutating func read(_ call: CodeMembers.Call, named name: String, _ slot: AssignedText.Slot) {
        guard let callee = call.node.firstChild, let first = call.node.arguments.first else { return }
        var slot = slot
        for argument in call.node.arguments.dropFirst() {
            // A segment or an item of a menu has a box of its own.
            guard argument.isNamed("for") || argument.isNamed("forState") else { return }
            let state = argument.source
            if !state.hasSuffix("normal"), !state.hasSuffix("Normal"), !state.hasSuffix("[]") { slot = .otherState }
        }
        let found: [ReceiverFinder.Receiver]
        if callee.kind == .member, let base = callee.firstChild, !(base.kind == .reference && base.isNamed("self")) {
            found = finder.receivers(of: base, in: call.scope)
        } else {
            found = finder.ownReceivers(in: call.scope)
        }
        for receiver in found {
            let values = Array(first.children)
            if name.hasPrefix("setAttributed") { add(.font, to: receiver) }
            add(slot, values, call.scope, to: receiver, at: call.node, isConditional: call.isConditional)
        }
    }

    // MARK: Adding

    private mutating func add(_ change: OutletChange, to receiver: ReceiverFinder.Receiver) {
        let entry = finder.outlets.all[receiver.outlet]
        uses[entry.document][entry.outlet.destination]?.changes.insert(change)
    }

    private mutating func add(
        _ slot: AssignedText.Slot,
        _ values: [CodeNode],
        _ scope: CodeMembers.Scope,
        to receiver: ReceiverFinder.Receiver,
        at node: CodeNode,
        isConditional: Bool
    ) {
        var trail = ValueReader.Trail()
        var place = node
        // What a function sets that is given the view belongs to the place that gives it.
        if let frame = receiver.frame,
            let argument = frame.arguments.values.compactMap({ $0.values.first }).min(by: { $0.index < $1.index })
        {
            place = argument
        }
        let location = location(of: place)
        let entry = finder.outlets.all[receiver.outlet]
        for value in reader.values(values, in: scope, receiver.frame, &trail) {
            let text = AssignedText(slot: slot, value: value, location: location, isConditional: isConditional)
            append(text, to: entry.outlet.destination, in: entry.document)
        }
    }

    private mutating func append(_ text: AssignedText, to object: String, in document: Int) {
        guard uses[document][object]?.texts.contains(text) != true else { return }
        uses[document][object, default: OutletUse()].texts.append(text)
    }

    private mutating func location(of node: CodeNode) -> SourceLocation {
        let file = node.file
        let table = lines[file.path] ?? LineTable(file.utf8)
        lines[file.path] = table
        let (line, column) = table.position(at: node.range.lowerBound, in: file.utf8)
        return SourceLocation(path: file.path, line: line, column: column)
    }

    // MARK: Attributes of documents

    /// Reads the attributes whose properties put a text into the view that has them.
    mutating func readAttributes() {
        var known: [String: [(owner: String, slot: AssignedText.Slot, isLocalized: Bool)]] = [:]
        for name in Self.texts.keys.sorted() {
            for assignment in facts.assignments[name] ?? [] {
                note(assignment.target, name, assignment.scope, assignment.values, into: &known)
            }
        }
        for name in Self.setters.keys.sorted() {
            for call in facts.calls[name] ?? [] {
                guard let callee = call.node.firstChild, let first = call.node.arguments.first else { continue }
                note(callee, name, call.scope, Array(first.children), into: &known)
            }
        }
        for (index, document) in documents.enumerated() {
            for attribute in document.attributes {
                guard let found = known[attribute.property]?.first(where: { isView(attribute, of: $0.owner) }) else {
                    continue
                }
                let key = CodeKey(attribute.value, givenTo: attribute.property, at: attribute.location)
                append(
                    AssignedText(
                        slot: found.slot,
                        value: found.isLocalized ? .key(key, isWhole: true) : .literal(attribute.value),
                        location: attribute.location,
                        isConditional: false
                    ),
                    to: attribute.object,
                    in: index
                )
            }
        }
    }

    /// Notes a property whose accessor puts a text into its own view.
    private func note(
        _ target: CodeNode,
        _ name: String,
        _ scope: CodeMembers.Scope,
        _ values: [CodeNode],
        into known: inout [String: [(owner: String, slot: AssignedText.Slot, isLocalized: Bool)]]
    ) {
        guard let function = scope.function, let property = facts.functions[function].property,
            facts.functions[function].name != "=", facts.functions[function].name != "get",
            target.kind == .reference || target.firstChild?.isNamed("self") == true || target.isNamed("setTitle"),
            let slot = Self.texts[name] ?? Self.setters[name]
        else { return }
        let isLocalized = values.contains { value in
            value.descendants.contains { node in
                (node.kind == .reference || node.kind == .member)
                    && (node.name.hasPrefix("NSLocalizedString") || TextFunctions.looksUp(node.name))
            }
        }
        known[property, default: []].append((scope.type, slot, isLocalized))
    }

    private func isView(_ attribute: RuntimeAttribute, of type: String) -> Bool {
        if let custom = attribute.customClass, facts.ancestry(of: custom).contains(type) { return true }
        return attribute.element.viewClasses.contains(type)
    }

    /// The uses by document and object.
    consuming func finish() -> [String: [String: OutletUse]] {
        var result: [String: [String: OutletUse]] = [:]
        for (document, uses) in zip(documents, uses) {
            result[document.path] = uses.mapValues { use in
                var use = use
                use.texts.sort { ($0.location, $0.slot.rawValue) < ($1.location, $1.slot.rawValue) }
                return use
            }
        }
        return result
    }
}
