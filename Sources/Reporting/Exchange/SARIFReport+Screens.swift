internal import Findings
internal import SourceText

extension SARIFReport {
    /// The constraints that belong to a finding, the translations that it shows, and the fixes that change one place in its file.
    static func writeRelated(of finding: Finding, to json: inout JSONWriter) {
        let constraints = finding.limiting.compactMap { related in related.location.map { (related.phrase, $0) } }
        let places = constraints + translations(of: finding)
        if !places.isEmpty {
            json.key("relatedLocations")
            json.array { json in
                for (index, place) in places.enumerated() {
                    json.object { json in
                        json.member("id", index + 1)
                        json.key("message")
                        json.object(inline: true) { $0.member("text", place.0) }
                        write(place.1, columns: (max(place.1.column, 1), max(place.1.column, 1)), to: &json)
                    }
                }
            }
        }
        // A fix that breaks something else is a choice, and must not be applied by a machine.
        let edits = finding.fixes.compactMap { fix in
            fix.caused == 0 && fix.repaired == fix.total ? fix.edit.map { (fix, $0) } : nil
        }
        guard !edits.isEmpty else { return }
        json.key("fixes")
        json.array { json in
            for (fix, edit) in edits { write(fix, edit, to: &json) }
        }
    }

    /// Where the text of each language is written that shows the finding, if not at the place of the finding.
    private static func translations(of finding: Finding) -> [(String, SourceLocation)] {
        var seen: Set<[UInt8]> = []
        return finding.occurrences.compactMap { occurrence in
            guard let place = occurrence.location, place != finding.location,
                seen.insert(Array(occurrence.locale.utf8)).inserted
            else { return nil }
            return ("the text in \(occurrence.locale)", place)
        }
    }

    private static func write(_ fix: Fix, _ edit: Fix.Edit, to json: inout JSONWriter) {
        json.object { json in
            json.key("description")
            json.object(inline: true) { $0.member("text", "\(fix.phrase): \(FixSentence.result(of: fix))") }
            json.key("artifactChanges")
            json.array { json in
                json.object { json in
                    json.key("artifactLocation")
                    json.object(inline: true) { json in
                        json.member("uri", uri(of: FindingSentence.relative(edit.location.path)))
                        json.member("uriBaseId", "%SRCROOT%")
                    }
                    json.key("replacements")
                    json.array { json in
                        json.object { json in
                            json.key("deletedRegion")
                            json.object(inline: true) { json in
                                json.member("startLine", edit.location.line)
                                json.member("startColumn", edit.location.column)
                                json.member("endLine", edit.end.line)
                                json.member("endColumn", edit.end.column)
                            }
                            json.key("insertedContent")
                            json.object(inline: true) { $0.member("text", edit.replacement) }
                        }
                    }
                }
            }
        }
    }
}
