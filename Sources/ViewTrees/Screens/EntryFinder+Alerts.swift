internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Alerts that code describes by a value, and that some modifier shows later.
///
/// `AlertInfo(title: …, message: …, primaryButton: …)`, in a view model as a rule, is no view: what shows it gets it as
/// data. The old `Alert(title: Text("…"))` and `ActionSheet` of SwiftUI are written the same way.
extension EntryFinder {
    /// Notes an alert for each value of that kind.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    func collectAlerts(_ files: [SourceCode]) {
        for file in files where !isOtherSystem(file.file.path) {
            collectAlerts(file.root, open: [], isAssignedToAlert: false)
        }
    }

    /// - Parameters:
    ///   - node: the code.
    ///   - open: what it stands in, outermost first.
    ///   - isAssignedToAlert: whether it is assigned to what is called an alert, so that `.init(title: …)` is one.
    private func collectAlerts(_ node: CodeNode, open: [CodeNode], isAssignedToAlert: Bool) {
        guard open.count < Self.deepestAlert else { return }
        for child in node.children {
            switch child.kind {
            case .attribute, .macro, .parameter, .inherited, .keyPath, .string, .literal, .typeName: continue
            case .type, .extension, .function, .body, .closure, .accessor:
                collectAlerts(child, open: open + [child], isAssignedToAlert: false)
            case .sequence:
                let isAssigned =
                    child.children.contains { $0.kind == .assignment }
                    && child.firstChild.map { Self.isAlertName($0.name) } == true
                collectAlerts(child, open: open, isAssignedToAlert: isAssigned)
            case .call:
                guard isAlert(child, isAssignedToAlert: isAssignedToAlert) else {
                    collectAlerts(child, open: open, isAssignedToAlert: false)
                    continue
                }
                present(child, open: open)
            default: collectAlerts(child, open: open, isAssignedToAlert: isAssignedToAlert)
            }
        }
    }

    /// How deep code may be nested.
    private static let deepestAlert = 64

    private static func isAlertName(_ name: String) -> Bool {
        name.contains("Alert") || name.hasPrefix("alert") || name == "ActionSheet"
            || name.hasSuffix("ConfirmationDialog")
    }

    /// Alerts of other frameworks, which rules over UIKit judge, and what is no alert.
    private static let others: Set<String> = ["UIAlertController", "UIAlertAction", "NSAlert", "UIAlertView"]

    private func isAlert(_ node: CodeNode, isAssignedToAlert: Bool) -> Bool {
        guard let callee = node.firstChild, node.arguments.contains(where: { $0.isNamed("title") }) else {
            return false
        }
        switch callee.kind {
        case .reference:
            let name = callee.name
            guard name.first?.isUppercase == true, Self.isAlertName(name), !Self.others.contains(name) else {
                return false
            }
            // A view of that name is laid out as the project wrote it.
            return types.position(of: name, near: nil, in: node.file.path).map { !types[$0].isView } ?? true
        case .member: return isAssignedToAlert && callee.firstChild == nil && callee.isNamed("init")
        default: return false
        }
    }

    private func present(_ node: CodeNode, open: [CodeNode]) {
        reader.start(platforms.platform(of: node))
        let scope = reader.scope(of: open, before: node, node.file.path)
        var parts: [ViewPart] = []
        var actions: [ViewNode] = []
        for argument in CallArguments(node, scope).all where argument.node.kind != .closure {
            switch argument.label {
            case "title"?: parts.append(ViewPart(.title, reader.text(argument, Surroundings())))
            case "message"?, "description"?, "subtitle"?, "body"?:
                parts.append(ViewPart(.description, reader.text(argument, Surroundings())))
            default: actions += buttons(in: argument, depth: 0)
            }
        }
        if !actions.isEmpty { parts.append(ViewPart(.actions, actions)) }
        let source = reader.place(node, TreeReader.phrase(node))
        reader.presentViews([ViewNode(.alert, parts: parts, source: source)], as: .alert, node, Surroundings())
    }

    /// How deep the title of a button may be in what describes it.
    private static let deepestButton = 3

    /// The buttons that an argument describes: `.default(Text("OK"))`, `.init(title: "OK", action: { })`.
    private func buttons(in argument: Argument, depth: Int) -> [ViewNode] {
        guard depth < Self.deepestButton else { return [] }
        switch reader.evaluate(argument.node, argument.scope) {
        case .string, .choice: return [button(argument)]
        default: break
        }
        switch argument.node.kind {
        case .call:
            if argument.node.firstChild?.isNamed("Text") == true { return [button(argument)] }
            return CallArguments(argument.node, argument.scope).all
                .filter { [nil, "title", "label", "text"].contains($0.label) && $0.node.kind != .closure }
                .flatMap { buttons(in: $0, depth: depth + 1) }
        case .array, .tuple, .argument:
            return argument.node.children.flatMap { child in
                buttons(
                    in: Argument(label: nil, node: child, scope: argument.scope, isTrailing: false),
                    depth: depth + 1
                )
            }
        default: return []
        }
    }

    private func button(_ argument: Argument) -> ViewNode {
        let label = reader.text(argument, Surroundings())
        let source = reader.place(argument.node, TreeReader.phrase(argument.node))
        return ViewNode(.button, parts: [ViewPart(.label, label)], source: source)
    }
}
