internal import SourceText
internal import StringTables
internal import XcodeProjects

/// The applications of an Xcode project that nobody localizes, beside others that are: their texts have no table to be in.
///
/// Such an application builds no string table and no document of a language, and takes nothing from packages and frameworks
/// of the project, which may have tables of their own.
struct UnlocalizedTargets: Sendable {
    private var unlocalized: [ProjectTarget] = []
    private var others: [ProjectTarget] = []

    /// There are none.
    static let none = UnlocalizedTargets()

    private init() {}

    /// - Parameters:
    ///   - targets: the targets of all Xcode projects.
    ///   - project: the tables and documents of the app.
    ///   - root: the project's folder, from the root of the file system.
    /// - Complexity: O(*t* · *n* · *d*) in the number of targets and tables, and the depth of their paths.
    init(_ targets: [ProjectTarget], of project: Project, below root: String) {
        let documents = project.interfaces.filter { $0.language?.isBase == false }.map(\.path)
        let own = project.files.map { project.relativePath(of: $0.path) }
            .filter { !FilePath.namesBundle($0) }
        let tables = (own + project.documents + documents).map { ProjectContents.joined(root, $0) }
        let frameworks = Set(targets.filter(\.isFramework).map(\.name))
        func isLocalized(_ target: ProjectTarget) -> Bool {
            guard target.productType == "com.apple.product-type.application", target.packageProducts.isEmpty,
                frameworks.isDisjoint(with: target.dependencies)
            else { return true }
            if target.files.contains(where: Self.isTable) { return true }
            return tables.contains { table in
                if target.builds(table) { return true }
                // A folder may be built as a whole.
                var folder = FilePath.folder(table)
                while !target.files.contains(folder) {
                    let next = FilePath.folder(folder)
                    guard next.utf8.count < folder.utf8.count else { return false }
                    folder = next
                }
                return true
            }
        }
        for target in targets where !target.productType.contains("-test") {
            if isLocalized(target) { others.append(target) } else { unlocalized.append(target) }
        }
        let hasLocalized = others.contains { $0.productType == "com.apple.product-type.application" }
        if !hasLocalized { self = .none }
    }

    /// Whether a target names a string table, be it there or not.
    private static func isTable(_ path: String) -> Bool {
        [".strings", ".stringsdict", ".xcstrings"].contains(where: path.hasSuffix)
            && !FilePath.namesBundle(path)
    }

    /// Whether such applications alone are built of a file.
    ///
    /// - Parameter place: of the file, from the root of the file system.
    /// - Returns: `false` if a localized one is as well, or nothing.
    /// - Complexity: O(*t*) in the number of targets.
    func own(_ place: String) -> Bool {
        unlocalized.contains { $0.builds(place) } && !others.contains { $0.builds(place) }
    }
}
