internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The storyboards that code asks for scenes by their identifiers: a scene of that identifier in another storyboard, as that
/// of another device, is not made by it.
struct AskedStoryboards {
    /// The names of storyboards by the identifier, where all code that names the identifier asks a storyboard that it names.
    private var storyboards: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - files: the code; that of tests counts for nothing.
    ///   - identifiers: those that scenes of several storyboards have.
    /// - Complexity: O(*n*) in the size of the code, if there are such identifiers.
    init(_ files: [TypeIndex.File], of identifiers: Set<String>) {
        guard !identifiers.isEmpty else { return }
        var open: Set<String> = []
        let searches = identifiers.map { ($0, ByteSearch("\"\($0)\"")) }
        for file in files where CodePurpose(path: file.path) == .app {
            let bytes = file.code.file.utf8
            let named = searches.filter { $0.1.isIn(bytes) }.map(\.0)
            guard !named.isEmpty else { continue }
            let text = String(decoding: CodeComments.blanked(bytes), as: UTF8.self)
            for identifier in named {
                for range in text.ranges(of: "\"\(identifier)\"") {
                    if let storyboard = Self.storyboard(asked: text[..<range.lowerBound]) {
                        storyboards[identifier, default: []].insert(storyboard)
                    } else {
                        open.insert(identifier)
                    }
                }
            }
        }
        for identifier in open { storyboards[identifier] = nil }
    }

    /// Whether code makes a scene of an identifier, but never that of a storyboard.
    ///
    /// - Complexity: O(1).
    func leaveOut(_ identifier: String, of storyboard: String) -> Bool {
        storyboards[identifier].map { !$0.contains(storyboard) } ?? false
    }

    /// How far in front of an identifier the storyboard may be named, in characters.
    private static let farthest = 600

    /// The name of the storyboard whose method makes a scene.
    ///
    /// - Parameter code: all that stands in front of the identifier.
    /// - Returns: `nil` if the code does not say it.
    private static func storyboard(asked code: Substring) -> String? {
        let near = code.suffix(farthest)
        let call =
            /(?:instantiateViewControllerWithIdentifier:\s*@|instantiateViewController\(\s*(?:withIdentifier|identifier):\s*)$/
        guard let call = near.firstMatch(of: call) else { return nil }
        let before = near[..<call.range.lowerBound]
        // `UIStoryboard(name: "Main", bundle: nil).`, `[[UIStoryboard storyboardWithName:@"Main" bundle:nil] `
        let made =
            /(?:storyboardWithName:\s*@|UIStoryboard(?:\.init)?\(\s*name:\s*)"([^"\\]+)",?\s*bundle:\s*[^\[\](),;]*[\])]\s*[?!.]*\s*$/
        if let direct = before.firstMatch(of: made) { return String(direct.output.1) }
        // `[board ` and `board.`
        guard let name = before.firstMatch(of: /(\w+)[?!]?[.\s]\s*$/)?.output.1 else { return nil }
        let assigned = before.matches(
            of:
                /(\w+)(?:\s*:\s*UIStoryboard)?\s*=\s*\[?\s*(?:UIStoryboard\s+storyboardWithName:\s*@|UIStoryboard\(\s*name:\s*)"([^"\\]+)"/
        )
        guard let last = assigned.last(where: { $0.output.1 == name }) else { return nil }
        // Another function begins in between.
        let rest = before[last.range.upperBound...]
        guard !rest.contains("\n}"), !rest.contains("\n- ("), !rest.contains("func ") else { return nil }
        return String(last.output.2)
    }
}
