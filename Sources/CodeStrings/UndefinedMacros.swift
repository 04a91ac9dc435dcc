package import SourceCode
internal import SourceText

/// The macros that conditions of Objective-C ask for and whose definition is commented out: `//#define CROSS_SIGNING`.
///
/// What a condition asks for may come from a header of the system or from settings that are not in the repository. A
/// definition that was commented out says that it comes from neither.
package enum UndefinedMacros {
    /// The names that some code asks for, some code defines in a comment, and none defines.
    ///
    /// - Parameter files: the files of code.
    /// - Returns: the macros.
    /// - Complexity: O(*n*) in the size of the code in which something is commented out.
    package static func names(in files: [SourceCode]) -> Set<String> {
        let others = files.filter { !$0.file.path.hasSuffix(".swift") }
        let found = CodeThreads.map(others) { file in definitions(in: file.file.utf8) }
        let set = found.reduce(into: Set<String>()) { $0.formUnion($1.set) }
        let names = found.reduce(into: Set<String>()) { $0.formUnion($1.commentedOut) }.subtracting(set)
        guard !names.isEmpty else { return [] }
        let asked = CodeThreads.map(others) { file in
            file.root.descendants.reduce(into: Set<String>()) { asked, node in
                guard node.kind == .compilationClause else { return }
                let words = node.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                asked.formUnion(words.filter(names.contains))
            }
        }
        return asked.reduce(into: Set<String>()) { $0.formUnion($1) }
    }

    /// The macros that a file defines, and those whose definition is behind `//` or `/*` at the beginning of a line.
    private static func definitions(in utf8: [UInt8]) -> (set: Set<String>, commentedOut: Set<String>) {
        var found: (set: Set<String>, commentedOut: Set<String>) = ([], [])
        for line in utf8.split(separator: UInt8(ascii: "\n")) {
            var rest = blanks(line)
            let isComment = rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8)
            if isComment { rest = blanks(rest.dropFirst(2)) }
            guard rest.first == UInt8(ascii: "#") else { continue }
            rest = blanks(rest.dropFirst())
            guard rest.starts(with: "define".utf8) else { continue }
            let name = String(
                decoding: blanks(rest.dropFirst("define".utf8.count)).prefix(while: NameHash.isPart),
                as: UTF8.self
            )
            if isComment { found.commentedOut.insert(name) } else { found.set.insert(name) }
        }
        return found
    }

    private static func blanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.drop { $0 == 0x20 || $0 == 0x09 }
    }
}

extension SourceCode {
    /// The code with the clauses marked that no build has, as some macros are never defined.
    ///
    /// - Parameter undefined: the macros.
    /// - Returns: the code itself if it asks for none of them.
    /// - Complexity: O(*n*) in the number of nodes.
    package func leavingOut(_ undefined: Set<String>) -> SourceCode {
        var dead: Set<Int> = []
        for node in root.descendants where node.kind == .compilation {
            var isOver = false
            for clause in node.children where clause.kind == .compilationClause {
                let condition = BuildCondition(clause.name, without: undefined)
                let usual = BuildCondition(clause.name)
                if isOver || condition.isForDevelopers, !usual.isForDevelopers { dead.insert(clause.index) }
                isOver = isOver || condition.isForUsers && !usual.isForUsers
            }
        }
        return dead.isEmpty ? self : marking(dead, as: .isNeverBuilt)
    }
}
