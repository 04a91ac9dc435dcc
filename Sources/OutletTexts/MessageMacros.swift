internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Macros of Objective-C that stand for a class and the message which makes a text:
/// `#define NSSWF NSString stringWithFormat`, sent as `[NSSWF:@"%u of %u", index, count]`.
struct MessageMacros: Sendable {
    private var messages: [String: String] = [:]

    /// - Complexity: O(*n*) in the size of Objective-C.
    init(_ index: TypeIndex) {
        let files = index.files.filter { !$0.code.file.path.hasSuffix(".swift") }
        for found in CodeThreads.map(files, { Self.macros(of: $0.code.file.utf8) }) {
            messages.merge(found) { first, _ in first }
        }
    }

    private static func macros(of utf8: [UInt8]) -> [String: String] {
        var found: [String: String] = [:]
        for line in utf8.split(separator: 0x0A) where line.contains(UInt8(ascii: "#")) && line.count < 200 {
            let text = String(decoding: line, as: UTF8.self)
            guard text.contains("define"),
                let match = text.wholeMatch(of: /\s*#\s*define\s+(\w+)\s+([A-Z]\w*)\s+(\w+)\s*/),
                TextFunctions.types.contains(String(match.output.2)),
                TextFunctions.formats.contains(String(match.output.3))
            else { continue }
            found[String(match.output.1)] = String(match.output.3)
        }
        return found
    }

    /// The message that a call sends: that of the macro where one stands in front of the colon, as there is no receiver.
    ///
    /// - Parameter callee: what is called.
    /// - Returns: its own name in all other cases.
    func name(of callee: CodeNode) -> String {
        guard callee.kind == .member, callee.firstChild == nil else { return callee.name }
        return messages[callee.name] ?? callee.name
    }
}
