internal import CodeStrings
internal import SourceCode
internal import SourceText

extension FactFinder {
    /// Looks at a call: what its arguments are shown by, and what it is itself.
    mutating func look(at call: CodeNode) {
        guard let callee = call.firstChild, callee.kind == .member || callee.kind == .reference else { return }
        let isMember = callee.kind == .member
        var name = callee.name
        var owner = ""
        if name == "init", let base = callee.firstChild {
            name = base.isNamed("self") ? self.owner : base.name
            owner = name
        } else if let first = name.first, first.isUppercase {
            owner = name
        }
        mentions.insert(name)
        var position = 0
        for argument in call.arguments where !argument.traits.contains(.isTrailing) {
            guard let value = argument.firstChild else { continue }
            let label = argument.nameRange.isEmpty ? "_\(position)" : argument.name
            if let shower = shower(name, owner: owner, label: label, position: position, isMember: isMember, of: call) {
                let outer = (situation.isPreview, literalProperty)
                var seen = shower
                if isMember, value.kind == .string { literalProperty = literalProperty ?? madeProperty(callee) }
                let isReplaced = isStandIn(call) || isOverwritten(call, name) || isShownWithAttributes(label, of: call)
                if value.kind == .string, isReplaced { situation.isPreview = true }
                if value.kind == .string, name == "setTitle", let holder = callee.firstChild {
                    limit(&seen, toViewersOf: holder)
                }
                show(value, seen, isTyped: shower.localizesLiterals)
                (situation.isPreview, literalProperty) = outer
            }
            if argument.nameRange.isEmpty { position += 1 }
        }
        lookAtLookup(call, named: name)
        lookAtFormat(call, named: name)
        lookAtDates(call, named: name)
        lookAtImages(call, named: name)
        lookAtSystemTexts(call, named: name)
        lookAtLists(call, named: name)
        if name == "setTitle" || name == "setText", isMember, let value = call.arguments.first?.firstChild {
            noteFilling(callee, [value])
        }
    }

    /// Whether a setter gives a view a text that the same function replaces before it returns.
    private func isOverwritten(_ call: CodeNode, _ name: String) -> Bool {
        (name == "setTitle" || name == "setText") && OverwrittenText.isOne(call, in: bodyAround, of: typeAround)
    }

    /// What shows an argument.
    private func shower(
        _ name: String,
        owner: String,
        label: String,
        position: Int,
        isMember: Bool,
        of call: CodeNode
    ) -> Shower? {
        if !owner.isEmpty {
            if types.initialized.contains(owner) {
                if let shower = shown[ShownPlace(owner: owner, function: "init", name: label)] { return shower }
            } else if types.takes(label, inInitializerOf: owner),
                let shower = shown[ShownPlace(owner: owner, function: "", name: label)]
            {
                return Shower(taker: "\(owner)(\(label):)", isSecondary: shower.isSecondary)
            }
        } else if let shower = shown[ShownPlace(owner: "", function: name, name: label)] {
            return shower
        }
        // A function of the project's own hides one of the framework.
        if types.parameterCounts["\(name)(\(label):)"] != nil || Showers.hides(label, name, call) { return nil }
        let isFirst = label == "_0"
        if let shower = Showers.function(name, label: isFirst ? "_" : label) { return shower }
        let isPrompt = name == "searchable" && label == "prompt"
        guard isFirst || isPrompt,
            FrameworkTexts.shows(function: name, isMember: isMember) || isPrompt
        else { return nil }
        let isSecondary = name.hasPrefix("accessibility") || name == "help"
        return Shower(taker: isMember ? "." + name : name, localizesLiterals: true, isSecondary: isSecondary)
    }

