package import SourceCode
internal import SourceText

/// The flags that conditions of `#if` ask for and that the code does not set: where the settings of the build do not
/// either, no build of the app has the code under them.
///
/// A build sets flags in its settings, which are not code; those of the compilers and of the headers of the systems are
/// set as well. In Swift a condition only asks for flags of the build; in Objective-C it may ask for any macro, so that
/// one counts that the project once defined and has commented out since.
package struct BuildFlags: Sendable {
    /// The flags that nothing in the code sets; the settings of the build may.
    package let candidates: Set<String>

    /// Flags that compilers and package managers set.
    private static let known: Set<String> = [
        "SWIFT_PACKAGE", "COCOAPODS", "CARTHAGE", "TUIST", "XCODE", "RELEASE", "DEBUG",
        "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE", "SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE",
    ]

    /// - Parameter files: the files of code.
    /// - Complexity: O(*n*) in the size of the code where there are conditions, else in the number of nodes.
    package init(testedIn files: [SourceCode]) {
        let parts = CodeThreads.map(files) { file -> (swift: Set<String>, other: Set<String>) in
            var names: Set<String> = []
            for node in file.root.descendants where node.kind == .compilationClause {
                names.formUnion(Self.flags(of: node.name))
            }
            return file.file.path.hasSuffix(".swift") ? (names, []) : ([], names)
        }
        var asked = parts.reduce(into: Set<String>()) { $0.formUnion($1.swift) }
        var macros = parts.reduce(into: Set<String>()) { $0.formUnion($1.other) }
        asked.subtract(Self.known)
        macros.subtract(Self.known)
        guard !asked.isEmpty || !macros.isEmpty else {
            candidates = []
            return
        }
        let defined = CodeThreads.map(files.filter { !$0.file.path.hasSuffix(".swift") }) { file in
            Self.defined(in: String(decoding: file.file.utf8, as: UTF8.self))
        }
        let set = defined.reduce(into: Set<String>()) { $0.formUnion($1.set) }
        let left = defined.reduce(into: Set<String>()) { $0.formUnion($1.commentedOut) }
        candidates = asked.union(macros.intersection(left)).subtracting(set)
    }

    /// The names in a condition that are flags: not `iOS` of `os(iOS)`, but `FLAG` of `defined(FLAG)`.
    private static func flags(of condition: String) -> [String] {
        condition.matches(of: /(?:(\w+)\s*\(\s*)?\b([A-Za-z_]\w*)\b(?!\s*\()/).compactMap { match in
            if let function = match.output.1, function != "defined" { return nil }
            let name = String(match.output.2)
            return ["true", "false", "defined"].contains(name) ? nil : name
        }
    }

    /// The macros that a file of C defines, and those whose definition is commented out.
    private static func defined(in text: String) -> (set: Set<String>, commentedOut: Set<String>) {
        var found: (set: Set<String>, commentedOut: Set<String>) = ([], [])
        guard text.contains("define") else { return found }
        for line in text.split(whereSeparator: \.isNewline) where line.contains("define") {
            guard let match = line.prefixMatch(of: /\s*(\/\/|\/\*)?\s*#\s*define\s+(\w+)/) else { continue }
            if match.output.1 == nil {
                found.set.insert(String(match.output.2))
            } else {
                found.commentedOut.insert(String(match.output.2))
            }
        }
        return found
    }
}

extension SourceCode {
    /// The code with the clauses marked that no build has, as some flags are never set.
    ///
    /// - Parameter unset: the flags.
    /// - Returns: the code itself if it asks for none of them.
    /// - Complexity: O(*n*) in the number of nodes.
    package func leavingOut(_ unset: Set<String>) -> SourceCode {
        var dead: Set<Int> = []
        for node in root.descendants where node.kind == .compilation {
            var isOver = false
            for clause in node.children where clause.kind == .compilationClause {
                let condition = BuildCondition(clause.name, without: unset)
                if isOver || condition.isForDevelopers, !BuildCondition(clause.name).isForDevelopers {
                    dead.insert(clause.index)
                }
                isOver = isOver || condition.isForUsers && !BuildCondition(clause.name).isForUsers
            }
        }
        return dead.isEmpty ? self : marking(dead, as: .isNeverBuilt)
    }
}
