import Foundation
import TestCorpus

/// A small project without a fault: a screen with its tables, or tables alone.
struct CleanScreen: Sendable {
    /// The name of its folder, its document and its tables.
    let name: String
    /// Its files, by path from its folder.
    let files: [String: [UInt8]]

    static let folder = TestCorpus.root.appending(path: "Tests/OversetTests/CleanScreens")

    /// The screens, those without a document behind them, and at the end the tables that belong to none.
    static let names = [
        "Backup", "Export", "Library", "Meeting", "Recipe", "Rename", "SignIn", "Ticket", "Weather", "Welcome",
        "Account", "Sheet", "Texts", "Catalog",
    ]

    init(_ name: String) throws {
        self.name = name
        var files: [String: [UInt8]] = [:]
        let root = Self.folder.appending(path: name)
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
        where path.contains(".lproj/") || path.contains(".") && !path.contains("/") && !path.hasSuffix(".lproj") {
            files[path] = Array(try Data(contentsOf: root.appending(path: path)))
        }
        self.files = files
    }

    /// The path of the document; `nil` for tables and screens of a configuration.
    var document: String? { files.keys.first { $0.hasPrefix("Base.lproj/") } }

    /// Whether its controls are those of macOS.
    var isDesktop: Bool {
        document.map { files[$0].map { String(decoding: $0, as: UTF8.self).contains("MacOSX") } ?? false } ?? false
    }

    /// What the identifiers of its objects begin with.
    var prefix: String { name.prefix(3).lowercased() }

    /// The object with a part of the identifier between prefix and number: `ti`tle, `bo`dy, `na`me, `va`lue, `bu`tton.
    func object(_ part: String) -> String { "\(prefix)-\(part)-001" }

    /// The element that holds the text of an object: its cell on macOS.
    func cell(_ part: String) -> String { "\(prefix)-\(part)-\(isDesktop ? "002" : "001")" }

    /// The key of the text of an object in the tables.
    func key(_ part: String) -> String { cell(part) + (isDesktop ? ".title" : part == "bu" ? ".normalTitle" : ".text") }
}
