internal import CodeStrings
internal import StringTables

/// Whether the first argument of a text is a number, by what the table says of it: a number has no direction of its own.
enum LeadingNumber {
    /// Words that stand behind a number and never behind a name.
    private static let counted: Set<String> = [
        "bytes", "characters", "cm", "day", "days", "feet", "foot", "followers", "ft", "hour", "hours", "hr", "hrs",
        "items", "kg", "kilometer", "kilometers", "kilometre", "kilometres", "km", "m", "meter", "meters", "metre",
        "metres", "mi", "mile", "miles", "min", "mins", "minute", "minutes", "mm", "month", "months", "people",
        "percent",
        "person", "s", "sec", "second", "seconds", "steps", "times", "votes", "week", "weeks", "yard", "yards", "year",
        "years",
    ]

    /// - Parameters:
    ///   - key: that of the text.
    ///   - context: its table.
    /// - Returns: whether its text in the source language is one argument and what is counted, `%@ km`, its comment calls
    ///   the first argument a number, or its key is named for a count.
    /// - Complexity: O(*n*) in the length of the text and its comment.
    static func begins(_ key: String, in context: TableContext) -> Bool {
        let source = context.table.source
        if key.words.contains("countable") { return true }
        guard let form = source.forms[Array(key.utf8)]?.first else { return false }
        let entry = source.entries[form]
        if let behind = entry.value.wholeMatch(of: /\s*%(?:1\$)?@\s*\/?\s*([A-Za-z]+)[.]?\s*/)?.output.1,
            counted.contains(behind.lowercased())
        {
            return true
        }
        guard let comment = entry.comment else { return false }
        // An example: 'Reads as: "$25 a month"'.
        if let example = comment.firstMatch(of: /["'`“‘]\s*<?(.)/)?.output.1.first,
            example.isNumber || example.isCurrencySymbol
        {
            return true
        }
        return comment.firstMatch(
            of:
                /%(?:1\$)?@(?: is| =|:| -)? (?:(?:a|an|the) )?(?:\w+ ){0,2}(?:number|count|amount|distance|percentage)\b/
        ) != nil
    }
}
