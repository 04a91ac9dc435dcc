internal import Configurations
package import Findings
package import Interfaces
internal import Projects
internal import Pseudolocales
package import SourceCode
package import SourceText
package import TextMeasurement
internal import TextShaping

/// What is asked of a check.
package struct CheckRequest: Sendable {
    /// One folder, or files of one project.
    package var paths: [String]
    /// The path of `overset.yml`; `nil` for the nearest one upwards from the project.
    package var configuration: String?
    /// The language that the app is written in; `nil` if the project tells.
    package var source: String?
    /// Files and folders of fonts that come before those of the configuration.
    package var fonts: [String] = []
    package var locales: [LocaleChoice] = [.all]
    /// The text sizes; empty for those of the configuration, else the default one.
    package var textSizes: [TextSizeCategory] = []
    /// The names of devices; empty for those of the configuration, else the standard ones.
    package var devices: [String] = []
    /// The orientations; empty for those of the configuration, else portrait.
    package var orientations: [DeviceTraits.Orientation] = []
    /// Which part of the work is done; `nil` for all.
    package var shard: Shard?
    /// What is left out of the report.
    package var limits = ReportLimits()
    /// The reader of Swift; `nil` if no code is read.
    package var codeReader: (any CodeReader)?
    /// Whether budgets are found on every device, not on the narrowest alone.
    package var hasAllBudgets = false
    /// Contents that are checked in place of those of tables and documents, by path from the project's folder.
    package var replacedFiles: [String: [UInt8]] = [:]

    package init(paths: [String]) { self.paths = paths }

    /// Finds the project, its configuration, pseudolocales, devices and fonts.
    ///
    /// - Returns: the check, which has read only what tells the languages.
    /// - Throws: ``Failure`` if a path is missing, the configuration is not understood, a font, device or revision is not
    ///   known, or the source language cannot be determined.
    package func check() throws(Failure) -> Check {
        let configuration = try Configuration.load(path: configuration, root: try Project.root(of: paths))
        var project = try Project(
            at: paths,
            extensions: TableLoader.extensions,
            pseudolocales: PseudolocaleNames(configured: configuration.pseudolocales?.map(\.name) ?? []),
            selection: configuration.selection
        )
        let own = MeasurerFactory.ownFonts(of: project)
        project.leftOut += own.leftOut
        let measurer = try MeasurerFactory.measurer(fonts: configuration.fonts + fonts + own.usable)
        let pseudolocales = try configuration.makePseudolocales(
            named: [],
            standard: ["en-XA", "en-XE", "en-XW", "ar-XB"],
            reference: measurer
        )
        let changes = try limits.changedSince.map { (revision) throws(Failure) in
            try Changes(since: revision, in: project.root)
        }
        let sizes = textSizes.isEmpty ? configuration.textSizes : textSizes
        let loaded = try LoadedProject(
            project,
            source: source ?? configuration.source,
            saidAt: source == nil ? configuration.sourceLocation : nil,
            replacing: replacedFiles
        )
        var check = Check(
            project: loaded,
            configuration: configuration,
            pseudolocales: pseudolocales,
            textSizes: sizes.isEmpty ? [.large] : sizes,
            measurer: measurer,
            locales: locales,
            forcedRules: limits.only,
            devices: try chosenDevices(configuration, of: loaded),
            hasAllBudgets: hasAllBudgets
        )
        check.brokenFonts = own.faults
        check.shard = shard
        check.runDigest = digest(configuration, pseudolocales)
        check.limits = limits
        check.changes = changes
        // Of single files the code that shows their strings is not known.
        if paths.allSatisfy({ FileAccess.kind(of: $0) == .folder }) { check.codeReader = codeReader }
        return check
    }

    /// The digest of all that a run depends on besides the project's files, for shards to know each other.
    private func digest(_ configuration: Configuration, _ pseudolocales: [Pseudolocale]) -> String {
        guard shard != nil else { return "" }
        var parts = [
            "\(locales)", "\(textSizes)", "\(devices)", "\(orientations)", "\(hasAllBudgets)", "\(fonts)", source ?? "",
            "\(codeReader != nil)",
        ]
        parts += pseudolocales.flatMap { [$0.name.tag, $0.pipeline.spelling] }
        if let file = configuration.file { parts.append(String(decoding: file.utf8, as: UTF8.self)) }
        return Fingerprint.of(parts)
    }

    /// The devices, held as is asked for; otherwise as the app lets people hold an iPhone, upright if it may be.
    private func chosenDevices(
        _ configuration: Configuration,
        of loaded: LoadedProject
    ) throws(Failure) -> [DeviceTraits] {
        var turns = orientations.isEmpty ? configuration.orientations : orientations
        if turns.isEmpty { turns = [loaded.isLandscapeOnly ? .landscape : .portrait] }
        return devices.isEmpty
            ? try ScreenDevices.chosen(configuration.devices, orientations: turns)
            : try ScreenDevices.named(devices, known: configuration.devices, orientations: turns)
    }
}