    /// Looks at an assignment.
    mutating func lookAtSequence(_ node: CodeNode) {
        let parts = Array(node.children)
        guard let index = parts.firstIndex(where: { $0.kind == .assignment }), index == 1, parts.count > 2 else {
            lookAtChoice(node, parts)
            return
        }
        let (target, values) = (parts[0], Array(parts[2...]))
        lookAtAssignment(node, to: target, values)
        lookAtSystemTexts(to: target, values)
        guard target.kind == .member || target.kind == .reference else { return }
        mentions.insert(target.name)
        note(target, isGiven: values)
        // A variable of the function may have the name of a property: `var title = "empty"` in a controller.
        let isLocal = target.kind == .reference && isSwift && scopes.contains { $0[target.name] != nil }
        var shower = isLocal ? nil : Showers.property(target, supertypes: supertypes)
        if shower == nil {
            let isOwn = target.kind == .reference || target.firstChild?.isNamed("self") == true
            if isOwn, !isLocal {
                shower = shown[ShownPlace(owner: owner, function: "", name: target.name)]
            } else if target.kind == .member, let only = types.onlyProperty(target.name) {
                let place = ShownPlace(owner: only.owner, function: "", name: target.name)
                if let slot = types.slot(target.firstChild, of: only.owner) {
                    shower = shown[place.held(by: slot)] ?? shown[place.held(by: ShownPlace.anyHolder)]
                } else {
                    shower = shown[place]
                }
            }
        }
        guard var shower else { return }
        let outer = situation.isPreview
        if target.isNamed("title"), let holder = target.firstChild {
            // What a function is given for a title that nobody sees is not shown either.
            if !values.contains(where: { $0.kind == .string }), viewer(ofTitleOf: holder) == .nobody { return }
            limit(&shower, toViewersOf: holder)
        }
        if values.contains(where: { $0.kind == .string }),
            OverwrittenText.isOne(target, in: bodyAround, of: typeAround)
                || isTitleWithoutBar(target) || isTitleWithoutItem(target)
                || isHidden(node, to: target) || isCellStandIn(target)
        {
            situation.isPreview = true
        }
        let outerProperty = literalProperty
        literalProperty = outerProperty ?? madeProperty(target)
        show(values, shower, isTyped: false, around: node)
        (situation.isPreview, literalProperty) = (outer, outerProperty)
    }

    // MARK: Values

    /// Notes what a value that is shown consists of.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - shower: what shows it.
    ///   - isTyped: whether a bare literal is localized there.
    ///   - depth: how many values it is inside of.
    mutating func show(_ value: CodeNode, _ shower: Shower, isTyped: Bool, depth: Int = 0) {
        guard depth < 12 else { return }
        switch value.kind {
        case .string: add(value, shower, isTyped: isTyped)
        case .tuple:
            if let inner = value.firstChild {
                show(
                    inner.kind == .argument ? inner.firstChild ?? inner : inner,
                    shower,
                    isTyped: isTyped,
                    depth: depth + 1
                )
            }
        case .array: for child in value.children { show(child, shower, isTyped: isTyped, depth: depth + 1) }
        case .sequence: show(Array(value.children), shower, isTyped: isTyped, around: value, depth: depth + 1)
        case .if, .switch:
            for result in results(of: value) where result.kind != .condition {
                show(result, shower, isTyped: isTyped, depth: depth + 1)
            }
            for branch in value.descendants where branch.kind == .body || branch.kind == .switchCase {
                if branch.kind == .switchCase, types.developerCases.hold(branch, of: value) { continue }
                let statements = branch.children.filter { $0.kind != .switchLabel && $0.kind != .parameter }
                if statements.count == 1 { show(statements[0], shower, isTyped: isTyped, depth: depth + 1) }
            }
        case .reference: showName(value, shower, depth: depth)
        case .member: showMember(value, shower)
        case .call: showCall(value, shower, isTyped: isTyped, depth: depth)
        default: break
        }
    }

