internal import CodeStrings
internal import Projects
internal import SourceCode
internal import SourceText
internal import StringTables

/// Makes the tables of the source language that a project lacks: texts that are shown and stand in no table of it.
///
/// A text that no table has comes out of the document, the page of settings or the code itself, in every language that
/// has no table for it. A pseudolocale has one, so it needs the text as well.
struct SourceCompletion {
    private(set) var loaded: LoadedProject
    /// The tables that were made and have no file.
    private(set) var made: [Project.TableFile] = []
    /// Documents and tables that cannot be read, and what is missing for that reason.
    var diagnostics: [Diagnostic] = []
    /// How many strings shown are in no pseudolocale, by the reason.
    var unreached: [UnreachedReason: Int] = [:]
    /// The source tables by parent folder and file name.
    private var files: [String: Project.TableFile] = [:]
    /// Reads Swift where texts stand in code; `nil` to leave code alone.
    let swift: (any CodeReader)?

    init(_ loaded: LoadedProject, swift: (any CodeReader)?) {
        self.loaded = loaded
        self.swift = swift
        for file in loaded.project.sourceTables(loaded.source) where files[file.identity] == nil {
            files[file.identity] = file
        }
    }

    /// The source table of a name in a folder; `nil` if there is none.
    func table(_ fileName: String, in parent: String) -> Project.TableFile? { files[parent + "\0" + fileName] }

    /// Gives a source table the keys that it lacks; where there is no such table, one is made.
    ///
    /// - Parameters:
    ///   - fileName: the name of the table's file in its language folder.
    ///   - parent: the path of the folder that holds the language folder, from the project's folder.
    ///   - keys: the keys with their texts; of equal ones the first counts.
    ///   - origin: the file that the texts are of, for messages.
    /// - Complexity: O(*n*) in the size of the table and the number of keys.
    mutating func complete(_ fileName: String, in parent: String, with keys: [ExtractedKey], of origin: String) {
        do throws(SourceError) {
            guard let file = table(fileName, in: parent) else {
                let added = Self.missing(keys, in: [])
                let path = (parent.isEmpty ? "" : parent + "/") + loaded.source + ".lproj/" + fileName
                let text = TextFile(utf8: MadeTable.text(of: added), path: loaded.project.shownPath(of: origin))
                take(try StringsFile(text), fileName, in: parent, at: path)
                return
            }
            // A table that cannot be read is reported as such; nothing is put in its place.
            guard let document = loaded.table(at: file.path)?.document else { return }
            let added = Self.missing(keys, in: document.entries)
            guard !added.isEmpty else { return }
            loaded.take(made: try MadeTable.adding(added, to: document), at: file.path)
        } catch {
            diagnostics.append(Diagnostic(error))
        }
    }

    /// Takes a table that was made as the source of pseudolocales.
    mutating func take(_ document: any TableDocument, _ fileName: String, in parent: String, at path: String) {
        let language = LanguageFolder(name: loaded.source)
        let file = Project.TableFile(path: path, parent: parent, language: language, fileName: fileName)
        loaded.take(made: document, at: path)
        files[file.identity] = file
        made.append(file)
    }

    /// Reads a table of any language.
    mutating func read(_ file: Project.TableFile) -> (any TableDocument)? {
        loaded.readTable(file)
        return loaded.table(at: file.path)?.document
    }

    /// The places of the project's code that ask for strings; none where no code is to be read.
    mutating func readCode() -> [CodeKey] {
        loaded.readSources(swift: swift)
        return loaded.sources?.keys ?? []
    }

    /// Reads the documents that texts are taken of.
    mutating func readDocuments() { loaded.readSourceInterfaces() }

    /// The keys that a table does not have, each once.
    private static func missing(_ keys: [ExtractedKey], in entries: [TableEntry]) -> [ExtractedKey] {
        var seen = Set(entries.map { Array($0.key.utf8) })
        return keys.filter { seen.insert(Array($0.key.utf8)).inserted }
    }
}
