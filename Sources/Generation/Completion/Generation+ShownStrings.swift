internal import Projects
internal import StringTables

/// How many of the strings that an app shows a pseudolocale has.
package struct ShownStrings: Sendable, Hashable {
    /// The number of strings that were found.
    package var total = 0
    /// How many of them have no text in a pseudolocale, by the reason.
    package var rest: [UnreachedReason: Int] = [:]

    package init(total: Int = 0, rest: [UnreachedReason: Int] = [:]) {
        self.total = total
        self.rest = rest
    }

    /// The number of strings with a text in each pseudolocale.
    package var given: Int { total - rest.values.reduce(0, +) }
}

extension Generation {
    /// Counts the strings of what pseudolocales were made of, and those that are in none.
    ///
    /// - Parameter outputs: the files that ``plan()`` gave.
    /// - Returns: the counts.
    /// - Complexity: O(*n*) in the number of strings.
    package func shownStrings(in outputs: [Output]) -> ShownStrings {
        var shown = ShownStrings(total: unreached.values.reduce(0, +), rest: unreached)
        // An export holds the same strings as the project beside it.
        let isExport = outputs.allSatisfy {
            TableFormat(path: $0.source) == .xliff || TableFormat(path: $0.source) == nil
        }
        var seen: Set<String> = []
        for output in outputs where isExport || TableFormat(path: output.source) != .xliff {
            guard seen.insert(output.source).inserted, let document = loaded.table(at: output.source)?.document else {
                continue
            }
            shown.total += document.entryCount
            for reason in output.kept.values { shown.rest[UnreachedReason(reason), default: 0] += 1 }
            if let export = document as? XLIFFFile {
                let count = export.units.count { $0.hasInlineElements && $0.isTranslatable }
                shown.total += count
                if count > 0 { shown.rest[.inlineElements, default: 0] += count }
            }
            guard let catalog = document as? CatalogFile else { continue }
            let count = catalog.keys.reduce(0) { $0 + ($1.shouldTranslate ? 0 : $1.entries.count) }
            if count > 0 { shown.rest[.untranslatable, default: 0] += count }
        }
        return shown
    }
}

extension UnreachedReason {
    fileprivate init(_ reason: TransformableText.Reason) {
        self =
            switch reason {
            case .keptByConfiguration, .keptByComment: .kept
            case .notForPeople: .notForPeople
            }
    }
}
