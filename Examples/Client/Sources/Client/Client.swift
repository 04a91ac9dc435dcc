import Overset

/// Looks at a project with each function of the library and prints what came of it.
@main
struct Client {
    static func main() async throws(OversetError) {
        let folder = CommandLine.arguments.dropFirst().first ?? "../PhotoMania"
        try lintTables(of: folder)
        try planPseudolocales(of: folder)
        try measureTitle()
        try layOutScreens(of: folder)
        try await checkLabels(of: folder)
    }

    private static func lintTables(of folder: String) throws(OversetError) {
        var project = ProjectOptions(folder: folder)
        project.configuration = nil
        project.sourceLanguage = "en"
        project.skippedRules = ["missing-comment"]
        let report = try Overset.lint(project)
        print("lint: \(report.findings.count) findings, source language \(report.sourceLanguage)")
    }

    private static func planPseudolocales(of folder: String) throws(OversetError) {
        var options = GenerationOptions(ProjectOptions(folder: folder))
        options.pseudolocales = ["en-XA"]
        options.output = nil
        options.isDryRun = true
        let files: [GeneratedFile] = try Overset.generate(options)
        for file in files {
            let state = file.isWritten ? "written" : "planned"
            print(
                "generate: \(file.path), \(file.pseudolocales.joined(separator: ", ")), \(file.textCount) texts, \(state)"
            )
        }
    }

    private static func measureTitle() throws(OversetError) {
        var options = TextOptions()
        options.font = "headline"
        options.size = nil
        options.language = "de"
        options.maximumWidth = 120
        options.lineLimit = 1
        options.fonts = []
        let size: Measurement = try Overset.measure("Fotos hinzufügen", options)
        let note = size.isTruncated ? ", truncated" : ""
        print("measure: \(size.width) × \(size.height) points ± \(size.uncertainty), \(size.lineCount) line\(note)")
    }

    private static func layOutScreens(of folder: String) throws(OversetError) {
        let screens: [ScreenFrames] = try Overset.layOut(folder + "/PhotoMania/Base.lproj/Main.storyboard", fonts: [])
        for screen in screens {
            let root: ScreenFrames.View? = screen.views.first
            let frame = root.map { "\($0.id) at \($0.x), \($0.y), \($0.width) × \($0.height)" } ?? "no views"
            print("layOut: \(screen.name), \(screen.views.count) views, \(frame)")
        }
    }

    private static func checkLabels(of folder: String) async throws(OversetError) {
        var project = ProjectOptions(folder: folder)
        project.fonts = []
        project.onlyRules = ["truncated-text", "clipped-text"]
        var options = CheckOptions(project)
        options.languages = ["de"]
        options.textSizes = ["large"]
        options.devices = ["iPhone SE (3rd generation)"]
        options.jobs = 2
        let report: Report = try await Overset.check(options)
        for error in report.errors { print(error) }
        let serious = report.findings.filter { (finding: Finding) in finding.severity >= Severity.warning }
        for finding in serious.prefix(3) {
            print("check: \(finding.path):\(finding.line):\(finding.column): \(finding.message) [\(finding.rule)]")
            print("       \(finding.table).\(finding.key) in \(finding.locales), \(finding.fingerprint)")
        }
        let bytes = report.rendered(as: Report.Format.sarif, failing: .error)
        print(
            "check: \(report.measurementCount) measurements, \(report.uncheckedCount) unchecked, \(bytes.count) bytes"
        )
    }
}
