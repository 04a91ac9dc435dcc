package import SourceText

/// Code that a build generates from tables, and that is not in the project's folder.
package struct AbsentAccessors: Sendable, Hashable {
    /// Where the configuration names the file, as people are shown it.
    package var location: SourceLocation
    /// The path of the file that the build writes, as the configuration has it.
    package var output: String
    /// The names of the tables that it is made of.
    package var tables: Set<String>
}

extension Project {
    /// The names that configurations of SwiftGen have.
    private static let configurations = ["swiftgen.yml", "swiftgen.yaml", ".swiftgen.yml"]

    /// The code that SwiftGen makes of tables in each build, where it is in no file of the project: what uses its strings
    /// cannot be told.
    ///
    /// Configurations are looked for at the top and beside the Xcode projects.
    ///
    /// - Complexity: O(*n*) in the size of the configurations.
    package func absentAccessors() -> [AbsentAccessors] {
        let folders = Set([""] + xcodeProjects.map { FilePath.folder(FilePath.folder($0)) })
        return folders.sorted().flatMap { folder -> [AbsentAccessors] in
            let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
            return Self.configurations.flatMap { name -> [AbsentAccessors] in
                let path = root + "/" + prefix + name
                guard FileAccess.kind(of: path) == .file else { return [] }
                do throws(SourceError) {
                    let text = String(decoding: try FileAccess.read(path), as: UTF8.self)
                    return SwiftGenConfiguration(text).outputs.compactMap { output in
                        guard FileAccess.kind(of: root + "/" + prefix + output.path) != .file else { return nil }
                        return AbsentAccessors(
                            location: SourceLocation(path: shownPath(of: prefix + name), line: output.line, column: 1),
                            output: output.path,
                            tables: output.tables
                        )
                    }
                } catch {
                    // Of a configuration that cannot be read nothing is known.
                    return []
                }
            }
        }
    }
}

/// What a configuration of SwiftGen makes of tables.
///
/// Facts: https://github.com/SwiftGen/SwiftGen/blob/stable/Documentation/ConfigFile.md
struct SwiftGenConfiguration {
    /// A file of code that is made.
    struct Output: Hashable {
        /// The path from the folder of the configuration.
        var path: String
        /// The line that names it, from 1.
        var line: Int
        var tables: Set<String>
    }

    private(set) var outputs: [Output] = []

    /// - Complexity: O(*n*).
    init(_ text: String) {
        var outputFolder = ""
        // The indentation of `strings:`, and what was found below it.
        var section: Int?
        var tables: Set<String> = []
        var pending: [Output] = []
        func close(_ outputs: inout [Output]) {
            outputs += pending.map { Output(path: $0.path, line: $0.line, tables: tables) }
            pending = []
            tables = []
        }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let code = Self.withoutComment(line)
            let words = code.drop { $0 == " " || $0 == "\t" }
            guard let first = words.first else { continue }
            let indentation = code.distance(from: code.startIndex, to: words.startIndex)
            if let open = section, indentation <= open, first != "-" {
                close(&outputs)
                section = nil
            }
            if words == "strings:", indentation < 4 { section = indentation }
            if let value = Self.value(of: "output_dir", words) { outputFolder = value + "/" }
            guard section != nil else { continue }
            if let value = Self.value(of: "output", words) {
                pending.append(Output(path: outputFolder + value, line: index + 1, tables: []))
            }
            for match in words.matches(of: /([^\/\s"':]+)\.(?:strings|stringsdict|xcstrings)\b/) {
                tables.insert(String(match.output.1))
            }
            // All tables of a folder; `Localizable` is the one that is sure to be among them.
            if words.contains(".lproj"), !words.contains(".strings") { tables.insert("Localizable") }
        }
        close(&outputs)
    }

    private static func withoutComment(_ code: Substring) -> Substring {
        var end = code.startIndex
        while end < code.endIndex {
            let isStart = end == code.startIndex || code[code.index(before: end)] == " "
            if code[end] == "#", isStart { break }
            end = code.index(after: end)
        }
        var kept = code[..<end]
        while kept.last == " " { kept.removeLast() }
        return kept
    }

    /// The value behind a key on a line, be it an item of a list or not.
    private static func value(of key: String, _ line: Substring) -> String? {
        let rest = line.hasPrefix("- ") ? line.dropFirst(2).drop { $0 == " " } : line
        guard rest.hasPrefix(key + ":") else { return nil }
        let value = rest.dropFirst(key.count + 1).drop { $0 == " " }
        let plain = value.filter { $0 != "\"" && $0 != "'" }
        return plain.isEmpty ? nil : String(plain.hasSuffix("/") ? plain.dropLast() : plain[...])
    }
}
