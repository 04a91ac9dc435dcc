internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Methods that a protocol of the project asks for if a class likes, `@optional`, and that no class has: whoever is asked
/// whether it responds to one does not.
struct UnansweredSelectors: Sendable {
    /// The first parts of their selectors.
    private let names: Set<Substring>

    /// - Parameter index: the files, and what they declare.
    /// - Complexity: O(*n*) in the size of the code of Objective-C, and O(*p* · *f*) in the number of methods that only
    ///   protocols have and that of the functions of Swift.
    init(_ index: TypeIndex) {
        let others = index.files.filter { !$0.path.hasSuffix(".swift") }
        let found = CodeThreads.map(others) { Self.methods(in: $0) }
        var names = found.reduce(into: Set<Substring>()) { $0.formUnion($1.promised) }
        names.subtract(found.reduce(into: Set<Substring>()) { $0.formUnion($1.implemented) })
        if !names.isEmpty {
            // Swift may have a method by a shorter name.
            let functions = index.files.reduce(into: Set<String>()) { functions, file in
                for declaration in file.declarations where declaration.node.kind == .function {
                    functions.insert(declaration.node.name)
                }
            }
            names = names.filter { name in !functions.contains { name.hasPrefix($0) } }
        }
        self.names = names
    }

    /// The methods that a file promises in protocols, and those that it implements.
    private static func methods(in file: TypeIndex.File) -> (promised: Set<Substring>, implemented: Set<Substring>) {
        var promised: Set<Substring> = []
        var implemented: Set<Substring> = []
        var isInProtocol = false
        for line in CodeComments.blanked(file.code.file.utf8).split(separator: 0x0A) {
            let code = line.drop { $0 == 0x20 || $0 == 0x09 }
            if code.first == UInt8(ascii: "@") {
                if code.starts(with: "@end".utf8) { isInProtocol = false }
                if code.starts(with: "@protocol".utf8) { isInProtocol = code.last { $0 > 0x20 } != UInt8(ascii: ";") }
            } else if let method = ObjectiveCUnits.beginning(of: code) {
                if isInProtocol {
                    promised.insert(method.name)
                } else if !file.path.hasSuffix(".h") {
                    implemented.insert(method.name)
                }
            }
        }
        return (promised, implemented)
    }

    /// Whether a condition asks for such a method: `[self.delegate respondsToSelector:@selector(list:didClose:)]`.
    ///
    /// - Parameter condition: what stands between the parentheses.
    /// - Returns: `false` where something else may make it hold.
    /// - Complexity: O(*n*) in its length.
    func deny(_ condition: ArraySlice<UInt8>) -> Bool {
        guard !names.isEmpty, condition.count < 300 else { return false }
        let text = String(decoding: condition, as: UTF8.self)
        guard !text.contains("||"), !text.contains("?") else { return false }
        return text.split(separator: "&&").contains { part in
            part.wholeMatch(of: /\s*\[[^!]*\srespondsToSelector:\s*@selector\((\w+)[\w:]*\)\s*\]\s*/)
                .map { names.contains($0.output.1) } ?? false
        }
    }
}
