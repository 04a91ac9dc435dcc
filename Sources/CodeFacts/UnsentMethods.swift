internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Classes of Objective-C that nothing reaches, and methods that nothing sends.
///
/// Names alone decide, as in ``UnreachedCode``. The system sends what it declares itself, so that only those methods count that
/// begin with a verb which frameworks hardly call anything by, and methods of classes.
enum UnsentMethods {
    /// Methods of classes that the system calls.
    private static let systemMethods: Set<Substring> = [
        "accessInstanceVariablesDirectly", "alloc", "allocWithZone", "defaultPlaceholderForMarker", "initialize",
        "layerClass", "load", "needsDisplayForKey", "new", "requiresConstraintBasedLayout", "supportsSecureCoding",
        "transformedValueClass", "allowsReverseTransformation", "cellClass", "version", "resolveInstanceMethod",
        "isCompatibleWithResponsiveScrolling", "defaultAnimationForKey", "environment", "canInitWithRequest",
        "canonicalRequestForRequest", "requestIsCacheEquivalent", "main",
    ]

    /// What the names of methods begin with that the system finds by a rule.
    private static let systemBeginnings = [
        "automaticallyNotifies", "init", "keyPathsForValues", "readableTypes", "restorableStateKeyPaths", "scripting",
        "set", "validate", "writableTypes",
    ]

    /// The first words of names of methods that an app calls itself.
    static let ownVerbs: Set<String> = [
        "add", "alert", "ask", "build", "calculate", "change", "check", "clear", "clicked", "compute", "config",
        "configure", "convert", "create", "delete", "disable", "display", "dummy", "enable", "fetch", "find", "format",
        "formatted", "generate", "get", "go", "goto", "hide", "jump", "load", "make", "notify", "open", "popup", "post",
        "present", "prompt", "push", "query", "rate", "refresh", "register", "reload", "remove", "report", "reset",
        "retrieve", "save", "send", "setup", "show", "simplify", "sort", "string", "switch", "sync", "toast",
        "translate", "unlock", "update", "verify", "warn",
    ]

    /// Words in names of methods that somebody else calls when something happens.
    static let eventWords: Set<String> = ["did", "will", "should", "was", "were", "failed", "finished"]

    /// What the names of methods end with that key-value coding finds by the name of a property.
    private static let accessorEndings = ["AtIndex", "AtIndexes", "Object", "Objects"]

    /// Methods of the frameworks that begin with such a verb, and that classes of an app may replace.
    private static let replaced: Set<Substring> = [
        "addChildViewController", "addGestureRecognizer", "addObserver", "addSubview", "addTrackingRect",
        "buildMenuWithBuilder", "changeAttributes", "changeColor", "changeFont",
        "createDestinationInstancesForSourceInstance",
        "createRelationshipsForDestinationInstance", "deleteBackward", "deleteForward", "display", "displayIfNeeded",
        "displayLayer", "enableInputClicksWhenVisible", "getLineStart", "getParagraphStart", "loadDataRepresentation",
        "loadDataWithTypeIdentifier", "loadFileWrapperRepresentation", "loadView", "loadWindow", "makeBackingLayer",
        "makeFirstResponder", "makeKeyAndOrderFront", "makeKeyWindow", "makeTouchBar", "makeWindowControllers",
        "openDocument", "openUntitledDocumentAndDisplay", "presentError", "presentViewController",
        "presentationControllerForPresentedViewController", "reloadData", "reloadInputViews", "removeFromRunLoop",
        "removeFromSuperview", "removeObserver", "resetCursorRects", "saveFrameUsingName",
        "savePresentedItemChangesWithCompletionHandler", "saveToURL", "sendAction", "sendActionsForControlEvents",
        "sendEvent", "showHelp", "showViewController", "showWindow", "showWindows", "string", "stringForObjectValue",
        "stringValue", "updateChangeCount", "updateChangeCountWithToken", "updateConfigurationUsingState",
        "updateConstraints", "updateFocusIfNeeded", "updateFontPanel", "updateInteractiveTransition", "updateLayer",
        "updateSearchResultsForSearchController", "updateTrackingAreas", "updateUserActivityState",
        "updateViewConstraints",
    ]

    /// Whether a method of objects is one that only the app calls.
    private static func isOwn(_ name: Substring) -> Bool {
        let words = String(name).words
        return words.first.map(ownVerbs.contains) == true && eventWords.isDisjoint(with: words)
            && !accessorEndings.contains(where: name.hasSuffix) && !replaced.contains(name)
    }

