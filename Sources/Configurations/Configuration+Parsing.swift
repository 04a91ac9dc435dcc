internal import StringTables
internal import Findings
internal import Interfaces
internal import Pseudolocales
package import SourceText
internal import TextMeasurement

extension Configuration {
    /// Reads a configuration.
    ///
    /// - Throws: ``SourceError`` at the first member or value that is not understood.
    package init(_ file: TextFile) throws(SourceError) {
        let (configuration, mistakes) = try Self.read(file)
        if let mistake = mistakes.first { throw mistake }
        self = configuration
    }

    /// Reads a configuration as far as it is understood.
    ///
    /// - Returns: the configuration, and what is not understood, in file order.
    /// - Throws: ``SourceError`` if it is not YAML, or no mapping.
    static func read(_ file: TextFile) throws(SourceError) -> (configuration: Configuration, mistakes: [SourceError]) {
        var configuration = Configuration()
        configuration.text = Text(file: file)
        guard let root = try YAMLNode.root(of: file) else { return (configuration, []) }
        var mistakes: [SourceError] = []
        for (name, key, value) in try root.members("overset.yml") {
            do throws(SourceError) {
                try configuration.read(name, key, value, besides: file.path, &mistakes)
            } catch {
                mistakes.append(error)
            }
        }
        return (configuration, mistakes.sorted { $0.location < $1.location })
    }

    /// Does something with each of several nodes, and goes on after a mistake.
    static func each<Nodes: Sequence>(
        _ nodes: Nodes,
        _ mistakes: inout [SourceError],
        _ body: (Nodes.Element) throws(SourceError) -> Void
    ) {
        each(nodes, &mistakes) { (node, _: inout [SourceError]) throws(SourceError) in try body(node) }
    }

    /// Does something with each of several nodes that may hold several mistakes, and goes on after each of them.
    static func each<Nodes: Sequence>(
        _ nodes: Nodes,
        _ mistakes: inout [SourceError],
        _ body: (Nodes.Element, inout [SourceError]) throws(SourceError) -> Void
    ) {
        for node in nodes {
            do throws(SourceError) { try body(node, &mistakes) } catch { mistakes.append(error) }
        }
    }

    /// Reads one member.
    ///
    /// - Throws: ``SourceError`` if the whole member is not understood; mistakes in one of its parts are collected.
    private mutating func read(
        _ name: String,
        _ key: YAMLNode,
        _ value: YAMLNode,
        besides path: String,
        _ mistakes: inout [SourceError]
    ) throws(SourceError) {
        switch name {
        case "source":
            source = LanguageFolder(name: try value.text(name)).tag
            sourceLocation = value.location
        case "include": include = try Self.patterns(value, name, &mistakes)
        case "exclude": exclude = try Self.patterns(value, name, &mistakes)
        case "pseudolocales":
            var choices: [PseudolocaleChoice] = []
            Self.each(try value.elements(name), &mistakes) {
                (element, mistakes: inout [SourceError]) throws(SourceError) in
                guard let choice = try Self.pseudolocale(element, &mistakes) else { return }
                guard !choices.contains(where: { $0.name.lowercased() == choice.name.lowercased() }) else {
                    throw element.error("'\(choice.name)' is named twice; give each pseudolocale a name of its own")
                }
                choices.append(choice)
            }
            pseudolocales = choices
        case "devices": try readDevices(value, &mistakes)
        case "orientations":
            Self.each(try value.elements(name), &mistakes) { (element) throws(SourceError) in
                orientations.append(try element.word("orientation", among: DeviceTraits.Orientation.allCases))
            }
        case "text-sizes":
            Self.each(try value.elements(name), &mistakes) { (element) throws(SourceError) in
                let text = try element.text(name)
                guard let size = TextSizeCategory(rawValue: text) else {
                    throw element.unknown(text, among: TextSizeCategory.allCases.map(\.rawValue), kind: "text size")
                }
                textSizes.append(size)
            }
        case "fonts": fonts = try value.texts(name).map { Self.path($0, besides: path) }
        case "samples":
            Self.each(try value.members(name), &mistakes) { (member) throws(SourceError) in
                guard member.key.hasPrefix("%") || member.key.contains("{") else {
                    throw member.keyNode.error("a sample stands for a specifier, as in \"%@\": Alexandra")
                }
                samples[member.key] = try member.value.text(member.key)
            }
        case "keep": kept = try value.filledTexts(name).map(Glob.init)
        case "glossary": glossary = try value.filledTexts(name)
        case "screens": try readScreens(value, &mistakes)
        case "swiftui": try readViewHints(value, &mistakes)
        case "rules": try readRules(value, &mistakes)
        case "ignore":
            Self.each(try value.elements(name), &mistakes) {
                (element, mistakes: inout [SourceError]) throws(SourceError) in
                if let suppression = try Suppression(element, &mistakes) { suppressions.append(suppression) }
            }
        default: throw key.unknown(name, among: Self.memberNames, kind: "member")
        }
    }

    /// Reads patterns of paths.
    private static func patterns(
        _ node: YAMLNode,
        _ name: String,
        _ mistakes: inout [SourceError]
    ) throws(SourceError) -> [PathPattern] {
        var patterns: [PathPattern] = []
        each(try node.elements(name), &mistakes) { (element) throws(SourceError) in
            let text = try element.text(name)
            guard let pattern = PathPattern(text), !pattern.isNegated else {
                throw element.error(
                    "'\(name)' takes patterns as in .gitignore, as in Samples/ or **/Demo*; not '\(text)'"
                )
            }
            patterns.append(pattern)
        }
        return patterns
    }

    /// Reads a pseudolocale; `nil` if mistakes were collected.
    private static func pseudolocale(
        _ node: YAMLNode,
        _ mistakes: inout [SourceError]
    ) throws(SourceError) -> PseudolocaleChoice? {
        guard node.isMapping else {
            let name = try node.text("a pseudolocale")
            guard Pseudolocale.builtIn.contains(where: { $0.name == name }) else {
                throw node.unknown(name, among: Pseudolocale.builtIn.map(\.name), kind: "built-in pseudolocale")
            }
            return PseudolocaleChoice(name: name, location: node.location)
        }
        var choice = PseudolocaleChoice(name: "", location: node.location)
        let known = mistakes.count
        each(try node.members("a pseudolocale"), &mistakes) { (member) throws(SourceError) in
            let (name, key, value) = member
            switch name {
            case "name":
                let tag = try value.text(name)
                do throws(PipelineError) {
                    choice.name = try PseudolocaleName(tag).tag
                } catch {
                    throw value.error(error.message)
                }
            case "pipeline": choice.pipeline = try value.text(name)
            default: throw key.unknown(name, among: ["name", "pipeline"], kind: "member of a pseudolocale")
            }
        }
        guard mistakes.count == known else { return nil }
        guard !choice.name.isEmpty, choice.pipeline != nil else {
            throw node.error("a pseudolocale needs a name and a pipeline")
        }
        return choice
    }

    /// A path of the configuration, seen from the working folder.
    private static func path(_ path: String, besides configuration: String) -> String {
        let folder = FilePath.folder(configuration)
        return path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
    }
}
