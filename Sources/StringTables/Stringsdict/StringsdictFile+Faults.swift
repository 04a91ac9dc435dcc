extension StringsdictFile {
    /// The problems of the rules, in file order.
    ///
    /// - Complexity: O(*n*) in the length of the texts.
    package var faults: [StringsdictFault] { rules.flatMap(faults) }

    private func faults(of rule: StringsdictRule) -> [StringsdictFault] {
        var faults: [StringsdictFault] = []
        func add(_ kind: StringsdictFault.Kind, at offset: Int) {
            faults.append(StringsdictFault(kind: kind, key: rule.key, offset: offset))
        }
        if rule.format == nil { add(.missingFormat, at: rule.keyOffset) }
        for variable in rule.variables {
            if let type = variable.ruleType, type != "NSStringPluralRuleType" {
                add(.unknownRuleType(variable: variable.name, type: type), at: variable.nameOffset)
                continue
            }
            if let type = variable.valueType, type.utf8.first == UInt8(ascii: "%") {
                add(.valueTypeWithPercent(variable: variable.name, type: type), at: variable.nameOffset)
            }
            if let type = variable.valueType, let last = type.utf8.last, "@sSp".utf8.contains(last) {
                add(.valueTypeWithoutNumber(variable: variable.name, type: type), at: variable.nameOffset)
            }
            if !variable.branches.contains(where: { $0.category == .other }) {
                add(.missingOther(variable: variable.name), at: variable.nameOffset)
            }
            for branch in variable.branches where branch.category == nil {
                add(.unknownCategory(variable: variable.name, name: branch.name), at: branch.nameOffset)
            }
        }
        faults += referenceFaults(of: rule)
        return faults
    }

    /// Follows the references from the format through the variables.
    private func referenceFaults(of rule: StringsdictRule) -> [StringsdictFault] {
        var faults: [StringsdictFault] = []
        var numbers: [[UInt8]: Int] = [:]
        for (number, variable) in rule.variables.enumerated() { numbers[Array(variable.name.utf8)] = number }
        func targets(of entries: [Int]) -> [Int] {
            var targets: [Int] = []
            for entry in entries.map({ self.entries[$0] }) {
                for reference in VariableReference.all(in: entry.value) {
                    if reference.isUnpositioned {
                        let kind = StringsdictFault.Kind.unpositionedReference(reference.name)
                        faults.append(StringsdictFault(kind: kind, key: rule.key, offset: entry.valueOffset))
                    }
                    if let number = numbers[Array(reference.name.utf8)] {
                        targets.append(number)
                    } else {
                        let kind = StringsdictFault.Kind.undefinedVariable(reference.name)
                        faults.append(StringsdictFault(kind: kind, key: rule.key, offset: entry.valueOffset))
                    }
                }
            }
            return targets
        }
        let start = targets(of: rule.format.map { [$0] } ?? [])
        let edges = rule.variables.map { targets(of: $0.branches.flatMap(\.entries)) }
        var walk = ReferenceWalk(edges: edges)
        for number in start { walk.visit(number) }
        for circle in walk.circles {
            let kind = StringsdictFault.Kind.cycle(circle.map { rule.variables[$0].name })
            faults.append(StringsdictFault(kind: kind, key: rule.key, offset: rule.variables[circle[0]].nameOffset))
        }
        for (number, variable) in rule.variables.enumerated() where !walk.isVisited(number) {
            let kind = StringsdictFault.Kind.unusedVariable(variable.name)
            faults.append(StringsdictFault(kind: kind, key: rule.key, offset: variable.nameOffset))
        }
        return faults
    }
}

/// A walk along references that finds circles; each reference is followed once, however many texts contain it.
private struct ReferenceWalk {
    private enum State { case unseen, open, done }

    /// How many circles are reported; once there is one, the others are of little use.
    static let maximumCircles = 16

    private let edges: [[Int]]
    private var states: [State]
    private(set) var circles: [[Int]] = []

    init(edges: [[Int]]) {
        self.edges = edges
        states = Array(repeating: .unseen, count: edges.count)
    }

    func isVisited(_ number: Int) -> Bool { states[number] != .unseen }

    mutating func visit(_ start: Int) {
        guard states[start] == .unseen else { return }
        var path: [(number: Int, next: Int)] = [(start, 0)]
        states[start] = .open
        while let (number, next) = path.last {
            guard next < edges[number].count else {
                states[number] = .done
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = edges[number][next]
            switch states[target] {
            case .unseen:
                states[target] = .open
                path.append((target, 0))
            case .open where circles.count < Self.maximumCircles:
                let circle = path.map(\.number)
                let found = Array(circle[(circle.firstIndex(of: target) ?? 0)...])
                if !circles.contains(found) { circles.append(found) }
            case .open, .done: break
            }
        }
    }
}
