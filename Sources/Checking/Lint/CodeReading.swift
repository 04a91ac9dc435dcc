internal import CodeFacts
internal import CodeStrings
internal import Findings
internal import Interfaces
internal import OutletTexts
internal import Projects
internal import SourceCode
internal import SourceText
internal import XcodeProjects

/// The code of a project for rules, and what its comments ignore.
struct CodeReading {
    let code: AppCode
    /// The objects of documents whose texts nobody sees.
    let unseen: UnseenObjects
    /// The findings about directives that are not understood.
    private(set) var directiveFindings: [Finding] = []
    /// What could not be told because code is not here.
    private(set) var unchecked: [CheckReport.Unchecked] = []
    private var ignored: [Ignored] = []

    /// A rule that a comment ignores on a line of code.
    private struct Ignored {
        var rules: IgnoredRules
        /// The file as people are shown it.
        var path: String
        /// The line that it is about, from 1.
        var line: Int
        /// Where it is said.
        var location: SourceLocation
    }

    /// - Parameters:
    ///   - loaded: the project.
    ///   - sources: its code.
    ///   - shown: what nobody sees of it.
    ///   - join: what code does with the objects of documents; `nil` if that is not known yet.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ loaded: LoadedProject, _ sources: LoadedSources, _ shown: ShownParts, _ join: OutletJoin?) {
        let project = loaded.project
        let files = sources.types.files
        let documents = CodeDocuments(loaded, shown.unmade)
        let mentioned = sources.mentioned.union(sources.libraryKeys).union(documents.texts)
        let pods = project.pods()
        let absent = project.absentAccessors()
        unchecked = absent.map { accessors in
            let tables = accessors.tables.sorted().joined(separator: ", ")
            return CheckReport.Unchecked(
                location: accessors.location,
                subject: accessors.output,
                reason:
                    "SwiftGen makes it in each build, and it is not here: which strings of \(tables) the app uses is not known"
            )
        }
        let tables = Set(project.files.map(\.table))
        // One of the same name is there in another format, or in another folder.
        let missing = loaded.built.absentCatalogs.filter { !tables.contains($0.name) }
            .filter { table in !project.documents.contains { FilePath.name(of: $0) == table.name + ".xcstrings" } }
        unchecked += missing.map { table in
            CheckReport.Unchecked(
                location: SourceLocation(path: project.shownPath(of: table.project), line: 1, column: 1),
                subject: table.name + ".xcstrings",
                reason: "the Xcode project builds it, and it is not here: which strings are localized is not known"
            )
        }
        let assets = ImageSets(below: project.root, selection: project.selection)
        code = AppCode(
            CodeFacts(
                sources.types,
                keys: sources.keys,
                unseenFiles: CodeDocuments.unseenFiles(of: loaded, files),
                quoted: sources.mentioned.union(sources.nibNames),
                documents: documents.all,
                systems: CodeDocuments.oldestSystems(loaded),
                unreached: shown.code
            ),
            keys: sources.keys,
            names: Self.names(of: project),
            mentioned: mentioned,
            localizedImages: assets.localized,
            assetNames: assets.names,
            unseenPackages: Self.unseen(loaded.built.ownPackageProducts.sorted(), in: files)
                + Self.absent(pods.collected, in: files),
            absentLibraries: Self.absent(pods.all, in: files),
            absentTables: Set(missing.lazy.filter(\.isTranslated).map(\.name)),
            unseenAccessors: absent.reduce(into: []) { $0.formUnion($1.tables) },
            looseKeys: LooseTables.keys(below: project.root, selection: project.selection),
            targetNames: loaded.built.targetsByProject.reduce(into: []) { $0.formUnion($1.map(\.name)) },
            hasMenuBar: !project.isAgent(activates: Self.activates(files)),
            shownPath: project.shownPath
        )
        let outlets =
            loaded.hasTextsOfDocuments
            ? join ?? loaded.shownOutlets(sources.compiledTypes, keys: sources.keys, shown) : nil
        unseen = UnseenObjects(in: loaded, shown.unmade, code.facts.hiddenViews, outlets)
        for file in files {
            readDirectives(of: file.code, path: file.path, shownPath: project.shownPath(of: file.path))
        }
    }

    /// The products that code imports and whose source is in no folder of their name.
    private static func unseen(_ products: [String], in files: [TypeIndex.File]) -> [String] {
        products.filter { product in
            !files.contains { $0.path.split(separator: "/").dropLast().contains(Substring(product)) }
                && files.contains { file in
                    file.code.root.children.contains { $0.kind == .importedModule && $0.name == product }
                }
        }
    }

    /// The libraries whose source is in no folder of their name.
    private static func absent(_ libraries: [String], in files: [TypeIndex.File]) -> [String] {
        guard !libraries.isEmpty else { return [] }
        let folders = files.reduce(into: Set<Substring>()) { $0.formUnion($1.path.split(separator: "/").dropLast()) }
        return libraries.filter { !folders.contains(Substring($0)) }
    }

    /// Whether code makes an app a regular one, with a place in the Dock and a menu bar.
    private static func activates(_ files: [TypeIndex.File]) -> Bool {
        files.contains { file in
            file.code.root.descendants.contains { node in
                (node.kind == .member || node.kind == .reference)
                    && (node.isNamed("NSApplicationActivationPolicyRegular") || node.isNamed("TransformProcessType"))
                    || node.kind == .call && node.firstChild?.isNamed("setActivationPolicy") == true
                        && node.arguments.contains { $0.firstChild?.isNamed("regular") ?? false }
                    || node.kind == .call && node.firstChild?.isNamed("setActivationPolicy") == true
                        && node.arguments.contains { $0.firstChild?.kind != .member }
            }
        }
    }

    /// The names of the app, those of several words without what joins them, and the words of the product's name.
    private static func names(of project: Project) -> Set<String> {
        let shown = project.displayNames.map { $0.filter { $0.isLetter || $0.isNumber } }
        return project.productNames.reduce(into: Set(shown)) { names, name in
            names.insert(name)
            names.formUnion(name.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 3 })
        }
    }

    // MARK: Directives

    private mutating func readDirectives(of file: SourceCode, path: String, shownPath: String) {
        let utf8 = file.file.utf8
        let mark = Array(Directive.mark.utf8)
        guard let first = mark.first, utf8.contains(first), Self.contains(mark, in: utf8) else { return }
        let lines = LineTable(utf8)
        var pending: [(IgnoredRules, SourceLocation)] = []
        for line in 1...lines.position(at: utf8.count, in: utf8).line {
            let bytes = lines.bytes(ofLine: line, in: utf8)
            let text = bytes.drop { $0 == 0x20 || $0 == 0x09 }
            guard !text.isEmpty else { continue }
            let isComment = text.starts(with: "//".utf8) || text.starts(with: "/*".utf8)
            if let comment = Self.comment(in: bytes) {
                let written = String(decoding: bytes[comment...], as: UTF8.self)
                let words = written.split(separator: "*/", maxSplits: 1).first.map(String.init) ?? ""
                let column = String(decoding: bytes[..<comment], as: UTF8.self).unicodeScalars.count + 1
                let location = SourceLocation(path: shownPath, line: line, column: column)
                do throws(Directive.SyntaxError) {
                    if let rules = try CodeDirective.read(words, rules: Rule.names)?.ignored, rules != .none {
                        pending.append((rules, location))
                    }
                } catch {
                    var place = location
                    place.column +=
                        String(decoding: words.utf8.prefix(error.offset), as: UTF8.self).unicodeScalars.count
                    let diagnostic = Diagnostic(severity: .error, location: place, message: error.message)
                    let context = FileContext(.directives([diagnostic]), path: path, shownPath: shownPath)
                    directiveFindings += context.findings
                }
            }
            guard !isComment else { continue }
            ignored += pending.map { Ignored(rules: $0.0, path: shownPath, line: line, location: $0.1) }
            pending = []
        }
    }

    private static func contains(_ mark: [UInt8], in utf8: [UInt8]) -> Bool {
        var position = utf8.startIndex
        while let found = utf8[position...].firstIndex(of: mark[0]) {
            if utf8[found...].starts(with: mark) { return true }
            position = found + 1
        }
        return false
    }

    /// Where the text of a comment with a directive begins on a line.
    private static func comment(in line: ArraySlice<UInt8>) -> Int? {
        var index = line.startIndex
        while index + 1 < line.endIndex {
            if line[index] == UInt8(ascii: "/"),
                line[index + 1] == UInt8(ascii: "/") || line[index + 1] == UInt8(ascii: "*")
            {
                let start = index + 2
                return contains(Array(Directive.mark.utf8), in: Array(line[start...])) ? start : nil
            }
            index += 1
        }
        return nil
    }

    /// Leaves out what comments ignore.
    ///
    /// - Returns: what is left, and the comments that name a rule which finds nothing there.
    func applyingDirectives(
        to findings: [Finding],
        where isOn: (Rule) -> Bool
    ) -> (findings: [Finding], unused: [CheckReport.Unchecked]) {
        guard !ignored.isEmpty else { return (findings, []) }
        var used: Set<String> = []
        let kept = findings.filter { finding in
            var isKept = true
            for (index, ignoring) in ignored.enumerated()
            where ignoring.path == finding.location.path && ignoring.line == finding.location.line
                && ignoring.rules.contains(finding.rule.rawValue)
            {
                used.insert("\(index) \(finding.rule.rawValue)")
                isKept = false
            }
            return isKept
        }
        let unused = ignored.enumerated().flatMap { index, ignoring -> [CheckReport.Unchecked] in
            guard case .some(let rules) = ignoring.rules else { return [] }
            return rules.filter { name in
                Rule(rawValue: name).map(isOn) == true && !used.contains("\(index) \(name)")
            }.map { name in
                CheckReport.Unchecked(
                    location: ignoring.location,
                    subject: "ignore=\(name)",
                    reason: "this comment no longer ignores anything; remove it"
                )
            }
        }
        return (kept, unused)
    }
}
