internal import Configurations
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// Makes the texts of pseudolocales and counts those that change.
struct PseudolocaleTexts {
    private let document: any TableDocument
    private let terms: ProtectedTerms
    private let rules: TransformableText
    /// The number of texts that were asked for: a language with more plural categories has more than its source.
    private(set) var texts = 0
    private(set) var changed = 0
    /// The values that the file is to hold.
    private(set) var meant = MeantValues()

    init(_ generation: Generation, _ document: any TableDocument, table: String) {
        self.document = document
        terms = ProtectedTerms(generation.configuration.glossary)
        rules = TransformableText(kept: generation.configuration.kept, table: table, of: document)
    }

    /// The pseudolocale of an entry; `nil` to keep it as it is.
    mutating func text(of entry: TableEntry, in pseudolocale: Pseudolocale) throws(SourceError) -> String? {
        texts += 1
        guard rules.reasonToKeep(entry) == nil else {
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
            if !value.utf8.elementsEqual(entry.value.utf8) { changed += 1 }
            meant.add(value)
            return value
        } catch {
            throw SourceError(location: document.file.location(at: entry.valueOffset), message: error.message)
        }
    }
}