    /// Notes what operands are shown.
    mutating func show(_ parts: [CodeNode], _ shower: Shower, isTyped: Bool, around: CodeNode, depth: Int = 0) {
        if let index = parts.firstIndex(where: { $0.kind == .choice }) {
            let outer = situation.isDebugOnly
            let branch = developerBranch(of: parts[..<index])
            situation.isDebugOnly = outer || branch == true
            for child in parts[index].children { show(child, shower, isTyped: isTyped, depth: depth + 1) }
            situation.isDebugOnly = outer || branch == false
            show(Array(parts[(index + 1)...]), shower, isTyped: isTyped, around: around, depth: depth + 1)
            situation.isDebugOnly = outer
        } else if let index = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("??") }) {
            show(Array(parts[..<index]), shower, isTyped: isTyped, around: around, depth: depth + 1)
            let outer = (isFallback, situation.isUnreached)
            isFallback = true
            // A formatter makes a text of every number and date.
            // What shows `selected?.name` is there when something is selected: the question mark is for the compiler.
            if index == 1, Self.isFormatted(parts[0]) || Self.isOfKeptValue(parts[0]) { situation.isUnreached = true }
            // What stands in for a text is one as well, whatever a literal would be here.
            let isKey = isTyped && !(index == 1 && parts[0].kind == .member && types.areTexts(named: parts[0].name))
            show(Array(parts[(index + 1)...]), shower, isTyped: isKey, around: around, depth: depth + 1)
            (isFallback, situation.isUnreached) = outer
        } else if let index = parts.firstIndex(where: { $0.kind == .cast }) {
            show(Array(parts[..<index]), shower, isTyped: isTyped, around: around, depth: depth + 1)
        } else if parts.count == 1 {
            show(parts[0], shower, isTyped: isTyped, depth: depth + 1)
        } else if parts.contains(where: { $0.kind == .operator && $0.isNamed("+") }) {
            facts.sums.append(
                ShownSum(parts: parts.filter { $0.kind != .operator }, taker: shower.taker, situation: situation)
            )
            for part in parts where part.kind == .string { add(part, shower, isTyped: false) }
            for part in parts where part.kind == .tuple || part.kind == .call {
                show(part, shower, isTyped: false, depth: depth + 1)
            }
        }
    }

    private mutating func add(_ node: CodeNode, _ shower: Shower, isTyped: Bool) {
        facts.texts.append(
            ShownText(
                node: node,
                taker: shower.taker,
                localizesLiterals: isTyped,
                isSecondary: shower.isSecondary,
                isFallback: isFallback || shower.isFallback,
                initialOf: initialProperty ?? literalProperty,
                situation: situation
            )
        )
    }

    /// A name: a local constant, a parameter or a property.
    private mutating func showName(_ node: CodeNode, _ shower: Shower, depth: Int) {
        let name = node.name
        for scope in scopes.reversed() {
            guard let known = scope[name] else { continue }
            if let value = known, value.range.upperBound < node.range.lowerBound {
                show(value, shower, isTyped: false, depth: depth + 1)
            }
            return
        }
        if let function = functions.last {
            var position = 0
            for parameter in function.children where parameter.kind == .parameter {
                let label = parameter.isNamed("_") ? "_\(position)" : parameter.name
                if parameter.isNamed("_") { position += 1 }
                guard (parameter.child(.innerName)?.name ?? parameter.name) == name else { continue }
                guard parameter.child(.typeName).map({ ProjectTypes.isText($0.name) }) ?? false else { return }
                reach(function, parameter: label, shower)
                return
            }
        }
        showProperty(name, of: owner, shower)
    }

    /// Notes that a parameter of a function is shown, if calls of the function are known by its name.
    private mutating func reach(_ function: CodeNode, parameter label: String, _ shower: Shower) {
        let isInitializer = function.isNamed("init")
        let name = isInitializer ? owner : function.name
        guard !situation.isUnreached, !situation.isDebugOnly, !name.isEmpty,
            types.parameterCounts["\(name)(\(label):)"] == 1, !KeptText.isCommand(taker: shower.taker)
        else { return }
        let isUnlabelled = label.hasPrefix("_")
        let place = ShownPlace(
            owner: isInitializer ? owner : "",
            function: isInitializer ? "init" : name,
            name: label
        )
        find(place, shownBy: shower, as: "\(name)(\(isUnlabelled ? "_" : label):)")
    }

    private mutating func showCall(_ node: CodeNode, _ shower: Shower, isTyped: Bool, depth: Int) {
        guard let callee = node.firstChild else { return }
        let arguments = node.arguments
        let name = callee.name
        switch name {
        case "NSAttributedString", "NSMutableAttributedString", "AttributedString", "String", "NSString",
            "initWithString":
            let first = arguments.first
            if first?.isNamed("format") == true || first?.isNamed("localized") == true {
                facts.calls.append(
                    ShownCall(node: node, taker: shower.taker, isSecondary: shower.isSecondary, situation: situation)
                )
            } else if let value = first?.firstChild,
                first?.nameRange.isEmpty == true || first?.isNamed("string") == true
                    || first?.isNamed("initWithString") == true,
                // `Text(String("!help"))` says that the literal is no key: nothing else is made of it.
                name != "String" || value.kind != .string
            {
                show(value, shower, isTyped: false, depth: depth + 1)
            }
        case "init" where arguments.first?.isNamed("string") == true:
            if let value = arguments.first?.firstChild { show(value, shower, isTyped: false, depth: depth + 1) }
        // A text of its own, which the walk comes to by itself.
        case "Text" where callee.kind == .reference: break
        default:
            facts.calls.append(
                ShownCall(node: node, taker: shower.taker, isSecondary: shower.isSecondary, situation: situation)
            )
            // A literal in capitals is as little localized as the literal.
            if ["uppercased", "lowercased"].contains(name), callee.kind == .member, let base = callee.firstChild,
                base.kind == .string
            {
                show(base, shower, isTyped: false, depth: depth + 1)
            }
        }
    }
}
