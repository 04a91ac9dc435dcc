package import TextMeasurement

/// A pseudolocale: a name, the transforms of its texts, and the direction of the layout.
package struct Pseudolocale: Sendable {
    /// A language tag (BCP 47) that no real language has.
    package let name: PseudolocaleName
    package let pipeline: Pipeline
    /// The direction in which its interface is laid out.
    package let direction: WritingDirection
    /// Whether its texts only stress a layout, and no real language would be like that.
    package let isStress: Bool

    package init(name: PseudolocaleName, pipeline: Pipeline, isStress: Bool = false) {
        self.name = name
        self.pipeline = pipeline
        self.isStress = isStress
        let isRightToLeft = ["ar", "fa", "he", "ur"].contains(String(name.tag.prefix { $0 != "-" }))
        direction = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The built-in pseudolocales: name, pipeline, whether they only stress a layout, and what they show.
    package static let builtIn: [(name: String, pipeline: String, isStress: Bool, shows: String)] = [
        ("en-XA", "accents,forecast=p90,brackets", false, "long, accented, bounded: the everyday one"),
        ("en-XD", "dots", true, "H.e.l.l.o: untranslated text stands out at once"),
        ("en-XE", "double", true, "every text twice, with specifiers made positional"),
        ("en-XW", "long-words", true, "unbreakable long words: what clips a label that wraps"),
        ("en-XT", "tall", true, "stacked marks and a tall script: what clips vertically"),
        ("ar-XB", "bidi", false, "right to left: what does not mirror"),
    ]

    /// A built-in pseudolocale.
    ///
    /// - Throws: ``PipelineError`` if there is none of this name, or if the reference font that it needs cannot be had.
    package init(builtIn name: String, reference: any ReferenceMeasurer) throws(PipelineError) {
        guard let found = Self.builtIn.first(where: { $0.name == name }) else {
            let names = Self.builtIn.map(\.name).joined(separator: ", ")
            throw PipelineError(message: "there is no built-in pseudolocale '\(name)' (known: \(names))")
        }
        self.init(
            name: try PseudolocaleName(found.name),
            pipeline: try Pipeline(parsing: found.pipeline, reference: reference),
            isStress: found.isStress
        )
    }
}

/// The tag of a pseudolocale: well-formed, and such that no real language can ever have it.
package struct PseudolocaleName: Sendable, Hashable {
    package let tag: String

    /// Takes a tag with a region that is for private use (`XA` to `XZ` but for `XK`, `QM` to `QZ`, `AA`, `ZZ`), a private-use
    /// language (`qaa` to `qtz`) or a private-use subtag behind `-x-` (RFC 5646, section 2.2).
    ///
    /// - Throws: ``PipelineError`` for any other text: a pseudolocale must never take the place of a real translation.
    package init(_ tag: String) throws(PipelineError) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isWellFormed =
            parts.allSatisfy { part in
                (1...8).contains(part.count)
                    && part.utf8.allSatisfy { $0 < 0x80 && ($0.isAsciiLetter || $0.isAsciiDigit) }
            } && (2...3).contains(parts[0].count) && parts[0].utf8.allSatisfy(\.isAsciiLetter)
        let isPrivate =
            ("qaa"..."qtz").contains(parts[0].lowercased()) && parts[0].count == 3
            || parts.dropFirst().contains { part in
                let region = part.uppercased()
                // Kosovo uses XK (CLDR), so `sq-XK` is a real language.
                return region == "X"
                    || region.count == 2 && region != "XK"
                        && (("XA"..."XZ").contains(region) || ("QM"..."QZ").contains(region) || region == "AA"
                            || region == "ZZ")
            }
        guard isWellFormed, isPrivate else {
            throw PipelineError(
                message: "'\(tag)' cannot name a pseudolocale: take a region that no country has, as in en-XL"
            )
        }
        self.tag = tag
    }
}

extension UInt8 {
    fileprivate var isAsciiLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
    fileprivate var isAsciiDigit: Bool { self >= 0x30 && self <= 0x39 }
}
