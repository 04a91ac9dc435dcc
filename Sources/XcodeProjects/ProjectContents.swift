internal import SourceText

/// What a project builds, as far as languages are concerned.
package struct ProjectContents: Sendable {
    /// A file of one language in a group of languages.
    package struct LocalizedFile: Sendable, Hashable {
        /// The identifier of the `PBXVariantGroup`.
        package var group: String
        /// The identifier of the `PBXFileReference`.
        package var reference: String
        /// Where the file is, without `.` and `..`: from the root of the file system, as the project's folder is given.
        package var path: String
        /// Whether a target copies the group.
        package var isBuilt: Bool
    }

    /// The files of all groups of languages, in file order.
    package private(set) var localizedFiles: [LocalizedFile] = []
    /// The folders whose contents are built whatever they are: synchronized ones, and those that are copied as a whole.
    package private(set) var wholeFolders: [String] = []
    /// Where files, groups of files and synchronized folders are, by their identifiers: from the root of the file system,
    /// as the project's folder is given.
    package private(set) var places: [String: String] = [:]
    /// The folder that the `.xcodeproj` is in, from the root of the file system.
    package let folder: String
    /// The languages that the project knows; `nil` if it has no list.
    package let regions: [String]?
    package let developmentRegion: String?
    /// Whether a setting leaves out the languages that ``regions`` does not name.
    package let buildsKnownRegionsOnly: Bool

    /// Finds where the files of a project are.
    ///
    /// - Parameters:
    ///   - file: the project.
    ///   - folder: the folder that the `.xcodeproj` is in, from the root of the file system.
    /// - Complexity: O(*n*) in the number of objects.
    package init(_ file: ProjectFile, folder: String) {
        let project = file.project
        self.folder = folder
        regions = project?["knownRegions"]?.texts
        developmentRegion = project?.text("developmentRegion")
        buildsKnownRegionsOnly = file.objects.contains {
            $0["buildSettings"]?["BUILD_ONLY_KNOWN_LOCALIZATIONS"]?.text == "YES"
        }
        let copied = Set(file.objects.filter { $0.isa == "PBXBuildFile" }.compactMap { $0.text("fileRef") })
        let root = Self.joined(folder, project?.text("projectDirPath") ?? "")
        var rest: [(identifier: String, folder: String?)] = []
        if let group = project?.text("mainGroup") { rest.append((group, root)) }
        var seen: Set<String> = []
        while let (identifier, parent) = rest.popLast() {
            guard seen.insert(identifier).inserted, let object = file[identifier] else { continue }
            let place = Self.place(of: object, in: parent, root: root)
            if let place { places[identifier] = place }
            switch object.isa {
            case "PBXGroup":
                rest += object.texts("children").reversed().map { ($0, place) }
            case "PBXVariantGroup":
                for child in object.texts("children") {
                    guard let reference = file[child], let path = Self.place(of: reference, in: place, root: root)
                    else { continue }
                    places[child] = path
                    localizedFiles.append(
                        LocalizedFile(
                            group: identifier,
                            reference: child,
                            path: path,
                            isBuilt: copied.contains(identifier)
                        )
                    )
                }
            case "PBXFileSystemSynchronizedRootGroup":
                if let place { wholeFolders.append(place) }
            case "PBXFileReference":
                let kind = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? ""
                if let place, copied.contains(identifier), kind == "folder" || kind.hasPrefix("wrapper") {
                    wholeFolders.append(place)
                }
            default: continue
            }
        }
    }

    /// Whether a file lies in a folder whose contents are built whatever they are.
    package func isInWholeFolder(_ path: String) -> Bool {
        wholeFolders.contains { path.hasPrefix($0 + "/") }
    }

    // MARK: Places

    /// Where a file or group is; `nil` if it depends on the machine that builds.
    private static func place(of object: ProjectObject, in parent: String?, root: String) -> String? {
        let path = object.text("path")
        switch object.text("sourceTree") {
        case "<group>", nil: return parent.map { joined($0, path ?? "") }
        case "SOURCE_ROOT": return joined(root, path ?? "")
        case "<absolute>": return path.map { joined("/", $0) }
        default: return nil
        }
    }

    /// A path below a folder, without `.` and `..`.
    package static func joined(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        let whole = path.hasPrefix("/") ? path : folder + "/" + path
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
