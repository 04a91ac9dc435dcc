internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// What devices and readers of sizes decide.
extension TreeReader {
    /// Whether a device takes part in a decision.
    func isOfDevice(_ id: Int) -> Bool { id < 0 || deviceConditions[id] != nil }

    /// What is read inside one branch of a decision: the screens that it presents are met on the devices of that branch.
    func inBranch<Result>(_ branch: Int, of id: Int, _ read: () -> Result) -> Result {
        guard isOfDevice(id), deviceBranches[id] == nil else { return read() }
        deviceBranches[id] = branch
        defer { deviceBranches[id] = nil }
        return read()
    }

    /// Notes on which devices a screen is presented: where several places present it, on those of each.
    func noteDevices(of screen: ScreenIdentity) {
        guard let known = requirements[screen] else {
            requirements[screen] = deviceBranches
            return
        }
        requirements[screen] = known.filter { deviceBranches[$0.key] == $0.value }
    }

    /// What a truth that is not known asks of the device.
    private func condition(_ truth: Truth) -> DeviceCondition {
        guard case .open(let id, _, let isNegated) = truth else { return .unknown }
        let asked = id < 0 ? .decision(id) : deviceConditions[id] ?? .unknown
        return isNegated ? .not(asked) : asked
    }

    /// Notes that a decision is made of several ones, as far as the device makes one of them.
    func note(_ id: Int, isMadeOf truths: [Truth], all: Bool) {
        let parts = truths.map(condition)
        guard parts.contains(where: { $0 != .unknown }) else { return }
        deviceConditions[id] = all ? .all(parts) : .any(parts)
    }

    /// The decision of a comparison with a trait: `horizontalSizeClass == .compact`, also under another name.
    ///
    /// - Parameters:
    ///   - left: what stands in front of `==`.
    ///   - value: what it comes to.
    ///   - member: the name of the member behind it.
    ///   - isNegated: is turned over where the comparison is the opposite of the decision.
    /// - Returns: `nil` for a comparison of something else.
    func deviceDecision(
        _ left: CodeNode,
        _ value: Value,
        _ member: String,
        isNegated: inout Bool
    ) -> DeviceDecision? {
        if let decision = DeviceDecision(left.source, member, isNegated: &isNegated) { return decision }
        guard case .data(let name) = value else { return nil }
        return DeviceDecision(name, member, isNegated: &isNegated)
    }

    /// The two cases of a `switch` over a trait of the device: where the decision holds, and where it does not.
    func deviceCases(
        _ node: CodeNode,
        _ cases: [CodeNode],
        _ scope: Scope
    ) -> (id: Int, ways: [CodeNode])? {
        guard let subject = node.firstChild else { return nil }
        let value = evaluate(subject, scope)
        var (holding, opposite, fallback): (CodeNode?, CodeNode?, CodeNode?)
        var id: Int?
        for one in cases {
            let labels = Self.labels(of: one)
            if labels.isEmpty { fallback = one }
            for label in labels {
                var isNegated = false
                guard let decision = deviceDecision(subject, value, label, isNegated: &isNegated) else { continue }
                id = decision.rawValue
                if isNegated { opposite = opposite ?? one } else { holding = holding ?? one }
            }
        }
        guard let id, let first = holding ?? fallback, let second = opposite ?? fallback else { return nil }
        return (id, [first, second])
    }

    /// The number of a comparison of lengths that follow a reader; `nil` for another one.
    func readerDecision(_ parts: [CodeNode], _ scope: Scope) -> Int? {
        let names = ["<", "<=", ">", ">="]
        guard let first = parts.first, let last = parts.last,
            let index = parts.firstIndex(where: { $0.kind == .operator && names.contains($0.name) })
        else { return nil }
        let sides = [parts[..<index], parts[(index + 1)...]].map { side -> Length? in
            guard let first = side.first else { return nil }
            let value = side.count == 1 ? evaluate(first, scope) : operation(Array(side), scope, first)
            if case .share(let share) = value { return Length(share) }
            return value.number.flatMap { $0.isFinite ? Length($0) : nil }
        }
        guard let left = sides[0], let right = sides[1], left.share != nil || right.share != nil else { return nil }
        let name = parts[index].name
        let isRising = name.hasPrefix("<")
        let id = branch(Self.text(first, last), of: scope, count: 2)
        readerComparisons[id] = ReaderComparison(
            isRising ? left : right,
            isLessThan: isRising ? right : left,
            orEqual: name.hasSuffix("=")
        )
        return id
    }

    /// What is written from one node to another one, without blanks.
    static func text(_ first: CodeNode, _ last: CodeNode) -> String {
        let bytes = first.file.utf8[first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)]
        return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    }
}
