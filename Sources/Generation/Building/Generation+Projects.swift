internal import Projects
internal import Pseudolocales
package import SourceText
internal import StringTables
internal import XcodeProjects

/// What Xcode has to know of generated files.
extension Generation {
    /// Finds out which files Xcode will build.
    ///
    /// - Parameter outputs: the files that ``plan()`` gave.
    /// - Returns: `nil` where there is no Xcode project, or where the files go into another folder or a bundle.
    /// - Complexity: O(*n*) in the size of the projects.
    package func buildReport(of outputs: [Output]) -> BuildReport? {
        guard output == nil, !project.isBundle else { return nil }
        let survey = ProjectSurvey(project)
        guard !survey.readings.isEmpty || !survey.diagnostics.isEmpty else { return nil }
        var report = BuildReport()
        report.projectCount = survey.readings.count
        report.diagnostics = survey.diagnostics
        var lacks = survey.readings.map { BuildReport.Lack(path: $0.path, file: $0.file) }
        var relevant = Set<Int>()
        let root = FileAccess.resolvingLinks(project.root)
        for output in outputs
        where TableFormat(path: output.path) == .strings || TableFormat(path: output.path) == .stringsdict {
            let path = ProjectContents.joined(root, relative(output.path))
            report.fileCount += 1
            var isKnown = false
            var isMissing = false
            for (index, reading) in survey.readings.enumerated() {
                if reading.listed.contains(path.lowercased()) || reading.contents.isInWholeFolder(path) {
                    isKnown = true
                    if reading.listed.contains(path.lowercased()) { relevant.insert(index) }
                    continue
                }
                let siblings = Self.siblings(of: path, in: reading)
                guard !siblings.isEmpty else { continue }
                isMissing = true
                relevant.insert(index)
                for sibling in siblings {
                    lacks[index].additions.append(
                        LocalizedAddition(
                            sibling: sibling,
                            region: output.pseudolocales.first ?? "",
                            fileName: FilePath.name(of: path)
                        )
                    )
                }
            }
            if isMissing {
                report.unbuiltCount += 1
            } else if isKnown || Self.isInPackage(path) {
                report.builtCount += 1
            } else {
                report.unlisted.append(output.path)
            }
        }
        let tags = pseudolocales.map(\.name.tag).filter { tag in outputs.contains { $0.pseudolocales.contains(tag) } }
        for (index, reading) in survey.readings.enumerated() {
            lacks[index].buildsKnownRegionsOnly = reading.contents.buildsKnownRegionsOnly
            guard relevant.contains(index) || reading.contents.buildsKnownRegionsOnly else { continue }
            let known = Set(reading.contents.regions ?? tags)
            lacks[index].regions = tags.filter { !known.contains($0) }
        }
        report.lacks = lacks.filter { $0.isLacking || !$0.regions.isEmpty }
        return report
    }

    /// One listed file of each group that a new file belongs to: the same table's in another language, else the document's.
    private static func siblings(
        of path: String,
        in reading: ProjectSurvey.Reading
    ) -> [ProjectContents.LocalizedFile] {
        let alike = reading.siblings[ProjectSurvey.place(of: path)] ?? []
        let name = FilePath.name(of: path).lowercased()
        let documents = [".storyboard", ".xib", ".intentdefinition"]
        var groups: [String: ProjectContents.LocalizedFile] = [:]
        var order: [String] = []
        for file in alike {
            let other = FilePath.name(of: file.path).lowercased()
            let isDocument = documents.contains(where: other.hasSuffix) && name.hasSuffix(".strings")
            guard other == name || isDocument else { continue }
            if groups[file.group] == nil { order.append(file.group) }
            // A document may lie elsewhere than its tables; a table is the better model.
            let known = groups[file.group].map { FilePath.name(of: $0.path).lowercased() == name }
            if known == nil || (known == false && other == name) { groups[file.group] = file }
        }
        return order.compactMap { groups[$0] }
    }

    /// Whether a Swift package processes what lies in a folder.
    private static func isInPackage(_ path: String) -> Bool {
        var folder = FilePath.folder(path)
        while folder != "/", folder != "." {
            if FileAccess.kind(of: folder + "/Package.swift") == .file { return true }
            folder = FilePath.folder(folder)
        }
        return false
    }

    /// Enters files and languages into the projects that lack them, and writes down what was entered.
    ///
    /// - Parameters:
    ///   - report: what they lack.
    ///   - isDryRun: whether nothing is changed.
    ///   - done: is given each project with what came of it.
    /// - Throws: ``SourceError`` if the list of what was written cannot be read or written.
    package func addToProjects(
        _ report: BuildReport,
        isDryRun: Bool,
        done: (BuildReport.Lack, Result<Void, SourceError>) -> Void
    ) throws(SourceError) {
        var manifest = isDryRun ? manifest : try GenerationManifest(of: manifestFolder)
        for lack in report.lacks {
            do throws(SourceError) {
                let entered = try lack.file.adding(lack.additions, regions: lack.regions)
                if !isDryRun, entered.text != lack.file.file.utf8 {
                    manifest.enter(entered, at: projectPlace(lack.path))
                    // The list comes first: a run that is killed leaves nothing that the next one would not know.
                    try manifest.write(to: manifestFolder)
                    let bytes = TextFile(utf8: entered.text, like: lack.file.file).bytes
                    try FileAccess.write(bytes, to: lack.path) { (bytes) throws(SourceError) in
                        _ = try ProjectFile(TextFile(decoding: bytes, path: lack.path))
                    }
                }
                done(lack, .success(()))
            } catch {
                done(lack, .failure(error))
            }
        }
    }

    /// Takes out of projects what was entered.
    ///
    /// - Parameters:
    ///   - wanted: the pseudolocales.
    ///   - manifest: what was entered; what is taken out is struck off.
    ///   - isDryRun: whether nothing is changed.
    /// - Returns: the projects that were changed.
    /// - Throws: ``SourceError`` if a project cannot be read or written.
    func removeFromProjects(
        _ wanted: Set<String>,
        _ manifest: inout GenerationManifest,
        isDryRun: Bool
    ) throws(SourceError) -> [String] {
        var removed: [String] = []
        for (path, entry) in manifest.projects.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let identifiers = Set(entry.references.filter { wanted.contains($0.key) }.values.joined())
            let regions = Set(entry.regions).intersection(wanted)
            guard !identifiers.isEmpty || !regions.isEmpty else { continue }
            let place = place(path)
            if FileAccess.kind(of: place) == .file {
                let file = try ProjectFile(TextFile(decoding: try FileAccess.read(place), path: place))
                let text = file.removing(identifiers, regions: regions)
                if text != file.file.utf8 {
                    if !isDryRun { try FileAccess.write(TextFile(utf8: text, like: file.file).bytes, to: place) }
                    removed.append(place)
                }
            }
            manifest.leave(wanted, at: path)
        }
        return removed
    }

    /// The path of a project from the manifest's folder, upwards where it lies above.
    private func projectPlace(_ path: String) -> String {
        let inner = relative(path)
        guard inner.hasPrefix("/") else { return inner }
        let from = FileAccess.resolvingLinks(folder).split(separator: "/")
        let to = FileAccess.resolvingLinks(path).split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)).joined(
            separator: "/"
        )
    }
}
