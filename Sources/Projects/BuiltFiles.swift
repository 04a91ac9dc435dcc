internal import SourceText
package import XcodeProjects

/// What the Xcode projects of an app build of its files, and the packages that they link.
///
/// Nothing is known of files where one of the projects cannot be read, and of files that another build system may take:
/// then they count as built. Upper and lower case of paths make no difference, as on the disks of most developers.
package struct BuiltFiles: Sendable {
    struct Reading: Sendable {
        /// The `.xcodeproj`, in small letters.
        var bundle: String
        /// The folder that it is in, in small letters.
        var folder: String
        var contents: ProjectContents
        var targets: [ProjectTarget]
        /// Whether it builds an app that nobody localizes.
        var buildsUnlocalizedApp: Bool
    }

    private(set) var readings: [Reading] = []
    let root: String
    /// The files of languages that a project names.
    private var named: Set<String> = []
    /// What the languages of a built file have in common.
    private var siblings: Set<String> = []
    /// The files that targets build.
    private(set) var built: Set<String> = []
    /// Whether they build a document at all.
    private var buildsDocuments = false
    /// Whether they build a file of Swift or Objective-C at all.
    private var buildsSources = false
    /// The names of files that targets build at a place which depends on the machine that builds, in small letters.
    private var builtElsewhere: Set<String> = []
    /// The files and folders that projects name, built or not: what is in such a folder may be built by it.
    private(set) var references: Set<String> = []
    /// The folders of Xcode projects whose apps nobody localizes, beside one that is, from the project's folder: galleries
    /// of a design system and tools, which developers alone run.
    ///
    /// Such a folder has an Xcode project of its own, and holds no string table.
    package private(set) var developerApps: [String] = []
    /// The folders of Xcode projects that are kept beside the app's own, from the project's folder.
    private var oldProjects: [String] = []
    /// The folders of Xcode projects of other people's libraries that lie in the app's folder, in small letters.
    private(set) var vendored: Set<String> = []
    /// The applications that nobody localizes.
    private var unlocalized = UnlocalizedTargets.none
    /// The products of remote Swift packages that the makers of the app may have written for it.
    package private(set) var ownPackageProducts: Set<String> = []
    /// The macros that code asks for, of configurations for developers and of all others.
    private var macros: (forDevelopers: Set<String>, forUsers: Set<String>) = ([], [])
    /// The macros that only configurations for developers set.
    package var developerMacros: Set<String> { macros.forDevelopers.subtracting(macros.forUsers) }
    /// The kinds of devices that targets run on (`TARGETED_DEVICE_FAMILY`): 1 for iPhone, 2 for iPad.
    package private(set) var deviceFamilies: Set<Int> = []
    /// What build settings say for the property lists of products.
    private(set) var listSettings = ListSettings()
    /// The storyboards that build settings name for the property lists of products.
    package var storyboards: Set<String> { listSettings.storyboards }
    /// The String Catalogs that projects build and that are missing.
    package private(set) var absentCatalogs: [AbsentTable] = []

    /// - Complexity: O(*n*) in the size of the Xcode projects.
    package init(of project: Project) {
        root = FileAccess.resolvingLinks(project.root)
        let tables = project.files.map { project.relativePath(of: $0.path) }
        let lists = Set(project.infoPlists.map { ProjectContents.joined(root, $0).lowercased() })
        var areAllRead = true
        for path in project.xcodeProjects {
            // App/App.xcodeproj/project.pbxproj
            let bundle = FilePath.folder(path)
            let folder = FilePath.folder(bundle)
            do throws(SourceError) {
                let place = project.path(of: path)
                let file = try ProjectFile(toRead: TextFile(decoding: try FileAccess.read(place), path: place))
                ownPackageProducts.formUnion(PackageLinks(file, named: FilePath.stem(of: bundle)).own)
                let isBesideApp = project.xcodeProjects.count > 1 && folder != "." && !tables.isEmpty
                if isBesideApp, file.buildsUnlocalizedApp, !tables.contains(where: { Self.isTable($0, in: folder) }) {
                    developerApps.append(folder)
                }
                read(file, at: path, lists)
            } catch {
                areAllRead = false
            }
        }
        if tables.isEmpty, areAllRead { developerApps = sideProjects(of: project) }
        if areMoved(project.interfaces.map { project.relativePath(of: $0.path) }) { buildsDocuments = false }
        oldProjects = OldProjects.folders(of: project.xcodeProjects)
        vendored = VendoredProjects.folders(of: project.xcodeProjects, below: root)
        if areAllRead {
            unlocalized = UnlocalizedTargets(readings.flatMap(\.targets), of: project, below: root)
        } else {
            // What a project that cannot be read builds is not known.
            readings = []
            siblings = []
            deviceFamilies = []
        }
    }

    /// Whether a folder holds a table, and not the one of a bundle's names that new projects begin with.
    private static func isTable(_ path: String, in folder: String) -> Bool {
        path.hasPrefix(folder + "/") && !FilePath.namesBundle(path)
    }

    /// How many times the files of a project beside it the app has at least.
    private static let shareOfApp = 4

    /// The folders of Xcode projects with apps beside one that builds many times their files, where no app has string tables:
    /// trials and tools.
    private func sideProjects(of project: Project) -> [String] {
        let paths = project.xcodeProjects.map { FilePath.folder(FilePath.folder($0)) }
        guard readings.count > 1, paths.count == readings.count else { return [] }
        let counts = readings.map { $0.targets.reduce(into: Set<String>()) { $0.formUnion($1.files) }.count }
        guard let most = counts.max() else { return [] }
        return readings.indices.filter { index in
            counts[index] > 0 && counts[index] * Self.shareOfApp <= most && readings[index].buildsUnlocalizedApp
                && paths[index] != "."
                && !readings.contains { $0.folder.hasPrefix(readings[index].folder + "/") }
        }.map { paths[$0] }
    }

    private mutating func read(_ file: ProjectFile, at path: String, _ lists: Set<String>) {
        let folder = FilePath.folder(FilePath.folder(ProjectContents.joined(root, path)))
        let contents = ProjectContents(file, folder: folder)
        absentCatalogs += contents.absentCatalogs(of: file, at: path)
        deviceFamilies.formUnion(DeviceFamilies.of(file))
        for file in contents.localizedFiles {
            named.insert(file.path.lowercased())
            if file.isBuilt { siblings.insert(Self.identity(of: file.path)) }
        }
        for object in file.objects {
            switch object.isa {
            case "XCBuildConfiguration":
                listSettings.read(object)
                let configuration = ConfigurationMacros(object)
                if configuration.isForDevelopers {
                    macros.forDevelopers.formUnion(configuration.names)
                } else {
                    macros.forUsers.formUnion(configuration.names)
                }
            case "PBXBuildFile":
                guard let reference = object.text("fileRef"), contents.places[reference] == nil,
                    let path = file[reference]?.text("path")
                else { continue }
                builtElsewhere.insert(FilePath.name(of: path).lowercased())
            case "PBXFileReference":
                if let place = contents.places[object.identifier] { references.insert(place.lowercased()) }
            case "XCLocalSwiftPackageReference":
                let place = object.text("relativePath").map { ProjectContents.joined(folder, $0) }
                if let place { references.insert(place.lowercased()) }
            default: continue
            }
        }
        let targets = UnbuildableTargets.removed(from: ProjectTarget.targets(of: file, contents), lists: lists)
        for target in targets { built.formUnion(target.files.map { $0.lowercased() }) }
        buildsDocuments = buildsDocuments || built.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        buildsSources =
            buildsSources || built.contains(where: Self.isCompiled) || targets.contains { !$0.folders.isEmpty }
        readings.append(
            Reading(
                bundle: FilePath.folder(ProjectContents.joined(root, path)).lowercased(),
                folder: folder.lowercased(),
                contents: contents,
                targets: targets,
                buildsUnlocalizedApp: file.buildsUnlocalizedApp
            )
        )
    }

    /// What all languages of a file have in common: the folder that holds their folders, and the name.
    private static func identity(of path: String) -> String {
        (FilePath.folder(FilePath.folder(path)) + "/" + FilePath.name(of: path)).lowercased()
    }

    /// The documents whose texts a table may translate, as ``identity(of:)`` names them: the languages that a project has of
    /// a document are listed with it.
    private static func documents(of path: String) -> [String] {
        guard path.hasSuffix(".strings") else { return [] }
        let base = identity(of: path).dropLast(".strings".count)
        return [".storyboard", ".xib"].map { base + $0 }
    }

    /// The targets of each Xcode project.
    package var targetsByProject: [[ProjectTarget]] { readings.map(\.targets) }

    // MARK: Answers

    /// Whether the projects build a file of a language folder in other languages, but not in its own.
    ///
    /// - Parameter path: of a table or document, from the project's folder.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*f*) in the number of folders that are built as a whole.
    package func leavesOutLanguage(of path: String) -> Bool {
        let path = ProjectContents.joined(root, path)
        guard FilePath.folder(path).hasSuffix(".lproj"),
            siblings.contains(Self.identity(of: path)) || Self.documents(of: path).contains(where: siblings.contains)
        else { return false }
        return !named.contains(path.lowercased()) && !isInFolder(path)
    }

    /// Whether a document lies beside or below an Xcode project, and none of them builds it.
    ///
    /// A project that builds no document at all is made by a tool, or is that of something else.
    ///
    /// - Parameter path: of the document, from the project's folder.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*t* + *d*) in the number of folders that are built as a whole and the depth of the path.
    package func leavesOutDocument(_ path: String) -> Bool {
        let place = ProjectContents.joined(root, path).lowercased()
        guard buildsDocuments, !place.contains("/pods/"), !built.contains(place) else { return false }
        return readings.contains { place.hasPrefix($0.folder + "/") } && !isInFolder(ProjectContents.joined(root, path))
    }

    /// Whether a file of Swift or Objective-C lies beside or below an Xcode project, and no target of any compiles it.
    ///
    /// - Parameter path: of the file, from the project's folder.
    /// - Returns: `false` for headers, and where that is not known.
    /// - Complexity: O(*t* + *d*) in the number of folders that are built as a whole and the depth of the path.
    package func leavesOutSource(_ path: String) -> Bool {
        let place = ProjectContents.joined(root, path).lowercased()
        guard Self.isCompiled(place), buildsSources, !built.contains(place),
            !builtElsewhere.contains(FilePath.name(of: place))
        else { return false }
        return readings.contains { place.hasPrefix($0.folder + "/") } && !isInFolder(ProjectContents.joined(root, path))
    }

    static func isCompiled(_ path: String) -> Bool {
        [".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
    }

    /// Whether users get nothing of a file in other languages: it is in the folder of an app for developers, in that of a
    /// project which was put aside and whose files no other project builds, or only the example of somebody's library or an
    /// application without any table is built of it.
    ///
    /// - Parameter path: of a file of code, from the project's folder.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*t*) in the number of targets.
    package func isOfOtherApps(_ path: String) -> Bool {
        let isOther = developerApps.contains { path.hasPrefix($0 + "/") } || isOfVendoredApp(path)
        if isOther || unlocalized.own(ProjectContents.joined(root, path)) { return true }
        guard let old = oldProjects.first(where: { path.hasPrefix($0 + "/") }) else { return false }
        let folder = ProjectContents.joined(root, old).lowercased()
        let place = ProjectContents.joined(root, path)
        return !readings.contains { reading in
            reading.folder != folder && reading.targets.contains { $0.builds(place) }
        }
    }

    /// Whether targets build a file, all of them for televisions, watches and headsets alone.
    ///
    /// - Parameter path: of a file of code, from the project's folder.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*t*) in the number of targets.
    package func isOfOtherSystems(_ path: String) -> Bool {
        let path = ProjectContents.joined(root, path)
        let targets = readings.flatMap(\.targets).filter { $0.builds(path) }
        return !targets.isEmpty
            && targets.allSatisfy { !$0.systems.isEmpty && $0.systems.isDisjoint(with: [.iOS, .macOS]) }
    }

    /// The one of iOS and macOS that all targets which build a file are for.
    ///
    /// - Parameter path: of a file of code, from the project's folder.
    /// - Returns: `nil` for a file of both, or of none, and where that is not known.
    /// - Complexity: O(*t*) in the number of targets.
    package func onlySystem(of path: String) -> ProjectTarget.System? {
        let path = ProjectContents.joined(root, path)
        var found: Set<ProjectTarget.System> = []
        for target in readings.lazy.flatMap(\.targets) where target.builds(path) {
            guard !target.systems.isEmpty else { return nil }
            found.formUnion(target.systems.intersection([.iOS, .macOS]))
        }
        return found.count == 1 ? found.first : nil
    }

    /// Whether targets build for macOS, or for systems that are not known.
    var buildForMac: Bool {
        readings.isEmpty
            || readings.flatMap(\.targets).contains { $0.systems.isEmpty || $0.systems.contains(.macOS) }
    }

    /// Whether targets name a file.
    package func name(_ path: String) -> Bool { built.contains(ProjectContents.joined(root, path).lowercased()) }

    /// Where a file is, from the root of the file system.
    package func place(of path: String) -> String { ProjectContents.joined(root, path) }

    /// Whether a file may be built as a part of a folder that a project names.
    func isInFolder(_ path: String) -> Bool {
        if readings.contains(where: { $0.contents.isInWholeFolder(path) }) { return true }
        var folder = FilePath.folder(path.lowercased())
        while folder.utf8.count > root.utf8.count {
            if references.contains(folder) { return true }
            folder = FilePath.folder(folder)
        }
        return false
    }
}
