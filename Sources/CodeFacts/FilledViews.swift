internal import SourceCode
internal import SourceText

/// Texts that stand in views until what is really shown takes their place.
extension FactFinder {
    /// The properties of views that hold a text.
    private static let texts: Set<String> = [
        "text", "attributedText", "title", "stringValue", "attributedStringValue", "setTitle", "setText",
    ]

    /// Notes that a view is given a text that is no literal: `dateLabel.text = formatter.string(from: date)`.
    mutating func noteFilling(_ target: CodeNode, _ values: [CodeNode]) {
        guard Self.texts.contains(target.name), target.kind == .member, let view = target.firstChild,
            values.count != 1 || values[0].kind != .string
        else { return }
        if !isSwift, let name = HiddenViews.ownName(view) {
            // What the value of a property is made with is no other text.
            let own = name.withoutUnderscore
            guard let method = methods.method(around: target.range.lowerBound),
                method.name != own
            else { return }
            filled.insert(ViewProperty(owner: method.type, name: own))
            return
        }
        switch view.kind {
        case .reference: filled.insert(ViewProperty(owner: owner, name: view.name))
        case .member:
            let isOwn = view.firstChild?.isNamed("self") == true
            filled.insert(ViewProperty(owner: isOwn ? owner : "", name: view.name))
            if !isOwn, let type = view.firstChild.flatMap(castType) {
                filled.insert(ViewProperty(owner: type, name: view.name))
            }
        default: return
        }
    }

    /// The type that a value is taken for, where it stands or where its name is declared: `header` of
    /// `guard let header = view as? Header else { return }`.
    ///
    /// - Complexity: O(*n*) in the length of the function around.
    private func castType(_ value: CodeNode) -> String? {
        if value.kind != .reference { return Self.castType(value.source[...]) }
        guard let function = functions.last else { return nil }
        return function.source.split(separator: "\n").lazy
            .compactMap { line -> String? in
                guard let declared = line.firstRange(of: "let \(value.name) =") else { return nil }
                return Self.castType(line[declared.upperBound...])
            }
            .first
    }

    private static func castType(_ source: Substring) -> String? {
        source.firstMatch(of: /\bas[?!]? (\w+)/).map { String($0.output.1) }
    }

    /// Notes that another object gives a property a localized text, whose first value only holds its place:
    /// `strings.title = NSLocalizedString("TITLE", comment: "")`.
    mutating func noteConfiguring(_ target: CodeNode, _ values: [CodeNode]) {
        guard situation.isSeen, target.kind == .member, let base = target.firstChild, !base.isNamed("self"),
            let only = types.onlyProperty(target.name), only.owner != owner, only.property.initial?.kind == .string,
            values.contains(where: hasKey)
        else { return }
        filled.insert(ViewProperty(owner: only.owner, name: target.name))
    }

    /// The property whose view a statement gives its first text: in an initializer of Swift, `dateLabel.text = "…"`, or where a
    /// method of Objective-C makes its value, `_dateLabel.text = @"…"` in `dateLabel`.
    func madeProperty(_ target: CodeNode) -> ViewProperty? {
        guard Self.texts.contains(target.name), target.kind == .member, let view = target.firstChild,
            let name = HiddenViews.ownName(view)
        else { return nil }
        if isSwift {
            // The type itself may fill it in some cases alone: what counts is who configures the view.
            guard functions.count == 1, functions[0].isNamed("init"), !owner.isEmpty else { return nil }
            return ViewProperty(owner: "", name: name)
        }
        let own = name.withoutUnderscore
        guard let method = methods.method(around: target.range.lowerBound), method.name == own else { return nil }
        return ViewProperty(owner: method.type, name: own)
    }

    /// The stored property whose first value is made by the code that is read.
    var initialProperty: ViewProperty? {
        guard functions.isEmpty,
            let binding = ancestors.first(where: { $0.kind == .binding }),
            let value = binding.child(.initialValue),
            value.firstChild?.kind == .call || value.firstChild?.kind == .closure,
            value.range.contains(ancestors.last?.range.lowerBound ?? 0)
        else { return nil }
        return ViewProperty(owner: owner, name: binding.name)
    }
}

extension FileFacts {
    /// Marks the first texts of views that other code fills, in the type itself or, where only one type has a property of
    /// the name, in any other.
    mutating func hideStandIns(_ filled: Set<ViewProperty>, isUnique: (String) -> Bool) {
        for index in texts.indices {
            guard let property = texts[index].initialOf else { continue }
            let isFilled =
                filled.contains(property) && (!property.owner.isEmpty || isUnique(property.name))
                || filled.contains(ViewProperty(owner: "", name: property.name)) && isUnique(property.name)
            if isFilled { texts[index].situation.isPreview = true }
        }
    }
}

extension String {
    /// The name of a property of Objective-C, for that of its variable: `dateLabel` for `_dateLabel`.
    var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
