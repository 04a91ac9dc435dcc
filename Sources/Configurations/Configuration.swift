package import Findings
package import Interfaces
package import SourceText
package import TextMeasurement

/// What `overset.yml` says, checked.
package struct Configuration: Sendable, Hashable {
    /// A pseudolocale: a built-in one, or a pipeline under a name of its own.
    package struct PseudolocaleChoice: Sendable, Hashable {
        package var name: String
        /// The pipeline; `nil` for a built-in pseudolocale.
        package var pipeline: String?
        package var location: SourceLocation?

        package init(name: String, pipeline: String? = nil, location: SourceLocation? = nil) {
            self.name = name
            self.pipeline = pipeline
            self.location = location
        }
    }

    /// A device that screens are laid out for.
    package enum DeviceChoice: Sendable, Hashable {
        /// A name of the device table, and where it is.
        case named(String, SourceLocation)
        case declared(DeclaredDevice)

        package var name: String {
            switch self {
            case .named(let name, _): name
            case .declared(let device): device.name
            }
        }
    }

    /// What a rule is set to.
    package enum RuleSetting: Sendable, Hashable {
        case off
        case severity(Severity)
    }

    /// Findings that are not to be reported, and why.
    package struct Suppression: Sendable, Hashable {
        package var rule: Rule
        package var key: Glob?
        package var file: Glob?
        /// The identifier of an object of an Interface Builder document.
        package var object: Glob?
        package var reason: String
        package var location: SourceLocation
    }

    /// A text of an interface that is made in code.
    package struct ScreenText: Sendable, Hashable {
        package var screen: String
        package var view: String
        /// The name of the table; `nil` for any.
        package var table: String?
        package var key: String
        package var declaration: TextDeclaration
    }

    /// The path of the file; `nil` if there is none.
    package var path: String? { file?.path }
    /// The text of the file; `nil` if there is none.
    package var file: TextFile? { text?.file }
    var text: Text?
    package var source: String?
    /// Where ``source`` is said.
    package var sourceLocation: SourceLocation?
    /// What alone is looked at; empty for everything.
    package var include: [PathPattern] = []
    /// What is not looked at.
    package var exclude: [PathPattern] = []
    package var pseudolocales: [PseudolocaleChoice]?
    package var textSizes: [TextSizeCategory] = []
    package var devices: [DeviceChoice] = []
    /// The orientations that screens are laid out in; empty for the default ones.
    package var orientations: [DeviceTraits.Orientation] = []
    /// Font files, from the folder of the configuration.
    package var fonts: [String] = []
    /// What replaces an argument, by specifier.
    package var samples: [String: String] = [:]
    /// The keys whose values are never transformed.
    package var kept: [Glob] = []
    /// The words that are never transformed.
    package var glossary: [String] = []
    /// The boxes of texts in interfaces that are made in code.
    package var screenTexts: [ScreenText] = []
    /// The interfaces made in code whose views are placed by constraints or stacks.
    package var screens: [DeclaredScreen] = []
    /// Constraints that only a layout of the whole screen can check.
    package var unsolved: [(screen: String, constraint: String, location: SourceLocation)] {
        unsolvedConstraints.map { ($0.screen, $0.text, $0.location) }
    }
    var unsolvedConstraints: [UnsolvedConstraint] = []
    /// What is said about the views of SwiftUI code.
    package var viewHints = ViewHints()
    package var rules: [Rule: RuleSetting] = [:]
    package var ruleOptions = RuleOptions()
    package var suppressions: [Suppression] = []

    package init() {}

    /// The text that was read, which does not count when two configurations are compared.
    struct Text: Sendable, Hashable {
        var file: TextFile

        static func == (left: Self, right: Self) -> Bool { left.file.path == right.file.path }

        func hash(into hasher: inout Hasher) { hasher.combine(file.path) }
    }

    struct UnsolvedConstraint: Sendable, Hashable {
        var screen: String
        var text: String
        var location: SourceLocation
    }

    /// The names of all members, in the order of the documentation.
    static let memberNames = [
        "source", "include", "exclude", "pseudolocales", "devices", "orientations", "text-sizes", "fonts", "samples",
        "keep", "glossary",
        "screens", "swiftui", "rules",
        "ignore",
    ]
}

extension Configuration {
    /// Finds and reads the configuration of a project.
    ///
    /// - Parameters:
    ///   - path: the file that the command line names; else the nearest `overset.yml` upwards from the project.
    ///   - root: the project's folder.
    /// - Returns: the configuration; an empty one if there is no file.
    /// - Throws: ``Failure`` with a place for everything that is not understood.
    package static func load(path: String?, root: String) throws(Failure) -> Configuration {
        guard let found = path ?? nearest(to: root) else { return Configuration() }
        let (configuration, mistakes): (Configuration, [SourceError])
        do throws(SourceError) {
            let file = try TextFile(decoding: try FileAccess.read(found, maximumSize: 1 << 20), path: found)
            (configuration, mistakes) = try read(file)
        } catch {
            throw Failure(error)
        }
        guard mistakes.isEmpty else { throw Failure(mistakes.map(Diagnostic.init)) }
        return configuration
    }

    /// The files of a project that are looked at.
    ///
    /// - Parameter root: the project's folder.
    /// - Returns: the selection in that folder.
    package func selection(of root: String) -> FileSelection {
        FileSelection(root: root, base: path.map(FilePath.folder), include: include, exclude: exclude)
    }

    /// The nearest `overset.yml` in the folder or above it.
    private static func nearest(to root: String) -> String? {
        if FileAccess.kind(of: root + "/overset.yml") == .file {
            return root == "." ? "overset.yml" : root + "/overset.yml"
        }
        var folder = FileAccess.resolvingLinks(root)
        while folder != "/", !folder.isEmpty {
            folder = FilePath.folder(folder)
            let path = (folder == "/" ? "" : folder) + "/overset.yml"
            if FileAccess.kind(of: path) == .file { return path }
        }
        return nil
    }
}
