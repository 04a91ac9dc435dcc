internal import CodeStrings
internal import SourceCode

/// Calls whose texts no user of the app sees.
extension FactFinder {
    /// The views that have a heading.
    private static let sections: Set<String> = ["Section", "Menu", "CommandMenu", "DisclosureGroup", "GroupBox"]

    /// Whether a call makes a part of a screen whose heading says that developers use it: `Section("Debug")`.
    static func isDeveloperSection(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild, callee.kind == .reference, sections.contains(callee.name) else {
            return false
        }
        let heading = call.arguments.first { argument in
            argument.isNamed("header") || argument.nameRange.isEmpty && !argument.traits.contains(.isTrailing)
        }
        let literals = heading?.descendants.filter { $0.kind == .string } ?? []
        guard literals.count == 1, let words = CodeLiteral(literals[0]).plainText?.words else { return false }
        return words == ["debug"] || words == ["debugging"]
            || words.count == 2 && ["debug", "developer"].contains(words[0])
                && ["menu", "options", "settings", "tools"].contains(words[1])
    }

    // MARK: Logs

    private static let logs: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "fatalError", "precondition", "preconditionFailure", "assert",
        "assertionFailure", "dump", "log", "DDLogInfo", "DDLogError", "DDLogWarn", "DDLogDebug", "DDLogVerbose",
        "NSError",
        "XCTFail", "NSAssert", "Log", "logger", "addBreadcrumb", "logEvent", "trackEvent", "track", "FileLog",
    ]

    private static let levels: Set<String> = [
        "debug", "info", "notice", "warning", "error", "trace", "critical", "fault", "verbose", "warn", "addMessage",
    ]

    /// The functions of views that make gray bars of their texts.
    private static let redactions: Set<String> = ["redacted", "skeleton", "shimmer", "shimmering"]

    /// Whether a call always hides the texts of the view that it is called on: `.redacted(reason: .placeholder)`.
    func isRedaction(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild, callee.kind == .member, Self.redactions.contains(callee.name) else {
            return false
        }
        guard callee.isNamed("redacted") else { return call.arguments.isEmpty }
        return call.arguments.first?.firstChild?.kind == .member
    }

    /// Whether a call writes to a log or ends the program.
    func isLog(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild else { return false }
        let name = callee.name
        if Self.logs.contains(name) || name.hasPrefix("XCTAssert") || name.hasPrefix("DDLog") { return true }
        guard callee.kind == .member, let base = callee.firstChild else { return false }
        guard Self.levels.contains(name) else { return false }
        let words = base.name.words
        return words.contains { $0.hasPrefix("log") } || base.kind == .member && base.isNamed("shared")
    }
}
