internal import Pseudolocales
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
        let measurer = try Measuring.measurer(fonts: fonts)
        let builtIn = Pseudolocale.builtIn.first { $0.name == pipeline }
        do throws(PipelineError) {
            self.pipeline = try Pipeline(parsing: builtIn?.pipeline ?? pipeline, reference: measurer)
        } catch {
            throw Failure(error.message)
        }
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
