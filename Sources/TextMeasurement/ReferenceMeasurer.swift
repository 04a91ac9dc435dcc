/// The measurer of `forecast`: the font that the expansion model was fitted in.
package protocol ReferenceMeasurer: Sendable {
    /// The advance of `text`, set in one line of Inter Regular without tracking, in em.
    ///
    /// - Throws: ``MeasurementError/missingStandIn(family:installCommand:)`` if Inter is not installed.
    /// - Complexity: O(*n*) in the length of the text; words seen before are not shaped again.
    func referenceAdvance(of text: String) throws(MeasurementError) -> Double
}
