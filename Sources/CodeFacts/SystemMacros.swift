internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The macros of Objective-C that ask for the version of the system, and what they always answer where an app runs:
/// `#define IS_IOS7 ([[UIDevice currentDevice].systemVersion floatValue] >= 7.0)`.
struct SystemMacros: Sendable {
    private let answers: [String: Bool]

    /// - Parameters:
    ///   - files: the files of the project.
    ///   - systems: the oldest versions that the app runs on.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File], _ systems: OldestSystems) {
        var answers: [String: Bool?] = [:]
        for file in files where !file.path.hasSuffix(".swift") && Self.define.isIn(file.code.file.utf8) {
            for line in file.code.file.utf8.split(separator: 0x0A) where OldestSystems.mayAsk(line) {
                let text = String(decoding: line, as: UTF8.self)
                guard let found = text.firstMatch(of: /^\s*#\s*define\s+(\w+)\s+(\S.*?)\s*$/) else { continue }
                let name = String(found.output.1)
                let answer = systems.answer(to: found.output.2)
                // Two of one name may differ.
                answers.updateValue(answers[name].map { $0 == answer ? answer : nil } ?? answer, forKey: name)
            }
        }
        self.answers = answers.compactMapValues(\.self)
    }

    private static let define = ByteSearch("define")

    /// Whether a condition that is nothing but such a macro, or the opposite of one, always holds or never does.
    ///
    /// - Returns: `nil` for any other.
    /// - Complexity: O(*n*) in its length.
    func answer(to condition: ArraySlice<UInt8>) -> Bool? {
        guard !answers.isEmpty else { return nil }
        var text = condition.filter { $0 > 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }[...]
        let isOpposite = text.first == UInt8(ascii: "!")
        if isOpposite { text = text.dropFirst() }
        return answers[String(decoding: text, as: UTF8.self)].map { $0 != isOpposite }
    }
}
