package import Configurations
package import Projects
package import Pseudolocales
package import SourceText
internal import StringTables
internal import TextMeasurement
internal import TextShaping

/// Writes pseudolocales beside the source language.
package struct Generation: Sendable {
    /// One file with pseudolocale texts.
    package struct Output: Sendable, Hashable {
        /// Where it goes, as it can be opened.
        package var path: String
        /// The path of the file it is made of.
        package var source: String
        /// The pseudolocales in it, by name.
        package var pseudolocales: [String]
        /// The file's bytes; none if it is made piece by piece while it is written.
        package var bytes: [UInt8]
        /// The number of texts of all pseudolocales in it.
        package var texts: Int
        private var changedTexts: Int
        /// The localizations of a String Catalog that is changed in place, by pseudolocale; `nil` for a file that is
        /// generated as a whole.
        var localizations: [String: [[UInt8]: String]]?
        /// The positions of the source's entries that stay as they are, with the reason.
        package var kept: [Int: TransformableText.Reason] = [:]
        private var refusedTexts: [Diagnostic] = []
        /// The values that were meant.
        var meant = MeantValues()
        /// What makes the file piece by piece; `nil` if ``bytes`` are the file.
        var stream: StringsStream?

        /// The number of texts that the pseudolocales change; of a file that is made piece by piece, 0 before it is made.
        package var changed: Int { stream?.result?.changed ?? changedTexts }

        /// The texts that stay as they are because their pseudolocale would not keep what must stay; of a file that is
        /// made piece by piece, none before it is made.
        package var refused: [Diagnostic] { stream?.result?.refused ?? refusedTexts }

        init(
            path: String,
            source: String,
            pseudolocales: [String],
            bytes: [UInt8],
            texts: Int,
            changed: Int,
            localizations: [String: [[UInt8]: String]]? = nil,
            kept: [Int: TransformableText.Reason] = [:],
            refused: [Diagnostic] = [],
            meant: MeantValues = MeantValues(),
            stream: StringsStream? = nil
        ) {
            self.path = path
            self.source = source
            self.pseudolocales = pseudolocales
            self.bytes = bytes
            self.texts = texts
            changedTexts = changed
            self.localizations = localizations
            self.kept = kept
            refusedTexts = refused
            self.meant = meant
            self.stream = stream
        }
    }

    let loaded: LoadedProject
    let configuration: Configuration
    /// The pseudolocales, in the order in which they were asked for.
    package let pseudolocales: [Pseudolocale]
    /// The folder that mirrors the project's; `nil` to write beside the source language.
    let output: String?
    /// What earlier runs wrote.
    let manifest: GenerationManifest
    /// Whether what others made or edited is overwritten and removed as well.
    let isForced: Bool
    /// The tables of the source language that were made in memory.
    var made: [Project.TableFile] = []
    /// What was found out when they were made.
    var completion: [Diagnostic] = []
    /// How many strings shown are in no table, by the reason.
    var unreached: [UnreachedReason: Int] = [:]
    /// The keys that the app's property lists look up in `InfoPlist.strings` by their text.
    var infoTexts: Set<String> = []
    /// How large a String Catalog may become, in bytes.
    package var maximumCatalogSize = FileAccess.maximumSize
    /// Where the list of what was written lies; `nil` for the folder that is written to.
    var manifestPlace: String?

    package init(
        project: LoadedProject,
        configuration: Configuration,
        pseudolocales: [Pseudolocale],
        output: String? = nil,
        manifest: GenerationManifest = GenerationManifest(),
        isForced: Bool = false
    ) {
        loaded = project
        self.manifest = manifest
        self.isForced = isForced
        self.configuration = configuration
        self.pseudolocales = pseudolocales
        self.output = output
    }

    var project: Project { loaded.project }

    var source: String { loaded.source }

    /// The files and folders that were found and left out.
    package var leftOut: [UnreadItem] { project.leftOut.filter { !$0.isError } }

    /// Makes all files of all pseudolocales, without writing one.
    ///
    /// - Returns: the files, by source and then in the order of the pseudolocales; and what could not be read.
    ///   Of two files that would be one, the second is left out.
    package func plan() throws(Failure) -> (outputs: [Output], diagnostics: [Diagnostic]) {
        var outputs: [Output] = []
        var diagnostics = project.leftOut.filter(\.isError).map(\.diagnostic) + completion
        let (tables, collisions) = distinctTables
        diagnostics += collisions
        for table in tables {
            do throws(SourceError) {
                guard let document = try loaded.result(at: table.path)?.get().document else { continue }
                diagnostics += StaleKeys(project: loaded).diagnostics(of: document, table: table)
                diagnostics += GenerationWarnings.diagnostics(of: document)
                for pseudolocale in pseudolocales {
                    outputs.append(try make(pseudolocale, of: document, table: table))
                }
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
        for path in project.documents {
            do throws(SourceError) {
                guard let document = try loaded.result(at: path)?.get().document else { continue }
                let made = try make(of: document, path: path)
                outputs += made.outputs
                diagnostics += made.diagnostics
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
        return (outputs, diagnostics)
    }

    /// Where a pseudolocale of a table goes.
    package func path(of table: Project.TableFile, in pseudolocale: Pseudolocale) -> String {
        let folder = (table.parent.isEmpty ? "" : table.parent + "/") + pseudolocale.name.tag + ".lproj"
        return mirrored(folder + "/" + table.fileName)
    }

    /// A path of the project, in the output folder if there is one.
    func mirrored(_ relative: String) -> String {
        guard let output else { return project.path(of: relative) }
        return output == "." ? relative : output + "/" + relative
    }

    /// The tables that have pseudolocales, in the order of their paths.
    package var tables: [Project.TableFile] {
        (project.sourceTables(source) + made).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The tables whose pseudolocales have places of their own, and warnings for the others.
    ///
    /// `en` and `English` are one language, and names that differ only in case are one file on many systems. The folder
    /// that is named as people write it today comes first, then the one that all languages share.
    private var distinctTables: ([Project.TableFile], [Diagnostic]) {
        func rank(_ table: Project.TableFile) -> Int {
            table.language.name == source ? 0 : table.language.isBase ? 2 : 1
        }
        var taken: [String: Project.TableFile] = [:]
        var diagnostics: [Diagnostic] = []
        let ordered = tables.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        for (_, table) in ordered {
            let place = (table.parent + "/" + table.fileName).lowercased()
            guard let other = taken[place] else {
                taken[place] = table
                continue
            }
            diagnostics.append(
                Diagnostic(
                    severity: .warning,
                    location: SourceLocation(path: project.shownPath(of: table.path), line: 1, column: 1),
                    message: "its pseudolocales would be one file with those of '\(other.path)', which are written; "
                        + "rename one of them, or remove the older language folder"
                )
            )
        }
        let kept = Set(taken.values.map(\.path))
        return (tables.filter { kept.contains($0.path) }, diagnostics)
    }

    private func make(
        _ pseudolocale: Pseudolocale,
        of document: any TableDocument,
        table: Project.TableFile
    ) throws(SourceError) -> Output {
        if let stream = stream(of: document, table: table, pseudolocale) {
            return Output(
                path: path(of: table, in: pseudolocale),
                source: table.path,
                pseudolocales: [pseudolocale.name.tag],
                bytes: [],
                texts: document.entryCount,
                changed: 0,
                stream: stream
            )
        }
        var counter = PseudolocaleTexts(self, document, table: table.table)
        let text: [UInt8]
        if let rules = document as? StringsdictFile {
            text = try rules.replacingValues(completing: Self.categories(of: pseudolocale)) {
                (entry) throws(SourceError) in try counter.text(of: entry, in: pseudolocale)
            }
        } else {
            text = try document.replacingValues { (entry) throws(SourceError) in
                try counter.text(of: entry, in: pseudolocale)
            }
        }
        return Output(
            path: path(of: table, in: pseudolocale),
            source: table.path,
            pseudolocales: [pseudolocale.name.tag],
            bytes: try document.bytes(ofText: text),
            texts: counter.texts,
            changed: counter.changed,
            kept: counter.kept,
            refused: counter.refused,
            meant: counter.meant
        )
    }

    /// The plural categories of the language that a pseudolocale pretends to be.
    static func categories(of pseudolocale: Pseudolocale) -> [PluralCategory] {
        LanguagePlurals.categories(ofLanguage: pseudolocale.name.tag).compactMap(PluralCategory.init)
    }
}
