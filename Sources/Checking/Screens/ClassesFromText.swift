internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The classes that code makes by names which it puts together: `NSClassFromString([name stringByAppendingString:@"Controller"])`.
struct ClassesFromText: Sendable {
    /// The parts of names that are written out.
    private var parts: Set<String> = []

    /// A shorter part would be one of many names.
    private static let shortest = 4

    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File]) {
        for file in files {
            for call in file.code.root.descendants where call.kind == .call {
                guard let callee = call.firstChild, callee.isNamed("NSClassFromString") || callee.isNamed("classNamed"),
                    let argument = call.arguments.first, argument.firstChild?.kind != .string
                else { continue }
                for literal in argument.descendants where literal.kind == .string {
                    guard let part = CodeLiteral(literal).plainText, part.count >= Self.shortest else { continue }
                    parts.insert(part)
                }
            }
        }
    }

    /// The classes whose names may be put together so: they begin or end as a part of the names does.
    func among(_ classes: Set<String>) -> Set<String> {
        parts.isEmpty ? [] : classes.filter { name in parts.contains { name.hasSuffix($0) || name.hasPrefix($0) } }
    }
}
