internal import SourceText
package import StringTables

extension Project {
    /// One storyboard or xib.
    package struct InterfaceFile: Sendable, Hashable {
        /// The path from the project's folder, separated by `/`.
        package var path: String
        /// The path of the folder that holds it or its language folder, from the project's folder; empty for itself.
        package var parent: String
        /// `nil` if it is not in a language folder.
        package var language: LanguageFolder?

        package init(path: String, parent: String, language: LanguageFolder?) {
            self.path = path
            self.parent = parent
            self.language = language
        }

        /// The name of the file in its folder.
        package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// The name of the tables with its texts, which is the file's name without extension.
        package var table: String {
            fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
        }

        /// What is the same for the document in all languages.
        package var identity: String { parent + "\0" + fileName }

        /// Whether a path is that of a document of Interface Builder.
        package static func isInterface(_ path: String) -> Bool {
            path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
        }
    }

    /// The documents that screens are read from, by path: of each the one that all languages share, else that of the
    /// source language, else the first; of several, one that a project builds.
    ///
    /// - Parameters:
    ///   - source: the source language.
    ///   - isBuilt: whether an Xcode project builds the document of a path.
    /// - Returns: a document for each folder and name.
    /// - Complexity: O(*n* log *n*) in the number of documents.
    func sourceInterfaces(_ source: String, where isBuilt: (String) -> Bool) -> [InterfaceFile] {
        var chosen: [String: InterfaceFile] = [:]
        func rank(_ file: InterfaceFile) -> Int {
            let place = isBuilt(file.path) ? 0 : 3
            guard let language = file.language else { return place }
            return place + (language.isBase ? 0 : language.tag == source ? 1 : 2)
        }
        for file in interfaces {
            guard let known = chosen[file.identity] else {
                chosen[file.identity] = file
                continue
            }
            if rank(file) < rank(known) { chosen[file.identity] = file }
        }
        return chosen.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The document that takes the place of another one in a language; `nil` if the language has none of its own.
    package func interface(like file: InterfaceFile, in language: String) -> InterfaceFile? {
        interfaces.first { $0.language?.tag == language && $0.identity == file.identity && $0 != file }
    }

    /// Whether a document exists whole once for each language: at least two others have one of their own, and no language
    /// has only strings for it.
    ///
    /// - Complexity: O(*n*) in the number of documents and tables.
    package func hasOneForEachLanguage(like file: InterfaceFile, source: String) -> Bool {
        guard file.language != nil else { return false }
        let variants = interfaces.filter { $0.identity == file.identity && $0.language?.isBase == false }
        let others = Set(variants.compactMap(\.language?.tag)).subtracting([source])
        return others.count > 1
            && languages.allSatisfy { language in
                others.contains(language) || tables(of: file, in: language).isEmpty
            }
    }

    /// The path of the document that a table belongs to, in `Base.lproj` or in the table's own folder; `nil` if there is
    /// none.
    package func interface(ofTable file: TableFile) -> String? {
        let parent = file.parent.isEmpty ? "" : file.parent + "/"
        let folders = ["Base.lproj", file.language.name + ".lproj"]
        let candidates = folders.flatMap { folder in
            [".storyboard", ".xib"].map { parent + folder + "/" + file.table + $0 }
        }
        return candidates.first { FileAccess.kind(of: path(of: $0)) == .file }
    }

    /// The files with the texts of a document in a language: a table, or a String Catalog for all languages.
    package func tables(of file: InterfaceFile, in language: String) -> [String] {
        let name = file.table + ".strings"
        let table = files.first {
            $0.language.tag == language && $0.fileName == name && $0.parent == file.parent
        }
        return table.map { [$0.path] } ?? []
    }

    /// The String Catalogs with the texts of a document: beside it, or beside its language folder.
    package func catalogs(of file: InterfaceFile) -> [String] {
        let folder = file.parent.isEmpty ? "" : file.parent + "/"
        let names = ["\(folder)\(file.table).xcstrings", "\(folder)mul.lproj/\(file.table).xcstrings"]
        return documents.filter { names.contains($0) }
    }
}
