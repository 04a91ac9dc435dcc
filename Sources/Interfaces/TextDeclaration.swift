package import SourceText
package import TextMeasurement

/// What is declared about the box and the font of one text, wherever it was declared.
///
/// Every member is optional: declarations of the configuration and of a comment are laid over each other.
package struct TextDeclaration: Sendable, Hashable {
    /// The largest width, in points.
    package var maximumWidth: Double?
    /// The largest height, in points.
    package var maximumHeight: Double?
    /// The number of lines that may be set; 0 is any number.
    package var lines: Int?
    package var font: FontChoice?
    package var size: PointSize?
    package var weight: FontWeight?
    /// The smallest scale that the text may be shrunk to (0 < scale ≤ 1).
    package var minimumScale: Double?
    package var lineBreak: LineBreakMode?
    /// What stands in for the arguments when the text is measured.
    package var sample: String?
    /// What stands in ``sample`` for an argument that nobody gives a value for, so that others can have theirs: a character
    /// that no text is made of.
    package static let openSample = "\u{FFFC}"

    /// A sample that says of an argument only that it is a number.
    package static let numberSample = "\u{FFFB}"
    /// The rules that say nothing about the text.
    package var ignored: IgnoredRules
    /// Whether no pseudolocale changes the text.
    package var isKept: Bool
    /// Whether the width was measured on a screen and written down for people: the screen judges the text, not this.
    package var isMeasured: Bool
    /// Where it was declared.
    package var location: SourceLocation?

    package init() {
        ignored = .none
        isKept = false
        isMeasured = false
    }

    /// Whether it limits the text, so that there is something to check.
    package var isConstraining: Bool { !isMeasured && (maximumWidth != nil || maximumHeight != nil) }

    /// The declaration with what another one says in its place.
    package func overlaid(by other: TextDeclaration) -> TextDeclaration {
        var result = self
        result.maximumWidth = other.maximumWidth ?? maximumWidth
        result.maximumHeight = other.maximumHeight ?? maximumHeight
        result.lines = other.lines ?? lines
        result.font = other.font ?? font
        result.size = other.size ?? size
        result.weight = other.weight ?? weight
        result.minimumScale = other.minimumScale ?? minimumScale
        result.lineBreak = other.lineBreak ?? lineBreak
        result.sample = other.sample ?? sample
        result.ignored = ignored.union(other.ignored)
        result.isKept = isKept || other.isKept
        result.isMeasured = isMeasured || other.isMeasured
        result.location = other.location ?? location
        return result
    }
}

/// The font that a declaration names.
package enum FontChoice: Sendable, Hashable {
    case system
    case style(TextStyle)
    /// A font by its PostScript name.
    case named(String)

    /// Reads `system`, the name of a text style, or a PostScript name.
    package init(_ name: String) {
        if name == "system" {
            self = .system
        } else if let style = TextStyle(rawValue: name) {
            self = .style(style)
        } else {
            self = .named(name)
        }
    }

    /// The font to measure with.
    ///
    /// - Parameters:
    ///   - size: a size that overrides the style's own; 17 pt where nothing says one.
    ///   - weight: a weight that overrides the style's own.
    ///   - textSize: the content size category; it changes text styles only.
    /// - Returns: the request, or `nil` for a size that no font has.
    package func request(
        size: PointSize?,
        weight: FontWeight?,
        textSize: TextSizeCategory
    ) -> FontRequest? {
        guard let standard = PointSize(17) else { return nil }
        switch self {
        case .system: return FontRequest(family: .system, size: size ?? standard, weight: weight ?? .regular)
        case .named(let name):
            return FontRequest(family: .postScript(name), size: size ?? standard, weight: weight ?? .regular)
        case .style(let style):
            var request = style.font(at: textSize, weight: weight)
            if let size { request?.size = size }
            return request
        }
    }
}

/// Which rules are not to say anything.
package enum IgnoredRules: Sendable, Hashable {
    case none
    case some([String])
    case all

    /// Whether a rule is among them.
    package func contains(_ rule: String) -> Bool {
        switch self {
        case .none: false
        case .some(let rules): rules.contains(rule)
        case .all: true
        }
    }

    /// The rules of both.
    package func union(_ other: IgnoredRules) -> IgnoredRules {
        switch (self, other) {
        case (.all, _), (_, .all): .all
        case (.none, let rules), (let rules, .none): rules
        case (.some(let left), .some(let right)): .some(left + right.filter { !left.contains($0) })
        }
    }
}