    /// Classes that the system makes by names which are in no code: of data models, of scripts, of addresses.
    private static let systemClasses: Set<Substring> = [
        "NSManagedObject", "NSScriptCommand", "NSURLProtocol", "NSValueTransformer", "NSIncrementalStore",
        "NSEntityMigrationPolicy", "INExtension", "XCTestCase",
    ]

    /// The files of the app, read.
    struct Reading {
        fileprivate let units: ObjectiveCUnits
        /// `nil` where no code asks for classes by names that are no literals.
        fileprivate let parts: ClassNameParts?
        private let files: [TypeIndex.File]
        /// The bytes that were left out, of Objective-C alone, by the path of their file as it was opened.
        private let dead: [String: [Range<Int>]]

        /// - Parameters:
        ///   - files: the files of the app, of Swift and Objective-C.
        ///   - branches: the bytes of those that are never taken: they reach nothing.
        /// - Complexity: O(*n*) in the size of the code.
        init(_ files: [TypeIndex.File], leavingOut branches: [String: [Range<Int>]] = [:]) {
            self.files = files
            dead = branches.filter { !$0.key.hasSuffix(".swift") }
            var units = ObjectiveCUnits()
            for file in files {
                units.read(file, leavingOut: dead[file.code.file.path, default: []] + file.developerClauses)
            }
            self.units = units
            parts = units.makesNames ? ClassNameParts(files) : nil
        }

        /// The files without other branches, read again only where that matters.
        ///
        /// - Complexity: O(*n*) in the size of the code.
        func leavingOut(_ branches: [String: [Range<Int>]]) -> Reading {
            let others = branches.filter { !$0.key.hasSuffix(".swift") }
            return others == dead ? self : Reading(files, leavingOut: others)
        }
    }

    /// Finds the classes that nothing of the app reaches, and the methods of others that nothing reached sends.
    ///
    /// Classes that only name one another, and methods that only send one another, are not reached.
    ///
    /// - Parameters:
    ///   - read: the files of the app.
    ///   - quoted: the texts of property lists.
    ///   - documents: for each document the names by which it is loaded, none if it always is, and what it names.
    ///   - connections: what all documents say about actions.
    /// - Returns: their bytes by the path of their file as it was opened, in the order of the file.
    /// - Complexity: O(*n* + *u* · *d*) in the size of the code, the number of classes and methods, and the depth to which
    ///   what is reached is reached through others.
    static func ranges(
        in read: Reading,
        quoted: Set<[UInt8]>,
        documents: [(names: Set<UInt64>, texts: Set<[UInt8]>)],
        _ connections: ActionConnections
    ) -> [String: [Range<Int>]] {
        let units = read.units
        var named = units.roots
        for text in quoted { NameHash.forEach(in: text[...]) { name, _, _ in named.insert(name) } }
        let parts = read.parts?.adding(documents.reduce(into: quoted) { $0.formUnion($1.texts) })
        var waiting = units.classes.filter { type in
            // The name of a class may be put together when the app runs.
            let isEntry =
                parts?.mayMake(type.name) == true || !type.isImplemented || type.hasEntry
                || type.parent.map(systemClasses.contains) == true
            if isEntry { named.formUnion(type.names) }
            return !isEntry
        }
        let types = ObjectiveCTypes(units)
        // The system does not call what the app adds to a class of the system.
        let own = Set(units.classes.lazy.filter(\.isImplemented).map(\.name))
        var methods = units.methods.map { method in
            let isAdded = method.isInCategory && method.owner.map(own.contains) == false
            let isCandidate =
                isCandidate(method, isAdded: isAdded, units)
                || method.isMarkedAsAction && connections.tell(of: method.name)
            return (
                method: method, isCandidate: isCandidate, keys: isCandidate ? types.keys(of: method) : [],
                isInSwift: swiftNames(of: method).contains { name in
                    units.swiftNames.contains(NameHash.of(name.base))
                        && (name.labels.isEmpty || name.labels.contains { units.swiftNames.contains(NameHash.of($0)) })
                }
            )
        }
        var unloaded = documents
        var isNew = true
        while isNew {
            isNew = false
            unloaded.removeAll { document in
                let isLoaded =
                    document.names.isEmpty || !document.names.isDisjoint(with: named)
                    || !document.names.isDisjoint(with: units.swiftNames)
                guard isLoaded else { return false }
                for text in document.texts {
                    NameHash.forEach(in: text[...]) { name, _, _ in named.insert(name) }
                }
                isNew = true
                return true
            }
            waiting.removeAll { type in
                let name = NameHash.of(type.name)
                guard named.contains(name) || units.swiftNames.contains(name) else { return false }
                named.formUnion(type.names)
                isNew = true
                return true
            }
            let dead = Set(waiting.map(\.name))
            methods.removeAll { method, isCandidate, keys, isInSwift in
                if let owner = method.owner, dead.contains(owner) { return false }
                guard !isCandidate || isInSwift || !named.isDisjoint(with: keys) else { return false }
                named.formUnion(types.names(in: method))
                isNew = true
                return true
            }
        }
        let dead = Set(waiting.map(\.name))
        var ranges = waiting.reduce(into: [String: [Range<Int>]]()) { ranges, type in
            for (path, range) in type.implementations { ranges[path, default: []].append(range) }
        }
        for (method, _, _, _) in methods where method.owner.map(dead.contains) != true {
            ranges[method.path, default: []].append(method.range)
        }
        return ranges.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
    }

