internal import Pseudolocales
internal import SourceText
internal import TextMeasurement

/// The fake languages that a command works with.
enum Fakes {
    /// Makes the fakes that were asked for.
    ///
    /// - Parameters:
    ///   - names: names of the command line; empty for those of the configuration, else the standard ones.
    ///   - configuration: where pipelines are defined.
    ///   - standard: the names that are taken where nothing is asked for.
    ///   - reference: what `forecast` measures with.
    /// - Returns: the fakes, each once.
    /// - Throws: ``Failure`` with a place, if there is one, for a name or pipeline that is not understood.
    static func make(
        _ names: [String],
        configuration: Configuration,
        standard: [String],
        reference: any ReferenceMeasurer
    ) throws(Failure) -> [Pseudolocale] {
        var choices = configuration.pseudolocales ?? standard.map { Configuration.PseudolocaleChoice(name: $0) }
        if !names.isEmpty {
            let known = choices
            choices = names.map { name in
                known.first { $0.name == name } ?? Configuration.PseudolocaleChoice(name: name)
            }
        }
        var fakes: [Pseudolocale] = []
        for choice in choices where !fakes.contains(where: { $0.name.tag == choice.name }) {
            do throws(PipelineError) {
                guard let pipeline = choice.pipeline else {
                    fakes.append(try Pseudolocale(builtIn: choice.name, reference: reference))
                    continue
                }
                fakes.append(
                    Pseudolocale(
                        name: try PseudolocaleName(choice.name),
                        pipeline: try Pipeline(parsing: pipeline, reference: reference)
                    )
                )
            } catch {
                throw Failure([Diagnostic(severity: .error, location: choice.location, message: error.message)])
            }
        }
        return fakes
    }
}
