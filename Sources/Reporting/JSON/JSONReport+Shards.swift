internal import Findings
internal import SourceText

extension JSONReport {
    // MARK: Limits and shards

    /// The limits of the run and which part of a run it is; nothing for a whole run that left nothing out.
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

    static func limits(_ json: FindingsValue) throws(SourceError) -> ReportLimits {
        ReportLimits(
            only: try json["only"].list { (rule) throws(SourceError) in try rule.word("rule") },
            skipped: try json["skipped"].list { (rule) throws(SourceError) in try rule.word("rule") },
            changedSince: try json.optional("changedSince")?.text
        )
    }

    static func part(_ json: FindingsValue, of report: CheckReport) throws(SourceError) -> ShardPart {
        let (index, count) = (try json["index"].integer, try json["count"].integer)
        guard let shard = Shard(index: index, count: count) else {
            throw json.error("there is no shard \(index) of \(count)")
        }
        var part = ShardPart(shard: shard, run: try json["run"].text)
        part.screens = try json["screens"].integers
        part.budgets = try json["budgets"].integers
        part.fonts = try json["fonts"].integers
        part.unused = try json["unused"].list(unchecked)
        guard part.screens.count == report.screens.count, part.budgets.count == report.budgets.count,
            part.fonts.count == report.environment.fonts.count
        else { throw json.error("the shard does not say where its screens, budgets and fonts belong") }
        return part
    }
}