    /// Whether a method counts only where something sends it.
    private static func isCandidate(
        _ method: ObjectiveCUnits.Method,
        isAdded: Bool,
        _ units: ObjectiveCUnits
    ) -> Bool {
        if method.isFunction { return true }
        return !method.isAction
            && (method.isOfClass || isOwnGetter(method, units) || isAdded && units.declared.contains(method.name)
                || units.promised.contains(method.name)
                || isOwn(method.name))
            && !systemMethods.contains(method.name) && !systemBeginnings.contains { method.name.begins(with: $0) }
    }

    /// What the names of properties begin with that the system asks views, controllers and delegates for, although an
    /// implementation may declare them again for itself.
    private static let systemProperties = [
        "accessibility", "additional", "allows", "can", "child", "content", "debugD", "delegate", "description", "edit",
        "hash", "input", "intrinsic", "is", "key", "layout", "next", "parent", "popover", "prefer", "present",
        "previewing", "responds", "scroll", "should", "super", "supported", "text", "title", "toolbar", "transition",
        "undo", "view", "wants", "window",
    ]

    /// Whether a method makes the value of a property that its implementation declares for itself, and that has no name
    /// which the system knows.
    private static func isOwnGetter(_ method: ObjectiveCUnits.Method, _ units: ObjectiveCUnits) -> Bool {
        !method.takesArguments && units.ownProperties.contains(method.name)
            && !systemProperties.contains(where: method.name.hasPrefix)
    }

    /// What Swift may call a method by: a name, and labels of which one stands behind it.
    private struct SwiftName {
        var base: String
        /// Empty if there is none.
        var labels: [String] = []
    }

    /// What Swift may call a method by: its name, what it makes of that, and the class of which it makes an object.
    private static func swiftNames(of method: ObjectiveCUnits.Method) -> [SwiftName] {
        var names = [SwiftName(base: String(method.name))]
        guard method.takesArguments else { return names }
        var parts: [String] = []
        for character in method.name {
            if character.isUppercase || parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        for index in parts.indices.dropFirst() {
            let base = parts[..<index].joined()
            // Swift also drops a word that the type of the argument has: `addView:` is `add(_:)`.
            if index == parts.count - 1 { names.append(SwiftName(base: base)) }
            // Before such a word Swift ends the name and begins a label: `showWithTitle:` is `show(withTitle:)`.
            guard Prepositions.all.contains(parts[index].lowercased()) else { continue }
            // `stringForDisplayFromDate:` is `string(forDisplayFrom:)`.
            let labels = [parts[index...].joined(), parts[index...].dropLast().joined()].filter { !$0.isEmpty }
            names.append(SwiftName(base: base, labels: labels.map(lowercasingFirst)))
            if method.isOfClass, let owner = method.owner, owner.lowercased().hasSuffix(base.lowercased()) {
                names.append(SwiftName(base: String(owner)))
            }
        }
        return names
    }

    private static func lowercasingFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}

extension Substring {
    /// Whether a name begins with some words, and does not go on in the last of them: `setTitle` with `set`, and `setup` not.
    fileprivate func begins(with words: String) -> Bool {
        hasPrefix(words) && dropFirst(words.count).first?.isLowercase != true
    }
}
