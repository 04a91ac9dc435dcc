internal import Findings
internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// Lays out screens in all languages, on all devices and at all text sizes.
struct ScreenChecker: Sendable {
    let languages: ScreenLanguages
    var devices: ScreenDevices
    let textSizes: [TextSizeCategory]
    /// The language whose rules for glyphs and lines hold for pseudolocales.
    let source: String
    let measurer: any TextMeasurer
    /// Whether budgets are found on every device, not on the narrowest alone.
    let hasAllBudgets: Bool

    /// Lays a screen out in every language, on every device and at every text size.
    ///
    /// - Throws: ``Failure`` if a font cannot be had.
    func check(_ plan: ScreenPlan) throws(Failure) -> CheckedScreen {
        var checked = CheckedScreen(
            screen: plan.screen,
            file: plan.file,
            table: plan.table,
            lines: plan.lines,
            declarations: plan.declarations,
            versions: []
        )
        checked.hasTranslations = languages.hasTranslations
        checked.otherWords = plan.otherWords
        checked.isNeverLocalized = plan.isNeverLocalized
        checked.redrawn = plan.redrawn
        checked.productNames = plan.productNames
        checked.code = plan.code
        var layout = ScreenLayout(screen: plan.screen, measurer: measurer)
        do throws(MeasurementError) {
            let texts = try languages.texts(of: plan)
            checked.chromeTexts = try languages.chrome(of: plan)
            for device in devices.traits(for: plan) {
                for textSize in plan.screen.platform == .iOS ? textSizes : [.large] {
                    for language in texts {
                        let setting = setting(language, device, textSize, plan.screen)
                        let laidOut = try layout.layOut(in: setting)
                        checked.versions.append(
                            CheckedScreen.Rendition(texts: language, setting: setting, laidOut: laidOut)
                        )
                    }
                }
            }
            checked.reproduction = try SelfCheck(measurer: measurer).reproduction(
                of: plan.designed ?? plan.screen
            )
            let search = BudgetSearch(measurer: measurer)
            let found = try search.budgets(of: checked, onlyNarrowest: !hasAllBudgets)
            checked.budgets = found.budgets.map { $0.placed(by: plan.code) }
            checked.budgetsStoppedAfter = found.stoppedAfter
        } catch {
            throw Failure([Diagnostic(severity: .error, location: plan.screen.location, message: error.message)])
        }
        for variant in plan.variants { checked.variants.append(try check(variant)) }
        return checked
    }

    private func setting(
        _ texts: CheckedScreen.Texts,
        _ device: DeviceTraits,
        _ textSize: TextSizeCategory,
        _ screen: Screen
    ) -> ScreenConditions {
        let isPseudolocale = texts.kind == .pseudo || texts.kind == .stress
        var isWindow = false
        if case .window = screen.extent { isWindow = screen.platform == .macOS }
        var setting = ScreenConditions(
            device: device,
            locale: isPseudolocale ? source : texts.locale,
            isRightToLeft: texts.isRightToLeft,
            textSize: textSize,
            texts: texts.texts.mapValues(\.filled.text),
            rootSize: isWindow ? device.size : nil
        )
        // Only the worst version of each finding is explained, once the findings are known.
        setting.explainsFaults = false
        return setting
    }
}

extension TextBudget {
    /// The budget of a string that code puts into the view, which is in a table of its own.
    fileprivate func placed(by code: ScreenCode) -> TextBudget {
        guard let text = code.texts[key] else { return self }
        var budget = self
        budget.file = text.file
        budget.table = text.table
        return budget
    }
}
