package import Pseudolocales
package import SourceText
package import StringTables
internal import TextMeasurement

/// Writes fake languages beside the source language.
package struct Generation: Sendable {
    /// One file of a fake language.
    package struct Output: Sendable, Hashable {
        /// Where it goes, as it can be opened.
        package var path: String
        /// The path of the table it is made of.
        package var source: String
        package var pseudolocale: String
        package var bytes: [UInt8]
        /// The number of texts in the table.
        package var texts: Int
        /// The number of texts that the fake changes.
        package var changed: Int
    }

    private let project: Project
    private let configuration: Configuration
    private let source: String
    private let pseudolocales: [Pseudolocale]
    /// The folder that mirrors the project's; `nil` to write beside the source language.
    private let output: String?

    package init(
        project: Project,
        configuration: Configuration,
        source: String,
        pseudolocales: [Pseudolocale],
        output: String? = nil
    ) {
        self.project = project
        self.configuration = configuration
        self.source = source
        self.pseudolocales = pseudolocales
        self.output = output
    }

    /// Makes all files of all fakes, without writing one.
    ///
    /// - Returns: the files, by table and then in the order of the pseudolocales; and what could not be read.
    /// - Throws: ``Failure`` if a transform's font cannot be had, or if two files would have one name.
    package func plan() throws(Failure) -> (outputs: [Output], diagnostics: [Diagnostic]) {
        var outputs: [Output] = []
        var diagnostics: [Diagnostic] = []
        for table in project.sourceTables(source) {
            do throws(SourceError) {
                let document = try TableOpening.open(project.path(of: table.path))
                for pseudolocale in pseudolocales {
                    outputs.append(try make(pseudolocale, of: document, table: table))
                }
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
        try refuseCollisions(outputs)
        return (outputs, diagnostics)
    }

    /// Where a fake of a table goes.
    package func path(of table: Project.TableFile, in pseudolocale: Pseudolocale) -> String {
        let folder = (table.parent.isEmpty ? "" : table.parent + "/") + pseudolocale.name.tag + ".lproj"
        let relative = folder + "/" + table.fileName
        guard let output else { return project.path(of: relative) }
        return output == "." ? relative : output + "/" + relative
    }

    /// The fakes, in the order in which they were asked for.
    package var pseudolocaleList: [Pseudolocale] { pseudolocales }

    /// The table that a file is made of, as it can be opened.
    func sourcePath(of output: Output) -> String { project.path(of: output.source) }

    /// The tables that have fakes, in the order of their paths.
    package var tables: [Project.TableFile] { project.sourceTables(source) }

    private func make(
        _ pseudolocale: Pseudolocale,
        of document: any TableDocument,
        table: Project.TableFile
    ) throws(SourceError) -> Output {
        let terms = ProtectedTerms(configuration.glossary)
        let rules = TransformableText(kept: configuration.kept, table: table.table)
        var changed = 0
        let text = try document.replacingValues { (entry) throws(SourceError) -> String? in
            guard rules.reasonToKeep(entry) == nil else { return nil }
            do throws(MeasurementError) {
                let value = try pseudolocale.pipeline.apply(to: entry.value, key: entry.key, terms: terms)
                if !value.utf8.elementsEqual(entry.value.utf8) { changed += 1 }
                return value
            } catch {
                throw SourceError(location: document.file.location(at: entry.valueOffset), message: error.message)
            }
        }
        return Output(
            path: path(of: table, in: pseudolocale),
            source: table.path,
            pseudolocale: pseudolocale.name.tag,
            bytes: TextFile(utf8: text, like: document.file).bytes,
            texts: document.entries.count,
            changed: changed
        )
    }

    /// Refuses paths that differ only in case or normalization: one file system would take them for one.
    private func refuseCollisions(_ outputs: [Output]) throws(Failure) {
        var seen: [String: String] = [:]
        for output in outputs {
            let folded = output.path.lowercased()
            if let other = seen[folded] {
                throw Failure("'\(output.path)' and '\(other)' are one file on many systems; rename a pseudolocale")
            }
            seen[folded] = output.path
        }
    }
}

/// Opens string tables.
package enum TableOpening {
    /// The extensions of the files that are read.
    package static let extensions: Set<String> = ["strings"]

    /// Reads a table.
    ///
    /// - Throws: ``SourceError`` if it cannot be read or understood.
    package static func open(_ path: String) throws(SourceError) -> any TableDocument {
        try StringsFile(TextFile(decoding: try FileAccess.read(path), path: path))
    }
}
