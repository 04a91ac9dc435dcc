internal import Findings
internal import Interfaces
internal import Layout
internal import OutletTexts
internal import SourceText
internal import TextMeasurement

/// Lays screens of documents out with texts that are in no table and whose form is stated, and finds those that are cut.
struct DataSampleChecker: Sendable {
    let measurer: any TextMeasurer
    let devices: ScreenDevices
    /// The source language.
    let source: String
    /// The severity that a configuration sets for a rule; `nil` if it sets none.
    let severity: @Sendable (Rule) -> Severity?

    /// By how much the screen is larger in the second trial, where its size is not that of a device.
    private static let larger = 1.5
    /// By how much of a text's height a font may differ from the one that it is measured with, where it is not at hand.
    private static let heightError = 0.1
    /// Stands for the key of the text, which is in no table.
    private static let key = "overset.sample"

    /// What is cut on the narrowest device.
    ///
    /// A text that is cut although all other texts are empty and the window is larger is a warning; any other one a note,
    /// of ``Rule/cutData`` where only the form of the text is known.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: up to two layouts of the screen for each text, and two more if one is cut.
    func findings(on plan: ScreenPlan) throws(MeasurementError) -> [Finding] {
        let all = devices.traits(for: plan)
        guard plan.onlyLanguage == nil, !plan.samples.isEmpty,
            let device = all.min(by: { $0.size.width < $1.size.width })
        else { return [] }
        var found: [Finding] = []
        var reproduction: Reproduction?
        // One text of a view is told: the longest that is cut.
        var told: Set<Int> = []
        for sample in plan.samples where !told.contains(sample.view) {
            guard let cut = try cut(sample, on: plan, device, isAlone: false) else { continue }
            if reproduction == nil {
                reproduction = try SelfCheck(measurer: measurer).reproduction(of: plan.designed ?? plan.screen)
            }
            let isCertain =
                try self.cut(sample, on: plan, device, isAlone: true) != nil
                && isKnown(sample.view, cut, on: plan, reproduction)
            // A literal is no data: it is known to the last character.
            let rule = isCertain || sample.form.isLiteral ? cut.rule : .cutData
            guard !isIgnored(rule, sample.view, on: plan) else { continue }
            told.insert(sample.view)
            found.append(finding(rule, sample, cut, on: plan, device, isCertain ? .warning : .note))
        }
        return found
    }

    /// A text in the box that a layout gives it, and what is wrong with it.
    private struct Cut {
        var placed: PlacedText
        var fault: FittedText.Fault

        var rule: Rule {
            switch fault.kind {
            case .clipped: .clippedText
            case .brokenWord: .brokenWord
            default: .truncatedText
            }
        }

        var axes: [Axis] {
            switch fault.axis {
            case .width, .scale: [.horizontal]
            case .height: [.vertical]
            case .lines: Axis.allCases
            }
        }
    }

