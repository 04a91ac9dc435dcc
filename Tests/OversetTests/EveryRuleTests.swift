import Checking
import Findings
import Testing

/// The examples on the page of each rule, as a project that is read, measured and laid out as any other.
struct EveryRuleTests {
    private static let tableRules = Rule.allCases.filter { $0.subject.isOfTables }
    private static let measuredRules = Rule.allCases.filter { !$0.subject.isOfTables }

    /// What a rule says about its own examples.
    private func findings(of rule: Rule, in examples: [RuleDocumentation.Snippet]) throws -> [Findings.Finding] {
        let files = rule.documentation.project(of: examples)
        return try LintTests.lint(files, forced: [rule]).findings.filter { $0.rule == rule }
    }

    @Test(arguments: tableRules)
    func `a rule over tables finds its first example, and not its second`(rule: Rule) throws {
        let page = rule.documentation
        let fires = try findings(of: rule, in: page.fires)
        #expect(!fires.isEmpty)
        if case .always(let severity) = page.severity {
            #expect(fires.contains { $0.severity == severity }, "\(fires.map(\.severity))")
        }
        #expect(try findings(of: rule, in: page.passes).map(\.message) == [])
    }

    @Test(
        .enabled(if: try SeededFaultTests.hasFonts(), "needs the fonts of Scripts/install-dependencies"),
        arguments: measuredRules
    )
    func `a rule over texts or screens finds its first example, and not its second`(rule: Rule) async throws {
        let page = rule.documentation
        // A forecast is made where no pseudolocale shows the same.
        let fires = try await measured(rule, page.fires, isSourceOnly: rule == .likelyOverflow)
        #expect(fires.count == 1, "\(fires)")
        for isSourceOnly in [false, true] {
            #expect(try await measured(rule, page.passes, isSourceOnly: isSourceOnly) == [])
        }
    }

    private func measured(
        _ rule: Rule,
        _ examples: [RuleDocumentation.Snippet],
        isSourceOnly: Bool
    ) async throws -> [String] {
        let files = rule.documentation.project(of: examples).mapValues { Array($0.utf8) }
        if examples.contains(where: { $0.path.hasSuffix(".swift") }) {
            let texts = rule.documentation.project(of: examples)
            let report = try await SourceScreensTests.report(texts, locales: isSourceOnly ? [.source] : [.all])
            return report.findings.filter { $0.rule == rule }.map { "\($0.severity): \($0.message)" }
        }
        let found = try await SeededFaultTests.findings(
            in: files,
            isSourceOnly: isSourceOnly,
            try SeededFaultTests.opened.get()
        )
        return found.findings.filter { $0.rule == rule }.map { "\($0.severity): \($0.message)" }
    }
}
