/// Comparisons with saved frames, by the folder that the documents lie in.
struct ComparisonGroups {
    private var names: [String] = []
    private var counts: [DocumentComparison] = []

    mutating func add(_ count: DocumentComparison, folder: String) {
        if let index = names.firstIndex(of: folder) {
            counts[index].add(count)
        } else {
            names.append(folder)
            counts.append(count)
        }
    }

    /// The whole, and each folder where that is asked for.
    func json(worst: Int, listsGroups: Bool) -> String {
        var total = DocumentComparison()
        for count in counts { total.add(count) }
        let whole = total.json(worst: worst, listsNeeds: true)
        guard listsGroups else { return whole }
        let groups = LayoutJSON.object(zip(names, counts).map { ($0, $1.json(worst: 0, listsNeeds: false)) })
        return whole.dropLast() + ",\"groups\":" + groups + "}"
    }
}
