internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// Runs the code of a class that makes its views, as far as reading it tells what it does.
///
/// Statements are taken in their order and functions of the project are followed. What stands under a condition is noted as
/// a doubt about the views that it is about; what is not known is left out and noted in the same way.
struct LayoutReader {
    let classes: CodeClasses
    let keys: KeyPlaces
    var objects: [MadeObject] = []
    var constraints: [MadeConstraint] = []
    /// Whether the code is that of a Mac app.
    var isDesktop = false
    /// How many conditions, loops and later functions are around.
    var conditions = 0
    private var depth = 0
    private var steps = 60_000
    /// The functions of the class itself that have been run, by their nodes.
    var visited: Set<CodeNode> = []

    private static let maximumDepth = 40
    private static let maximumObjects = 300

    /// Whether more was to be read than is read of one class, so that what was made is not the whole.
    var isCut: Bool { steps <= 0 || objects.count > Self.maximumObjects }

    init(classes: CodeClasses, keys: KeyPlaces) {
        self.classes = classes
        self.keys = keys
    }

    // MARK: Statements

    mutating func run(_ body: CodeNode, _ frame: LayoutFrame) {
        guard depth < Self.maximumDepth, !isCut else { return }
        depth += 1
        defer { depth -= 1 }
        for child in body.children {
            steps -= 1
            guard !frame.isDone, !isCut else { return }
            statement(child, frame)
        }
    }

    private mutating func statement(_ node: CodeNode, _ frame: LayoutFrame) {
        switch node.kind {
        case .variables:
            for binding in node.children where binding.kind == .binding { declare(binding, frame) }
        case .sequence:
            let parts = Array(node.children)
            if let index = parts.firstIndex(where: { $0.kind == .assignment }), index == 1 {
                assign(Array(parts[2...]), to: parts[0], frame)
            } else if parts.count == 3, parts[1].kind == .operator, parts[1].isNamed("+=") {
                append(parts[2], to: parts[0], frame)
            } else {
                _ = operation(parts, frame)
            }
        case .if: branch(node, frame)
        case .switch:
            conditionally { reader in
                for child in node.children where child.kind == .switchCase {
                    reader.run(child, LayoutFrame(inside: frame))
                }
            }
        case .guard:
            for condition in node.children where condition.kind == .condition {
                for binding in condition.children where binding.kind == .binding { declare(binding, frame) }
            }
        case .loop: loop(node, frame)
        case .return:
            let value = node.firstChild.map { evaluate($0, frame) } ?? LayoutValue.none
            if frame.result == nil || frame.result?.isUnknown == true { frame.result = value }
            if conditions == 0 { frame.isDone = true }
        case .compilation: compiled(node, frame)
        case .function:
            guard let function = CodeClasses.Function(node, owner: nil) else { return }
            frame.functions[node.name] = function
        case .type, .extension, .typeAlias, .operator, .modifier, .attribute: return
        default: _ = evaluate(node, frame)
        }
    }

    /// Does what may lead to itself, such as the value of a property that names the property.
    mutating func deeper(_ work: (inout LayoutReader) -> LayoutValue) -> LayoutValue {
        guard depth < Self.maximumDepth, !isCut else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        steps -= 1
        return work(&self)
    }

    mutating func conditionally(_ work: (inout LayoutReader) -> Void) {
        conditions += 1
        work(&self)
        conditions -= 1
    }

    private mutating func declare(_ binding: CodeNode, _ frame: LayoutFrame) {
        let initial = binding.child(.initialValue)?.firstChild
        var value: LayoutValue
        if let initial {
            value = evaluate(initial, frame, type: binding.child(.typeName)?.name)
        } else {
            // `if let title` takes what the name means outside.
            value = named(binding.name, frame) ?? .unknown
        }
        frame.names[binding.name] = value
        if let object = value.object, objects[object].name == nil {
            objects[object].name = binding.name
            objects[object].declaration = binding
        }
    }

    private mutating func append(_ node: CodeNode, to target: CodeNode, _ frame: LayoutFrame) {
        let added = evaluate(node, frame)
        guard target.kind == .reference, case .list(let known)? = named(target.name, frame) else { return }
        var items = known
        if case .list(let more) = added { items += more } else { items.append(added) }
        set(name: target.name, .list(items), frame)
    }

    // MARK: Conditions

    private mutating func branch(_ node: CodeNode, _ frame: LayoutFrame) {
        let parts = Array(node.children)
        let conditions = parts.filter { $0.kind == .condition }
        let branches = parts.filter { $0.kind == .body || $0.kind == .if }
        let inner = LayoutFrame(inside: frame)
        let isNewest = conditions.contains { $0.source.hasPrefix("#available") }
        let isOldest = conditions.contains { $0.source.hasPrefix("#unavailable") }
        var known: Bool? = isNewest ? true : isOldest ? false : nil
        for condition in conditions {
            for binding in condition.children where binding.kind == .binding {
                declare(binding, inner)
                // A view that is there is there.
                if inner.names[binding.name]?.object != nil, conditions.count == 1 { known = true }
            }
            if conditions.count == 1, let only = condition.firstChild, only.kind != .binding,
                let truth = evaluate(only, frame).truth
            {
                known = truth
            }
        }
        switch known {
        case true?: take(branches.first, inner, frame)
        case false?: take(branches.dropFirst().first, LayoutFrame(inside: frame), frame)
        case nil:
            conditionally { reader in
                for branch in branches {
                    if branch.kind == .if { reader.branch(branch, frame) } else { reader.run(branch, inner) }
                }
            }
            if let result = inner.result, frame.result == nil { frame.result = result }
        }
    }

