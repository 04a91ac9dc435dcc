internal import Findings
internal import SourceText

extension JSONReport {
    // MARK: Limits and shards

    /// What the run left out and which part of a run it is; nothing for a whole run that left nothing out.
    static func writeLimits(of report: CheckReport, to json: inout JSONWriter) {
        if !report.limits.isEmpty {
            json.key("limits")
            json.object(inline: true) { json in
                json.member("only", report.limits.only.map(\.rawValue))
                json.member("skipped", report.limits.skipped.map(\.rawValue))
                json.member("changedSince", report.limits.changedSince)
            }
        }
        guard let part = report.part else { return }
        json.key("shard")
        json.object { json in
            json.member("index", part.shard.index)
            json.member("count", part.shard.count)
            json.member("run", part.run)
            for (name, places) in [("screens", part.screens), ("budgets", part.budgets), ("fonts", part.fonts)] {
                json.key(name)
                json.array(inline: true) { json in
                    for place in places { json.integer(place) }
                }
            }
            json.key("unused")
            write(part.unused, to: &json)
        }
    }

    static func limits(_ limits: FindingsDocument.Limits) throws -> ReportLimits {
        ReportLimits(
            only: try limits.only.map { try value($0, Rule.init, "rule") },
            skipped: try limits.skipped.map { try value($0, Rule.init, "rule") },
            changedSince: limits.changedSince
        )
    }

    static func part(_ shard: FindingsDocument.Shard, of report: CheckReport) throws -> ShardPart {
        guard let place = Shard(index: shard.index, count: shard.count) else {
            throw UnusableFindings(reason: "there is no shard \(shard.index) of \(shard.count)")
        }
        guard shard.screens.count == report.screens.count, shard.budgets.count == report.budgets.count,
            shard.fonts.count == report.environment.fonts.count
        else { throw UnusableFindings(reason: "the shard does not say where its screens, budgets and fonts belong") }
        var part = ShardPart(shard: place, run: shard.run)
        part.screens = shard.screens
        part.budgets = shard.budgets
        part.fonts = shard.fonts
        part.unused = shard.unused.map(unchecked)
        return part
    }

    static func unchecked(_ item: FindingsDocument.Unchecked) -> CheckReport.Unchecked {
        CheckReport.Unchecked(location: location(item.location), subject: item.subject, reason: item.reason)
    }
}

/// The shape of what the findings file says about limits and shards.
extension FindingsDocument {
    struct Limits: Decodable {
        var only: [String]
        var skipped: [String]
        var changedSince: String?
    }

    struct Shard: Decodable {
        var index: Int
        var count: Int
        var run: String
        var screens: [Int]
        var budgets: [Int]
        var fonts: [Int]
        var unused: [Unchecked]
    }
}
