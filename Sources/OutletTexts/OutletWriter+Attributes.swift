internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Attributes of documents that code reads.
extension OutletWriter {
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
                guard
                    let found = known[attribute.property]?.first(where: { isView(attribute, of: $0.owner) })
                        ?? slotOfLibrary(attribute)
                else { continue }
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
        let isLocalized =
            values.contains { localizes($0, in: scope) || reader.lookups.areAsked(in: $0) }
            || ownSetterLocalizes(target, in: scope)
        known[property, default: []].append((scope.type, slot, isLocalized))
    }

    /// Whether something inside of an expression looks up a string, local names included.
    private func localizes(_ value: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        value.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member else { return false }
            if Self.looksUp(node.name) { return true }
            guard node.kind == .reference,
                let (local, _) = facts.local(node.name, in: scope.function, at: node.range.lowerBound),
                let first = local.value
            else { return false }
            return first.descendants.contains { Self.looksUp($0.name) }
        }
    }

    private static func looksUp(_ name: String) -> Bool {
        name.hasPrefix("NSLocalizedString") || TextFunctions.looksUp(name) || name.hasPrefix("localizedAttributed")
    }

    /// Whether a function of the view's own that has the name of one of the system localizes what it is given:
    /// `func setTitle(_ key: String?)`.
    private func ownSetterLocalizes(_ target: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        guard target.kind == .reference || target.firstChild?.isNamed("self") == true else { return false }
        return (facts.functionsByName[target.name] ?? []).contains { position in
            let function = facts.functions[position]
            guard function.owner == scope.type, let body = function.body else { return false }
            return body.descendants.contains {
                ($0.kind == .reference || $0.kind == .member) && Self.looksUp($0.name)
            }
        }
    }

    /// What an attribute that no source declares does, by its name.
    ///
    /// Libraries have properties such as `localizableString` and `xibLocKey`, whose value is a key. Whether a table has
    /// the key is seen later.
    private func slotOfLibrary(
        _ attribute: RuntimeAttribute
    ) -> (owner: String, slot: AssignedText.Slot, isLocalized: Bool)? {
        let name = attribute.property.lowercased()
        guard ["locali", "lockey", "l10n", "i18n", "translat"].contains(where: name.contains),
            !facts.properties.values.contains(where: { $0[attribute.property] != nil })
        else { return nil }
        return ("", name.contains("placeholder") ? .placeholder : .text, true)
    }

    private func isView(_ attribute: RuntimeAttribute, of type: String) -> Bool {
        if let custom = attribute.customClass, facts.ancestry(of: custom).contains(type) { return true }
        return attribute.element.viewClasses.contains(type)
    }
}
