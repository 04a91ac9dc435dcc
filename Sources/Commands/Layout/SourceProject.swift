internal import SourceCode
internal import SourceText
internal import ViewTrees

/// The folder whose code belongs to the files that were named: views are put together from all of it.
struct SourceProject {
    /// The folder that is read.
    let root: String
    private let paths: [String]

    /// Finds the folder: the one that was named, or the nearest around a file that holds a project.
    ///
    /// - Complexity: O(*d*) in the depth of the path, one folder read for each.
    init(of paths: [String]) {
        self.paths = paths
        guard let first = paths.first, FileAccess.kind(of: first) == .file else {
            root = paths.first ?? "."
            return
        }
        var folder = FilePath.folder(first)
        if folder.isEmpty { folder = "." }
        root = folder
        var candidate = folder
        for _ in 0..<Self.mostSteps {
            if Self.holdsProject(candidate) {
                self = SourceProject(root: candidate, paths: paths)
                return
            }
            let outer = FilePath.folder(candidate)
            guard !outer.isEmpty, outer != candidate else { return }
            candidate = outer
        }
    }

    private init(root: String, paths: [String]) {
        self.root = root
        self.paths = paths
    }

    /// How far up a project is looked for.
    private static let mostSteps = 8

    private static func holdsProject(_ folder: String) -> Bool {
        do throws(SourceError) {
            return try FileAccess.names(in: folder).contains { name in
                name == "Package.swift" || name == "overset.yml" || name == ".git" || name.hasSuffix(".xcodeproj")
                    || name.hasSuffix(".xcworkspace")
            }
        } catch {
            // A folder that cannot be read is no place to look any further in.
            return false
        }
    }

    /// Whether a file was named, or is in a folder that was.
    func holds(_ path: String) -> Bool {
        paths.contains { $0 == path || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == "." }
    }
}

/// Where the views of a screen were written.
struct SourcePlaces {
    private let places: [ViewPlace]
    private let files: [String: SourceCode]

    init(_ views: SourceViews, files: [SourceCode]) {
        places = views.places
        self.files = Dictionary(files.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of a source number as `path:line:column`; `nil` for 0, which is nobody.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    func place(_ source: Int) -> String? {
        guard places.indices.contains(source - 1) else { return nil }
        let place = places[source - 1]
        guard let file = files[place.file] else { return nil }
        let location = file.location(at: place.range.lowerBound)
        return "\(VisibleText.escaping(location.path)):\(location.line):\(location.column)"
    }
}
