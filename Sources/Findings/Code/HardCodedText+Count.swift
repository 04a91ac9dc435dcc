internal import CodeFacts
internal import SourceCode
internal import SourceText

extension HardCodedText {
    /// The fewest strings that are counted and not reported one by one.
    private static let fewestCounted = 2

    /// How many strings tell that nobody translates an app of which a text or two are translated.
    private static let fewestUntranslated = 10

    /// How many of the strings that are counted the note names, and how many characters of each.
    private static let (mostNamed, longestName) = (4, 40)

    /// The strings, or one note in their place in an app that nobody translates.
    ///
    /// None of its users sees anything of them yet, and its developers would read about them at hundreds of places. Where a
    /// second language waits for its translation, only more strings than are localized are counted.
    ///
    /// - Parameters:
    ///   - all: the strings, in the order of files and places.
    ///   - context: what the rule looks at.
    /// - Returns: `all`, or the note, which names the first of them.
    /// - Complexity: O(*n*) in the number of places that ask for strings and the size of the files that are named.
    static func counted(_ all: [CodeIssue], in context: CodeContext) -> [CodeIssue] {
        let isTranslated =
            context.isTranslatedInside && (!context.hasFewTranslations || all.count < fewestUntranslated)
        guard !isTranslated, all.count >= fewestCounted, let first = all.first,
            context.options.word(unlocalizedApps, of: rule) == "count"
        else { return all }
        let localized = context.uses.countOfLookups(leavingOut: context.others.paths)
        if context.hasSecondLanguage, localized >= all.count { return all }
        var note = first
        note.message =
            "code shows \(all.count) strings that are not localized, and \(localized) that are: \(names(of: all, in: context))"
        if all.count > mostNamed {
            note.message += "; to list them all, set 'unlocalized-apps: report' for this rule in overset.yml"
        }
        note.cause = "unlocalized-apps"
        note.severity = .note
        return [note]
    }

    /// The first of the strings, each with its place: `'Done' (Search.swift:45) and 6 more`.
    private static func names(of issues: [CodeIssue], in context: CodeContext) -> String {
        let named = issues.prefix(mostNamed).map { issue in
            let file = context.code.facts.files[issue.file]
            let utf8 = file.code.file.utf8
            let line = LineTable(utf8).position(at: issue.range.lowerBound, in: utf8).line
            let text = issue.key.count > longestName ? issue.key.prefix(longestName - 1) + "…" : issue.key[...]
            return "'\(text)' (\(FilePath.name(of: context.code.shownPath(of: file))):\(line))"
        }
        guard issues.count > mostNamed else { return named.joined(separator: ", ") }
        return named.joined(separator: ", ") + " and \(issues.count - mostNamed) more"
    }
}
