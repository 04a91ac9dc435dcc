import Findings
import Interfaces
import Layout
import SourceText
import Testing
import TextMeasurement

/// A text made by hand: letters are squares of 10 pt.
struct TextSample {
    var declaration = TextDeclaration()
    /// Where the text is shown; `nil` for a declared box.
    var place: ScreenPlace?
    var usesDefaultSample = false
    /// The samples that stand for its arguments, as `%@ = Alexandra`.
    var used: [String] = []

    /// A text in a box of 80 pt.
    init(width: Double? = 80, _ change: (inout TextDeclaration) -> Void = { _ in }) {
        declaration.maximumWidth = width
        change(&declaration)
    }

    /// The text after it was set in each language.
    func checked(_ texts: [(locale: String, kind: LocaleKind, text: String)]) throws -> CheckedText {
        let size = try #require(PointSize(10))
        let font = FontRequest(family: .system, size: size)
        let fitting = TextFitting(measurer: SquareMeasurer())
        let renditions = try texts.map { item in
            let setting = TextFitting.Setting(
                declaration: declaration,
                font: font,
                locale: item.locale,
                direction: .natural
            )
            return CheckedText.Rendition(
                locale: item.locale,
                kind: item.kind,
                textSize: .large,
                filled: ArgumentSamples.SubstitutedText(text: item.text, used: used, usesDefault: usesDefaultSample),
                location: nil,
                isRightToLeft: false,
                fitted: try fitting.fit(item.text, in: setting),
                box: CheckedText.Box(declaration)
            )
        }
        return CheckedText(
            table: "L",
            key: "DONE",
            file: "en.lproj/L.strings",
            location: SourceLocation(path: "en.lproj/L.strings", line: 2, column: 10),
            excerpt: nil,
            declaration: declaration,
            place: place,
            renditions: renditions
        )
    }

    /// What one rule says of a text in English alone, or of English and a translation, as `severity: message`.
    func says(_ rule: Rule, _ source: String, de translation: String? = nil) throws -> [String] {
        let texts = [("en", LocaleKind.source, source)] + (translation.map { [("de", .real, $0)] } ?? [])
        return Self.says(rule, try checked(texts))
    }

    /// What one rule says, as `severity: message`.
    static func says(_ rule: Rule, _ text: CheckedText) -> [String] {
        text.findings { _ in nil }.filter { $0.rule == rule }.map { "\($0.severity): \($0.message)" }
    }
}
