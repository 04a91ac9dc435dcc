internal import Configurations
package import Findings
internal import Foundation
internal import Projects
package import SourceCode
package import SourceText

/// What is asked of the rules over tables.
package struct LintRequest: Sendable {
    /// One folder, or files of one project.
    package var paths: [String]
    /// The path of `overset.yml`; `nil` for the nearest one upwards from the project.
    package var configuration: String?
    /// The language that the app is written in; `nil` if the project tells.
    package var source: String?
    /// The reader of Swift, for the rules over code; `nil` if no code is read.
    package var codeReader: (any CodeReader)?
    /// What is left out of the report.
    package var limits = ReportLimits()

    package init(paths: [String]) { self.paths = paths }

    /// Finds the project and its configuration.
    ///
    /// - Throws: ``Failure`` if a path is missing, the configuration is not understood, or the source language cannot be
    ///   determined.
    package func lint() throws(Failure) -> Lint {
        let configuration = try Configuration.load(path: configuration, root: try Project.root(of: paths))
        let project = try Project(
            at: paths,
            extensions: TableLoader.extensions,
            pseudolocales: PseudolocaleNames(configured: configuration.pseudolocales?.map(\.name) ?? []),
            selection: configuration.selection
        )
        let loaded = try LoadedProject(
            project,
            source: source ?? configuration.source,
            saidAt: source == nil ? configuration.sourceLocation : nil
        )
        // Of single files the code that asks for their strings is not known.
        let isFolder = paths.allSatisfy { FileAccess.kind(of: $0) == .folder }
        return Lint(project: loaded, configuration: configuration, codeReader: isFolder ? codeReader : nil)
    }
}

extension Lint {
    /// Looks at all tables and makes a report of what was found.
    ///
    /// - Parameter limits: the rules that are left out, and those that are looked at although they are turned off.
    /// - Returns: the report.
    /// - Throws: ``Failure`` if there is nothing to look at.
    /// - Complexity: O(*n*) in the size of the tables.
    package func report(limits: ReportLimits) throws(Failure) -> CheckReport {
        let outcome = run(forced: limits.only, where: limits.contains)
        // What cannot be read is a finding, and a run that looked at nothing else has looked at that. So has one that read
        // code alone.
        guard outcome.tables > 0 || !outcome.findings.isEmpty || outcome.code != nil else {
            throw Failure(
                "there are no string tables here; run it in the folder that holds the .lproj folders or String Catalogs"
            )
        }
        let own = configuration.suppressions.filter { $0.rule.subject.isOfTables && limits.contains($0.rule) }
        let (kept, unused) = SuppressionFilter(own).apply(to: outcome.findings)
        var report = CheckReport(
            version: ToolVersion.number,
            project: URL(fileURLWithPath: project.root).standardizedFileURL.lastPathComponent,
            source: source,
            textSizes: [],
            locales: outcome.locales,
            findings: kept.sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) },
            // A run that read no code, or only some of the files, cannot tell whether an entry still ignores something.
            unchecked: outcome.unchecked + (codeReader == nil ? [] : unused),
            constrainedTexts: 0,
            measurements: 0,
            environment: .libraries,
            outlines: GlyphOutlines()
        )
        report.limits = limits
        report.unread = outcome.unread
        report.skipped = project.skipped.map(project.shownPath(of:))
        return report
    }
}
