internal import Layout
internal import SourceText
internal import TextMeasurement

/// The difference between the reports of two runs.
package struct ReportComparison: Sendable, Hashable {
    package enum Change: String, Sendable, Hashable, CaseIterable {
        /// Found in the newer run alone.
        case new
        /// Found in both, and not as bad, in the same places or by as much.
        case changed
        /// Found in the older run alone.
        case gone
    }

    package let old: CheckReport
    package let new: CheckReport
    /// What became of findings by their fingerprints; those that are the same in both have none.
    package let changes: [String: Change]

    /// - Parameters:
    ///   - old: the report of the older run.
    ///   - new: that of the newer one, of the same project.
    /// - Complexity: O(*n*) in the number of occurrences.
    package init(from old: CheckReport, to new: CheckReport) {
        self.old = old
        self.new = new
        let before = Dictionary(old.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Set(new.findings.map(\.fingerprint))
        var changes: [String: Change] = [:]
        for finding in new.findings {
            guard let earlier = before[finding.fingerprint] else {
                changes[finding.fingerprint] = .new
                continue
            }
            if Self.places(of: earlier) != Self.places(of: finding) { changes[finding.fingerprint] = .changed }
        }
        for finding in old.findings where !after.contains(finding.fingerprint) { changes[finding.fingerprint] = .gone }
        self.changes = changes
    }

    /// The findings with a change, in the order of their report.
    package func findings(_ change: Change) -> [Finding] {
        (change == .gone ? old : new).findings.filter { changes[$0.fingerprint] == change }
    }

    /// The findings that are the same in both.
    package var unchanged: Int { new.findings.count { changes[$0.fingerprint] == nil } }

    /// The findings that the newer run should not have: new ones, and those that are more severe than before.
    package var regressions: [Finding] {
        let before = Dictionary(
            old.findings.map { ($0.fingerprint, $0.severity) },
            uniquingKeysWith: { first, _ in first }
        )
        return new.findings.filter { finding in before[finding.fingerprint].map { finding.severity > $0 } ?? true }
    }

    /// The files that the newer run cannot read and the older one could, and how many findings are gone with them.
    ///
    /// A table of a language is known by its name: findings about its strings stand at the source language's file. Nobody
    /// fixed these findings.
    ///
    /// - Complexity: O(*n* · *m*) in the numbers of findings and of such files.
    package var unread: (files: [String], count: Int) {
        let gone = findings(.gone)
        let files = findings(.new).filter { $0.rule == .unreadableFile }.map(\.location.path)
        let tables = Set(files.map(FilePath.tableName))
        let count = gone.count { files.contains($0.location.path) || tables.contains($0.table) }
        return (count > 0 ? files.sorted() : [], count)
    }

    /// Where a finding shows, how bad, and by how many tenths of a point.
    private static func places(of finding: Finding) -> Set<[String]> {
        Set(
            finding.occurrences.map { occurrence in
                let sizes = [occurrence.fault?.needed, occurrence.fault?.available].map { size in
                    size.map { "\(($0 * 10).rounded())" } ?? ""
                }
                return [occurrence.fingerprint, occurrence.severity.rawValue, occurrence.text] + sizes
            }
        )
    }
}

extension ReportComparison {
    /// The newer report with what is gone, and the pictures of the older one in the numbering of its fonts.
    ///
    /// - Returns: the report, and the older pictures of each of its screens.
    package var joined: (report: CheckReport, before: [ScreenRecord]) {
        var report = new
        var places: [FaceID: FaceID] = [:]
        for (index, font) in old.environment.fonts.enumerated() {
            let same = new.environment.fonts.firstIndex {
                $0.sha256 == font.sha256 && $0.postScriptName.utf8.elementsEqual(font.postScriptName.utf8)
            }
            places[FaceID(index: index)] = FaceID(index: same ?? report.environment.fonts.count)
            guard same == nil else { continue }
            var font = font
            font.id = FaceID(index: report.environment.fonts.count)
            report.environment.fonts.append(font)
        }
        var outlines = new.outlines.outlines
        for (key, outline) in old.outlines.outlines {
            let moved = GlyphOutlines.Key(face: places[key.face] ?? key.face, glyph: key.glyph)
            outlines[moved] = outlines[moved] ?? outline
        }
        report.outlines = GlyphOutlines(outlines: outlines)
        report.findings += findings(.gone).map { finding in
            var finding = finding
            for index in finding.pictures.indices {
                finding.pictures[index].lines = Self.moved(finding.pictures[index].lines, places)
            }
            return finding
        }
        report.assets.add(old.assets)
        let before = old.screens.map { screen in
            var screen = screen
            for picture in screen.pictures.indices {
                for text in screen.pictures[picture].texts.indices {
                    let lines = screen.pictures[picture].texts[text].lines
                    screen.pictures[picture].texts[text].lines = Self.moved(lines, places)
                }
            }
            return screen
        }
        return (report, before)
    }

    private static func moved(_ lines: [LineFragment], _ places: [FaceID: FaceID]) -> [LineFragment] {
        lines.map { line in
            var line = line
            line.runs = line.runs.map { GlyphRun(face: places[$0.face] ?? $0.face, size: $0.size, glyphs: $0.glyphs) }
            return line
        }
    }
}
