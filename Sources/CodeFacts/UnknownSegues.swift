internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Branches for segues that no storyboard has: `if segue.identifier == "recover" { … }` where the scene is gone.
///
/// Only where all documents were read, and code makes no segue of its own.
enum UnknownSegues {
    private static let making = [ByteSearch("StoryboardSegue(identifier"), ByteSearch("Segue alloc")]
    private static let asking = ByteSearch("segue")

    /// Finds the branches.
    ///
    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - documents: the documents of Interface Builder.
    /// - Returns: their bytes by the path of their file as it was opened, in its order.
    /// - Complexity: O(*n*) in the size of the code.
    static func ranges(in index: TypeIndex, _ documents: [CodeDocument]) -> [String: [Range<Int>]] {
        guard !documents.isEmpty, !documents.contains(where: \.isUnread),
            !index.files.contains(where: { file in making.contains { $0.isIn(file.code.file.utf8) } })
        else { return [:] }
        let known = documents.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.texts) }
        // A text of one character is not read.
        func isUnknown(_ identifier: some Collection<UInt8>) -> Bool {
            identifier.count > 1 && !known.contains(Array(identifier))
        }
        return index.files.reduce(into: [:]) { ranges, file in
            guard asking.isIn(file.code.file.utf8) else { return }
            let found =
                file.path.hasSuffix(".swift")
                ? swift(file.code, isUnknown)
                : ObjectiveCBranches.dead(in: CodeComments.blanked(file.code.file.utf8)) { condition in
                    identifier(in: condition).map(isUnknown) == true ? false : nil
                }
            if !found.isEmpty { ranges[file.code.file.path] = found.outermost }
        }
    }

    private static func swift(_ code: SourceCode, _ isUnknown: (String.UTF8View) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for node in code.root.descendants {
            switch node.kind {
            case .if:
                let conditions = node.children.filter { $0.kind == .condition }
                guard conditions.count == 1, let text = comparedText(in: conditions[0]), isUnknown(text.utf8) else {
                    continue
                }
                found += node.neverTaken(holds: false)
            case .switch:
                guard let value = node.firstChild, isIdentifier(value) else { continue }
                for branch in node.children where branch.kind == .switchCase {
                    guard let label = branch.child(.switchLabel), label.source.hasPrefix("case") else { continue }
                    let texts = label.descendants.filter { $0.kind == .string }.map { CodeLiteral($0).plainText }
                    let isDead = !texts.isEmpty && texts.allSatisfy { text in text.map { isUnknown($0.utf8) } == true }
                    if isDead { found.append(branch.range) }
                }
            default: continue
            }
        }
        return found
    }

    /// The literal that the identifier of a segue is compared with: `segue.identifier == "recover"`.
    private static func comparedText(in condition: CodeNode) -> String? {
        guard let sequence = condition.firstChild, sequence.kind == .sequence else { return nil }
        let parts = Array(sequence.children)
        guard parts.count == 3, isIdentifier(parts[0]), parts[1].isNamed("=="), parts[2].kind == .string else {
            return nil
        }
        return CodeLiteral(parts[2]).plainText
    }

    private static func isIdentifier(_ node: CodeNode) -> Bool {
        node.isNamed("identifier") && node.firstChild?.isNamed("segue") == true
    }

    private static let messages = [
        "[segue.identifier isEqualToString:@", "[[segue identifier] isEqualToString:@",
    ].map { Array($0.utf8) }

    /// The literal in a condition of Objective-C that asks for nothing but a segue.
    private static func identifier(in condition: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let condition = condition.drop { $0 <= 0x20 }
        guard let message = messages.first(where: condition.starts) else { return nil }
        let text = condition.dropFirst(message.count)
        guard text.first == UInt8(ascii: "\""), let end = text.dropFirst().firstIndex(of: UInt8(ascii: "\"")),
            text[end...].dropFirst().elementsEqual("]".utf8)
        else { return nil }
        return text[..<end].dropFirst()
    }
}
