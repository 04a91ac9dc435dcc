internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Observers of notifications that nothing posts: `addObserver(self, selector: #selector(open), name: .opened, object: nil)`
/// where the app declares `opened`, and names it for observers alone.
///
/// The name of a notification is a constant of the app or a literal. One that a framework or a library declares may be posted by
/// it.
enum UnpostedNotifications {
    /// What the observers of a file listen to.
    private struct Observers {
        /// The calls that add one, each with the name that it listens to.
        var calls: [(range: Range<Int>, name: Name)] = []
        /// What else names a notification.
        var others: Set<Name> = []
    }

    private enum Name: Hashable {
        case text(String)
        case constant(String)
    }

    /// Calls that only listen, or no longer do.
    private static let listeners: Set<String> = ["addObserver", "removeObserver"]

    private static let adding = ByteSearch("addObserver")

    /// Finds the calls.
    ///
    /// - Parameter index: the files, and what they declare.
    /// - Returns: their bytes by the path of their file as it was opened, in its order.
    /// - Complexity: O(*n*) in the size of the code.
    static func ranges(in index: TypeIndex) -> [String: [Range<Int>]] {
        guard index.files.contains(where: { adding.isIn($0.code.file.utf8) }) else { return [:] }
        let declared = declared(in: index)
        let found = CodeThreads.map(index.files) { file in
            file.path.hasSuffix(".swift") ? observers(in: file.code, declared) : others(in: file.code, declared)
        }
        let posted = found.reduce(into: Set<Name>()) { $0.formUnion($1.others) }
        return zip(index.files, found).reduce(into: [:]) { ranges, file in
            let dead = file.1.calls.filter { !posted.contains($0.name) }.map(\.range)
            if !dead.isEmpty { ranges[file.0.code.file.path] = dead.outermost }
        }
    }

    /// The constants of the app that may be names of notifications, with the places where they are declared.
    private static func declared(in index: TypeIndex) -> [String: Set<Int>] {
        var found: [String: Set<Int>] = [:]
        for file in index.files where file.path.hasSuffix(".swift") {
            for declaration in file.declarations where declaration.node.kind == .binding {
                let node = declaration.node
                guard node.source.contains("Notification") else { continue }
                found[node.name, default: []].insert(node.nameRange.lowerBound)
            }
        }
        return found
    }

    private static func observers(in code: SourceCode, _ declared: [String: Set<Int>]) -> Observers {
        var found = Observers()
        // The ranges of names that observers listen to.
        var listened: [Range<Int>] = []
        for node in code.root.descendants {
            switch node.kind {
            case .call:
                guard let callee = node.firstChild, listeners.contains(callee.name),
                    let argument = node.arguments.first(where: { $0.isNamed("name") || $0.isNamed("forName") })
                else { continue }
                listened.append(argument.range)
                guard callee.isNamed("addObserver"), let name = name(in: argument, declared) else { continue }
                found.calls.append((node.range, name))
            case .member, .reference:
                guard declared[node.name] != nil, !listened.contains(where: { $0.contains(node.nameRange.lowerBound) })
                else { continue }
                found.others.insert(.constant(node.name))
            case .string:
                guard let text = CodeLiteral(node).plainText,
                    !listened.contains(where: { $0.contains(node.range.lowerBound) })
                else { continue }
                found.others.insert(.text(text))
            default: continue
            }
        }
        return found
    }

    /// The notification that an observer listens to; `nil` where that is not known, or not the app's own.
    private static func name(in argument: CodeNode, _ declared: [String: Set<Int>]) -> Name? {
        let texts = argument.descendants.filter { $0.kind == .string }.compactMap { CodeLiteral($0).plainText }
        if texts.count == 1 { return mayBePosted(texts[0]) ? nil : .text(texts[0]) }
        guard texts.isEmpty, let value = argument.firstChild, value.kind == .member || value.kind == .reference,
            declared[value.name] != nil
        else { return nil }
        return .constant(value.name)
    }

    /// Whether a framework, a library or another app may have a notification of a name, as it is written like one:
    /// `kReachabilityChanged`, `UIKeyboardWillShow`, `com.example.changed`.
    private static func mayBePosted(_ name: String) -> Bool {
        name.hasPrefix("k") || name.hasSuffix("Notification") || name.contains(".") || name.contains("_")
            || name.count > 1 && name.prefix(2).allSatisfy(\.isUppercase)
    }

    /// What code of Objective-C names.
    private static func others(in code: SourceCode, _ declared: [String: Set<Int>]) -> Observers {
        var found = Observers()
        for node in code.root.descendants {
            switch node.kind {
            case .string: if let text = CodeLiteral(node).plainText { found.others.insert(.text(text)) }
            case .member, .reference: found.others.insert(.constant(node.name))
            default: continue
            }
        }
        return found
    }
}
