package import SourceText

/// A place where code asks for a localized string.
package struct CodeKey: Sendable, Hashable {
    /// How the key is written.
    package enum Name: Sendable, Hashable {
        /// As characters.
        case pattern(KeyPattern)
        /// As the name of an accessor that a generator made of the key, without the table.
        case symbol(String)
    }

    /// The table that is asked.
    package enum Table: Sendable, Hashable {
        case named(String)
        /// A table whose name is only known when the app runs.
        case computed
    }

    /// Who finds the string when the app is built.
    package enum Origin: String, Sendable, Hashable, CaseIterable {
        /// `NSLocalizedString` and its family.
        case function
        /// A type that localizes literals: `String(localized:)`, `Text("…")`, a parameter of the project's own.
        case type
        /// An accessor that a generator wrote, or the project's own function: Xcode extracts none of them.
        case accessor
        /// A key that is looked up without being declared: `Bundle.localizedString(forKey:value:table:)`.
        case lookup
    }

    package var name: Name
    package var table: Table
    package var origin: Origin
    /// The function, type, property or modifier that takes the key, such as `Text`.
    package var taker: String
    package var comment: String?
    /// The text for the source language, if the code gives one.
    package var defaultValue: KeyPattern?
    package var location: SourceLocation
    /// The bytes of the literal in the file.
    package var range: Range<Int>
    /// Whether it is code of debug builds only.
    package var isDebugOnly = false
    /// Whether it is code of a preview.
    package var isPreview = false

    /// The literals that a format puts into the text, by the number of the argument from 0.
    package var literalArguments: [Int: String] = [:]
    /// Whether the text is shown in capitals.
    package var isUppercased = false

    /// The key as characters, if it is written so.
    package var pattern: KeyPattern? {
        if case .pattern(let pattern) = name { pattern } else { nil }
    }

    /// Whether it stands in an accessor that a generator wrote: `L10n.tr("Table", "key")` of SwiftGen, `StringResource(key: …)`
    /// of R.swift.
    package var isInGeneratedAccessor: Bool {
        origin == .accessor && (taker == "tr" || taker.hasPrefix("StringResource"))
    }

    /// Whether Xcode puts the key into the table when it builds the app.
    package var isExtracted: Bool { origin == .function || origin == .type }
}
