internal import SourceText
internal import StringTables

/// The files of frameworks and finished bundles in languages that the app around them does not have.
///
/// The system chooses a language among those of the main bundle, and reads every other bundle in that one: a framework that has
/// Arabic is never seen in Arabic in an app that has not, unless the app's property list has `CFBundleAllowMixedLocalizations`.
struct ForeignLanguages: Sendable {
    /// The tables and documents, by path from the project's folder.
    let files: Set<String>

    /// - Parameters:
    ///   - project: the project.
    ///   - built: what its Xcode projects build.
    ///   - source: the language that the app is written in.
    ///   - catalogs: the languages of each String Catalog, by path from the project's folder.
    /// - Complexity: O(*n* · *t*) in the number of files of languages and of targets, and in the size of the property lists.
    init(of project: Project, _ built: BuiltFiles, source: String, catalogs: [(path: String, languages: [String])]) {
        let tables = project.files.map { ($0.path, $0.language) }
        let documents = project.interfaces.compactMap { file in file.language.map { (file.path, $0) } }
        let all = (tables + documents).filter { !$0.1.isBase }
        let ofFrameworks = all.filter { built.isOfFrameworks($0.0) || Self.isInBundle($0.0) }
        guard built.buildApp, !ofFrameworks.isEmpty else {
            files = []
            return
        }
        let frameworkPaths = Set(ofFrameworks.map(\.0))
        // What no target is known to build may well be the app's own.
        var own = Set(
            all.filter { !frameworkPaths.contains($0.0) && !built.isOfSubproject($0.0) }.map { Self.language($0.1.tag) }
        )
        for (path, languages) in catalogs where !built.isOfFrameworks(path) && !Self.isInBundle(path) {
            own.formUnion(languages.map(Self.language))
        }
        for path in project.infoPlists {
            guard let text = Project.text(at: project.path(of: path)) else { continue }
            if text.contains("CFBundleAllowMixedLocalizations") {
                files = []
                return
            }
            if let list = text.firstMatch(of: /<key>CFBundleLocalizations<\/key>\s*<array>([^\0]*?)<\/array>/) {
                let names = list.output.1.matches(of: /<string>([^<]*)<\/string>/).map { String($0.output.1) }
                own.formUnion(names.map { Self.language(LanguageFolder(name: $0).tag) })
            }
        }
        // An app without languages may take them from what it holds in a way of its own, and one that is not translated from
        // its framework; a finished bundle is the work of others.
        guard !own.isEmpty, !built.listSettings.allowMixedLanguages else {
            files = []
            return
        }
        own.insert(Self.language(source))
        let isTranslated = own.count > 1
        files = Set(
            ofFrameworks.filter { path, language in
                (isTranslated || Self.isInBundle(path)) && !own.contains(Self.language(language.tag))
            }.map(\.0)
        )
    }

    /// Whether a file lies in a bundle that was built before, as those of libraries do; Settings reads its own bundle by itself.
    private static func isInBundle(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in
            folder.hasSuffix(".bundle") && folder != "Settings.bundle"
        }
    }

    /// The language of a tag, without a script or region: the system takes the nearest one of a framework.
    private static func language(_ tag: String) -> String {
        let language = tag.prefix { $0 != "-" }.lowercased()
        // Bokmål is often called Norwegian.
        return language == "no" ? "nb" : language
    }
}
