internal import CodeStrings
internal import Projects
internal import SourceText
internal import StringTables

/// A table of the source language that sources can ask.
struct SourceTable {
    let name: String
    /// The path as it can be opened.
    let path: String
    /// The folder that holds the table or its language folder.
    let folder: String
    let document: any TableDocument
    /// The keys in file order.
    let keys: [String]
    let index: KeyIndex
    /// Whether it is what a storyboard or xib is translated by.
    let isOfInterface: Bool
    /// The Swift package that it belongs to; `nil` for one of the app itself.
    let package: String?

    init(path: String, folder: String, document: any TableDocument, isOfInterface: Bool, packages: PackageFolders) {
        name = FilePath.tableName(of: path)
        self.path = path
        self.folder = folder
        self.document = document
        self.isOfInterface = isOfInterface
        package = packages.package(of: path)
        if let catalog = document as? CatalogFile {
            keys = catalog.keys.map(\.key)
        } else {
            keys = document.entries.map(\.key)
        }
        index = KeyIndex(keys)
    }

    var catalog: CatalogFile? { document as? CatalogFile }

    /// How many folders this table and a file have in common.
    func nearness(to file: String) -> Int {
        FilePath.commonFolders(folder, file)
    }

    /// The tables of a project that hold its source language.
    ///
    /// - Parameters:
    ///   - loaded: the project, with the tables of its source language.
    ///   - files: the tables of the source language that are no String Catalogs.
    ///   - unread: gets the tables that cannot be read.
    /// - Returns: the tables in the order of their paths, String Catalogs first.
    static func all(
        in loaded: LoadedProject,
        _ files: [Project.TableFile],
        unread: inout [SourceError]
    ) -> [SourceTable] {
        let project = loaded.project
        let packages = PackageFolders(root: project.root)
        let interfaces = Set(project.interfaces.map { $0.parent + "/" + FilePath.tableName(of: $0.path) })
        var tables: [SourceTable] = []
        func add(_ path: String, parent: String) {
            // The tables of the system settings and of the property list of an app are asked by the system.
            guard !path.contains("Settings.bundle"), !FilePath.namesBundle(path) else {
                return
            }
            switch loaded.result(at: path) {
            case .success(let table):
                tables.append(
                    SourceTable(
                        path: project.path(of: table.path),
                        folder: project.path(of: parent),
                        document: table.document,
                        isOfInterface: interfaces.contains(parent + "/" + FilePath.tableName(of: path)),
                        packages: packages
                    )
                )
            case .failure(let error): unread.append(error)
            case nil: return
            }
        }
        for path in project.documents where path.hasSuffix(".xcstrings") {
            let folder = FilePath.folder(path)
            let parent = folder.hasSuffix(".lproj") ? FilePath.folder(folder) : folder
            add(path, parent: parent == "." ? "" : parent)
        }
        for file in files { add(file.path, parent: file.parent) }
        return tables
    }
}
