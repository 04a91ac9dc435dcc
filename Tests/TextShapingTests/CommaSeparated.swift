/// A file of comma-separated values (RFC 4180), read to its rows.
struct CommaSeparated {
    private(set) var rows: [[String]] = []

    init(_ text: String) {
        var row: [String] = []
        var field = ""
        var isQuoted = false
        var previous: Character?
        for character in text {
            if isQuoted {
                if character == "\"" { isQuoted = false } else { field.append(character) }
            } else if character == "\"" {
                if previous == "\"" { field.append(character) }
                isQuoted = true
            } else if character == "," {
                row.append(field)
                field = ""
            } else if character.isNewline {
                rows.append(row + [field])
                row = []
                field = ""
            } else {
                field.append(character)
            }
            previous = character
        }
        if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
    }
}
