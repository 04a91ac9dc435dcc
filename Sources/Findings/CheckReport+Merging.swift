internal import SourceText
internal import TextMeasurement

/// Why reports do not make one report.
package struct MergeError: Error, Sendable, Hashable {
    /// The place of the report in the list; `nil` if the fault is about no single one.
    package var report: Int?
    /// A lower-case phrase without a full stop.
    package var message: String
}

extension CheckReport {
    /// Joins the reports of all shards of a run into the report of the whole run.
    ///
    /// A report of a whole run is given back as it is.
    ///
    /// - Parameter reports: one report of a whole run, or those of all shards, in any order.
    /// - Returns: what a run without shards would have reported.
    /// - Throws: ``MergeFault`` if a shard is missing or there twice, or the reports are of different runs.
    /// - Complexity: O(*n* log *n*) in the number of findings, screens, budgets and glyphs.
    package static func merging(_ reports: [CheckReport]) throws(MergeError) -> CheckReport {
        guard let first = reports.first else { throw MergeError(message: "no files to merge") }
        if reports.count == 1, first.part == nil { return first }
        var parts: [(part: ShardPart, report: CheckReport)] = []
        for (index, report) in reports.enumerated() {
            guard let part = report.part else {
                throw MergeError(report: index, message: "this report is of a whole run, not of a shard")
            }
            if let difference = report.difference(from: first) {
                throw MergeError(report: index, message: difference + "; merge the shards of one run")
            }
            if parts.contains(where: { $0.part.shard.index == part.shard.index }) {
                let name = "shard \(part.shard.index) of \(part.shard.count)"
                throw MergeError(report: index, message: "\(name) is given twice")
            }
            parts.append((part, report))
        }
        parts.sort { $0.part.shard.index < $1.part.shard.index }
        let present = Set(parts.map(\.part.shard.index))
        let count = parts[0].part.shard.count
        let missing = (1...count).filter { !present.contains($0) }
        guard missing.isEmpty else {
            let names = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
            throw MergeError(message: "the report of shard \(names) is missing; give the files of all shards")
        }
        return try joined(parts)
    }

    private static func joined(_ parts: [(part: ShardPart, report: CheckReport)]) throws(MergeError) -> CheckReport {
        var whole = parts[0].report
        whole.part = nil
        whole.findings = parts.flatMap(\.report.findings)
            .sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) }
        whole.known = parts.reduce(0) { $0 + $1.report.known }
        whole.fixed = parts.flatMap(\.report.fixed)
        whole.unchecked = parts.flatMap(\.report.unchecked)
        let unused = parts.dropFirst().map { Set($0.part.unused) }
        whole.unchecked += parts[0].part.unused.filter { item in unused.allSatisfy { $0.contains(item) } }
        whole.constrainedTexts = parts.reduce(0) { $0 + $1.report.constrainedTexts }
        whole.measurements = parts.reduce(0) { $0 + $1.report.measurements }
        for index in whole.locales.indices {
            whole.locales[index].texts = parts.reduce(0) { $0 + $1.report.locales[index].texts }
            whole.locales[index].untranslated = parts.reduce(0) { $0 + $1.report.locales[index].untranslated }
        }
        whole.screens = ordered(parts.flatMap { zip($0.part.screens, $0.report.screens) })
        whole.budgets = ordered(parts.flatMap { zip($0.part.budgets, $0.report.budgets) })
        whole.coverage = parts.compactMap(\.report.coverage).reduce(into: nil) { whole, part in
            var sum = whole ?? StringCoverage()
            sum.add(part)
            whole = sum
        }
        whole.devices = deviceNames(of: whole.screens)
        whole.environment.fonts = try fonts(of: parts)
        whole.outlines = GlyphOutlines(
            outlines: parts.reduce(into: [:]) { $0.merge($1.report.outlines.outlines) { first, _ in first } }
        )
        for part in parts.dropFirst() { whole.assets.add(part.report.assets) }
        whole.limitPictures()
        whole.limitAssets()
        whole.outlines = whole.outlines.used(in: whole)
        return whole
    }

    /// The devices of screens, in the order in which they come.
    package static func deviceNames(of screens: [ScreenRecord]) -> [String] {
        var known: Set<String> = []
        return screens.lazy.flatMap(\.cells).map(\.device).filter { known.insert($0).inserted }
    }

    /// Puts what shards hold where it stands in a run without shards.
    private static func ordered<Item>(_ items: [(place: Int, item: Item)]) -> [Item] {
        items.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.item)
    }

    private static func fonts(
        of parts: [(part: ShardPart, report: CheckReport)]
    ) throws(MergeError) -> [FaceDescription] {
        var fonts: [Int: FaceDescription] = [:]
        for (part, report) in parts {
            for (slot, font) in zip(part.fonts, report.environment.fonts) {
                if let known = fonts[slot], known.sha256 != font.sha256 {
                    let name = VisibleText.escaping(font.postScriptName)
                    throw MergeError(message: "the shards were measured with different files of the font \(name)")
                }
                fonts[slot] = font
            }
        }
        return fonts.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What tells that two reports are not of one run, as a lower-case phrase; `nil` if nothing does.
    private func difference(from other: CheckReport) -> String? {
        let words = [
            ("version of Overset", version, other.version), ("project", project, other.project),
            ("source language", source, other.source),
            ("version of HarfBuzz", environment.harfBuzz, other.environment.harfBuzz),
            ("version of FreeType", environment.freeType, other.environment.freeType),
            ("version of ICU", environment.icu, other.environment.icu),
        ]
        for (name, mine, first) in words where !mine.utf8.elementsEqual(first.utf8) {
            return "its \(name) is '\(VisibleText.escaping(mine))', and that of the first file is "
                + "'\(VisibleText.escaping(first))'"
        }
        if part?.shard.count != other.part?.shard.count { return "it is from a run with a different number of shards" }
        guard part?.run == other.part?.run, textSizes == other.textSizes, limits == other.limits,
            locales.map(\.name) == other.locales.map(\.name)
        else { return "it is from a run with other options, another configuration or other files" }
        return nil
    }
}
