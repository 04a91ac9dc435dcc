package import StringTables
package import TextMeasurement

/// The transform of another pseudo-localizer, under its name: on plain text exactly that, with everything that may not
/// change kept.
package struct Preset: WritingTransform {
    /// The name in a pipeline, for example `android-accented`.
    package let name: String
    private let steps: [any Transform]
    package let isIdempotent: Bool

    package var spelling: String { name }
    package var isInvertible: Bool { steps.allSatisfy(\.isInvertible) }
    package var arguments: ArgumentPromise { steps.allSatisfy { $0.arguments == .kept } ? .kept : .subset }
    package var formsParts: Bool { steps.contains { $0.formsParts } }
    package var changesMessagesWithoutText: Bool { steps.contains { $0.changesMessagesWithoutText } }

    private init(_ name: String, _ steps: [any Transform], isIdempotent: Bool = false) {
        self.name = name
        self.steps = steps
        self.isIdempotent = isIdempotent
    }

    package func apply(
        to message: Message,
        in context: TransformContext,
        into result: inout Message
    ) throws(MeasurementError) {
        guard let last = steps.last else { return result.append(message) }
        var message = message
        for step in steps.dropLast() { message = try step.apply(to: message, in: context) }
        try last.apply(to: message, in: context, into: &result)
    }

    package func inverse(of message: Message) -> Message? {
        guard isInvertible else { return nil }
        return steps.reversed().reduce(message) { message, step in
            message.flatMap { step.inverse(of: $0) }.map { Message($0.text) }
        }
    }

    /// The presets, by peer.
    ///
    /// `xcode-` ones follow Apple's description ("Preparing your interface for localization"); the exact output of
    /// Xcode is not public.
    package static let all: [Preset] = [
        Preset("android-accented", [AndroidAccents()]),
        Preset("android-bidi", [AndroidBidi()]),
        Preset("fluent-accented", [FluentLetters(form: .accented)]),
        Preset("fluent-flipped", [FluentLetters(form: .flipped)]),
        Preset("google-accented", [GoogleAccents(), GoogleExpansion(), GoogleBrackets()]),
        Preset("google-bidi", [GoogleBidi()]),
        Preset("google-brackets", [GoogleBrackets()]),
        Preset("google-expand", [GoogleExpansion()]),
        Preset("npm-accented", [NpmLetters(form: .accented)], isIdempotent: true),
        Preset("npm-bidi", [NpmLetters(form: .bidi)]),
        Preset("shopify", [ShopifyLetters()], isIdempotent: true),
        Preset("xcode-accented", [XcodeAccents()]),
        Preset("xcode-bounded", [Brackets(style: .numbered)]),
        Preset("xcode-double", [Doubling()]),
        Preset("xcode-rtl", [Bidi(style: .override)]),
    ]

    /// The preset of a name; `nil` if there is none.
    package static func named(_ name: String) -> Preset? { all.first { $0.name == name } }
}
