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
        self.init()
        text = Text(file: file)
        guard let root = try YAMLNode.root(of: file) else { return }
        for (name, key, value) in try root.members("overset.yml") {
            switch name {
            case "source": source = LanguageFolder(name: try value.text(name)).tag
            case "pseudolocales":
                var choices: [PseudolocaleChoice] = []
                for element in try value.elements(name) {
                    let choice = try Self.pseudolocale(element)
                    guard !choices.contains(where: { $0.name.lowercased() == choice.name.lowercased() }) else {
                        throw element.error("'\(choice.name)' is named twice; give each pseudolocale a name of its own")
                    }
                    choices.append(choice)
                }
                pseudolocales = choices
            case "devices":
                try readDevices(value)
            case "orientations":
                for element in try value.elements(name) {
                    orientations.append(try element.word("orientation", among: DeviceTraits.Orientation.allCases))
                }
            case "text-sizes":
                for element in try value.elements(name) {
                    let text = try element.text(name)
                    guard let size = TextSizeCategory(rawValue: text) else {
                        throw element.unknown(text, among: TextSizeCategory.allCases.map(\.rawValue), kind: "text size")
                    }
                    textSizes.append(size)
                }
            case "fonts": fonts = try value.texts(name).map { Self.path($0, besides: file.path) }
            case "samples":
                for (specifier, key, sample) in try value.members(name) {
                    guard specifier.hasPrefix("%") || specifier.contains("{") else {
                        throw key.error("a sample stands for a specifier, as in \"%@\": Alexandra")
                    }
                    samples[specifier] = try sample.text(specifier)
                }
            case "keep": kept = try value.filledTexts(name).map(Glob.init)
            case "glossary": glossary = try value.filledTexts(name)
            case "screens": try readScreens(value)
            case "rules": try readRules(value)
            case "ignore":
                for element in try value.elements(name) { suppressions.append(try Suppression(element)) }
            default: throw key.unknown(name, among: Self.memberNames, kind: "member")
            }
        }
    }

    private static func pseudolocale(_ node: YAMLNode) throws(SourceError) -> PseudolocaleChoice {
        guard node.isMapping else {
            let name = try node.text("a pseudolocale")
            guard Pseudolocale.builtIn.contains(where: { $0.name == name }) else {
                throw node.unknown(name, among: Pseudolocale.builtIn.map(\.name), kind: "built-in pseudolocale")
            }
            return PseudolocaleChoice(name: name, location: node.location)
        }
        var choice = PseudolocaleChoice(name: "", location: node.location)
        for (name, key, value) in try node.members("a pseudolocale") {
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
