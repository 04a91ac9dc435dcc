internal import Configurations
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// Makes the texts of pseudolocales and counts those that change.
struct PseudolocaleTexts {
    private let configured: [Glob]
    private let table: String
    private let terms: ProtectedTerms
    private let infoTexts: Set<String>
    /// The file that the entries are of.
    private var document: any TableDocument
    private var rules: TransformableText
    /// The number of texts that were asked for: a language with more plural categories has more than its source.
    private(set) var texts = 0
    private(set) var changed = 0
    /// The positions of the entries that stay as they are, with the reason.
    private(set) var kept: [Int: TransformableText.Reason] = [:]
    /// The texts that stay as they are because their pseudolocale would not keep what must stay.
    private(set) var refused: [Diagnostic] = []
    /// The values that the file is to hold.
    private(set) var meant = MeantValues()

    init(_ generation: Generation, _ document: any TableDocument, table: String) {
        self.document = document
        self.table = table
        configured = generation.configuration.kept
        terms = ProtectedTerms(generation.configuration.glossary)
        infoTexts = generation.infoTexts
        rules = TransformableText(kept: configured, table: table, of: document, infoTexts: infoTexts)
    }

    /// Goes on with a file that holds the same texts at other places.
    ///
    /// A catalog grows with each pseudolocale, and the properties of a key are found by its place.
    mutating func read(_ document: any TableDocument) {
        self.document = document
        rules = TransformableText(kept: configured, table: table, of: document, infoTexts: infoTexts)
    }

    /// The pseudolocale of an entry; `nil` to keep it as it is.
    mutating func text(of entry: TableEntry, in pseudolocale: Pseudolocale) throws(SourceError) -> String? {
        texts += 1
        if let reason = rules.reasonToKeep(entry) {
            kept[entry.index] = reason
            meant.add(entry.value)
            return nil
        }
        do throws(MeasurementError) {
            let value = try pseudolocale.pipeline.apply(
                to: entry.value,
                key: entry.key,
                isNested: TransformableText.isNested(entry, of: document),
                terms: terms
            )
            guard !value.utf8.elementsEqual(entry.value.utf8) else {
                meant.add(value)
                return value
            }
            let promises = TextProof.Promises(pseudolocale.pipeline)
            let proof = TextProof(Array(entry.value.utf8), terms: terms)
            if let difference = proof.difference(of: Array(value.utf8), promises) {
                let place = document.file.location(at: entry.valueOffset)
                refused.append(GenerationWarnings.refused(entry.key, pseudolocale, difference, at: place))
                meant.add(entry.value)
                return nil
            }
            changed += 1
            meant.add(value)
            return value
        } catch {
            throw SourceError(location: document.file.location(at: entry.valueOffset), message: error.message)
        }
    }
}
