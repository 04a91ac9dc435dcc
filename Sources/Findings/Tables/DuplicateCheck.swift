internal import StringTables

/// Finds keys that stand twice with different texts.
enum DuplicateCheck {
    /// `duplicate-key`.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        var faults: [TableFault] = []
        for (position, language) in table.languages.enumerated() where language.positions.count < language.entries.count
        {
            var seen: Set<TextIdentity> = []
            for (index, entry) in language.entries.enumerated() {
                let identity = TextIdentity(entry)
                guard let shown = language.positions[identity], shown != index else { continue }
                let last = language.entries[shown]
                guard !last.value.utf8.elementsEqual(entry.value.utf8), seen.insert(identity).inserted else { continue }
                faults.append(
                    TableFault(
                        rule: .duplicateKey,
                        message: "the key stands twice with different texts; the last one is shown, remove the other",
                        key: entry.key,
                        variant: entry.variant,
                        language: position,
                        offset: entry.keyOffset,
                        text: entry.value
                    )
                )
            }
        }
        return faults
    }
}
