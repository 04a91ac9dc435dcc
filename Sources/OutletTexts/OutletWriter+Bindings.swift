internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What code gives views through bindings of macOS.
extension OutletWriter {
    /// How deep a path of properties is followed.
    private static let maximumDepth = 6

    /// Reads the bindings whose values code has.
    mutating func readBindings() {
        for (index, document) in documents.enumerated() {
            let rows = document.bindings.filter(\.isOfRow)
            let buttons = rows.filter { $0.element == "button" }
            // One function gives all columns their values: where several show a text, which is whose is not known.
            for binding in document.bindings {
                guard !binding.isOfRow || rows.count == 1 || buttons == [binding] else {
                    replace(binding, in: index)
                    continue
                }
                if readTransformer(of: binding, in: index) { continue }
                // What a library makes of a value may be a text.
                guard !hasForeignTransformer(binding) else {
                    replace(binding, in: index, [.unknown])
                    continue
                }
                var trail = ValueReader.Trail()
                let values = binding.isOfRow ? rowValues(of: binding, &trail) : values(of: binding, &trail)
                var hasText = false
                for value in values {
                    var location = binding.location
                    switch value {
                    case .key(let key, _): location = key.location
                    case .literal where binding.replacesText: break
                    default: continue
                    }
                    hasText = true
                    append(
                        AssignedText(slot: .text, value: value, location: location, isConditional: true),
                        to: binding.object,
                        in: index
                    )
                }
                // Other values may take the place of these texts.
                if !hasText || values.contains(where: \.isOpen) {
                    replace(binding, in: index, isConditional: hasText, values)
                }
            }
        }
    }

    /// Notes that a field shows what it is bound to, and not the text of the document.
    private mutating func replace(
        _ binding: DocumentBinding,
        in document: Int,
        isConditional: Bool = false,
        _ values: [ValueReader.Value] = []
    ) {
        guard binding.replacesText else { return }
        let value: ValueReader.Value = values.contains(.unknown) ? .unknown : .data
        let data = AssignedText(slot: .text, value: value, location: binding.location, isConditional: isConditional)
        append(data, to: binding.object, in: document)
    }

    /// The values of the last property of a path.
    private func values(of binding: DocumentBinding, _ trail: inout ValueReader.Trail) -> [ValueReader.Value] {
        guard var owner = binding.owner, let last = binding.path.last, binding.path.count <= Self.maximumDepth else {
            return []
        }
        for name in binding.path.dropLast() {
            guard let type = facts.property(name, of: owner)?.properties.lazy.compactMap(\.type).first else {
                return []
            }
            owner = type
        }
        guard facts.property(last, of: owner) == nil else { return reader.property(last, of: owner, &trail) }
        // Key-value coding takes a method for a property that nothing declares.
        return reader.getters(last, of: owner).flatMap { reader.returned(by: $0, nil, &trail) }
    }

    /// The names of the functions of data sources that give a row its value, with a label that tells them.
    private static let rowFunctions: Set<String> = [
        "tableView", "outlineView", "tableView:objectValueForTableColumn:row:",
        "outlineView:objectValueForTableColumn:byItem:",
    ]

    private static let rowLabels: Set<String> = ["objectValueFor", "objectValueForTableColumn"]

    /// The values that the data source of a document gives the rows of its tables.
    private func rowValues(of binding: DocumentBinding, _ trail: inout ValueReader.Trail) -> [ValueReader.Value] {
        guard let owner = binding.documentOwner else { return [] }
        var found: [ValueReader.Value] = []
        for name in Self.rowFunctions.sorted() {
            for position in facts.functionsByName[name] ?? [] {
                let function = facts.functions[position]
                guard facts.isRelated(function.owner, owner),
                    name.contains(":")
                        || function.parameters.contains(where: { Self.rowLabels.contains($0.label ?? "") })
                else { continue }
                found += reader.returned(by: position, nil, &trail)
            }
        }
        return found
    }
}
