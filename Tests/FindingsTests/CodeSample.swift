import CodeFacts
import CodeStrings
import Findings
import SourceCode
import SourceText
import StringTables
import SwiftSources

/// Code and tables made of a few lines, and what the rules say about them.
enum CodeSample {
    /// What one rule says, as `LINE severity: message`, in order; findings in tables have the line of the table.
    static func says(
        _ rule: Rule,
        _ code: String,
        table: String = "",
        translations: [String: String] = ["de": TableSample.entry("Z", key: "Z")],
        path: String = "App/Photos.swift",
        files: [String: String] = [:],
        mentioned: Set<String> = [],
        images: [String: LocalizedImage] = [:],
        assets: Set<String> = [],
        libraries: [String] = [],
        hasMenuBar: Bool = true
    ) throws -> [String] {
        try findings(
            rule,
            code,
            table: table,
            translations: translations,
            path: path,
            files: files,
            mentioned: mentioned,
            images: images,
            assets: assets,
            libraries: libraries,
            hasMenuBar: hasMenuBar
        ).map { "\($0.location.line) \($0.severity.rawValue): \($0.message)" }
    }

    /// What one rule says of code in an app with several tables.
    static func findings(_ rule: Rule, _ code: String, tables: [LocalizedTable]) throws -> [Finding] {
        let file = SwiftReader().read(try TextFile(decoding: Array(code.utf8), path: "App/Photos.swift"))
        let keys = ProjectKeys([file]).keys
        let facts = CodeFacts(TypeIndex([(code: file, path: "App/Photos.swift")]), keys: keys)
        let app = AppCode(facts, keys: keys, names: [], mentioned: [], shownPath: { $0 })
        return CodeRules().findings(CodeUses(app, tables), tables) { $0 == rule }
    }

    static func findings(
        _ rule: Rule,
        _ code: String,
        table: String = "",
        translations: [String: String] = ["de": TableSample.entry("Z", key: "Z")],
        path: String = "App/Photos.swift",
        files: [String: String] = [:],
        mentioned: Set<String> = [],
        images: [String: LocalizedImage] = [:],
        assets: Set<String> = [],
        libraries: [String] = [],
        tableFile: String? = nil,
        loose: Set<String> = [],
        targets: Set<String> = [],
        hasMenuBar: Bool = true,
        fallbacks: String = "report",
        unlocalizedApps: String = "count"
    ) throws -> [Finding] {
        let all = files.merging([path: code]) { first, _ in first }
        let read = try all.sorted { $0.key < $1.key }.map { path, text in
            let file = try TextFile(decoding: Array(text.utf8), path: path)
            let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
            return (code: reader.read(file), path: path)
        }
        let keys = ProjectKeys(read.map(\.code)).keys
        let app = AppCode(
            CodeFacts(TypeIndex(read), keys: keys),
            keys: keys,
            names: ["photomania"],
            mentioned: Set(mentioned.map { Array($0.utf8) }),
            localizedImages: images,
            assetNames: assets,
            absentLibraries: libraries,
            looseKeys: ["Localizable": Set(loose.map { Array($0.utf8) })],
            targetNames: targets,
            hasMenuBar: hasMenuBar,
            shownPath: { $0 }
        )
        var sample = try TableSample.table(table, translations)
        sample.name = "Localizable"
        if let tableFile { sample.file = tableFile }
        let uses = CodeUses(app, [sample])
        var options = RuleOptions()
        try options.set("fallbacks", of: .hardCodedText, to: fallbacks)
        try options.set("unlocalized-apps", of: .hardCodedText, to: unlocalizedApps)
        return TableRules().findings(in: [sample], uses: uses) { $0 == rule }.flatMap { $0 }
            + CodeRules(options: options).findings(uses, [sample]) { $0 == rule }
    }
}
