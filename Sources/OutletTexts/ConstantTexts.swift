internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Names of Objective-C that stand for a text: `#define TITLE @"Done"`, and `NSString *const kTitle = @"Done";`.
struct ConstantTexts: Sendable {
    /// `nil` for a name that stands for several texts, in different builds or files.
    private var texts: [String: String?] = [:]
    /// The texts of names that several files have, by the path of the file.
    private var own: [String: [String: String]] = [:]

    /// - Complexity: O(*n*) in the size of Objective-C.
    init(_ index: TypeIndex) {
        let files = index.files.filter { !$0.code.file.path.hasSuffix(".swift") }
        let found = CodeThreads.map(files) { Self.constants(of: $0.code.file.utf8) }
        for (name, text) in found.joined() {
            if let known = texts[name], known != text { texts[name] = .some(nil) } else { texts[name] = text }
        }
        for (file, constants) in zip(files, found) {
            let shared = Dictionary(grouping: constants.filter { texts[$0.name] == .some(nil) }, by: \.name)
            for (name, entries) in shared where Set(entries.map(\.text)).count == 1 {
                own[file.code.file.path, default: [:]][name] = entries[0].text
            }
        }
    }

    private static func constants(of utf8: [UInt8]) -> [(name: String, text: String)] {
        var found: [(name: String, text: String)] = []
        for line in utf8.split(separator: 0x0A) where line.contains(0x40) {
            // A definition or a value, before a regular expression is asked.
            guard line.contains(0x22), line.contains(where: { $0 == 0x23 || $0 == 0x3D }) else { continue }
            let line = String(decoding: line, as: UTF8.self)
            if let match = line.wholeMatch(of: /\s*#\s*define\s+(\w+)\s+@"([^"\\]*)"\s*/) {
                found.append((String(match.output.1), String(match.output.2)))
            } else if let match = line.prefixMatch(
                of: /(?:(?:static|extern)\s+)*NSString\s*(?:\*\s*const|const\s*\*)\s*(\w+)\s*=\s*@"([^"\\]*)"\s*;/
            ) {
                found.append((String(match.output.1), String(match.output.2)))
            } else if let match = line.prefixMatch(
                of: /static\s+NSString\s*(?:__\w+\s+)*\*\s*(?:__\w+\s+)*(\w+)\s*=\s*@"([^"\\]*)"\s*;/
            ) {
                // A variable of a file; what assigns it is asked for where it is read.
                found.append((String(match.output.1), String(match.output.2)))
            }
        }
        return found
    }

    /// The text that a name stands for: that of the file where it stands comes first.
    func text(of name: String, in path: String? = nil) -> String? {
        path.flatMap { own[$0]?[name] } ?? texts[name] ?? nil
    }
}
