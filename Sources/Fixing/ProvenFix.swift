package import Findings
package import SourceText

/// A change of one place of a file that was proven to help.
package struct ProvenFix: Sendable, Hashable {
    /// The path of the file from the project's folder.
    package var path: String
    /// Where the finding is that it is for, as people are shown it.
    package var location: SourceLocation
    package var rule: Rule
    /// What is changed, as an imperative phrase without a full stop.
    package var phrase: String
    /// What tells the fix from others when lines have moved.
    var identity: String
    /// The change of the file's text, as UTF-8.
    var edit: TextEdit

    /// The edits of a file that can be made together, and the fixes that they belong to.
    ///
    /// Of two that change the same bytes, or put the same attribute into the same tag, the first stays. One edit may be
    /// the fix of several findings.
    ///
    /// - Complexity: O(*n*²) in the number of fixes of the file.
    static func combined(_ fixes: [ProvenFix]) -> (edits: [TextEdit], fixes: [ProvenFix]) {
        var edits: [TextEdit] = []
        var kept: [ProvenFix] = []
        for fix in fixes {
            if edits.contains(fix.edit) {
                kept.append(fix)
                continue
            }
            guard !edits.contains(where: { $0.clashes(with: fix.edit) }) else { continue }
            edits.append(fix.edit)
            kept.append(fix)
        }
        return (edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, kept)
    }
}

extension TextEdit {
    /// Whether two edits cannot be made together.
    fileprivate func clashes(with other: TextEdit) -> Bool {
        guard range.isEmpty, other.range.isEmpty else {
            return range.lowerBound < max(other.range.upperBound, other.range.lowerBound + 1)
                && other.range.lowerBound < max(range.upperBound, range.lowerBound + 1)
        }
        guard range == other.range else { return false }
        func name(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes.prefix { $0 != UInt8(ascii: "=") } }
        return name(replacement) == name(other.replacement)
    }
}
