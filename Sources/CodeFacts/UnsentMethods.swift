internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Methods of Objective-C that nothing sends.
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
    private static let ownVerbs: Set<String> = [
        "alert", "ask", "build", "configure", "create", "display", "fetch", "format", "formatted", "get", "make",
        "open",
        "popup", "present", "prompt", "report", "setup", "show", "string", "toast",
    ]

    /// Methods of the frameworks that begin with such a verb, and that classes of an app may replace.
    private static let replaced: Set<Substring> = [
        "buildMenuWithBuilder", "display", "displayIfNeeded", "displayLayer", "getLineStart", "getParagraphStart",
        "makeBackingLayer", "makeFirstResponder", "makeKeyAndOrderFront", "makeKeyWindow", "makeTouchBar",
        "makeWindowControllers", "openDocument", "openUntitledDocumentAndDisplay", "presentError",
        "presentViewController", "presentationControllerForPresentedViewController", "showHelp", "showViewController",
        "showWindow", "showWindows", "string", "stringForObjectValue", "stringValue",
    ]

    /// Whether a method of objects is one that only the app calls.
    private static func isOwn(_ name: Substring) -> Bool {
        String(name).words.first.map(ownVerbs.contains) == true && !replaced.contains(name)
    }

    /// A method with its body.
    private struct Method {
        /// The file, and the bytes of the method in it.
        var path: String
        var range: Range<Int>
        /// The first part of its selector.
        var name: Substring
        /// Whether the selector has more than that.
        var takesArguments: Bool
        var isOfClass: Bool
    }

    /// Finds these methods.
    ///
    /// - Parameters:
    ///   - files: the files of the app, of Swift and Objective-C.
    ///   - quoted: the texts of documents and property lists.
    /// - Returns: their bytes by the path of their file as it was opened, in the order of the file.
    /// - Complexity: O(*n*) in the size of the code.
    static func ranges(in files: [TypeIndex.File], quoted: Set<[UInt8]>) -> [String: [Range<Int>]] {
        var methods: [Method] = []
        var declared: Set<Substring> = []
        var named: Set<UInt64> = []
        for file in files {
            let isSwift = file.path.hasSuffix(".swift")
            let isHeader = file.path.hasSuffix(".h")
            let utf8 = file.code.file.utf8
            var open: Method?
            for line in utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
                let code = line.drop { $0 == 0x20 || $0 == 0x09 }
                if code.starts(with: "//".utf8) { continue }
                if !isSwift, let (name, isOfClass) = beginning(of: line) {
                    // What is ended by a semicolon only declares.
                    if isHeader || line.last(where: { $0 != 0x20 && $0 != 0x0D }) == UInt8(ascii: ";") {
                        declared.insert(name)
                    } else {
                        open = Method(
                            path: file.code.file.path,
                            range: line.startIndex..<line.endIndex,
                            name: name,
                            takesArguments: line.contains(UInt8(ascii: ":")),
                            isOfClass: isOfClass
                        )
                    }
                    // A body on the same line names something.
                    if let body = line.firstIndex(of: UInt8(ascii: "{")) { note(line[body...], &named) }
                } else {
                    note(line, &named)
                }
                if line.first == UInt8(ascii: "}"), var method = open {
                    method.range = method.range.lowerBound..<line.endIndex
                    methods.append(method)
                    open = nil
                }
            }
        }
        for text in quoted { note(text[...], &named) }
        let unsent = methods.filter { method in
            // What no interface declares may be a promise to a protocol, unless it begins as no method of a framework does.
            guard
                method.isOfClass
                    || isOwn(method.name) && (declared.contains(method.name) || method.name.hasPrefix("get")),
                !systemMethods.contains(method.name),
                !systemBeginnings.contains(where: method.name.hasPrefix)
            else { return false }
            return names(of: method).allSatisfy { !named.contains(NameHash.of($0)) }
        }
        return Dictionary(grouping: unsent, by: \.path).mapValues { $0.map(\.range) }
    }

    private static func note(_ bytes: ArraySlice<UInt8>, _ named: inout Set<UInt64>) {
        NameHash.forEach(in: bytes) { name, _, _ in named.insert(name) }
    }

    /// The first part of the selector of a method that begins on a line, `- (void)show:(NSString *)text`.
    private static func beginning(of line: ArraySlice<UInt8>) -> (name: Substring, isOfClass: Bool)? {
        guard let sign = line.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return nil }
        let rest = line.dropFirst().drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: "(") else { return nil }
        var depth = 0
        guard
            let end = rest.firstIndex(where: { byte in
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                return depth == 0
            })
        else { return nil }
        let name = rest[(end + 1)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        // What a document calls says so by its type, or by its argument.
        let text = String(decoding: rest, as: UTF8.self)
        guard !name.isEmpty, !text.contains("IBAction"), !text.contains("ender") else { return nil }
        return (Substring(String(decoding: name, as: UTF8.self)), sign == UInt8(ascii: "+"))
    }

    /// Words before which Swift ends the name of a function and begins a label: `showWithTitle:` is `show(withTitle:)`.
    private static let prepositions: Set<String> = [
        "with", "for", "from", "at", "in", "by", "to", "on", "of", "as", "using", "and", "into",
    ]

    /// What a method may be called by: its name, what Swift makes of it, and the property that it sets or reads.
    private static func names(of method: Method) -> [String] {
        let name = method.name
        var names = [String(name)]
        guard method.takesArguments else { return names }
        var parts: [String] = []
        for character in name {
            if character.isUppercase || parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        for index in parts.indices.dropFirst() {
            // Swift also drops a word that the type of the argument has: `addView:` is `add(_:)`.
            let isLast = index == parts.count - 1
            if isLast || prepositions.contains(parts[index].lowercased()) {
                names.append(parts[..<index].joined())
            }
        }
        return names
    }
}
