import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Branches for cases that nothing makes")
struct UnmadeCasesTests {
    /// The texts of an error that users may see, where a function does something and there are other declarations.
    private func seen(
        _ statement: String,
        _ more: String = "",
        type: String = "enum Failure: LocalizedError",
        package: String? = nil
    ) throws -> [String] {
        let text = """
            @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
            struct Album: View { var body: some View { Text(make().errorDescription) } }
            \(type) {
                case lost, found
                var errorDescription: String {
                    switch self {
                    case .lost: return "It is lost"
                    case .found: return "It is found"
                    }
                }
            }
            func make() -> Failure {
                \(statement)
                return Failure.found
            }
            \(more)
            """
        let file = try TextFile(decoding: Array(text.utf8), path: "App/Photos.swift")
        var files = [(code: SwiftReader().read(file), path: "App/Photos.swift")]
        if let package {
            let manifest = try TextFile(decoding: Array("let package = Package(name: \"Photos\")".utf8), path: package)
            files.append((code: SwiftReader().read(manifest), path: package))
        }
        let index = TypeIndex(files)
        return CodeFacts(index, keys: []).files.flatMap { $0.facts.literals.map(\.source) }
    }

    private static let found = ["\"It is found\""]
    private static let both = ["\"It is lost\"", "\"It is found\""]

    @Test(arguments: [
        ("", ""), ("let b = failure == .lost ? one : two", ""), ("let b = photo.lost", ""),
        ("if case .lost = failure { stop() }", ""),
        ("ask()", "func ask() { switch f { case .lost: stop()\n default: go() } }"),
        ("let b = Other.lost", "enum Other: Int { case lost = 2 }"), ("", "func never() { start(Failure.lost) }"),
        ("go(.lost)", "enum Other { case lost }\nfunc go(_ other: Other) {}"),
        ("go(to: [.lost])", "enum Other { case lost }\nfunc go(by: Failure, to others: [Other]) {}"),
        ("let other: Other = isNew ? .lost : .none", "enum Other { case lost, none }"),
        ("state = .lost", "enum Other { case lost, none }\nvar state = Other.none"),
        ("", "enum Other { case lost }\nvar other: Other { .lost }\nfunc find() -> Other { return .lost }"),
        ("let row = Row(kind: .lost)", "enum Other { case lost }\nstruct Row { let kind: Other }"),
        ("let row: Row = .init(kind: .lost)", "enum Other { case lost }\nstruct Row { let kind: Other }"),
    ])
    func `a text of a case that code only asks for is not shown`(statement: String, more: String) throws {
        #expect(try seen(statement, more) == Self.found)
    }

    /// The texts of a view for each of three cases, where the first is only asked for.
    private func shown(_ statement: String, label: String = "case .three:", more: String = "") throws -> [String] {
        let text = """
            @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
            enum Step { case one, two, three }
            struct Album: View { var step: Step
                func next() -> Step { \(statement)
                    return step == .two ? .three : .two }
                var body: some View {
                    switch next() {
                    case .one: Text("It is one")
                    case .two: Text("It is two")
                    \(label) Text("It is three")
                    }
                }
            }
            \(more)
            """
        let file = try TextFile(decoding: Array(text.utf8), path: "App/Photos.swift")
        let index = TypeIndex([(code: SwiftReader().read(file), path: "App/Photos.swift")])
        return CodeFacts(index, keys: []).files.flatMap { $0.facts.literals.map(\.source) }
    }

    @Test func `a view that goes through all cases shows nothing for one that code only asks for`() throws {
        let all = ["\"It is one\"", "\"It is two\"", "\"It is three\""]
        #expect(try shown("") == Array(all.dropFirst()))
        #expect(try shown("let a: Step = .one") == all)
        // Which enumeration it is about is not known.
        #expect(try shown("", label: "default:") == all)
        #expect(try shown("", more: "enum Other { case one, two, three }") == all)
    }

    @Test(arguments: [
        "let b: Failure = .lost", "let b = start(.lost)", "let b = Failure.lost", "let b = Mistake.lost",
        "let b = count == 0 ? Failure.lost : nil", "if case .found = make(.lost) { stop() }",
    ])
    func `a text of a case that code makes, or may make, is`(statement: String) throws {
        #expect(try seen(statement) == Self.both)
    }

    @Test(arguments: [
        ("", Self.found), ("let a = Failure(rawValue: text)", Self.both),
        ("let a = Failure.init(rawValue: text)", Self.both),
        ("let a: Failure? = .init(rawValue: text)", Self.both), ("let a = texts.map(Failure.init)", Self.both),
        ("func read<T: RawRepresentable>(_ type: T.Type) { make(type) }", Self.both),
        ("let a = Other(rawValue: text)", Self.found), ("func read<T>() { T(rawValue: text) }", Self.both),
    ])
    func `a case with a raw value is made where code names it, or makes it of such a value`(
        more: String,
        texts: [String]
    ) throws {
        #expect(try seen("", more, type: "enum Failure: String, LocalizedError") == texts)
    }

    @Test func `a case that only its own file can name is not made by another one of the same name in other files`()
        throws
    {
        let other = "enum Other { case lost }\nextension Album { init() { make(.lost) } }"
        let files = { (type: String) in
            [
                "App/Photos.swift": """
                @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
                struct Album: View { var body: some View { Text(Failure.found.errorDescription) } }
                \(type) Failure: LocalizedError {
                    case lost, found
                    var errorDescription: String {
                        switch self {
                        case .lost: return "It is lost"
                        case .found: return "It is found"
                        }
                    }
                }
                """, "App/Other.swift": other,
            ]
        }
        #expect(try UnreachedCodeTests().seen(files("fileprivate enum")).contains("\"It is lost\"") == false)
        #expect(try UnreachedCodeTests().seen(files("enum")).contains("\"It is lost\""))
    }

    @Test func `what only the branch for such a case reaches is not reached`() throws {
        let code = """
            @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
            private enum Page { case home, wallet, terms }
            struct Album: View {
                func open(_ page: Page) {
                    switch page {
                    case .home: label.text = "Home sweet home"
                    case .wallet: Wallet().show()
                    case .terms: label.text = "Rules of the house"
                    }
                }
                var body: some View { Button(action: { open(.home); open(.terms) }) }
            }
            class Wallet { func show() { label.text = "Your money" } }
            """
        let seen = try UnreachedCodeTests().seen(["App/Photos.swift": code])
        #expect(seen == ["\"Home sweet home\"", "\"Rules of the house\""])
    }

    @Test(arguments: [
        "enum Failure: LocalizedError, CaseIterable", "enum Failure: LocalizedError, Decodable",
        "@objc enum Failure: LocalizedError",
    ])
    func `cases that more than code makes are known by their values`(type: String) throws {
        #expect(try seen("", type: type) == Self.both)
    }

    @Test func `what is public in an app or in a package inside of it is for this app alone`() throws {
        let type = "public enum Failure: LocalizedError"
        #expect(try seen("", type: type) == Self.found)
        #expect(try seen("", type: type, package: "Kit/Package.swift").filter { $0 != "\"Photos\"" } == Self.found)
        #expect(try seen("", type: type, package: "Package.swift").filter { $0 != "\"Photos\"" } == Self.both)
    }
}
