internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The outlets of Objective-C that each document which connects them hides, and that no code shows.
///
/// They belong to a class and its heirs: outlets of one name in other classes are told apart, but one use of
/// the name that is not seen through is enough that nothing is known of any of them.
struct ObjectiveCHiddenViews: Sendable {
    /// The outlets, by the class that declares them.
    private(set) var views: Set<ViewProperty> = []
    /// Where code names them, in bytes of the file, by its path as it was opened.
    private(set) var places: [String: Set<Int>] = [:]

    /// None are known.
    init() {}

    /// - Parameters:
    ///   - own: the files of Objective-C, without tests; none of them shows views that it finds without their names.
    ///   - swift: those of Swift.
    ///   - outlets: the outlets of its documents.
    /// - Complexity: O(*n*) in the size of the code where a document hides a view, else in the number of outlets.
    init(_ own: [TypeIndex.File], swift: [TypeIndex.File], outlets: [CodeDocument.Outlet]) {
        let names = Set(outlets.lazy.filter(\.isHidden).map(\.property))
        guard !names.isEmpty, !own.isEmpty else { return }
        let uses = CodeThreads.map(own) { ObjectiveCViewUses($0, of: names) }
        let family = Family(uses)
        var unclear = uses.reduce(into: Set<String>()) { $0.formUnion($1.unclear) }
        // What Swift does with a class of Objective-C is not read here.
        for found in CodeThreads.map(swift, { Self.names(in: $0, of: names) }) { unclear.formUnion(found) }
        var shown: Set<ViewProperty> = []
        for use in uses.flatMap(\.uses) {
            guard let view = family.declared(use.view) else {
                unclear.insert(use.view.name)
                continue
            }
            if !use.isLook { shown.insert(view) }
        }
        var hidden: Set<ViewProperty> = []
        for outlet in outlets where names.contains(outlet.property) {
            guard let view = family.declared(ViewProperty(owner: outlet.owner, name: outlet.property)) else { continue }
            if outlet.isHidden { hidden.insert(view) } else { shown.insert(view) }
        }
        views = hidden.subtracting(shown).filter { !unclear.contains($0.name) }
        guard !views.isEmpty else { return }
        for (file, found) in zip(own, uses) {
            let offsets = found.uses.filter { family.declared($0.view).map(views.contains) ?? false }.map(\.offset)
            if !offsets.isEmpty { places[file.code.file.path, default: []].formUnion(offsets) }
        }
    }

    /// The names that a file of Swift has anywhere but in comments.
    private static func names(in file: TypeIndex.File, of names: Set<String>) -> Set<String> {
        let wanted = Dictionary(names.map { (NameHash.of($0), $0) }) { first, _ in first }
        var found: Set<String> = []
        NameHash.forEach(in: CodeComments.blanked(file.code.file.utf8)[...]) { hash, _, _ in
            if let name = wanted[hash] { found.insert(name) }
        }
        return found
    }

    /// Which class declares an outlet that another one inherits.
    private struct Family {
        private var parents: [String: String] = [:]
        private var declared: Set<ViewProperty> = []

        init(_ uses: [ObjectiveCViewUses]) {
            for use in uses {
                parents.merge(use.parents) { first, _ in first }
                declared.formUnion(use.declared)
            }
        }

        /// The outlet with the nearest class that declares it; `nil` for none.
        func declared(_ view: ViewProperty) -> ViewProperty? {
            var view = view
            for _ in 0..<32 {
                if declared.contains(view) { return view }
                guard let parent = parents[view.owner] else { return nil }
                view.owner = parent
            }
            return nil
        }
    }
}
