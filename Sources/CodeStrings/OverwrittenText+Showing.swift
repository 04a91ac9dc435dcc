internal import SourceCode

/// What may show a text before another one takes its place.
extension OverwrittenText {
    /// The words of code that leaves a function, waits, or has something drawn at once.
    private static let words: Set<String> = [
        "return", "throw", "await", "break", "continue", "goto", "fallthrough", "try", "defer", "beginSheetModal",
        "layoutIfNeeded", "layoutSubtreeIfNeeded", "display", "displayIfNeeded", "RunLoop", "NSRunLoop", "async",
        "asyncAfter", "flush", "render", "renderInContext", "usleep",
    ]
    /// The beginnings of such words.
    private static let beginnings = [
        "sleep", "runModal", "CFRunLoopRun", "drawHierarchy", "drawViewHierarchy", "snapshot", "cacheDisplay",
        "dataWithPDF", "dispatch_",
    ]

    /// Whether what a text was given may be seen before the end of a piece of code, or the object is another one behind it.
    func mayShow(_ code: ArraySlice<UInt8>) -> Bool {
        for word in code.split(whereSeparator: { !NameHash.isPart($0) }) {
            let name = String(decoding: word, as: UTF8.self)
            if Self.words.contains(name) || Self.beginnings.contains(where: name.hasPrefix) { return true }
            guard name == root else { continue }
            // `label = other`, `next(&label)`, and whoever else is given the label.
            guard isOfProperty(code[word.endIndex...]) || isReceiver(word, in: code) else { return true }
        }
        return false
    }

    /// Whether a property of the object is set or asked for behind its name: `label.font = small`.
    private func isOfProperty(_ rest: ArraySlice<UInt8>) -> Bool {
        let marks = rest.drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
        return marks.first == UInt8(ascii: ".")
    }

    /// Whether a message is sent to the object: `[label setFont:small]`, `[self.label setFont:small]`.
    private func isReceiver(_ word: ArraySlice<UInt8>, in code: ArraySlice<UInt8>) -> Bool {
        guard !isSwift, code[word.endIndex...].first == UInt8(ascii: " ") else { return false }
        var before = code[..<word.startIndex]
        if before.suffix(5).elementsEqual("self.".utf8) { before = before.dropLast(5) }
        return before.last == UInt8(ascii: "[")
    }

    func mentionsRoot(_ code: ArraySlice<UInt8>) -> Bool {
        code.split { !NameHash.isPart($0) }.contains { $0.elementsEqual(root.utf8) }
    }
}
