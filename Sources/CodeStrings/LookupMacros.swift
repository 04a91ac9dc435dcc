internal import SourceCode
internal import SourceText

/// The macros of Objective-C that look up the key they are given: `#define LS(key) NSLocalizedString(key, @"")`, and
/// others that call these.
struct LookupMacros {
    /// A macro whose value is a call.
    private struct Definition {
        var parameters: [Substring]
        /// What it calls, with what.
        var function: String
        var arguments: [Substring]
    }

    private static let family = ByteSearch("LocalizedString")
    private static let directive = ByteSearch("define")

    private var definitions: [String: Definition] = [:]

    /// How many macros may stand between one and the function that looks up the key.
    private static let maximumDepth = 4

    /// - Parameter files: the files of Objective-C; of two definitions the first counts.
    /// - Complexity: O(*n*) in the size of the files that have such macros.
    init(_ files: [SourceCode]) {
        for file in files {
            let utf8 = file.file.utf8
            guard Self.family.isIn(utf8), Self.directive.isIn(utf8) else { continue }
            // A line that ends with a stroke goes on.
            let text = String(decoding: utf8, as: UTF8.self).replacing(/\\[ \t]*\r?\n/, with: " ")
            let definition = /(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)\(([^)\n]*)\)[ \t]+\(?(\w+)\(([^\n]*)$/
            for match in text.matches(of: definition) {
                let name = String(match.output.1)
                guard definitions[name] == nil else { continue }
                definitions[name] = Definition(
                    parameters: match.output.2.split(separator: ",").map { $0.filter { !$0.isWhitespace }[...] },
                    function: String(match.output.3),
                    arguments: Self.arguments(match.output.4)
                )
            }
        }
    }

    /// The macros as functions that look up a key.
    var routines: [String: ProjectDeclarations.Routine] {
        definitions.reduce(into: [:]) { routines, entry in
            routines[entry.key] = routine(entry.value, depth: 0)
        }
    }

    private func routine(_ definition: Definition, depth: Int) -> ProjectDeclarations.Routine? {
        guard depth < Self.maximumDepth else { return nil }
        func argument(_ position: Int) -> Substring? {
            position < definition.arguments.count ? definition.arguments[position] : nil
        }
        func parameter(_ position: Int) -> Int? {
            argument(position).flatMap { definition.parameters.firstIndex(of: $0) }
        }
        func table(_ position: Int) -> ProjectDeclarations.Routine.Table {
            if let own = parameter(position) { return .argument(.position(own), otherwise: nil) }
            return argument(position)?.wholeMatch(of: /@"([^"\\]+)"/).map { .named(String($0.output.1)) } ?? .computed
        }
        if let family = KeyFamily.all[definition.function] {
            guard let key = parameter(0) else { return nil }
            return ProjectDeclarations.Routine(
                key: .position(key),
                table: family.table.map(table) ?? .named("Localizable")
            )
        }
        guard let next = definitions[definition.function], let inner = routine(next, depth: depth + 1),
            case .position(let position) = inner.key, let key = parameter(position)
        else { return nil }
        guard case .argument(.position(let place), _) = inner.table else {
            return ProjectDeclarations.Routine(key: .position(key), table: inner.table)
        }
        return ProjectDeclarations.Routine(key: .position(key), table: table(place))
    }

    /// The arguments of a call that begins behind its parenthesis, without white space and parentheses around.
    private static func arguments(_ code: Substring) -> [Substring] {
        var (depth, isText) = (0, false)
        var found: [Substring] = []
        var start = code.startIndex
        for index in code.indices {
            let character = code[index]
            if character == "\"" { isText.toggle() }
            guard !isText else { continue }
            if character == "(" || character == "[" { depth += 1 }
            let ends = depth == 0 && (character == "," || character == ")")
            if character == ")" || character == "]" { depth -= 1 }
            guard ends else { continue }
            found.append(bare(code[start..<index]))
            guard character == "," else { return found }
            start = code.index(after: index)
        }
        return found
    }

    private static func bare(_ argument: Substring) -> Substring {
        let start = argument.drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        let text = start[...last]
        return text.first == "(" && text.last == ")" ? bare(text.dropFirst().dropLast()) : text
    }
}