    private mutating func take(_ branch: CodeNode?, _ inner: LayoutFrame, _ frame: LayoutFrame) {
        guard let branch else { return }
        if branch.kind == .if { return self.branch(branch, frame) }
        run(branch, inner)
        if let result = inner.result, frame.result == nil { frame.result = result }
        frame.isDone = frame.isDone || inner.isDone
    }

    private mutating func loop(_ node: CodeNode, _ frame: LayoutFrame) {
        guard let body = node.child(.body) else { return }
        let words = node.source.prefix(120).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        let list = node.children.first { $0.kind != .body && $0.kind != .condition && $0.kind != .binding }
        if words.first == "for", words.count > 1, let list, case .list(let items) = evaluate(list, frame) {
            for item in items.prefix(64) {
                let inner = LayoutFrame(inside: frame)
                inner.names[words[1]] = item
                run(body, inner)
            }
            return
        }
        conditionally { $0.run(body, LayoutFrame(inside: frame)) }
    }

    /// The code of the app on a phone or on a Mac: neither a debug build nor another system.
    private mutating func compiled(_ node: CodeNode, _ frame: LayoutFrame) {
        let other =
            isDesktop
            ? ["os(iOS)", "!os(macOS)", "canImport(UIKit)"] : ["os(macOS)", "!os(iOS)", "canImport(AppKit)"]
        let others = ["DEBUG", "os(tvOS)", "os(watchOS)", "targetEnvironment", "os(visionOS)"] + other
        for clause in node.children
        where clause.kind == .compilationClause && !clause.traits.contains(.isNeverBuilt) {
            let condition = clause.name
            if others.contains(where: { condition.hasPrefix($0) }) { continue }
            return run(clause, frame)
        }
    }

    // MARK: Functions

    /// Runs a function with arguments.
    ///
    /// - Returns: what it returns.
    mutating func call(
        _ function: CodeClasses.Function,
        _ arguments: [CallArgument],
        receiver: LayoutValue?,
        path: String?,
        outer: LayoutFrame? = nil
    ) -> LayoutValue {
        guard depth < Self.maximumDepth, !isCut else { return .unknown }
        let frame = LayoutFrame(receiver: receiver, path: function.owner ?? path, outer: outer)
        var rest = arguments[...]
        for parameter in function.parameters {
            if let index = rest.firstIndex(where: { $0.isTrailing || $0.label == parameter.label }) {
                frame.names[parameter.name] = rest[index].value
                // Several values without a label go to a list of any length.
                if parameter.label == nil || rest[index].label == parameter.label {
                    var more = [rest[index].value]
                    var next = index + 1
                    while function.parameters.count == 1, next < rest.endIndex, rest[next].label == nil,
                        !rest[next].isTrailing
                    {
                        more.append(rest[next].value)
                        next += 1
                    }
                    let isList = function.node.source.prefix(400).contains("...")
                    let isListAlready = if case .list = rest[index].value { more.count == 1 } else { false }
                    if isList, !isListAlready { frame.names[parameter.name] = .list(more) }
                }
                rest = rest[(index + 1)...]
            } else if let standard = parameter.standard {
                frame.names[parameter.name] = evaluate(standard, frame)
            } else {
                frame.names[parameter.name] = .unknown
            }
        }
        visited.insert(function.node)
        let statements = Array(function.body.children)
        // A body that is one expression returns it.
        if statements.count == 1, ![.return, .variables, .if, .guard, .switch, .loop].contains(statements[0].kind) {
            if statements[0].kind == .sequence {
                run(function.body, frame)
                return frame.result ?? .none
            }
            depth += 1
            defer { depth -= 1 }
            steps -= 1
            return evaluate(statements[0], frame)
        }
        run(function.body, frame)
        return frame.result ?? .none
    }

    /// Runs a closure; names such as `$0` stand for its arguments.
    mutating func call(closure node: CodeNode, _ arguments: [LayoutValue], _ outer: LayoutFrame) -> LayoutValue {
        guard depth < Self.maximumDepth, !isCut else { return .unknown }
        let frame = LayoutFrame(inside: outer)
        let parameters = node.children.filter { $0.kind == .parameter }
        for (index, argument) in arguments.enumerated() {
            frame.names["$\(index)"] = argument
            if index < parameters.count { frame.names[parameters[index].name] = argument }
        }
        let statements = node.children.filter {
            $0.kind != .parameter && $0.kind != .typeName && $0.kind != .returnType
        }
        depth += 1
        defer { depth -= 1 }
        if statements.count == 1, [.call, .member, .reference, .string, .literal, .array].contains(statements[0].kind) {
            steps -= 1
            return evaluate(statements[0], frame)
        }
        // The expressions of a result builder are what it makes a list of.
        var built: [LayoutValue] = []
        for child in statements {
            steps -= 1
            guard !frame.isDone, !isCut else { break }
            if child.kind == .call || child.kind == .array {
                let value = evaluate(child, frame)
                if !value.constraintPositions.isEmpty { built.append(value) }
            } else {
                statement(child, frame)
            }
        }
        return frame.result ?? (built.isEmpty ? .none : .list(built))
    }
}

/// An argument of a call with its value.
struct CallArgument {
    var label: String?
    var value: LayoutValue
    var node: CodeNode
    var isTrailing: Bool
}
