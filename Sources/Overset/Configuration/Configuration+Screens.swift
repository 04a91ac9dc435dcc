internal import Findings
internal import Interfaces
internal import SourceText

extension Configuration {
    /// The members of a view besides the items of a declaration.
    private static let viewMembers = ["label", "button"]

    /// Reads the interfaces that are made in code.
    ///
    /// Limits of a single view (`title.width <= 180`) are declarations; constraints between views are kept for a layout.
    mutating func readScreens(_ node: YAMLNode) throws(SourceError) {
        for (screen, _, body) in try node.members("screens") {
            var table: String?
            var texts: [ScreenText] = []
            for (name, key, value) in try body.members(screen) {
                switch name {
                case "strings": table = try value.text(name)
                case "views":
                    for (view, _, members) in try value.members(name) {
                        texts.append(try Self.view(view, of: screen, members))
                    }
                case "constraints":
                    for element in try value.elements(name) { try constraint(element, of: screen, texts: &texts) }
                default:
                    throw key.unknown(name, among: ["strings", "views", "constraints"], kind: "member of a screen")
                }
            }
            screenTexts += texts.map { text in
                var text = text
                text.table = table
                return text
            }
        }
    }

    private static func view(_ view: String, of screen: String, _ node: YAMLNode) throws(SourceError) -> ScreenText {
        var text = ScreenText(screen: screen, view: view, table: nil, key: "", declaration: TextDeclaration())
        text.declaration.location = node.location
        for (name, key, value) in try node.members(view) {
            let content = try value.text(name)
            if viewMembers.contains(name) {
                text.key = content
                continue
            }
            let isLimit = name.hasSuffix("<=") || name.hasSuffix("<")
            let item = isLimit ? String(name.prefix { $0 != "<" }) : name
            // YAML reads `width<=: 180` as one name, and `keep: true` has a value that the item does not take.
            let isBare = item == "keep" && content == "true"
            do throws(DeclarationError) {
                try text.declaration.set(
                    item,
                    isBare ? .none : isLimit ? .atMost : .equal,
                    isBare ? "" : content,
                    rules: Rule.names
                )
            } catch {
                throw key.error(error.message)
            }
        }
        guard !text.key.isEmpty else { throw node.error("the view '\(view)' needs a text: label: KEY or button: KEY") }
        return text
    }

    /// Takes over a limit of one view; keeps any other constraint for a layout.
    private mutating func constraint(
        _ node: YAMLNode,
        of screen: String,
        texts: inout [ScreenText]
    ) throws(SourceError) {
        let constraint = try node.text("a constraint")
        let parts = constraint.split(separator: " ").map(String.init)
        let target = (parts.first ?? "").split(separator: ".").map(String.init)
        guard parts.count == 3, target.count == 2, ["width", "height"].contains(target[1]),
            ["<=", "=="].contains(parts[1]), let points = Double(parts[2]),
            let index = texts.firstIndex(where: { $0.view == target[0] })
        else {
            unsolvedConstraints.append(
                UnsolvedConstraint(screen: screen, text: constraint, location: node.location)
            )
            return
        }
        guard points > 0, points.isFinite else {
            throw node.error("a length in points above 0 must follow '\(parts[1])'")
        }
        if target[1] == "width" {
            texts[index].declaration.maximumWidth = points
        } else {
            texts[index].declaration.maximumHeight = points
        }
    }
}
