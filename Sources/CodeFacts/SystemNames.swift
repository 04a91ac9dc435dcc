internal import CodeStrings
internal import SourceCode

/// What the frameworks call or make by themselves, as far as a project's types tell.
struct SystemNames: Sendable {
    /// What types inherit from, with that of their extensions, by name.
    let supertypes: [String: Set<String>]
    /// The names of the types of the project.
    let own: Set<String>
    /// The types from outside of the project that a type inherits from, by name.
    private var outside: [String: Set<String>] = [:]

    /// - Complexity: O(*n*) in the number of types.
    init(_ index: TypeIndex) {
        var supertypes: [String: Set<String>] = [:]
        var own: Set<String> = []
        var aliases: Set<String> = []
        for file in index.files {
            // `typealias Storable = Readable & Writable` asks for what both do.
            for alias in file.code.root.children where alias.kind == .typeAlias {
                guard let meant = alias.child(.typeName)?.source else { continue }
                aliases.insert(alias.name)
                supertypes[alias.name, default: []].formUnion(Self.names(in: meant))
            }
            for node in file.types {
                let name = TypeIndex.name(of: node)
                if node.kind == .type { own.insert(name) }
                for child in node.children where child.kind == .inherited {
                    supertypes[name, default: []].formUnion(Self.names(in: child.name))
                }
            }
        }
        self.supertypes = supertypes
        self.own = own
        let known = own.union(aliases)
        for type in supertypes.keys { outside[type] = ancestors(of: type).subtracting(known).subtracting([type]) }
    }

    /// Types of the frameworks that ask for nothing but the members in ``promised``.
    private static let plain: Set<String> = [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
        "PreferenceKey", "EnvironmentKey", "Shape", "InsettableShape", "ObservableObject", "Equatable", "Hashable",
        "Codable", "Encodable", "Decodable", "Identifiable", "CaseIterable", "Sendable", "AnyObject", "Error",
        "LocalizedError", "CustomNSError", "Comparable", "RawRepresentable", "CodingKey", "OptionSet",
        "CustomStringConvertible", "CustomDebugStringConvertible", "NSObjectProtocol", "NSObject", "Actor", "class",
        "UIResponder", "NSResponder",
        "String", "Int", "UInt", "Int32", "UInt8", "UInt16", "UInt32", "Int16", "Double", "Character",
        "UIView", "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "UIAlertController", "UITableViewCell",
        "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIControl", "UIButton",
        "UILabel", "UITextField", "UITextView", "UIStackView", "UIScrollView", "UIImageView", "UITableView",
        "UICollectionView", "UIWindow", "UIHostingController", "UIVisualEffectView", "UIProgressView", "UISlider",
        "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSTableCellView", "NSButton", "NSTextField",
        "NSPanel", "NSHostingView", "NSHostingController", "NSPopover", "NSMenu", "NSMenuItem", "NSStackView",
        "NSImageView", "NSTableView", "NSOutlineView", "NSSplitViewController", "NSTabViewController", "NSBox",
        "WKWebView", "Operation", "NSCoding", "NSSecureCoding", "NSCopying", "TimelineEntry", "TimelineProvider",
        "IntentTimelineProvider", "AppIntentTimelineProvider",
    ]

    /// The members that these ask for.
    private static let promised: Set<String> = [
        "body", "content", "previews", "makeUIView", "updateUIView", "dismantleUIView", "makeUIViewController",
        "updateUIViewController", "dismantleUIViewController", "makeNSView", "updateNSView", "dismantleNSView",
        "makeNSViewController", "updateNSViewController", "makeCoordinator", "makeBody", "path", "inset",
        "animatableData", "sizeThatFits", "placeSubviews", "makeCache", "reduce", "defaultValue", "value", "id", "hash",
        "hashValue", "encode", "description", "debugDescription", "localizedDescription", "errorDescription",
        "failureReason", "recoverySuggestion", "helpAnchor", "rawValue", "stringValue", "intValue", "allCases",
        "supportsSecureCoding", "copy", "date", "relevance", "placeholder", "getSnapshot", "getTimeline", "snapshot",
        "timeline", "window", "errorDomain", "errorCode", "errorUserInfo", "objectWillChange", "customMirror",
    ]

    /// The beginnings of the names of Apple's protocols that hand on what happens: each of their functions takes an object
    /// of a framework first, and they ask for no property but the window of an app.
    private static let delegates = ["UI", "NS", "WK", "AV", "MK", "CL", "UN", "SK", "MF", "CB", "PK", "PH", "SF", "AS"]

    /// The ends of their names.
    private static let delegateEndings = ["Delegate", "DataSource", "DelegateFlowLayout", "DataSourcePrefetching"]

    private static func isDelegate(_ name: String) -> Bool {
        guard delegates.contains(where: name.hasPrefix), delegateEndings.contains(where: name.hasSuffix) else {
            return false
        }
        return !["ApplicationDelegate", "SceneDelegate", "ExtensionDelegate"].contains(where: name.hasSuffix)
    }

    /// The ends of names of protocols that make nothing, and of views and controllers of libraries: code or a document makes
    /// those that inherit from them.
    private static let madeByCode = [
        "Delegate", "DataSource", "Formatter", "Observer", "Renderer", "Style", "Coding", "Transitioning",
        "Representable", "Button", "Cell", "Controller", "Label", "Panel", "TextField", "View", "Window",
    ]

    /// Views and controllers that the system makes for an extension, an input method or a screen saver, by a name that may be
    /// in a file which only the build has.
    private static let madeByName: Set<String> = [
        "IMKInputController", "ScreenSaverView", "UIInputViewController", "SLComposeServiceViewController",
    ]

