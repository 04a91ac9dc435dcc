internal import Findings
internal import Interfaces
internal import Projects

/// The part of a check that lays out what classes of UIKit make in code.
extension Check {
    /// Reads the interfaces that code makes; none where sources are left out, and in all shards but the first.
    func codeLayoutPlans(_ loaded: LoadedProject, _ shown: ShownParts?, languages: [String]) -> [ScreenPlan] {
        guard shard.map({ $0.index == 1 }) ?? true, loaded.sources != nil else { return [] }
        // They are laid out on phones alone.
        guard devices(of: loaded).contains(where: { $0.idiom == .phone }) else { return [] }
        return CodeLayoutReader(loaded, shown, configuration: configuration, languages: languages).read()
    }

    /// The strings that screens of code show in a known room, by the path of their table's file.
    static func judgedStrings(_ plans: [ScreenPlan]) -> [String: Set<[UInt8]>] {
        var judged: [String: Set<[UInt8]>] = [:]
        for plan in plans.flatMap({ [$0] + $0.variants }) {
            for (index, view) in plan.screen.views.enumerated()
            where !view.flags.isPrototype && !plan.guessed.contains(index) {
                for key in view.content.shownTexts.map(\.key) {
                    guard let text = plan.code.texts[key] else { continue }
                    judged[text.file, default: []].insert(Array(key.utf8))
                }
            }
        }
        return judged
    }
}
