internal import Configurations
internal import Checking
internal import Findings
internal import SourceText

/// What a command was asked to write into comments.
struct AnnotationOptions: Sendable {
    let style: Annotation.Style
    let isDryRun: Bool
    /// How many strings are listed that are not annotated for one reason.
    private static let shownSkipped = 5

    /// Reads `--annotate` and `--dry-run`; `nil` where nothing is to be written.
    ///
    /// - Throws: ``Failure`` for a style that is not known, or a dry run of nothing.
    init?(_ style: String?, isDryRun: Bool) throws(Failure) {
        guard let style else {
            guard !isDryRun else {
                throw Failure("--dry-run shows what --annotate would write; add --annotate directives or notes")
            }
            return nil
        }
        guard let known = Annotation.Style(rawValue: style) else {
            throw Failure.unknown(style, among: Annotation.Style.allCases.map(\.rawValue), kind: "style of comments")
        }
        self.style = known
        self.isDryRun = isDryRun
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Writes the comments, or shows what would change, and lists the texts whose room cannot be written down.
    ///
    /// - Parameters:
    ///   - annotation: what finds them.
    ///   - budgets: the room of all texts, on all devices.
    ///   - sharesOutput: whether standard output belongs to a report, so that all is said on standard error.
    ///   - console: where it is said.
    /// - Throws: ``Failure`` if a file cannot be read or written.
    func apply(
        _ annotation: Annotation,
        _ budgets: [TextBudget],
        sharesOutput: Bool,
        _ console: Console
    ) throws(Failure) {
        func say(_ line: String) { sharesOutput ? console.note(line) : console.say(line) }
        do throws(SourceError) {
            let (outputs, skipped) = try annotation.plan(budgets)
            for output in outputs {
                if !isDryRun { try annotation.write(output) }
                let count = Self.count(output.changed, output.isDocument ? "localizer hint" : "comment")
                say("\(isDryRun ? "planned" : "written") \(VisibleText.escaping(output.path)) (\(count))")
                if isDryRun { for line in output.difference { say(line) } }
            }
            if outputs.isEmpty { say("no comment changes") }
            if outputs.count > 1 {
                let kinds = [(false, "comment"), (true, "localizer hint")].compactMap { isDocument, noun in
                    let changed = outputs.filter { $0.isDocument == isDocument }.reduce(0) { $0 + $1.changed }
                    return changed > 0 ? Self.count(changed, noun) : nil
                }
                say("\(isDryRun ? "planned" : "written") \(kinds.joined(separator: " and ")) in \(outputs.count) files")
            }
            let many = Dictionary(grouping: skipped, by: \.reason).filter { $0.value.count > Self.shownSkipped }
            if !console.isVerbose {
                for (reason, items) in many.sorted(by: { $0.key < $1.key }) {
                    console.note("\(items.count) strings are not annotated: \(reason); --verbose lists them")
                }
            }
            for item in skipped where console.isVerbose || many[item.reason] == nil {
                console.report(
                    Diagnostic(
                        severity: .note,
                        location: item.location,
                        message: "'\(VisibleText.escaping(item.subject))' is not annotated: \(item.reason)"
                    )
                )
            }
        } catch {
            throw Failure(error)
        }
    }
}
