package import Pseudolocales
package import SourceText
package import TextMeasurement

extension Configuration {
    /// Makes the pseudolocales that a job works with.
    ///
    /// - Parameters:
    ///   - names: the names that were asked for; empty for those of the configuration, else the standard ones.
    ///   - standard: the names that are taken where nothing is asked for.
    ///   - reference: what `forecast` measures with.
    /// - Returns: the pseudolocales, each once.
    /// - Throws: ``Failure`` with a place, if there is one, for a name or pipeline that is not understood.
    package func makePseudolocales(
        named names: [String],
        standard: [String],
        reference: any ReferenceMeasurer
    ) throws(Failure) -> [Pseudolocale] {
        var choices = pseudolocales ?? standard.map { PseudolocaleChoice(name: $0) }
        if !names.isEmpty {
            let known = choices
            choices = names.map { name in known.first { $0.name == name } ?? PseudolocaleChoice(name: name) }
        }
        var made: [Pseudolocale] = []
        for choice in choices where !made.contains(where: { $0.name.tag == choice.name }) {
            do throws(PipelineError) {
                guard let pipeline = choice.pipeline else {
                    made.append(try Pseudolocale(builtIn: choice.name, reference: reference))
                    continue
                }
                made.append(
                    Pseudolocale(
                        name: try PseudolocaleName(choice.name),
                        pipeline: try Pipeline(parsing: pipeline, reference: reference)
                    )
                )
            } catch {
                throw Failure([Diagnostic(severity: .error, location: choice.location, message: error.message)])
            }
        }
        return made
    }
}
