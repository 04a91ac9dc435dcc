internal import StringTables

extension LocalizedTable {
    /// What the reader of `.stringsdict` files found wrong with their rules, with the position of the language.
    var stringsdictFaults: [(language: Int, fault: StringsdictFault)] {
        languages.enumerated().flatMap { position, language in
            ((language.document as? StringsdictFile)?.faults ?? []).map { (position, $0) }
        }
    }
}
