import Foundation
import Testing

/// One Swift file of the package, found from the place of this one.
struct SourceFile: Sendable, CustomTestStringConvertible {
    /// The path from the root of the package, with `/` between its parts.
    var path: String

    /// The lines of the file, without their line feeds.
    var lines: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
    }

    var testDescription: String { path }

    /// The parts of the path: `Sources`, the target, folders, and the file's name.
    var pathParts: [String] { path.split(separator: "/").map(String.init) }

    /// The target the file belongs to.
    var target: String { pathParts.count > 2 ? pathParts[1] : "" }

    /// The modules the file imports, each with its line (1-based).
    var imports: [(module: String, line: Int)] {
        lines.enumerated().compactMap { index, line in
            Self.module(importedBy: line).map { ($0, index + 1) }
        }
    }

    /// The lines (1-based) that give up on an error, or on the program, and that no comment above explains.
    var unexplainedEscapes: [Int] {
        lines.indices.filter { index in
            guard !isComment(at: index), Self.escapes.contains(where: { holds($0, at: index) }) else { return false }
            return index == 0 || !isComment(at: index - 1)
        }
        .map { $0 + 1 }
    }

    /// Whether a line holds a word that is not the end of a longer one, as in `Entry?`.
    private func holds(_ word: String, at index: Int) -> Bool {
        lines[index].ranges(of: word).contains { range in
            range.lowerBound == lines[index].startIndex
                || !lines[index][lines[index].index(before: range.lowerBound)].isLetter
        }
    }

    private static let escapes = ["fatal" + "Error(", "try" + "!", "try" + "?"]

    private func isComment(at index: Int) -> Bool {
        lines[index].trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }

    /// The module that a line imports, whatever attributes, access level or kind of declaration stand with it.
    static func module(importedBy line: String) -> String? {
        let words = line.prefix { $0 != "/" }.split(whereSeparator: \.isWhitespace)
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
        else { return nil }
        let hasKind = kinds.contains(String(words[keyword + 1])) && keyword + 2 < words.count
        let name = words[hasKind ? keyword + 2 : keyword + 1]
        return name.split(separator: ".").first.map(String.init)
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}

extension SourceFile {
    /// The root of the package.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every file and folder below `Sources` and `Tests`, as sorted paths from the root.
    static let allPaths: [String] = ["Sources", "Tests"].flatMap { folder in
        let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        let paths = (enumerator?.allObjects ?? []).compactMap { $0 as? String }
        return paths.map { "\(folder)/\($0)" }.sorted()
    }

    /// Every Swift file below `Sources` and `Tests`.
    static let all: [SourceFile] = allPaths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        FileManager.default.contents(atPath: root.appending(path: path).path).map { data in
            SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
        }
    }

    /// Every Swift file below `Sources`.
    static let sources = all.filter { $0.path.hasPrefix("Sources/") }
}
