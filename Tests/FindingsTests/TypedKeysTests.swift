import Findings
import Testing

@Suite("Keys that an enumeration makes of its own name and that of a case")
struct TypedKeysTests {
    private static let names = ["A", "B", "C", "D"]
    private static let uses = names.map { "let x\($0) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()

    private func code(key: String) -> String {
        """
        protocol Localizable: RawRepresentable {}
        extension Localizable {
            private var localizationKey: String { return \(key) }
            var localized: String { Bundle.main.localizedString(forKey: localizationKey, value: nil, table: nil) }
        }
        enum Strings {
            enum Actions: String, Localizable {
                case hide, show
                case leave = "go-away"
                var other: String { "other" }
            }
        }

        """
    }

    /// The keys that are unused besides others.
    private func unused(_ keys: [String], _ code: String) throws -> [String] {
        let table = (Self.names + keys).map { TableSample.entry("text", key: $0) }.joined()
        return try CodeSample.findings(.unusedKey, Self.uses + code, table: table).map(\.key)
    }

    @Test(arguments: [
        ("Actions.hide", false), ("Actions.show", false), ("Actions.go-away", false), ("Actions.leave", true),
        ("Actions.other", true), ("Strings.hide", true), ("Actions_hide", true), ("app.Actions.hide", true),
    ])
    func `is no unused one`(key: String, isUnused: Bool) throws {
        #expect(try unused([key], code(key: #""\(type(of: self)).\(rawValue)""#)) == (isUnused ? [key] : []))
    }

    @Test(arguments: [
        (#""\(Self.self)_\(self.rawValue)""#, "Actions_hide", false),
        (#""app.\(String(describing: type(of: self)))-\(self)!""#, "app.Actions-hide!", false),
        (#""\(name).\(rawValue)""#, "Actions.hide", true), (#""\(rawValue).\(type(of: self))""#, "Actions.hide", true),
        (#""\(type(of: self)).\(rawValue).\(count)""#, "Actions.hide", true),
    ])
    func `is told by how it is written`(form: String, key: String, isUnused: Bool) throws {
        #expect(try unused([key], code(key: form)) == (isUnused ? [key] : []))
    }
}
