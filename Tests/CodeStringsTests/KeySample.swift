import CodeStrings
import SourceCode
import SourceText
import SwiftSources

/// Reads source text into the keys it asks for.
enum KeySample {
    /// The keys of a Swift file, in order.
    static func keys(_ source: String, path: String = "Sample.swift") throws(SourceError) -> [CodeKey] {
        ProjectKeys([SwiftReader().read(try TextFile(decoding: Array(source.utf8), path: path))]).keys
    }

    /// The keys of an Objective-C file, in order.
    static func objectiveCKeys(_ source: String) throws(SourceError) -> [CodeKey] {
        ProjectKeys([ObjectiveCReader().read(try TextFile(decoding: Array(source.utf8), path: "Sample.m"))]).keys
    }

    /// What a test compares: `table:key`, with `…` for an interpolation whose specifier depends on a type.
    static func says(_ keys: [CodeKey]) -> [String] {
        keys.map { key in
            let table: String
            switch key.table {
            case .named(let name): table = name == "Localizable" ? "" : name + ":"
            case .computed: table = "?:"
            }
            switch key.name {
            case .symbol(let symbol): return table + "." + symbol
            case .pattern(let pattern):
                return table
                    + pattern.parts.map { part in
                        switch part {
                        case .text(let text): text
                        case .specifier(let likely): likely ?? "…"
                        }
                    }.joined()
            }
        }
    }

    static func says(_ source: String) throws(SourceError) -> [String] { says(try keys(source)) }
}
