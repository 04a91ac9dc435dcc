internal import Configurations
internal import Projects
internal import Findings
internal import Interfaces
internal import Layout
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// Sets the texts of a plan in all languages and text sizes.
struct DeclaredTextMeasurer: Sendable {
    private let check: Check
    private let pseudolocales: [Pseudolocale]
    private let fitting: TextFitting
    private let samples: ArgumentSamples
    private let terms: ProtectedTerms

    init(check: Check, pseudolocales: [Pseudolocale]) {
        self.check = check
        self.pseudolocales = pseudolocales
        fitting = TextFitting(measurer: check.measurer)
        samples = ArgumentSamples(configured: check.configuration.samples)
        terms = ProtectedTerms(check.configuration.glossary)
    }

    /// Sets all texts; the result is in the order of the texts, however many are set at the same time.
    ///
    /// - Parameters:
    ///   - texts: what is set.
    ///   - jobs: how many parts of them are set at the same time.
    /// - Returns: the texts, and why others could not be set.
    func set(_ texts: [DeclaredText], jobs: Int) async -> (checked: [CheckedText], errors: [Diagnostic]) {
        let share = max(1, (texts.count + jobs * 4 - 1) / (jobs * 4))
        let starts = Array(stride(from: 0, to: texts.count, by: share))
        let results = await withTaskGroup(of: (Int, [Result<CheckedText, Failure>]).self) { group in
            var next = 0
            var results: [Int: [Result<CheckedText, Failure>]] = [:]
            func start() {
                guard next < starts.count else { return }
                let begin = starts[next]
                next += 1
                group.addTask {
                    let part = texts[begin..<min(begin + share, texts.count)]
                    return (begin, part.map { text in Result { () throws(Failure) in try set(text) } })
                }
            }
            for _ in 0..<max(1, jobs) { start() }
            for await (begin, result) in group {
                results[begin] = result
                start()
            }
            return results
        }
        var (checked, errors): ([CheckedText], [Diagnostic]) = ([], [])
        for result in starts.flatMap({ results[$0] ?? [] }) {
            switch result {
            case .success(let text): checked.append(text)
            case .failure(let failure): errors += failure.diagnostics
            }
        }
        return (checked, errors)
    }

    private func set(_ text: DeclaredText) throws(Failure) -> CheckedText {
        var versions: [CheckedText.Rendition] = []
        for textSize in check.textSizes {
            versions.append(try version(text, text.value, check.source, .source, textSize, text.location))
            for language in text.translations.keys.sorted() {
                for translation in text.translations[language] ?? [] {
                    var found = try version(
                        text,
                        translation.value,
                        language,
                        .real,
                        textSize,
                        translation.location,
                        variant: translation.variant
                    )
                    found.variant = translation.variant == text.variant ? nil : translation.variant
                    versions.append(found)
                }
            }
            for pseudolocale in pseudolocales where !text.isKept {
                let value: String
                do throws(MeasurementError) {
                    value = try pseudolocale.pipeline.apply(
                        to: text.value,
                        key: text.key,
                        isNested: text.isNested,
                        terms: terms
                    )
                } catch {
                    throw failure(error, text.location)
                }
                guard !value.utf8.elementsEqual(text.value.utf8) else { continue }
                versions.append(
                    try version(
                        text,
                        value,
                        pseudolocale.name.tag,
                        pseudolocale.isStress ? .stress : .pseudo,
                        textSize,
                        nil
                    )
                )
            }
        }
        return CheckedText(
            table: text.table,
            key: text.key,
            variant: text.variant,
            file: text.file,
            location: text.location,
            excerpt: text.excerpt,
            declaration: text.declaration,
            renditions: versions
        )
    }

    private func version(
        _ text: DeclaredText,
        _ value: String,
        _ locale: String,
        _ kind: LocaleKind,
        _ textSize: TextSizeCategory,
        _ location: SourceLocation?,
        variant: String? = nil
    ) throws(Failure) -> CheckedText.Rendition {
        let declaration = text.declaration
        guard
            let font = (declaration.font ?? .system).request(
                size: declaration.size,
                weight: declaration.weight,
                textSize: textSize
            )
        else { throw Failure("the font of '\(text.key)' has no size") }
        let isPseudolocale = kind == .pseudo || kind == .stress
        let isRightToLeft =
            isPseudolocale
            ? pseudolocales.contains { $0.name.tag == locale && $0.direction == .rightToLeft }
            : LanguageFolder.isRightToLeft(locale)
        let language = isPseudolocale ? String(locale.prefix { $0 != "-" }) : locale
        // A pseudolocale's arguments are those of the source language.
        let filled = samples.substitute(
            in: Message(value, terms: terms),
            declared: declaration.sample,
            number: PluralSample.number(ofVariant: variant ?? text.variant, samples),
            language: isPseudolocale ? check.source : language
        )
        let setting = TextFitting.Setting(
            declaration: declaration,
            font: font,
            locale: isPseudolocale ? check.source : language,
            direction: isRightToLeft ? .rightToLeft : .natural
        )
        do throws(MeasurementError) {
            return CheckedText.Rendition(
                locale: locale,
                kind: kind,
                textSize: textSize,
                filled: filled,
                location: location,
                isRightToLeft: isRightToLeft,
                fitted: try fitting.fit(filled.text, in: setting),
                box: CheckedText.Box(declaration)
            )
        } catch {
            throw failure(error, text.location)
        }
    }

    private func failure(_ error: MeasurementError, _ location: SourceLocation) -> Failure {
        Failure([Diagnostic(severity: .error, location: location, message: error.message)])
    }

    /// What was checked in which language.
    func localeRecords(_ plan: DeclaredTexts, languages: [String]) -> [CheckReport.Locale] {
        var records = [
            CheckReport.Locale(
                name: check.source,
                kind: .source,
                pipeline: nil,
                texts: plan.texts.count,
                untranslated: 0
            )
        ]
        for language in languages {
            let count = plan.texts.count { $0.translations[language]?.isEmpty == false }
            records.append(
                CheckReport.Locale(
                    name: language,
                    kind: .real,
                    pipeline: nil,
                    texts: count,
                    untranslated: plan.texts.count - count
                )
            )
        }
        for pseudolocale in pseudolocales {
            records.append(
                CheckReport.Locale(
                    name: pseudolocale.name.tag,
                    kind: pseudolocale.isStress ? .stress : .pseudo,
                    pipeline: pseudolocale.pipeline.spelling,
                    texts: plan.texts.count { !$0.isKept },
                    untranslated: 0
                )
            )
        }
        return records
    }
}
