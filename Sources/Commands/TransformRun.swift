internal import Projects
internal import Pseudolocales
package import SourceText
internal import TextMeasurement

/// The job of `overset transform`.
package struct TransformRun: Sendable {
    private let pipeline: Pipeline
    private let key: String

    /// Reads a pipeline, or the name of a built-in pseudolocale.
    ///
    /// - Throws: ``Failure`` if it is not understood or a font that it needs cannot be had.
    package init(pipeline: String, fonts: [String], key: String) throws(Failure) {
        self.key = key
        let measurer = try MeasurerFactory.measurer(fonts: fonts)
        let builtIn = Pseudolocale.builtIn.first { $0.name == pipeline }
        do throws(PipelineError) {
            self.pipeline = try Pipeline(parsing: builtIn?.pipeline ?? pipeline, reference: measurer)
        } catch {
            throw Failure(error.message)
        }
        guard !key.isEmpty || !self.pipeline.transforms.contains(where: { $0.spelling == "key" }) else {
            throw Failure("the transform 'key' shows the key of a text; give it, as in --key ADD_PHOTO_TITLE")
        }
    }

    /// A text after the pipeline, as a line for a console.
    ///
    /// On a terminal control characters are made visible: a text of a table must not steer it.
    package func line(of text: String, for console: Console) throws(Failure) -> String {
        let result = try apply(to: text)
        return (console.isTerminal ? VisibleText.escapingControls(result) : result) + "\n"
    }

    /// A text after the pipeline.
    package func apply(to text: String) throws(Failure) -> String {
        do throws(MeasurementError) {
            return try pipeline.apply(to: text, key: key)
        } catch {
            throw Failure(error.message)
        }
    }
}
