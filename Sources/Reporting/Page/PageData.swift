internal import Findings
internal import Layout
internal import SourceText

/// The findings as one compact JSON text, which the page's script draws from.
///
/// Lists stand for objects, and numbers for texts that repeat: the page carries thousands of findings.
enum PageData {
    static func of(_ content: PageContent) -> [UInt8] {
        var writer = JSONWriter(isCompact: true)
        writer.object { json in
            json.member("tables", content.tables.texts)
            json.member("rules", content.rules.texts)
            json.member("files", content.files.texts)
            json.key("locales")
            json.array { json in
                for locale in content.locales {
                    json.array { json in
                        json.string(locale.name)
                        json.string(locale.kind.title)
                    }
                }
            }
            json.key("findings")
            json.array { json in
                for finding in content.findings { write(finding, content, to: &json) }
            }
            writeScreens(content, to: &json)
        }
        return writer.bytes
    }

    /// Fingerprint, rule, severity, table, key, message, file, line, occurrences, screen (-1 for none), object, view,
    /// limiting constraints, repairs, scale, pictures.
    private static func write(_ finding: Finding, _ content: PageContent, to json: inout JSONWriter) {
        json.array { json in
            json.string(finding.fingerprint)
            json.integer(content.rules.place(of: finding.rule.rawValue))
            json.integer(place(of: finding.severity))
            json.integer(content.tables.place(of: finding.table))
            json.string(finding.key)
            json.string(finding.message)
            json.integer(content.files.place(of: finding.location.path))
            json.integer(finding.location.line)
            json.array { json in
                for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                    write(occurrence, content, to: &json)
                }
            }
            json.integer(content.screen(of: finding) ?? -1)
            json.string(finding.place?.object ?? "")
            json.string(finding.place?.view ?? "")
            json.array { json in
                for related in finding.limiting { write(related, content, to: &json) }
            }
            json.array { json in
                for fix in finding.fixes { write(fix, to: &json) }
            }
            guard let drawing = FindingDrawing(finding, glyphs: content.glyphs) else { return }
            json.number(drawing.scale)
            json.array { json in
                for picture in drawing.drawings { write(picture, in: drawing, content, to: &json) }
            }
        }
    }

    /// Phrase, file (-1 for none), line.
    private static func write(_ related: RelatedPlace, _ content: PageContent, to json: inout JSONWriter) {
        json.array { json in
            json.string(related.phrase)
            json.integer(related.location.map { content.files.place(of: $0.path) } ?? -1)
            json.integer(related.location?.line ?? 0)
        }
    }

    /// Phrase, what came of it, 1 if it repairs all.
    private static func write(_ fix: Fix, to json: inout JSONWriter) {
        json.array { json in
            json.string(fix.phrase)
            json.string(FixSentence.result(of: fix))
            json.integer(fix.isWhole ? 1 : 0)
        }
    }

    static func place(of severity: Severity) -> Int {
        switch severity {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }

    /// Language, severity, text, needed, available, excess, certainty, share, file (-1 for none), line, samples, setting,
    /// device (-1 for none), text size.
    private static func write(_ occurrence: Occurrence, _ content: PageContent, to json: inout JSONWriter) {
        let words = OccurrenceWords(occurrence, in: content.report)
        json.array { json in
            json.integer(content.place(ofLocale: occurrence.locale))
            json.integer(place(of: occurrence.severity))
            json.string(occurrence.text)
            json.string(words.needed)
            json.string(words.available)
            json.string(words.excess)
            json.integer(words.isCertain ? 1 : 0)
            json.number(ReportOrder.excess(occurrence))
            json.integer(occurrence.location.map { content.files.place(of: $0.path) } ?? -1)
            json.integer(occurrence.location?.line ?? 0)
            guard !occurrence.samples.isEmpty || !words.setting.isEmpty || occurrence.device != nil else { return }
            json.array { json in
                for sample in occurrence.samples { json.string(sample) }
            }
            // Where the setting is the device alone, the number below says it.
            let isDevice = occurrence.device.map { $0.utf8.elementsEqual(words.setting.utf8) } ?? false
            json.string(isDevice ? "" : words.setting)
            json.integer(occurrence.device.map { content.devices.place(of: $0) } ?? -1)
            json.integer(occurrence.textSize.isEmpty ? -1 : content.textSizes.place(of: occurrence.textSize))
        }
    }

    /// Language, text, frame, box, open sides, shown, spills, runs, dimensions.
    private static func write(
        _ picture: LabelDrawing,
        in drawing: FindingDrawing,
        _ content: PageContent,
        to json: inout JSONWriter
    ) {
        let shapes = PictureShapes(picture, in: drawing)
        func numbers(_ values: [Double], _ json: inout JSONWriter) {
            json.array { json in
                for value in values { json.number(value) }
            }
        }
        json.array { json in
            json.integer(content.place(ofLocale: picture.locale))
            json.string(picture.text)
            numbers(shapes.frame, &json)
            numbers(shapes.box, &json)
            json.integer(shapes.open)
            numbers(shapes.shown, &json)
            json.array { json in
                for spill in shapes.spills { numbers(spill, &json) }
            }
            json.array { json in
                for run in shapes.runs { write(run, to: &json) }
            }
            json.array { json in
                for dimension in shapes.dimensions {
                    json.array { json in
                        numbers(dimension.coordinates, &json)
                        json.string(dimension.label)
                        let flags = [dimension.isVertical, dimension.isExcessive, dimension.isLabelBehind]
                        json.integer(zip(flags, [1, 2, 4]).reduce(0) { $0 + ($1.0 ? $1.1 : 0) })
                    }
                }
            }
        }
    }

    /// x, baseline, scale, then glyphs as number and step from the one before, then their heights if they have any.
    private static func write(_ run: LabelDrawing.Run, to json: inout JSONWriter) {
        json.array { json in
            json.number(run.x)
            json.number(run.baseline)
            json.number(run.scale, decimals: 6)
            json.array { json in
                var before = 0
                for glyph in run.glyphs {
                    json.integer(glyph.index)
                    json.integer(glyph.x - before)
                    before = glyph.x
                }
            }
            guard run.glyphs.contains(where: { $0.y != 0 }) else { return }
            json.array { json in
                for glyph in run.glyphs { json.integer(glyph.y) }
            }
        }
    }
}
