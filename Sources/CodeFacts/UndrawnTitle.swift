internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Titles that macOS draws nowhere.
enum UndrawnTitle {
    /// Who sees a title.
    enum Viewer {
        /// Nobody.
        case nobody
        /// People with some versions of the system alone.
        case some
    }

    /// Who sees the title of an object of AppKit, where that is not everybody.
    ///
    /// Not drawn are the title of an alert's window, of a menu that a pop-up button or a status item shows, and, since
    /// macOS 10.11, of a panel that opens files. A panel that saves has one in some versions, and none as a sheet. The title of a window that hides
    /// it is read by VoiceOver and Mission Control.
    ///
    /// Source: NSOpenPanel has no title bar since OS X 10.11 (its `message` is drawn instead); NSAlert has its texts inside.
    ///
    /// - Parameters:
    ///   - holder: the object that is given the title.
    ///   - code: the function around.
    /// - Returns: `nil` for all other objects.
    /// - Complexity: O(*n*) in the length of the function.
    static func viewer(ofTitleOf holder: CodeNode, in code: String) -> Viewer? {
        let node = holder.kind == .call ? holder.firstChild ?? holder : holder
        if node.isNamed("window"), let owner = node.firstChild {
            let isAlert = owner.name.words.last == "alert" || isMade(owner.name, of: "NSAlert", in: code)
            return isAlert ? .nobody : nil
        }
        if hidesTitle(node.source, in: code) { return .some }
        if hasNoBar(node.source, in: code) || isEmbedded(node.source, in: code) { return .nobody }
        guard node.kind == .reference else { return nil }
        let name = node.name
        if isMade(name, of: "NSOpenPanel", in: code) { return .nobody }
        if isMade(name, of: "NSSavePanel", in: code) { return isSheet(name, in: code) ? .nobody : .some }
        guard isMade(name, of: "NSMenu", in: code), isMenuOfControl(name, in: code) else { return nil }
        return .nobody
    }

    /// Whether code hides the title of a window: `window.titleVisibility = .hidden`.
    private static func hidesTitle(_ window: String, in code: String) -> Bool {
        let places = [window + ".titleVisibility", window + "?.titleVisibility", "[" + window + " setTitleVisibility:"]
        return places.contains { place in
            code.ranges(of: place).contains { found in
                code[..<found.lowerBound].last?.isOfName != true
                    && code[found.upperBound...].prefixMatch(of: /\s*=?\s*(?:[\w.]*\.hidden|NSWindowTitleHidden)\b/)
                        != nil
            }
        }
    }

    private static let styleMask = ByteSearch("styleMask")

    /// Whether a window is given a style without a title bar, and none with one.
    ///
    /// Source: `NSWindow.StyleMask.titled`: "The window displays a title bar"; all others draw none.
    private static func hasNoBar(_ window: String, in code: String) -> Bool {
        // A style may be added to later.
        guard styleMask.isIn(Array(code.utf8)), !code.contains(".titled") else { return false }
        let made = code.matches(of: /([\w.]+)\s*=\s*\w+\([^\n]*?styleMask: *(\[[^\]\n]*\]|\.borderless\b)/)
            .map { ($0.output.1, $0.output.2) }
        let set = code.matches(of: /([\w.]+)\??\.styleMask\s*=\s*(\[[^\]\n]*\]|\.borderless\b)/)
            .map { ($0.output.1, $0.output.2) }
        return (made + set).contains { $0.0 == window }
    }

    /// Whether a controller is put into another one with its view, and shown in no other way: no bar has its title.
    private static func isEmbedded(_ controller: String, in code: String) -> Bool {
        func has(_ call: String, _ argument: String = "") -> Bool {
            [call + "(" + controller + argument, call + ":" + controller + argument].contains { place in
                code.ranges(of: place).contains { code[$0.upperBound...].first?.isOfName != true }
            }
        }
        return (has("addChild") || has("addChildViewController")) && has("addSubview", ".view")
            && !["pushViewController", "present", "presentViewController", "presentModalViewController", "show"]
                .contains { has($0) }
    }

    /// Whether a local name is one of a new object of a class: `NSMenu *menu = …`, `let menu = NSMenu()`.
    private static func isMade(_ name: String, of type: String, in code: String) -> Bool {
        code.ranges(of: type).contains { found in
            let before = code[..<found.lowerBound]
            let after = code[found.upperBound...]
            // `NSMenuItem` is another class.
            guard after.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return false }
            let declared = after.drop { $0 == " " || $0 == "*" || $0 == "_" }
            if declared.hasPrefix(name), declared.dropFirst(name.count).first?.isOfName != true { return true }
            var target = before.trimming { $0 == " " || $0 == "[" }
            guard target.last == "=" || target.last == ":" else { return false }
            target = target.dropLast().trimming { $0 == " " }
            return target.hasSuffix(name) && target.dropLast(name.count).last?.isOfName != true
        }
    }

    /// Whether a panel is only ever opened as a sheet of a window, which has no title bar.
    private static func isSheet(_ name: String, in code: String) -> Bool {
        func sends(_ methods: [String]) -> Bool {
            methods.contains { method in
                [name + ".", "[" + name + " "].contains { place in
                    code.ranges(of: place + method).contains { code[..<$0.lowerBound].last?.isOfName != true }
                }
            }
        }
        return sends(["beginSheet"]) && !sends(["runModal", "begin(", "begin {", "beginWith"])
    }

    /// Whether a menu is given to a view, and to no other menu.
    private static func isMenuOfControl(_ name: String, in code: String) -> Bool {
        func has(_ beginnings: [String]) -> Bool {
            beginnings.contains { beginning in
                code.ranges(of: beginning + name).contains { code[$0.upperBound...].first?.isOfName != true }
            }
        }
        return has([" setMenu:", ".menu = "]) && !has(["setSubmenu:", "submenu = ", "setSubmenu("])
    }
}

extension FactFinder {
    /// Who sees the title of an object, where that is not everybody.
    func viewer(ofTitleOf holder: CodeNode) -> UndrawnTitle.Viewer? {
        guard holder.kind != .reference || !holder.isNamed("self") else { return nil }
        let code = functions.last?.source ?? ancestors.last { $0.kind == .closure }?.source
        return UndrawnTitle.viewer(
            ofTitleOf: holder,
            in: code ?? (holder.file.path.hasSuffix(".swift") ? "" : methodText(around: holder))
        )
    }

    /// Takes a title for a stand-in where nobody sees it, and for what few see where few do.
    mutating func limit(_ shower: inout Shower, toViewersOf holder: CodeNode) {
        switch viewer(ofTitleOf: holder) {
        case .nobody: situation.isPreview = true
        case .some: shower.isSecondary = true
        case nil: break
        }
    }
}
