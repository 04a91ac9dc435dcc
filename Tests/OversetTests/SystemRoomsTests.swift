import Checking
import Findings
import Foundation
import SwiftSources
import Testing

/// Strings in bars, alerts and menus are judged by what is known of their room.
struct SystemRoomsTests {
    private static func project(_ body: String, de: String, en: String = "Save") throws -> TemporaryProject {
        try TemporaryProject([
            "en.lproj/Localizable.strings": "\"save\" = \"\(en)\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"\(de)\";\n",
            "Home.swift":
                "import UIKit\nclass HomeController: UIViewController {\n    func viewDidLoad() {\n        \(body)\n    }\n}\n",
        ])
    }

    private static func check(_ project: TemporaryProject, readsCode: Bool = true) async throws -> Check.Outcome {
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = readsCode ? SwiftReader() : nil
        return try await request.check().run(jobs: 1)
    }

    private static func findings(_ outcome: Check.Outcome) -> [String] {
        outcome.report.findings.filter { $0.rule == .truncatedText }.map { finding in
            let locales = finding.occurrences.map(\.locale).joined(separator: " ")
            let parts = finding.message.components(separatedBy: "; ")
            return "\(finding.severity) in \(locales): \(parts.last ?? "")"
        }
    }

    private static let save = "NSLocalizedString(\"save\", comment: \"\")"

    /// Code, a translation, and what is found: the screen is 375 points wide.
    static let samples: [(body: String, de: String, expected: [String])] = [
        ("title = \(save)", "Sichern", []),
        (
            "title = \(save)", "Speichern und danach schließen",
            ["note in de: the title of a navigation bar has more room if little else is in it"]
        ),
        (
            "navigationItem.title = \(save)", "Speichern, danach schließen und noch einmal öffnen",
            ["warning in de: the title of a navigation bar has no more room even with nothing beside the text"]
        ),
        (
            "let a = UIAlertAction(title: \(save), style: .default)", "Speichern, danach schließen und öffnen",
            ["note in de: a button of an alert may show it smaller first"]
        ),
        // A control without its segments has no known room.
        ("control.insertSegment(withTitle: \(save), at: 0, animated: false)", "Speichern und danach schließen", []),
        (
            "let c = UISegmentedControl(items: [\(save), \(save), \(save)])", "Speichern und schließen",
            ["warning in de: a segment of a control has no more room even with nothing beside the text"]
        ),
        (
            "let t = UITabBarItem(title: \(save), image: nil, tag: 0)", "Gespeicherte Fotos",
            ["note in de: a tab has more room if little else is in it"]
        ),
        // A part of a text has no room by itself.
        ("title = \(save) + name", "Speichern und danach schließen", []),
        (
            "cell.textLabel?.text = \(save); cell.textLabel?.numberOfLines = 0", String(repeating: "Lang ", count: 20),
            []
        ),
        (
            "cell.textLabel?.font = small; cell.textLabel?.text = \(save)", String(repeating: "Lang ", count: 20), []
        ),
        (
            "let header = view as? UITableViewHeaderFooterView; header?.textLabel?.text = \(save)",
            String(repeating: "Lang ", count: 20), []
        ),
        ("#if DEBUG\ntitle = \(save)\n#endif", "Speichern und danach schließen", []),
    ]

    @Test(arguments: samples)
    func `a translation is judged in the room of the part that shows it`(
        _ sample: (body: String, de: String, expected: [String])
    ) async throws {
        let outcome = try await Self.check(Self.project(sample.body, de: sample.de))
        #expect(Self.findings(outcome) == sample.expected)
    }

    /// Lines of Objective-C, and the part that shows the string.
    @Test(arguments: [
        ("self.navigationItem.title = NSLocalizedString(@\"save\", @\"\");", "the title of a navigation bar"),
        (
            "id b = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@\"save\", @\"\") style:0 target:self action:nil];",
            "a button of a bar"
        ),
        (
            "id t = [[UITabBarItem alloc] initWithTitle:NSLocalizedString(@\"save\", @\"\") image:nil tag:0];", "a tab"
        ),
        (
            "id a = [UIAlertAction actionWithTitle:NSLocalizedString(@\"save\", @\"\") style:0 handler:nil];",
            "a button of an alert"
        ),
        ("id o = [[Other alloc] initWithTitle:NSLocalizedString(@\"save\", @\"\") owner:nil];", ""),
    ])
    func `Objective-C is read as well`(line: String, part: String) async throws {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
            "Home.m": "@implementation HomeController\n- (void)viewDidLoad {\n    \(line)\n}\n@end\n",
        ])
        #expect(try await Self.check(project).systemRooms.map(\.part).joined() == part)
    }

    @Test func `it counts as measured, and its room is known`() async throws {
        let project = try Self.project("title = \(Self.save)", de: "Sichern")
        let outcome = try await Self.check(project)
        #expect((outcome.report.coverage?.rows ?? []).reduce(0) { $0 + $1.code } == 1)
        #expect(outcome.systemRooms.map(\.part) == ["the title of a navigation bar"])
        #expect(outcome.systemRooms.first?.budget.available == 239)
        let other = try await Self.check(project, readsCode: false)
        #expect((other.report.coverage?.rows ?? []).reduce(0) { $0 + $1.code } == 0)
        #expect(other.systemRooms.isEmpty)
    }

    @Test func `what does not fit in the source language is shown by something else`() async throws {
        let long = "Save everything, close the window and open it again"
        let project = try Self.project("title = \(Self.save)", de: long + " und mehr", en: long)
        #expect(try await Self.findings(Self.check(project)) == [])
    }

    @Test func `a declared box is known better`() async throws {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "/* overset: width<=300 */\n\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"Speichern und danach schließen\";\n",
            "Home.swift": "class A: UIViewController { func f() { title = \(Self.save) } }",
        ])
        #expect(try await Self.findings(Self.check(project)) == [])
    }
}
