internal import CHarfBuzz
internal import TextMeasurement

/// The rules of one face for runs of one script, direction and language: where a text can be taken apart
/// without changing its advance.
@safe
final class RunLookups {
    /// A table, and those of its rules that are applied.
    struct Table {
        var table: LayoutTable
        var applied: LayoutTable.AppliedRules
    }

    let face: Face
    let lookups: LookupSet

    init(_ face: Face, _ lookups: LookupSet) {
        self.face = face
        self.lookups = lookups
    }

    private lazy var tables = (
        substitution: face.layoutTable(.substitution), positioning: face.layoutTable(.positioning)
    )

    /// The rules that replace glyphs; `nil` if the face has none, or if they cannot be read.
    private(set) lazy var substitution = tables.substitution.flatMap { table in
        table.applied(lookups.substitution).map { Table(table: table, applied: $0) }
    }

    /// The rules that move glyphs; `nil` if the face has none, or if they cannot be read.
    private(set) lazy var positioning = tables.positioning.flatMap { table in
        table.applied(lookups.positioning).map { Table(table: table, applied: $0) }
    }

    /// Whether all rules of the face are of these two tables, and can be read.
    private(set) lazy var areReadable: Bool =
        unsafe overset_hb_has_other_rules(face.face) == 0
        && (tables.substitution == nil) == (substitution == nil) && (tables.positioning == nil) == (positioning == nil)

    /// The characters whose advance depends on the next one alone.
    private(set) lazy var paired = PairKerningOnly(face, tables.substitution, tables.positioning, lookups)

    /// The glyphs that rules look at; `nil` if they are not known to be all.
    private(set) lazy var namedGlyphs: GlyphSet? =
        areAllNamed
        ? GlyphSet(namedBy: lookups, of: face, tables.positioning) : nil

    /// The characters between words at which runs are taken apart.
    private(set) lazy var separators = Separators(self)

    /// Whether words can be shaped without the spaces on their sides.
    private(set) lazy var areSpacesNeutral: Bool = areAllNamed && face.isSpaceNeutral

    private lazy var areAllNamed: Bool =
        areReadable && substitution?.applied.askForAnyGlyph != true
        && positioning?.applied.askForAnyGlyph != true
}
