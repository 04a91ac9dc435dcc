internal import SourceText
internal import StringTables
internal import TextShaping

/// The font files of a project, wherever they lie.
///
/// An app ships the fonts that `UIAppFonts` of its property list names; what lies in the folder `Fonts` of the project is
/// meant to be used as well. Of other files below the project nobody knows whether the app has them: they are used if
/// they can be.
struct OwnFonts: Sendable {
    /// Paths from the project's folder: those of the folder `Fonts`, then those that the app names, then all others.
    private(set) var paths: [String] = []
    /// The first so many of ``paths`` are surely of the app.
    private(set) var sureCount = 0

    /// Puts fonts in order.
    ///
    /// - Parameters:
    ///   - found: the fonts below the project, paths from its folder.
    ///   - lists: the property lists that may name fonts.
    ///   - root: the project's folder.
    /// - Complexity: each list is read once.
    init(found: [String], lists: [String], root: String) {
        var named: Set<String> = []
        for list in lists { named.formUnion(Self.fontNames(inListAt: root + "/" + list)) }
        func rank(_ path: String) -> Int {
            if path.hasPrefix("Fonts/") { return 0 }
            return named.contains(path.split(separator: "/").last.map(String.init) ?? path) ? 1 : 2
        }
        let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for wanted in 0...2 {
            if wanted == 2 { sureCount = paths.count }
            paths += sorted.filter { rank($0) == wanted }
        }
    }

    /// Whether a file is one that may name fonts.
    static func mayName(_ file: String) -> Bool { file.hasSuffix("Info.plist") }

    /// The names of the files that `UIAppFonts` lists; empty for what is no property list, which other rules report.
    private static func fontNames(inListAt path: String) -> [String] {
        do throws(SourceError) {
            let list = try PropertyListFile(decoding: try FileAccess.read(path), path: path)
            guard list.value.isNamed("dict") else { return [] }
            return PropertyListFile.pairs(of: list.value).filter { $0.name == "UIAppFonts" }.flatMap { pair in
                pair.value.children.filter { $0.isNamed("string") }.map { element in
                    let path = element.text(keepingLineEnds: true)
                    return path.split(separator: "/").last.map(String.init) ?? path
                }
            }
        } catch {
            return []
        }
    }
}
