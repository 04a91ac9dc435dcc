internal import Findings
internal import Interfaces
internal import SourceText

/// How much was measured, and how far the layout is that of Xcode.
extension JSONReport {
    static func write(_ coverage: StringCoverage, to json: inout JSONWriter) {
        json.key("coverage")
        json.object { json in
            writeCounts(of: coverage.total, to: &json)
            json.member("share", Optional(coverage.share))
            json.key("rows")
            json.array { json in
                for row in coverage.sorted(by: ReportOrder.precedes).rows {
                    json.object(inline: true) { json in
                        json.member("kind", row.kind.rawValue)
                        json.member("file", row.file)
                        json.member("name", row.name)
                        writeCounts(of: row, to: &json)
                    }
                }
            }
        }
    }

    private static func writeCounts(of row: StringCoverage.Row, to json: inout JSONWriter) {
        json.member("strings", row.strings)
        json.member("measured", row.measured)
        json.member("document", row.document)
        json.member("declared", row.declared)
        json.member("code", row.code)
        json.member("reproduced", row.reproduced)
        // Only SwiftUI screens have these.
        if !row.certainties.isEmpty {
            json.key("certainties")
            json.object(inline: true) { json in
                for certainty in JudgedCertainty.allCases.reversed() {
                    json.member(certainty.rawValue, row.certainties[certainty] ?? 0)
                }
            }
        }
        json.key("reasons")
        json.array { json in
            for (reason, strings) in row.sortedReasons {
                json.object(inline: true) { json in
                    json.member("reason", reason)
                    json.member("strings", strings)
                }
            }
        }
    }

    static func write(_ reproduction: ScreenRecord.Reproduction, to json: inout JSONWriter) {
        json.key("reproduction")
        json.object { json in
            json.member("compared", reproduction.compared)
            json.member("reproduced", reproduction.reproduced)
            json.key("differences")
            json.array { json in
                for difference in reproduction.differences {
                    json.object(inline: true) { json in
                        json.member("object", difference.object)
                        json.member("view", difference.view)
                        json.member("line", difference.line)
                        json.member("saved", difference.saved)
                        json.member("laidOut", difference.laidOut)
                    }
                }
            }
        }
    }

    static func coverage(_ json: FindingsValue) throws(SourceError) -> StringCoverage {
        var coverage = StringCoverage()
        for row in try json["rows"].list(row) { coverage.add(row) }
        return coverage
    }

    private static func row(_ json: FindingsValue) throws(SourceError) -> StringCoverage.Row {
        var row = StringCoverage.Row(
            try json["kind"].word("kind"),
            file: try json["file"].text,
            name: try json["name"].text
        )
        row.strings = try json["strings"].integer
        row.document = try json["document"].integer
        row.declared = try json["declared"].integer
        row.code = try json["code"].integer
        row.reproduced = try json["reproduced"].integer
        if let certainties = json.optional("certainties") {
            for certainty in JudgedCertainty.allCases {
                row.certainties[certainty] = try certainties.optional(certainty.rawValue)?.integer
            }
        }
        let reasons = try json["reasons"].list { (item) throws(SourceError) in
            (try item["reason"].text, try item["strings"].integer)
        }
        row.reasons = Dictionary(reasons) { $0 + $1 }
        return row
    }

    static func reproduction(_ json: FindingsValue) throws(SourceError) -> ScreenRecord.Reproduction {
        var reproduction = ScreenRecord.Reproduction(
            compared: try json["compared"].integer,
            reproduced: try json["reproduced"].integer
        )
        reproduction.differences = try json["differences"].list { (item) throws(SourceError) in
            ScreenRecord.Difference(
                object: try item["object"].text,
                view: try item["view"].text,
                line: try item["line"].integer,
                saved: try rect(item["saved"]),
                laidOut: try rect(item["laidOut"])
            )
        }
        return reproduction
    }
}
