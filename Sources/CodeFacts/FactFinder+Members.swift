internal import SourceCode
internal import SourceText

/// Properties whose values are shown.
extension FactFinder {
    /// Notes that a property of a type is shown.
    ///
    /// - Parameters:
    ///   - name: the property.
    ///   - owner: the type.
    ///   - shower: what shows it.
    ///   - slot: the property that holds the value for good, as ``ProjectTypes/slot(_:of:)`` finds it.
    mutating func showProperty(_ name: String, of owner: String, _ shower: Shower, in slot: String? = nil) {
        // What only pages for developers show, users do not see; what a command is made of is no text for people.
        guard !situation.isUnreached, !situation.isDebugOnly, !KeptText.isCommand(taker: shower.taker),
            let property = types.properties[owner]?[name], property.isText
        else { return }
        let taker = owner.isEmpty ? name : "\(owner).\(name)"
        let place = ShownPlace(owner: owner, function: "", name: name)
        find(place, shownBy: shower, as: taker)
        find(place.held(by: slot ?? ShownPlace.anyHolder), shownBy: shower, as: taker)
    }

    /// Notes that what is in a place is shown; what is shown itself counts more than what stands in for something.
    mutating func find(_ place: ShownPlace, shownBy shower: Shower, as taker: String) {
        let isFallback = isFallback || shower.isFallback
        guard !isFallback || found[place]?.isFallback != false else { return }
        found[place] = Shower(taker: taker, isSecondary: shower.isSecondary, isFallback: isFallback)
    }

    /// Notes what a member is, `base.name`, that is shown.
    mutating func showMember(_ node: CodeNode, _ shower: Shower) {
        guard let base = node.firstChild else { return }
        let name = node.name
        if base.isNamed("self") || base.isNamed("Self") {
            showProperty(name, of: owner, shower)
        } else if base.kind == .reference, types.properties[base.name]?[name] != nil {
            showProperty(name, of: base.name, shower)
        } else if let only = types.onlyProperty(name), !Self.frameworkMembers.contains(name) {
            showProperty(name, of: only.owner, shower, in: types.slot(base, of: only.owner))
        }
    }

    /// Whether a target is the title of a window that is made without a bar for it.
    func isTitleWithoutBar(_ target: CodeNode) -> Bool {
        guard target.isNamed("title"), let window = target.firstChild, window.kind == .reference else { return false }
        for scope in scopes.reversed() {
            guard let known = scope[window.name] else { continue }
            guard let value = known, value.kind == .call,
                let style = value.arguments.first(where: { $0.isNamed("styleMask") })?.source
            else { return false }
            let around = functions.last?.source ?? ""
            return style.contains(".borderless") && !style.contains(".titled") && !around.contains(".titled")
        }
        return false
    }

    /// Whether a target is the title of an item for going back that nobody makes.
    func isTitleWithoutItem(_ target: CodeNode) -> Bool { !types.makesBackItems && BackItems.isTitle(target) }

    /// Members that types of the frameworks have as well.
    private static let frameworkMembers: Set<String> = [
        "title", "name", "text", "description", "localizedDescription", "rawValue", "message", "string", "value",
        "label",
        "subtitle", "displayName", "identifier", "localizedName", "fileName", "path", "host", "url", "absoluteString",
    ]
}
