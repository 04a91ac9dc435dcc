internal import SourceCode
internal import SourceText

/// A font that code gives a view, as far as it is written out.
package struct AssignedFont: Sendable, Hashable {
    /// In points; `nil` for a text style, which brings its own.
    package var size: Double?
    /// The weight as code names it, for example `semibold`; `nil` for the usual one.
    package var weight: String?
    /// The name of a font that is none of the system, for example `Brand-Bold`, or what makes it: `Theme.bold`.
    package var name: String?
    /// The text style of iOS as code names it, for example `largeTitle`, in place of a size.
    package var style: String?

    package init(size: Double? = nil, weight: String? = nil, name: String? = nil, style: String? = nil) {
        self.size = size
        self.weight = weight
        self.name = name
        self.style = style
    }
}

extension AssignedFont {
    /// The functions of `UIFont` and `NSFont`, and their messages in Objective-C, with the weight that they stand for.
    private static let functions: [(name: String, weight: String?)] = [
        ("systemFont(ofSize:", nil), ("boldSystemFont(ofSize:", "bold"), ("systemFontOfSize:", nil),
        ("boldSystemFontOfSize:", "bold"),
    ]

    /// How much of a file is looked at behind the name that is assigned to.
    private static let longestFont = 160

    /// The font that is assigned.
    ///
    /// - Returns: `nil` for one whose size is not written out.
    init?(_ assignment: CodeMembers.Assignment) {
        let rest = assignment.target.file.utf8[assignment.target.range.upperBound...].prefix(Self.longestFont)
        let line = String(decoding: rest, as: UTF8.self).prefix { !$0.isNewline && $0 != ";" }
        let text = line.drop { $0 == " " }
        guard text.first == "=" else { return nil }
        self.init(text.dropFirst())
    }

    /// The font that a message gives a view: `[titleLabel setFont:[UIFont systemFontOfSize:12]]`.
    ///
    /// - Returns: `nil` for one whose size is not written out.
    init?(givenBy call: CodeNode) {
        guard let text = call.arguments.first?.source, text.count < Self.longestFont,
            let font = text.firstIndex(of: "[")
        else { return nil }
        self.init(text[font...])
    }

    private init?(_ text: Substring) {
        let value = text.drop { $0 == " " || $0 == "[" }
        guard let font = Self.ofSystem(value) ?? Self.made(by: value) else { return nil }
        self = font
    }

    /// The font that a function of the app makes of a size: `Theme.regular(size: 13)`.
    private static func made(by value: Substring) -> Self? {
        let sizes = value.matches(of: /[sS]ize: *(\d+(?:\.\d+)?) *[,)\]]/)
        guard sizes.count == 1, let size = Double(sizes[0].output.1), size > 0, size < 1_000 else { return nil }
        return Self(size: size, name: String(value.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }))
    }

    /// The text styles of iOS.
    private static let styles: Set<String> = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
        "caption1", "caption2",
    ]

    /// The text style of which a function of UIKit makes a font: `preferredFont(forTextStyle: .body)`,
    /// `preferredFontForTextStyle:UIFontTextStyleBody`.
    private static func style(_ call: Substring) -> String? {
        let swift = /preferredFont\(forTextStyle: *(?:UIFont\.TextStyle)?\.(\w+)\) */
        let objectiveC = /preferredFontForTextStyle: *UIFontTextStyle(\w+)\] */
        guard let name = call.wholeMatch(of: swift)?.output.1 ?? call.wholeMatch(of: objectiveC)?.output.1 else {
            return nil
        }
        let style = name.prefix(1).lowercased() + name.dropFirst()
        return styles.contains(style) ? style : nil
    }

    /// The font that a function of UIKit or AppKit makes.
    private static func ofSystem(_ value: Substring) -> Self? {
        let call = ["UIFont", "NSFont"].first(where: value.hasPrefix).map { value.dropFirst($0.count) } ?? value
        if let named = call.prefixMatch(
            of: /(?:\.init)?(?:\(name:| *fontWithName:) *@?"([^"]+)"(?:,)? *size: *(\d+(?:\.\d+)?)(?=[\])])/
        ) {
            guard let size = Double(named.output.2), size > 0, size < 1_000 else { return nil }
            return Self(size: size, name: String(named.output.1))
        }
        let name = call.drop { $0 == "." || $0 == " " }
        if !value.hasPrefix("NSFont"), let style = Self.style(name) { return Self(style: style) }
        guard let function = Self.functions.first(where: { name.hasPrefix($0.name) }) else { return nil }
        let arguments = name.dropFirst(function.name.count).drop { $0 == " " }
        let number = arguments.prefix { $0.isNumber || $0 == "." }
        guard let size = Double(number), size > 0, size < 1_000 else { return nil }
        let tail = arguments.dropFirst(number.count).filter { $0 != " " }
        switch tail.first {
        case ")", "]":
            guard tail.count == 1 else { return nil }
            return Self(size: size, weight: function.weight)
        case ",":
            let weight = tail.dropFirst().drop { $0 != "." }.dropFirst().prefix { $0.isLetter }
            guard tail.hasPrefix(",weight:."), tail.hasSuffix(".\(weight))") else { return nil }
            return Self(size: size, weight: String(weight))
        default: return nil
        }
    }
}