    /// What documents, property lists and code make by name, whatever promises it keeps besides.
    private static let views: Set<String> = [
        "UIView", "UIViewController", "UITableViewController", "UICollectionViewController", "NSView",
        "NSViewController", "NSWindowController",
    ]

    /// Whether the frameworks may make a type that nothing here names: an app, a widget, an intent, a managed object.
    ///
    /// - Complexity: O(*n*) in the number of types that it inherits from.
    func isMadeBySystem(_ type: String) -> Bool {
        let parents = foreign(of: type)
        if !parents.isDisjoint(with: Self.madeByName) { return true }
        return parents.isDisjoint(with: Self.views)
            && parents.contains { name in
                if Self.plain.contains(name) { return false }
                if ["ApplicationDelegate", "SceneDelegate", "ExtensionDelegate"].contains(where: name.hasSuffix) {
                    return true
                }
                return !Self.madeByCode.contains(where: name.hasSuffix)
            }
    }

    /// Whether the frameworks may call a member that nothing here names.
    ///
    /// What is private keeps no promise to a framework. Of what is not, a protocol from outside may ask for any.
    ///
    /// - Complexity: O(*n*) in the number of types that the owner inherits from.
    func isCalledBySystem(_ statement: CodeNode, named name: String, in owner: String?) -> Bool {
        guard let owner else { return false }
        let modifiers = statement.children.filter { $0.kind == .modifier }
        if modifiers.contains(where: { $0.isNamed("private") || $0.isNamed("fileprivate") }) { return false }
        if Self.promised.contains(name) { return true }
        // No framework or library asks for a function with a capital: `GoToHome()`.
        if statement.kind == .function || statement.child(.function) != nil, name.first?.isUppercase == true {
            return false
        }
        // A promise is kept by a property that is there, or by one that is computed.
        if modifiers.contains(where: { $0.isNamed("lazy") }) { return false }
        let takesNoObject = !takesObject(statement)
        let isOrder = Self.isOrder(statement, takesNoObject: takesNoObject)
        return foreign(of: owner).contains { parent in
            if Self.plain.contains(parent) { return false }
            if let beginnings = Self.beginnings[parent] { return beginnings.contains(where: name.hasPrefix) }
            if isOrder, parent.hasSuffix("Delegate") { return false }
            return !(takesNoObject && Self.isDelegate(parent))
        }
    }

    /// Whether a function is called by what it does, `startRecording()`: what hands on that something happened has another name.
    ///
    /// One that takes something shows or opens it and gives nothing back, `showAlert(title:)`: of what hands on that something
    /// happened, the first argument is the object to which it did.
    private static func isOrder(_ function: CodeNode, takesNoObject: Bool) -> Bool {
        guard function.kind == .function else { return false }
        let words = function.name.words
        guard let verb = words.first, UnsentMethods.eventWords.isDisjoint(with: words) else { return false }
        guard function.child(.parameter) != nil else {
            return UnsentMethods.ownVerbs.contains(verb) || orders.contains(verb)
        }
        return takesNoObject && function.child(.returnType) == nil && ordersWithValues.contains(verb)
    }

    private static let ordersWithValues: Set<String> = [
        "alert", "configure", "fetch", "goto", "open", "popup", "present", "push", "setup", "show", "toast",
    ]

    /// What the names of all functions begin with that the delegates of an app and of its windows are asked for.
    ///
    /// Source: the protocols of UIKit and AppKit.
    private static let beginnings: [String: [String]] = [
        "NSApplicationDelegate": ["application"], "UIApplicationDelegate": ["application"],
        "UISceneDelegate": ["scene", "stateRestoration"],
        "UIWindowSceneDelegate": ["scene", "stateRestoration", "window"],
    ]

    /// Further verbs of what an app does itself.
    private static let orders: Set<String> = [
        "start", "stop", "handle", "prepare", "schedule", "observe", "initialize", "init",
    ]

    /// The types of Swift's own and of Foundation that no function of a delegate begins with.
    private static let values: Set<String> = [
        "Bool", "CGFloat", "Character", "Data", "Date", "Double", "Error", "Float", "IndexPath", "Int", "Int32",
        "Int64", "String", "TimeInterval", "UInt", "UInt64", "URL",
    ]

    /// Whether a function begins with an object that may be one of a framework, as those of delegates do.
    ///
    /// They have no label for it, or a preposition: `numberOfSections(in:)`.
    private func takesObject(_ function: CodeNode) -> Bool {
        guard let first = function.child(.parameter),
            first.isNamed("_") || Prepositions.all.contains(first.name.words.first ?? "")
        else { return false }
        guard var type = first.child(.typeName)?.name, !type.isEmpty else { return true }
        // A list, a dictionary, a function.
        if type.hasPrefix("[") || type.contains("->") { return false }
        while type.last == "?" || type.last == "!" { type.removeLast() }
        return !Self.values.contains(type) && (!own.contains(type) || type == "Notification")
    }

    /// The types from outside of the project that a type inherits from.
    private func foreign(of type: String) -> Set<String> { outside[type] ?? [] }

    /// A type with all that it inherits from.
    ///
    /// - Complexity: O(*n*) in the number of these.
    func ancestors(of type: String) -> Set<String> {
        var seen: Set<String> = [type]
        var waiting = [type]
        while let name = waiting.popLast() {
            for parent in supertypes[name] ?? [] where seen.insert(parent).inserted { waiting.append(parent) }
        }
        return seen
    }

    /// The names in what a type inherits from, without modules and parameters: `UIKit.UIView`, `Codable & Sendable`.
    private static func names(in written: String) -> [String] {
        written.split(separator: "&").compactMap { part in
            let name = part.prefix { $0 != "<" }.split(separator: ".").last
            return name?.split(whereSeparator: \.isWhitespace).last.map(String.init)
        }
    }
}
