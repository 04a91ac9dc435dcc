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
        package var bytes: [UInt8]
        /// The number of texts of all pseudolocales in it.
        package var texts: Int
        /// The number of texts that the pseudolocales change.
        package var changed: Int
        /// The localizations of a String Catalog that is changed in place, by pseudolocale; `nil` for a file that is
        /// generated as a whole.
        var localizations: [String: [String: String]]?
        /// The values that were meant.
        var meant = MeantValues()
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
    /// - Throws: ``Failure`` if two files would have one name.
    package func plan() throws(Failure) -> (outputs: [Output], diagnostics: [Diagnostic]) {
        var outputs: [Output] = []
        var diagnostics = project.leftOut.filter(\.isError).map(\.diagnostic)
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
        do throws(SourceError) {
            outputs += try settingsTables()
        } catch {
            diagnostics.append(Diagnostic(error))
        }
        try refuseCollisions(outputs)
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
    package var tables: [Project.TableFile] { project.sourceTables(source) }

    private func make(
        _ pseudolocale: Pseudolocale,
        of document: any TableDocument,
        table: Project.TableFile
    ) throws(SourceError) -> Output {
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
            meant: counter.meant
        )
    }

    /// The plural categories of the language that a pseudolocale pretends to be.
    static func categories(of pseudolocale: Pseudolocale) -> [PluralCategory] {
        LanguagePlurals.categories(ofLanguage: pseudolocale.name.tag).compactMap(PluralCategory.init)
    }

    /// Refuses paths that differ only in case: one file system would take them for one.
    private func refuseCollisions(_ outputs: [Output]) throws(Failure) {
        var seen: [String: String] = [:]
        for output in outputs {
            let folded = output.path.lowercased()
            if let other = seen[folded] {
                throw Failure(
                    "the pseudolocales of '\(output.source)' and '\(other)' would be one file on many systems: '\(output.path)'; "
                        + "rename one of them, or remove the older language folder"
                )
            }
            seen[folded] = output.source
        }
    }
}
