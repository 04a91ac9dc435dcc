internal import SourceCode
internal import SourceText

/// The names of one file that may be uses of its functions, for those that are private to it.
struct CalledNames {
    private var names: Set<UInt64> = []

    /// - Complexity: O(*n*) in the size of the file.
    init(_ file: TextFile) {
        let utf8 = file.utf8
        let own = Array("self.".utf8)
        let declaration = Array("func ".utf8)
        NameHash.forEach(in: utf8[...]) { name, offset, _ in
            let before = utf8[..<offset]
            if before.hasSuffix(declaration) { return }
            // A property of another value may have the same name: `label.attributedText = text`.
            if before.last == UInt8(ascii: "."), !before.hasSuffix(own) {
                let rest = utf8[offset...].drop(while: NameHash.isPart)
                guard rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: ")") else { return }
            }
            names.insert(name)
        }
    }

    /// Whether a function is private, without an attribute by which something else may call it, and no place of its file
    /// names it.
    func leaveOut(_ function: CodeNode) -> Bool {
        var isPrivate = false
        for child in function.children {
            switch child.kind {
            case .modifier:
                if child.isNamed("private") || child.isNamed("fileprivate") { isPrivate = true }
                if child.isNamed("override") { return false }
            case .attribute: return false
            default: continue
            }
        }
        guard isPrivate, !function.isNamed("init"), function.name.utf8.allSatisfy(NameHash.isPart) else { return false }
        return !names.contains(NameHash.of(function.name))
    }
}

extension ArraySlice<UInt8> {
    /// Whether the last bytes are these.
    func hasSuffix(_ bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
