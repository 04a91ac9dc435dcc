internal import Interfaces
internal import SourceText

extension Configuration {
    /// The members of `swiftui`, in the order of the documentation.
    static let viewHintMembers = ["entries", "samples", "sizes"]

    /// Reads what is said about the views of SwiftUI code.
    mutating func readViewHints(_ node: YAMLNode, _ mistakes: inout [SourceError]) throws(SourceError) {
        var hints = ViewHints()
        for (name, key, value) in try node.members("swiftui") {
            switch name {
            case "entries":
                Self.each(try value.elements(name), &mistakes) { (element) throws(SourceError) in
                    let entry = try Self.entry(element)
                    guard !hints.entries.contains(where: { $0.view.text == entry.view.text }) else {
                        throw element.error("'\(entry.view.text)' is named twice; keep one")
                    }
                    hints.entries.append(entry)
                }
            case "samples":
                Self.each(try value.members(name), &mistakes) { (member) throws(SourceError) in
                    guard !member.key.isEmpty, !member.key.hasPrefix("%") else {
                        throw member.keyNode.error(
                            "a sample here stands for a property, as in Account.name: Alexandra; those of specifiers "
                                + "stand in 'samples' of the whole file"
                        )
                    }
                    let name = try member.keyNode.placed("the name of a property")
                    hints.samples.append(ViewHints.Sample(name: name, text: try member.value.text(member.key)))
                }
            case "sizes":
                Self.each(try value.members(name), &mistakes) { (member) throws(SourceError) in
                    hints.sizes.append(try Self.size(of: member.keyNode, member.value))
                }
            default: throw key.unknown(name, among: Self.viewHintMembers, kind: "member of 'swiftui'")
            }
        }
        viewHints = hints
    }

    private static func entry(_ node: YAMLNode) throws(SourceError) -> ViewHints.Entry {
        guard node.isMapping else {
            return ViewHints.Entry(view: try viewName(node), presentation: .screen)
        }
        var view: LocatedText?
        var presentation = ViewHints.Presentation.screen
        for (name, key, value) in try node.members("an entry") {
            switch name {
            case "view": view = try viewName(value)
            case "as": presentation = try value.word(name, among: ViewHints.Presentation.allCases)
            default: throw key.unknown(name, among: ["view", "as"], kind: "member of an entry")
            }
        }
        guard let view else { throw node.error("an entry needs a view, as in { view: SettingsView, as: sheet }") }
        return ViewHints.Entry(view: view, presentation: presentation)
    }

    private static func viewName(_ node: YAMLNode) throws(SourceError) -> LocatedText {
        let name = try node.placed("the name of a view")
        guard !name.text.isEmpty, name.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw node.error("an entry is the name of a view's type, as in SettingsView; not '\(name.text)'")
        }
        return name
    }

    private static func size(of key: YAMLNode, _ node: YAMLNode) throws(SourceError) -> ViewHints.ViewSize {
        var size = ViewHints.ViewSize(view: try key.placed("the name of a view"))
        guard node.isMapping else {
            let both = try node.size(size.view.text)
            (size.width, size.height) = (both.width, both.height)
            return size
        }
        for (name, memberNode, value) in try node.members(size.view.text) {
            let points = try value.number(name)
            guard points > 0 else { throw value.error("'\(name)' is a length in points above 0") }
            switch name {
            case "width": size.width = points
            case "height": size.height = points
            default: throw memberNode.unknown(name, among: ["width", "height"], kind: "member of a size")
            }
        }
        guard size.width != nil || size.height != nil else {
            throw node.error("a size needs a width, a height or both, as in [40, 40] or { height: 200 }")
        }
        return size
    }
}
