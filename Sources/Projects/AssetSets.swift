internal import SourceText

/// One image, colour, symbol or piece of data of an asset catalog: a folder with a description.
struct AssetSet: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case image
        case color
        case symbol
        case data
    }

    var kind: Kind
    /// The name that code and documents give.
    var name: String
    /// The path of its folder.
    var path: String

    /// All of them below a folder, by path; folders that are left out of the project are not entered.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - selection: which files are looked at.
    /// - Returns: the sets, wherever they are: some projects keep images in packages beside their catalogs.
    /// - Complexity: O(*n*) in the number of files.
    static func all(below folder: String, selection: FileSelection) -> [AssetSet] {
        var found: [AssetSet] = []
        search(folder, selection, isInCatalog: false, depth: 0, &found)
        return found
    }

    private static func search(
        _ folder: String,
        _ outer: FileSelection,
        isInCatalog: Bool,
        depth: Int,
        _ found: inout [AssetSet]
    ) {
        guard depth <= SkippedNames.maximumDepth else { return }
        let selection = outer.entering(folder)
        for name in names(in: folder).sorted() {
            let path = folder + "/" + name
            if let (kind, plain) = kind(of: name) {
                found.append(AssetSet(kind: kind, name: plain, path: path))
                continue
            }
            let isCatalog = name.hasSuffix(".xcassets")
            guard isCatalog || isInCatalog || !SkippedNames.contains(name), !FileAccess.isLink(path),
                FileAccess.kind(of: path) == .folder, !selection.leavesOut(path, isFolder: true)
            else { continue }
            search(path, selection, isInCatalog: isInCatalog || isCatalog, depth: depth + 1, &found)
        }
    }

    private static let endings: [(String, Kind)] = [
        (".imageset", .image), (".colorset", .color), (".symbolset", .symbol), (".dataset", .data),
    ]

    private static func kind(of name: String) -> (Kind, String)? {
        for (ending, kind) in endings where name.hasSuffix(ending) {
            return (kind, String(name.dropLast(ending.count)))
        }
        return nil
    }

    private static func names(in folder: String) -> [String] {
        do throws(SourceError) {
            return try FileAccess.names(in: folder)
        } catch {
            // A folder that cannot be read is reported by those who look for tables and code.
            return []
        }
    }
}
