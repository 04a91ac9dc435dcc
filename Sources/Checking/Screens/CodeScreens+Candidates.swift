internal import CodeFacts
internal import CodeStrings
internal import Findings
internal import Interfaces
internal import OutletTexts
internal import Projects
internal import SourceText

extension CodeScreens {
    /// A string for a view.
    struct Candidate {
        var entry: CodeTables.Entry
        var slot: AssignedText.Slot
        var text: ScreenCode.Text
    }

    /// From how many strings on the app chooses one by what only the running app knows: two are those of an answer.
    private static let manyTexts = 3

    /// The strings that code gives a view, those with the longest texts first.
    func candidates(_ texts: [AssignedText], _ slot: AssignedText.Slot) -> [Candidate] {
        var found: [Candidate] = []
        // Where each string is handed over from another file, or looked up with the keys of others.
        var sources: [SourceLocation] = []
        var isHandedOver: [Bool] = []
        for text in texts {
            guard case .key(let key, let isWhole) = text.value,
                let entry = tables.entry(for: key, from: project.relativePath(of: key.location.path))?.shown(by: key),
                TextPurpose.isForPeople(entry.source.value), entry.declaration?.ignored != .all
            else { continue }
            let idiom = (idioms.only(at: text.location) ?? idioms.only(at: key.location)).map(DeviceTraits.Idiom.init)
            if let known = found.firstIndex(where: { $0.entry.key.utf8.elementsEqual(entry.key.utf8) }) {
                if found[known].text.idiom != idiom { found[known].text.idiom = nil }
                continue
            }
            var shownText = ScreenCode.Text(
                table: entry.table,
                file: entry.file,
                location: entry.source.location,
                place: shown(text.location),
                isPart: !isWhole
            )
            shownText.idiom = idiom
            found.append(Candidate(entry: entry, slot: slot, text: shownText))
            isHandedOver.append(key.location.path != text.location.path)
            sources.append(isHandedOver.last == true ? text.location : key.location)
        }
        let counts = sources.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        // What else the place gives the view is only known when the app runs: a model has the string for when that is missing.
        let open = Set(texts.lazy.filter { $0.value.isOpen }.map(\.location))
        for (index, source) in sources.enumerated() {
            found[index].text.isOneOfMany =
                counts[source, default: 0] >= Self.manyTexts || isHandedOver[index] && open.contains(source)
        }
        let lengths = found.map { candidate in
            ([candidate.entry.source] + Array(candidate.entry.translations.values)).map(\.value.count).max() ?? 0
        }
        return zip(found, lengths).enumerated()
            .sorted { $0.element.1 == $1.element.1 ? $0.offset < $1.offset : $0.element.1 > $1.element.1 }
            .map(\.element.0)
    }
}
