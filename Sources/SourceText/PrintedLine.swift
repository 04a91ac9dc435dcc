/// Text on its way to a terminal or the log of a build.
///
/// Input must neither steer a terminal, nor reorder what is around it, nor command the build server that shows the log:
/// GitHub acts on lines that begin with `::`, and GitHub, Azure Pipelines and TeamCity on `##[name]`, `##vso[` and
/// `##teamcity[` anywhere in a line.
package enum PrintedLine {
    /// A text from input that is a part of a line: control and bidi characters are made visible, and the openings of
    /// commands are taken apart.
    ///
    /// - Complexity: O(*n*) in the length of `part`.
    package static func escaping(part: String) -> String {
        openingNoCommand(VisibleText.escaping(part))
    }

    /// A whole line, which the caller ends: as a part of one, but tabs stay, and it does not begin with `::`.
    ///
    /// A line that was escaped before stays as it is.
    ///
    /// - Complexity: O(*n*) in the length of `line`.
    package static func escaping(line: String) -> String {
        let visible = line.split(separator: "\t", omittingEmptySubsequences: false)
            .map { VisibleText.escaping(String($0)) }.joined(separator: "\t")
        return withoutCommands(line: visible)
    }

    /// A whole line, character for character, but that no build server reads a command in it.
    ///
    /// - Complexity: O(*n*) in the length of `line`.
    package static func withoutCommands(line: String) -> String {
        let text = openingNoCommand(line)
        // Runners take white space away before they look.
        guard let start = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
            text.unicodeScalars[start...].starts(with: "::".unicodeScalars)
        else { return text }
        return String(text[..<start]) + name(of: ":") + String(text[start...].unicodeScalars.dropFirst())
    }

    /// The text with the second `#` of every `##name[` by its name.
    private static func openingNoCommand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
        var scalars = String.UnicodeScalarView()
        let all = Array(text.unicodeScalars)
        for (index, scalar) in all.enumerated() {
            if scalar == "#", index > 0, all[index - 1] == "#", opensCommand(all[(index + 1)...]) {
                scalars.append(contentsOf: name(of: "#").unicodeScalars)
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private static func opensCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        for scalar in rest.prefix(32) {
            if scalar == "[" { return true }
            guard scalar.properties.isAlphabetic else { return false }
        }
        return false
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
