package import CodeStrings
internal import Interfaces
internal import SourceCode
internal import SourceText

/// Reads the interfaces that classes of UIKit make in code.
///
/// A view stands in the first of them that shows it.
package enum CodeLayouts {
    /// Reads the controllers and cells of a project that are made without a document.
    ///
    /// - Parameters:
    ///   - index: what the project's files declare.
    ///   - keys: the places where it asks for localized strings.
    /// - Returns: the layouts with texts: controllers, cells, headers, then other views, each in the order of their paths.
    /// - Complexity: O(*n*) in the number of nodes, and at most 60,000 statements and 300 views a class: what makes more is left out.
    package static func read(_ index: TypeIndex, keys: [CodeKey]) -> [CodeLayout] {
        let classes = CodeClasses(index)
        let places = KeyPlaces(keys)
        let files = Dictionary(
            index.files.map { ($0.code.file.path, $0.code) },
            uniquingKeysWith: { first, _ in first }
        )
        let parents = Set(classes.classes.values.filter { $0.node != nil }.flatMap(\.parents))
        let children = EmbeddedControllers(classes)
        let names = classes.classes.keys.sorted().filter { path in
            guard let found = classes.classes[path], found.node != nil else { return false }
            // A class that others inherit from is shown as one of these.
            return !parents.contains(path) && Kind(path, in: classes) != nil && !hasOutlets(path, in: classes)
        }
        let ordered = names.compactMap { path in Kind(path, in: classes).map { (path: path, kind: $0) } }
            .sorted { $0.kind.rawValue < $1.kind.rawValue }
        let layouts = CodeThreads.map(ordered) { path, kind -> CodeLayout? in
            guard let node = classes.classes[path]?.node, let code = files[node.file.path] else { return nil }
            var reader = LayoutReader(classes: classes, keys: places)
            reader.read(path, as: kind, node)
            guard !reader.isCut else { return nil }
            var builder = ScreenBuilder(reader, kind: kind, path: path, code: code)
            if children.contains(path) { builder.isRoomKnown = false }
            return builder.layout()
        }
        return withoutRepetitions(layouts.compactMap { $0 })
    }

    /// What a class is the interface of, the surest first.
    enum Kind: Int {
        case controller
        case cell
        case header
        /// A view that no controller and no cell is seen to show.
        case view

        init?(_ path: String, in classes: CodeClasses) {
            let ancestry = classes.ancestry(of: path)
            let others: Set<String> = [
                "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
                "UISplitViewController", "UIPageViewController", "UIAlertController", "UIHostingController",
            ]
            if ancestry.contains("NSViewController") || ancestry.contains("NSWindow") {
                let parts: Set<String> = ["NSTabViewController", "NSSplitViewController", "NSHostingController"]
                guard !ancestry.contains(where: parts.contains) else { return nil }
                self = .controller
            } else if ancestry.contains("NSView") {
                self = .view
            } else if ancestry.contains("UIViewController") {
                guard !ancestry.contains(where: others.contains) else { return nil }
                self = .controller
            } else if ancestry.contains("UITableViewCell") {
                self = .cell
            } else if ancestry.contains("UITableViewHeaderFooterView") {
                self = .header
            } else if ancestry.contains("UIView"), !ancestry.contains("UICollectionReusableView") {
                self = .view
            } else {
                return nil
            }
        }
    }

    private static func hasOutlets(_ path: String, in classes: CodeClasses) -> Bool {
        classes.ancestry(of: path).contains { ancestor in
            classes.classes[ancestor]?.properties.values.contains(where: \.isOutlet) == true
        }
    }

    /// A view that several screens show is judged on the first of them.
    private static func withoutRepetitions(_ layouts: [CodeLayout]) -> [CodeLayout] {
        var seen: Set<CodeNode> = []
        return layouts.compactMap { layout in
            var layout = layout
            let repeated = layout.texts.filter { seen.contains($0.node) }
            layout.texts.removeAll { seen.contains($0.node) }
            layout.unplaced += repeated
            seen.formUnion(layout.texts.map(\.node))
            return layout.texts.isEmpty ? nil : layout
        }
    }
}

extension LayoutReader {
    /// Runs what makes the interface of a class, and then what may run later.
    mutating func read(_ path: String, as kind: CodeLayouts.Kind, _ node: CodeNode) {
        let receiver = LayoutValue.object(0)
        let nearest = classes.system(of: path) ?? "UIView"
        isDesktop = nearest.hasPrefix("NS")
        if kind == .controller {
            objects.append(MadeObject(kind: .controller, type: path, name: nil, node: node))
            begin(0, path, [])
            for name in ["loadView", "viewDidLoad"] {
                guard let function = matching(classes.functions(name, of: path), []) else { continue }
                _ = call(function, [], receiver: receiver, path: path)
            }
        } else {
            var view = SystemClass.view(of: kind == .view ? nearest : "UIView") ?? MadeView(role: .plain)
            if nearest.hasPrefix("NS"), view.desktop == nil { view.desktop = DesktopLook() }
            objects.append(MadeObject(kind: .view(view), type: path, name: nil, node: node))
            begin(0, path, [])
        }
        conditionally { reader in
            for ancestor in reader.classes.ancestry(of: path) {
                guard let own = reader.classes.classes[ancestor], own.node != nil else { continue }
                for name in own.functions.keys.sorted() where name != "init" {
                    for function in own.functions[name] ?? [] where !function.isStatic {
                        guard !reader.visited.contains(function.node) else { continue }
                        _ = reader.call(function, [], receiver: receiver, path: ancestor)
                    }
                }
            }
        }
    }
}

/// The controllers that others put into a part of their own view, so that their room is not that of the screen.
struct EmbeddedControllers {
    private var names: Set<String> = []

    /// - Complexity: O(*n*) in the number of nodes of all functions.
    init(_ classes: CodeClasses) {
        for type in classes.classes.values {
            let bodies = type.functions.values.flatMap { $0 }.map(\.body)
            let getters = type.properties.values.compactMap { $0.getter ?? $0.initial }
            for body in bodies + getters {
                for node in body.descendants where node.kind == .call {
                    guard let callee = node.firstChild,
                        ["addChild", "addChildViewController", "embed", "addChildController"].contains(callee.name)
                    else { continue }
                    for argument in node.arguments { take(argument, in: body, of: type) }
                }
            }
        }
    }

    private mutating func take(_ argument: CodeNode, in body: CodeNode, of type: CodeClasses.Class) {
        guard let value = argument.firstChild else { return }
        if value.kind == .call, let name = value.firstChild?.name { names.insert(name) }
        guard value.kind == .reference || value.kind == .member else { return }
        var places = body.descendants.filter { $0.kind == .binding && $0.name == value.name }
        if let property = type.properties[value.name] { places.append(property.node) }
        for place in places {
            if let written = place.child(.typeName)?.name {
                names.insert(String(written.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }))
            }
            for node in place.descendants where node.kind == .call {
                if let callee = node.firstChild, callee.kind == .reference { names.insert(callee.name) }
            }
        }
    }

    func contains(_ path: String) -> Bool {
        names.contains(path) || names.contains(path.split(separator: ".").last.map(String.init) ?? path)
    }
}
