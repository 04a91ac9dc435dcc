internal import SourceCode
internal import SourceText

/// The methods of Objective-C that look up the key they are given in a bundle of their choice:
/// `+ (NSString *)textForKey:(NSString *)key { return [bundle localizedStringForKey:key value:nil table:nil]; }`.
struct LookupMethods {
    private static let family = ByteSearch("ocalizedString")

    /// The methods, by the first part of their selector, as functions that look up a key.
    private(set) var routines: [String: ProjectDeclarations.Routine] = [:]
    /// The first parts of selectors that other methods have as well.
    private var others: Set<String> = []

    /// - Parameter files: the files of Objective-C.
    /// - Complexity: O(*n*) in the size of the files that look up keys.
    init(_ files: [SourceCode]) {
        for file in files where file.file.path.hasSuffix(".m") || file.file.path.hasSuffix(".mm") {
            guard Self.family.isIn(file.file.utf8) else { continue }
            read(String(decoding: CodeComments.blanked(file.file.utf8), as: UTF8.self))
        }
        for name in others { routines[name] = nil }
    }

    /// Reads the methods of a file that return a text for a text.
    private mutating func read(_ text: String) {
        let header =
            /(?m)^[ \t]*[-+][ \t]*\([ \t]*NSString[ \t]*\*[ \t]*\)[ \t]*(\w+):[ \t]*\([ \t]*(?:const )?NSString[ \t]*\*[ \t]*\)[ \t]*(\w+)/
        let starts = text.matches(of: header)
        for start in starts {
            let rest = text[start.range.upperBound...]
            let end = rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex
            let name = String(start.output.1)
            guard !name.hasPrefix("localizedString"), name != "init" else { continue }
            let body = rest[..<end]
            guard let table = Self.table(body, of: start.output.2) else {
                others.insert(name)
                continue
            }
            routines[name] = ProjectDeclarations.Routine(key: .label(name), table: table)
        }
    }

    /// The table in which a method looks up a parameter; `nil` if it does not.
    private static func table(_ body: Substring, of key: Substring) -> ProjectDeclarations.Routine.Table? {
        let call = /localizedStringForKey:[ \t]*(\w+)[ \t]+value:[^\]\n]*?table:[ \t]*(nil|@"([^"\\]+)")?/
        if let found = body.matches(of: call).first(where: { $0.output.1 == key }) {
            if let name = found.output.3 { return .named(String(name)) }
            return found.output.2 == "nil" ? .named("Localizable") : .computed
        }
        let function = /NSLocalizedString(FromTable\w*|WithDefaultValue)?\([ \t]*(\w+)[ \t]*,[ \t]*(?:@"([^"\\]+)")?/
        guard let found = body.matches(of: function).first(where: { $0.output.2 == key }) else { return nil }
        guard let name = found.output.1 else { return .named("Localizable") }
        return name.isEmpty ? .named("Localizable") : found.output.3.map { .named(String($0)) } ?? .computed
    }
}