    /// Lays the screen out with a text, and shows the view that it is in.
    ///
    /// - Parameters:
    ///   - sample: the text.
    ///   - plan: the screen.
    ///   - device: what it is laid out for.
    ///   - isAlone: whether all other texts are empty, and a window is larger.
    /// - Returns: `nil` if the text fits, as far as can be told.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    private func cut(
        _ sample: DataSample,
        on plan: ScreenPlan,
        _ device: DeviceTraits,
        isAlone: Bool
    ) throws(MeasurementError) -> Cut? {
        var screen = plan.screen
        let text = InterfaceText(
            property: "",
            objectID: Self.key,
            value: sample.text,
            location: screen.views[sample.view].location
        )
        guard screen.views[sample.view].put(text, into: .text) else { return nil }
        for view in [sample.view] + screen.ancestors(of: sample.view) { screen.views[view].isHidden.base = false }
        var texts = plan.source.mapValues(\.value)
        if isAlone {
            for other in screen.views.flatMap(\.content.allTexts) where other.key != Self.key { texts[other.key] = "" }
        }
        texts[Self.key] = sample.text
        var conditions = ScreenConditions(device: device, locale: source, texts: texts)
        if device.idiom == .mac || device.name == ShownDevice.savedSize {
            let factor = isAlone ? Self.larger : 1
            conditions.rootSize = Size(width: device.size.width * factor, height: device.size.height * factor)
        }
        conditions.explainsFaults = !isAlone
        var layout = ScreenLayout(screen: screen, measurer: measurer)
        let laidOut = try layout.layOut(in: conditions)
        guard let placed = laidOut.texts.first(where: { $0.view == sample.view && $0.text.key == Self.key }) else {
            return nil
        }
        let fault = placed.fitted.faults.first { fault in
            let isCut = fault.kind == .truncated || fault.kind == .clipped || fault.kind == .brokenWord
            let least = fault.axis == .height ? max(1, fault.needed * Self.heightError) : 1
            return isCut && fault.isCertain && abs(fault.needed - fault.available) >= least
        }
        return fault.map { Cut(placed: placed, fault: $0) }
    }

    /// Whether nothing speaks against the room of a view: neither code nor what Xcode saved.
    private func isKnown(_ view: Int, _ cut: Cut, on plan: ScreenPlan, _ reproduction: Reproduction?) -> Bool {
        let code = plan.code
        guard !code.lacksClass, !code.isUnmade, !code.isForDevelopers, !code.isForCompactHeight,
            !code.adapted.contains(view),
            cut.placed.fitted.natural.substitutedFonts.isEmpty
        else { return false }
        let views = [view] + plan.screen.ancestors(of: view)
        // A stack gives the room of what code hides to the others.
        let sharesRoom = views.contains { index in
            guard let parent = plan.screen.views[index].parent, case .stack = plan.screen.views[parent].content else {
                return false
            }
            return code.hidden.contains { $0 != index && plan.screen.views[$0].parent == parent }
        }
        guard !sharesRoom else { return false }
        return cut.axes.allSatisfy { axis in
            code.resized[axis].isDisjoint(with: views) && reproduction?.isReproduced[view][axis] ?? true
        }
    }

    /// Whether a remark beside the view leaves out what a rule finds.
    private func isIgnored(_ rule: Rule, _ view: Int, on plan: ScreenPlan) -> Bool {
        plan.screen.views[view].content.allTexts.contains { text in
            plan.declarations[text.key]?.ignored.contains(rule.rawValue) == true
        }
    }

    private func finding(
        _ rule: Rule,
        _ sample: DataSample,
        _ cut: Cut,
        on plan: ScreenPlan,
        _ device: DeviceTraits,
        _ ordinary: Severity
    ) -> Finding {
        let view = plan.screen.views[sample.view]
        let name = plan.screen.name(ofView: sample.view)
        let what =
            switch cut.fault.kind {
            case .brokenWord: "is broken inside"
            case .clipped: "is clipped"
            default: "is truncated"
            }
        let unit = cut.fault.axis == .lines ? "lines" : "pt"
        let (needed, available) = (CheckedText.number(cut.fault.needed), CheckedText.number(cut.fault.available))
        let remark = sample.code.map { "; set in code: \($0)" } ?? ""
        let level = severity(rule) ?? ordinary
        let identity = [rule.rawValue, plan.file, plan.screen.identifier, view.id, sample.text]
        var finding = Finding(
            rule: rule,
            severity: level,
            message:
                "\(sample.phrase) of \(name) \(what) \(ShownDevice.place(of: device.name)): needs \(needed) \(unit), "
                + "\(available) \(unit) available\(remark)",
            location: view.location,
            excerpt: plan.lines.excerpt(at: view.location, length: 1),
            table: plan.table,
            key: sample.text,
            fingerprint: Fingerprint.of(identity),
            occurrences: [
                Occurrence(
                    locale: source,
                    kind: .source,
                    textSize: TextSizeCategory.large.rawValue,
                    device: device.name,
                    severity: level,
                    text: sample.text,
                    location: nil,
                    fault: cut.fault,
                    samples: [],
                    fingerprint: Fingerprint.of(identity + [source])
                )
            ]
        )
        finding.place = ScreenPlace(
            screen: plan.screen.name,
            identifier: plan.screen.identifier,
            object: view.id,
            view: name
        )
        finding.code = sample.code
        finding.limiting = cut.placed.limiting.map { index in
            let constraint = plan.screen.constraints[index]
            return RelatedPlace(
                phrase: plan.screen.phrase(of: constraint, in: device.sizeClasses),
                location: constraint.location,
                object: constraint.id
            )
        }
        return finding
    }
}
