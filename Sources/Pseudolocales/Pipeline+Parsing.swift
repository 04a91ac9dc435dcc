internal import SourceText
package import TextMeasurement

/// Why a pipeline cannot be understood.
package struct PipelineError: Error, Sendable, Hashable {
    /// A lower-case phrase without a full stop that says what to do.
    package var message: String

    package init(message: String) { self.message = message }
}

extension Pipeline {
    /// The names that a pipeline may hold, with the form of their parameters, then the presets.
    package static let transformNames =
        [
            "accents", "bidi", "bidi=isolates", "bidi=marks", "bidi=override", "blank", "brackets", "brackets=STYLE",
            "cjk", "dots", "double", "emoji", "expand=N%", "expand=android", "expand=google", "expand=ibm",
            "expand=unity", "forecast=pNN", "hash", "key", "long-words", "long-words=FACTOR", "mirror", "pad=N%",
            "tall",
        ] + Preset.all.map(\.name)

    /// Reads a pipeline such as `accents,forecast=p90,brackets` or `accents,expand(40%)`.
    ///
    /// - Parameters:
    ///   - text: names with parameters behind `=` or in parentheses, separated by commas.
    ///   - reference: what `forecast` measures with.
    /// - Throws: ``PipelineError`` for an unknown name or a parameter out of range, and where the reference font that a
    ///   transform needs cannot be had.
    package init(parsing text: String, reference: any ReferenceMeasurer) throws(PipelineError) {
        var transforms: [any Transform] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let step = try Self.split(part)
            transforms.append(try Self.transform(step.name, step.parameter, reference: reference))
        }
        self.init(transforms)
    }

    /// Cuts `name=parameter` or `name(parameter)`.
    private static func split(_ part: Substring) throws(PipelineError) -> (name: String, parameter: String?) {
        func trimmed(_ text: Substring) -> String {
            var text = text
            while text.first == " " { text = text.dropFirst() }
            while text.last == " " { text = text.dropLast() }
            return String(text)
        }
        let step = trimmed(part)
        guard !step.isEmpty else { throw PipelineError(message: "there is no transform between two commas") }
        guard let mark = step.firstIndex(where: { $0 == "=" || $0 == "(" }) else { return (step, nil) }
        var parameter = step[step.index(after: mark)...]
        if step[mark] == "(" {
            guard parameter.last == ")" else {
                throw PipelineError(message: "'\(step)' has no closing parenthesis")
            }
            parameter = parameter.dropLast()
        }
        return (trimmed(step[..<mark]), trimmed(parameter))
    }

    private static func transform(
        _ name: String,
        _ parameter: String?,
        reference: any ReferenceMeasurer
    ) throws(PipelineError) -> any Transform {
        func refused(_ expected: String) -> PipelineError {
            PipelineError(message: "'\(name)' takes \(expected), not '\(parameter ?? "nothing")'")
        }
        if let transform = plain(name) {
            guard parameter == nil else { throw refused("no parameter") }
            return transform
        }
        switch name {
        case "expand":
            if let transform = Self.percent(parameter).flatMap(Expansion.init(percent:)) { return transform }
            if let peer = parameter.flatMap(PeerExpansion.Peer.init(rawValue:)) { return PeerExpansion(peer) }
            let peers = PeerExpansion.Peer.allCases.map(\.rawValue)
            let suggestion = parameter.flatMap { Suggestion.of($0, among: peers) }
            let isWord = parameter?.contains(where: \.isLetter) == true
            let hint = isWord ? suggestion.map { "; did you mean 'expand=\($0)'?" } ?? "" : ""
            throw PipelineError(
                message: refused(
                    "a growth of 1% to 1000%, as in expand=40%, or one of \(peers.joined(separator: " "))"
                ).message + hint
            )
        case "pad":
            guard let transform = Self.percent(parameter).flatMap(Padding.init(percent:)) else {
                throw refused("a growth of 1% to 1000%, as in pad=40%")
            }
            return transform
        case "brackets":
            guard let style = Brackets.Style(rawValue: parameter ?? Brackets.Style.square.rawValue) else {
                throw refused("one of \(Brackets.Style.allCases.map(\.rawValue).joined(separator: " "))")
            }
            return Brackets(style: style)
        case "bidi":
            guard let style = Bidi.Style(rawValue: parameter ?? Bidi.Style.marks.rawValue) else {
                throw refused("one of \(Bidi.Style.allCases.map(\.rawValue).joined(separator: " "))")
            }
            return Bidi(style: style)
        case "long-words":
            let factor = parameter.map { Double($0) } ?? LongWords.standard
            guard let factor, let transform = LongWords(factor: factor) else {
                throw refused("a factor of 1 to 10, as in long-words=2.2")
            }
            return transform
        case "forecast":
            guard let parameter, parameter.hasPrefix("p"), let percent = Int(parameter.dropFirst()) else {
                throw refused("a share of p50 to p99, as in forecast=p90")
            }
            return try forecast(percent, reference: reference)
        default: throw unknown(name)
        }
    }

    /// The transforms without parameters, and the presets.
    private static func plain(_ name: String) -> (any Transform)? {
        switch name {
        case "accents": Accents()
        case "blank": Blank()
        case "cjk": Ideographs()
        case "dots": Dots()
        case "double": Doubling()
        case "emoji": Emoji()
        case "hash": KeyHash()
        case "key": ShownKey()
        case "mirror": Mirror()
        case "tall": Tall()
        default: Preset.named(name)
        }
    }

    /// The number of `40%` or `40`.
    private static func percent(_ parameter: String?) -> Int? {
        guard let parameter else { return nil }
        return Int(parameter.hasSuffix("%") ? parameter.dropLast() : parameter[...])
    }

    private static func forecast(
        _ percent: Int,
        reference: any ReferenceMeasurer
    ) throws(PipelineError) -> any Transform {
        do {
            guard let transform = try Forecast(percent: percent, reference: reference) else {
                throw PipelineError(message: "'forecast' takes a share of p50 to p99, not 'p\(percent)'")
            }
            return transform
        } catch let error as MeasurementError {
            throw PipelineError(message: error.message)
        } catch let error as PipelineError {
            throw error
        } catch {
            throw PipelineError(message: "\(error)")
        }
    }

    private static func unknown(_ name: String) -> PipelineError {
        let names = Set(transformNames.map { String($0.prefix { $0 != "=" }) }).sorted()
        let suggestion = Suggestion.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return PipelineError(
            message: "there is no transform '\(name)'\(suggestion) (known: \(names.joined(separator: ", ")))"
        )
    }
}
