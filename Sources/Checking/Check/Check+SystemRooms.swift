internal import CodeFacts
internal import CodeStrings
internal import Configurations
package import Findings
internal import Interfaces
internal import Layout
internal import Projects
package import SourceText
internal import TextMeasurement

/// The part of a check that judges strings in bars, alerts, menus and other parts that the system lays out.
extension Check {
    /// What came of the strings in parts of the system.
    struct SystemRoomResults: Sendable {
        var findings: [Finding] = []
        /// The strings that were judged, by the path of their table's file.
        var judged: [String: Set<[UInt8]>] = [:]
        var measurements = 0
        /// How much each string of one line may grow in the source language.
        var rooms: [SystemRoomBudget] = []
        var errors: [Diagnostic] = []
    }

    /// Judges the strings in every real language, on the narrowest iPhone that is checked.
    ///
    /// A room that is not known exactly gives notes. What does not even fit with nothing beside it is a warning.
    ///
    /// - Parameters:
    ///   - code: what the code shows, and where it asks for strings; `nil` if none was read.
    ///   - documents: the strings of documents in such parts.
    ///   - loaded: the project with its tables.
    ///   - languages: the real languages that are checked.
    ///   - jobs: how many strings are set at the same time.
    /// - Returns: what is found, and which strings were judged.
    func systemRooms(
        _ code: AppCode?,
        _ documents: [DocumentSystemText],
        _ loaded: LoadedProject,
        languages: [String],
        jobs: Int
    ) async -> SystemRoomResults {
        var results = SystemRoomResults()
        let devices = devices(of: loaded)
        let narrowest = SystemTextReader.narrowest(devices)
        var plans = documents.compactMap { $0.plan(screen: narrowest?.size.width) }
        if let code {
            let reader = SystemTextReader(loaded, configuration: configuration, languages: languages, devices: devices)
            plans += reader.read(code.facts, keys: code.keys)
        }
        guard !plans.isEmpty else { return results }
        let device = narrowest?.name
        let setter = DeclaredTextMeasurer(check: self, pseudolocales: [])
        let (narrow, errors) = await setter.set(plans.map(\.text), jobs: jobs)
        results.errors = errors
        // A text that cannot be set is told as an error, and the others have lost their plans.
        guard narrow.count == plans.count else { return results }
        let certain = plans.indices.filter { plans[$0].band.isTooNarrow(for: narrow[$0]) }
        let widened = certain.map { index in
            var text = plans[index].text
            text.declaration.maximumWidth = plans[index].band.most
            return text
        }
        let (wide, wideErrors) = await setter.set(widened, jobs: jobs)
        guard wide.count == widened.count else {
            results.errors += wideErrors
            return results
        }
        let judgedWide = Dictionary(uniqueKeysWithValues: zip(certain, wide))
        for (index, plan) in plans.enumerated() {
            // Where not even the developer's language fits, the cell is one of several lines, or another view shows it.
            if judgedWide[index].map({ plan.band.isTooNarrow(forSource: $0) }) == true { continue }
            var checked = judgedWide[index] ?? narrow[index]
            checked.code = plan.code
            checked.role = plan.band.role
            if plan.band.isOfDevice {
                for index in checked.renditions.indices { checked.renditions[index].device = device }
            }
            results.judged[plan.text.file, default: []].insert(Array(plan.text.key.utf8))
            results.measurements += checked.renditions.count
            if plan.band.lines == 1, let budget = narrow[index].budget {
                results.rooms.append(
                    SystemRoomBudget(
                        part: plan.band.name,
                        place: plan.place,
                        sources: plan.band.sources,
                        budget: budget
                    )
                )
            }
            checked.judge(in: plan.band, isCertain: judgedWide[index] != nil)
            results.findings += checked.findings(severity: configuration.setSeverity(of:))
                .filter { configuration.rules[$0.rule] != .off }
        }
        return results
    }
}

/// How much a string may grow in a part that the system lays out.
package struct SystemRoomBudget: Sendable {
    /// The part as reports name it, such as `a button of an alert`.
    package var part: String
    /// Where code gives the string to the part.
    package var place: SourceLocation
    /// Where the figures are from, release by release.
    package var sources: [String]
    /// The room with what usually stands beside the text.
    package var budget: TextBudget
}

extension SystemBand {
    /// Whether a text is wider than the room with nothing beside it, in any language and by more than the measurement errs.
    fileprivate func isTooNarrow(for text: CheckedText) -> Bool {
        text.renditions.contains { isTooNarrow(for: $0) }
    }

    /// Whether the text of the source language is.
    fileprivate func isTooNarrow(forSource text: CheckedText) -> Bool {
        text.renditions.contains { $0.kind == .source && isTooNarrow(for: $0) }
    }

    private func isTooNarrow(for rendition: CheckedText.Rendition) -> Bool {
        guard lines == 1, let most else { return false }
        let natural = rendition.fitted.natural
        return natural.unwrappedAdvance - natural.uncertainty > most
    }
}

extension CheckedText {
    /// Says of the box what is known of it.
    fileprivate mutating func judge(in band: SystemBand, isCertain: Bool) {
        // How often the rooms of system parts are right has not been judged on enough apps.
        var doubts: Set<Doubt> = [.readFromCode]
        if isCertain {
            remark = "\(band.name) has no more room even with nothing beside the text"
        } else {
            doubts.insert(.unknownRoom)
            remark =
                band.most == nil
                ? "\(band.name) may show it smaller first"
                : "\(band.name) has more room if little else is in it"
        }
        grounds.horizontal.doubts.formUnion(doubts)
        grounds.vertical.doubts.formUnion(doubts)
    }
}
