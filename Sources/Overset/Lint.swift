internal import Configurations
internal import Checking
internal import Findings
internal import SourceText

/// Says what is wrong with the string tables of a project; no fonts and no screens are needed.
///
/// - Parameter project: the project; its fonts are not looked at.
/// - Returns: what was found.
/// - Throws: ``OversetError`` if the project is missing, its configuration is not understood, a rule is not known, or there
///   are no tables.
/// - Complexity: O(*n*) in the size of the tables.
public func lint(_ project: ProjectOptions) throws(OversetError) -> Report {
    do throws(Failure) {
        var request = LintRequest(paths: [project.folder])
        request.configuration = project.configuration
        request.source = project.sourceLanguage
        let report = try request.lint().report(limits: try project.limits())
        return Report(report, errors: [])
    } catch {
        throw OversetError(error)
    }
}

extension ProjectOptions {
    /// The rules that are left out.
    func limits() throws(Failure) -> ReportLimits {
        ReportLimits(only: try onlyRules.map(Self.rule), skipped: try skippedRules.map(Self.rule), changedSince: nil)
    }

    private static func rule(_ name: String) throws(Failure) -> Rule {
        guard let rule = Rule(rawValue: name) else { throw Failure.unknown(name, among: Rule.names, kind: "rule") }
        return rule
    }
}
