internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The branches of code for systems that an app no longer runs on: `if #available(iOS 13, *) { … } else { … }` in one that asks
/// for iOS 15.
enum OldBranches {
    /// Finds the bytes of the branches that are never taken.
    ///
    /// - Parameters:
    ///   - index: the files of the project.
    ///   - systems: the oldest versions that the app runs on.
    /// - Returns: the bytes by the path of their file as it was opened.
    /// - Complexity: O(*n*) in the size of the code.
    static func ranges(in index: TypeIndex, _ systems: OldestSystems) -> [String: [Range<Int>]] {
        guard systems.areKnown else { return [:] }
        let macros = SystemMacros(index.files, systems)
        let found = CodeThreads.map(index.files) { file in
            file.path.hasSuffix(".swift")
                ? swift(file.code, systems)
                : ObjectiveCBranches.dead(in: CodeComments.blanked(file.code.file.utf8)) { condition in
                    OldestSystems.mayAsk(condition)
                        ? systems.answer(to: String(decoding: condition, as: UTF8.self))
                        : macros.answer(to: condition)
                }
        }
        return zip(index.files, found).reduce(into: [:]) { ranges, file in
            if !file.1.isEmpty { ranges[file.0.code.file.path] = file.1 }
        }
    }

    private static func swift(_ code: SourceCode, _ systems: OldestSystems) -> [Range<Int>] {
        code.root.descendants.flatMap { node -> [Range<Int>] in
            guard node.kind == .if || node.kind == .guard else { return [] }
            let conditions = node.children.filter { $0.kind == .condition }
            guard conditions.contains(where: { OldestSystems.mayAsk(code.file.utf8[$0.range]) }) else { return [] }
            return node.neverTaken(holds: node.holds(systems.answer))
        }
    }
}
