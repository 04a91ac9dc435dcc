internal import Findings
internal import Interfaces

/// The share of a shard in the work of a check.
struct ShardSelection: Sendable {
    /// The place of each screen of the shard among all, in their order.
    let screens: [Int]
    /// The place of each text with a declared box among all, behind the screens.
    let texts: [Int]
    /// The number of screens of all shards.
    let screenCount: Int
    /// The number of documents and texts with declared boxes that the whole run has.
    let unitCount: Int
    /// The digest of all pieces of work, the same in all shards.
    let digest: String

    /// Deals the work out and leaves what belongs to the shard.
    ///
    /// A screen stays together with its copies for languages, since their findings are the same.
    ///
    /// - Parameters:
    ///   - shard: the shard; `nil` for a whole run, which keeps everything.
    ///   - plan: the texts with declared boxes.
    ///   - plans: the screens.
    init(_ shard: Shard?, _ plan: inout DeclaredTexts, _ plans: inout [ScreenPlan]) {
        screenCount = plans.count
        unitCount = plans.count + plan.texts.count
        let screenUnits = plans.map { plan in
            Shard.Unit(
                identity: ["screen", plan.table, plan.screen.identifier, plan.screen.name],
                cost: plan.screen.views.count * (1 + plan.source.count)
            )
        }
        let textUnits = plan.texts.map { text in Shard.Unit(identity: ["text", text.file, text.key], cost: 1) }
        guard let shard else {
            screens = Array(plans.indices)
            texts = plan.texts.indices.map { plans.count + $0 }
            digest = ""
            return
        }
        let units = screenUnits + textUnits
        digest = Fingerprint.of(units.map(\.identity) + units.map { String($0.cost) })
        let owners = Shard.owners(of: units, count: shard.count)
        let own = owners.indices.filter { owners[$0] == shard.index }
        screens = own.filter { $0 < plans.count }
        texts = own.filter { $0 >= plans.count }
        let count = plans.count
        let (allPlans, allTexts) = (plans, plan.texts)
        plans = screens.map { allPlans[$0] }
        plan.texts = texts.map { allTexts[$0 - count] }
    }
}
