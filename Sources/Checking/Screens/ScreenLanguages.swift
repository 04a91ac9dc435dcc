internal import Findings
internal import Interfaces
internal import Layout
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// The texts of a screen in the source language, in the translations and in the pseudolocales.
struct ScreenLanguages: Sendable {
    private let source: String
    private let languages: [String]
    private let pseudolocales: [Pseudolocale]
    private let samples: ArgumentSamples
    private let terms: ProtectedTerms

    init(
        source: String,
        languages: [String],
        pseudolocales: [Pseudolocale],
        samples: ArgumentSamples,
        terms: ProtectedTerms
    ) {
        self.source = source
        self.languages = languages
        self.pseudolocales = pseudolocales
        self.samples = samples
        self.terms = terms
    }

    /// Whether the app has translations.
    var hasTranslations: Bool { !languages.isEmpty }

    /// The languages of a screen, the source language first.
    ///
    /// - Throws: ``MeasurementError`` if a pseudolocale cannot measure a text.
    func texts(of plan: ScreenPlan) throws(MeasurementError) -> [CheckedScreen.Texts] {
        if let language = plan.onlyLanguage {
            return [texts(plan, locale: language, kind: .real, values: [:], isOwn: true)]
        }
        var all = [texts(plan, locale: source, kind: .source, values: [:], isOwn: true)]
        for language in languages where !plan.replacedIn.contains(language) {
            // A language without any text of the screen shows nothing that the source does not.
            let values = (plan.translations[language] ?? [:]).filter { !$0.value.value.isMarkOfCrowdin }
            guard !values.isEmpty else { continue }
            all.append(texts(plan, locale: language, kind: .real, values: values, isOwn: false))
        }
        // A new language would get a document of its own as well.
        for pseudolocale in pseudolocales where !plan.isPerLanguage {
            var values: [String: ScreenPlan.Text] = [:]
            for (key, text) in plan.source where !plan.kept.contains(key) && TextPurpose.isForPeople(text.value) {
                let value = try pseudolocale.pipeline.apply(to: text.value, key: key, isNested: false, terms: terms)
                guard !value.utf8.elementsEqual(text.value.utf8) else { continue }
                values[key] = ScreenPlan.Text(value: value, location: text.location)
            }
            all.append(
                texts(
                    plan,
                    locale: pseudolocale.name.tag,
                    kind: pseudolocale.isStress ? .stress : .pseudo,
                    values: values,
                    isOwn: false,
                    isRightToLeft: pseudolocale.direction == .rightToLeft
                )
            )
        }
        return all
    }

    /// The texts of the bars around a screen, by language and key; what is not there shines through from the document.
    ///
    /// - Throws: ``MeasurementError`` if a pseudolocale cannot measure a text.
    func chrome(of plan: ScreenPlan) throws(MeasurementError) -> [String: [String: String]] {
        var all = plan.chrome
        for pseudolocale in pseudolocales {
            for text in plan.screen.chrome.compactMap(\.text) {
                let value = plan.chrome[source]?[text.key] ?? text.value
                all[pseudolocale.name.tag, default: [:]][text.key] = try pseudolocale.pipeline.apply(
                    to: value,
                    key: text.key,
                    isNested: false,
                    terms: terms
                )
            }
        }
        return all
    }

    private func texts(
        _ plan: ScreenPlan,
        locale: String,
        kind: LocaleKind,
        values: [String: ScreenPlan.Text],
        isOwn: Bool,
        isRightToLeft: Bool? = nil
    ) -> CheckedScreen.Texts {
        let isPseudolocale = kind == .pseudo || kind == .stress
        var texts: [String: CheckedScreen.Texts.Text] = [:]
        for (key, text) in plan.source {
            let value = values[key]
            let filled =
                plan.hasFormats || plan.code.texts[key] != nil
                ? samples.substitute(
                    in: Message(value?.value ?? text.value, terms: terms),
                    declared: plan.declarations[key]?.sample,
                    language: isPseudolocale ? source : locale,
                    // Controls of documents show a string as it is; code may make an attributed one of it.
                    isPlain: plan.code.texts[key] == nil
                )
                : ArgumentSamples.SubstitutedText(text: value?.value ?? text.value, used: [], usesDefault: false)
            texts[key] = CheckedScreen.Texts.Text(
                filled: filled,
                location: isPseudolocale ? nil : value?.location ?? (isOwn ? text.location : nil),
                isOwn: isOwn || value != nil
            )
        }
        return CheckedScreen.Texts(
            locale: locale,
            kind: kind,
            isRightToLeft: isRightToLeft ?? LanguageFolder.isRightToLeft(locale),
            texts: texts
        )
    }
}

extension String {
    /// Whether it is what Crowdin puts in the place of a text in the language of its in-context editor, which stands in
    /// the tables like a translation: `crwdns154632:0crwdne154632:0`.
    fileprivate var isMarkOfCrowdin: Bool { hasPrefix("crwdns") && contains("crwdne") }
}
