internal import Configurations
internal import Projects
internal import Pseudolocales
package import SourceText
internal import StringTables
internal import TextMeasurement
internal import TextShaping

/// The job of `overset restore`.
package struct RestoreRun: Sendable {
    private let files: [String]
    private let configuration: String?
    private let pipeline: String?
    private let isInPlace: Bool

    package init(files: [String], configuration: String?, pipeline: String?, isInPlace: Bool) {
        self.files = files
        self.configuration = configuration
        self.pipeline = pipeline
        self.isInPlace = isInPlace
    }

    /// Restores all files, or none that cannot be restored exactly.
    package func run(_ console: Console) throws(Failure) -> ExitStatus {
        let measurer = try MeasurerFactory.measurer(fonts: [])
        var errors: [Diagnostic] = []
        var restored: [(path: String, bytes: [UInt8])] = []
        for path in files {
            do throws(SourceError) {
                let folder = FilePath.folder(path)
                let configuration = try load(folder)
                let pipeline = try pipeline(for: folder, configuration, path, measurer)
                restored.append((path, try restore(path, pipeline, configuration)))
            } catch {
                errors.append(Diagnostic(error))
            }
        }
        if !errors.isEmpty { throw Failure(errors) }
        for (path, bytes) in restored {
            guard isInPlace else {
                console.write(bytes)
                continue
            }
            do throws(SourceError) { try FileAccess.write(bytes, to: path) } catch { throw Failure(error) }
            console.note("restored \(VisibleText.escaping(path))")
        }
        return .clean
    }

    private func load(_ folder: String) throws(SourceError) -> Configuration {
        do throws(Failure) {
            return try Configuration.load(path: configuration, root: folder)
        } catch {
            let first = error.diagnostics.first
            let place = first?.location ?? SourceLocation(path: folder, line: 1, column: 1)
            throw SourceError(location: place, message: first?.message ?? "the configuration cannot be read")
        }
    }

    private func pipeline(
        for folder: String,
        _ configuration: Configuration,
        _ path: String,
        _ measurer: ShapingMeasurer
    ) throws(SourceError) -> Pipeline {
        let name = folder.split(separator: "/").last.map { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : "" } ?? ""
        let own = configuration.pseudolocales?.first { $0.name == name }?.pipeline
        let place = SourceLocation(path: path, line: 1, column: 1)
        guard let spelling = pipeline ?? own ?? Pseudolocale.builtIn.first(where: { $0.name == name })?.pipeline else {
            throw SourceError(location: place, message: "the pipeline that made this is not known; give --pipeline")
        }
        do throws(PipelineError) {
            let pipeline = try Pipeline(parsing: spelling, reference: measurer)
            guard pipeline.isInvertible else {
                let lossy = pipeline.transforms.first { !$0.isInvertible }?.spelling ?? spelling
                throw PipelineError(message: "'\(lossy)' cannot be undone exactly; generate again from the source")
            }
            return pipeline
        } catch {
            throw SourceError(location: place, message: error.message)
        }
    }

    private func restore(
        _ path: String,
        _ pipeline: Pipeline,
        _ configuration: Configuration
    ) throws(SourceError) -> [UInt8] {
        let document = try TableLoader.open(path)
        guard !TableLoader.isDocument(path) else {
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message:
                    "this file holds the source language as well; take pseudolocales out with overset generate --remove"
            )
        }
        let terms = ProtectedTerms(configuration.glossary)
        let rules = TransformableText(kept: configuration.kept, table: FilePath.tableName(of: path), of: document)
        let text = try document.replacingValues { (entry) throws(SourceError) -> String? in
            guard rules.reasonToKeep(entry) == nil else { return nil }
            do throws(MeasurementError) {
                if let source = try pipeline.restore(entry.value, key: entry.key, terms: terms) { return source }
            } catch {
                throw SourceError(location: document.file.location(at: entry.valueOffset), message: error.message)
            }
            throw SourceError(
                location: document.file.location(at: entry.valueOffset),
                message: "'\(pipeline.spelling)' did not make this string; it was edited, or made by another pipeline"
            )
        }
        return try document.bytes(ofText: text)
    }
}
