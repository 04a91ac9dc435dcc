package import StringTables

/// "": no text at all, so that the only text on a screen is text that is not localized.
///
/// The arguments are dropped with the text. A message that holds nothing but arguments stays.
package struct Blank: Transform {
    package var spelling: String { "blank" }
    package var isIdempotent: Bool { true }
    package var arguments: ArgumentPromise { .subset }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message { Message() }
}
