import Commands
import Foundation
import Testing

/// Random catalogs, in every order of pseudolocales.
struct CatalogIdempotenceTests {
    /// A catalog of 12 keys, some of them stale, translated, not to be translated, or with forms for numbers and devices.
    private static func catalog(seed: UInt64) -> String {
        var numbers = SystemlessNumbers(state: seed)
        let keys = (0..<12).map { number in
            let state =
                ["", "\"extractionState\" : \"stale\",", "\"extractionState\" : \"manual\","]
                .randomElement(using: &numbers) ?? ""
            let kept = Bool.random(using: &numbers) ? "" : "\"shouldTranslate\" : false,"
            let unit = "{\"stringUnit\" : {\"state\" : \"new\", \"value\" : \"Words of number \(number)\"}}"
            let plural = "{\"variations\" : {\"plural\" : {\"one\" : \(unit), \"other\" : \(unit)}}}"
            let device = "{\"variations\" : {\"device\" : {\"iphone\" : \(unit), \"other\" : \(plural)}}}"
            let forms = plural.replacing("number \(number)", with: "%arg numbers")
            let substitution =
                "{\"stringUnit\" : {\"state\" : \"new\", \"value\" : \"All %#@n@\"}, \"substitutions\" : {\"n\" : "
                + "{\"argNum\" : 1, \"formatSpecifier\" : \"ld\", " + forms.dropFirst() + "}}"
            let own =
                [
                    "", "\"en\" : \(unit), ", "\"en\" : \(plural), ", "\"en\" : \(device), ",
                    "\"en\" : \(substitution), ",
                ]
                .randomElement(using: &numbers) ?? ""
            return "\"Key \(number)\" : {\(state)\(kept) \"localizations\" : {\(own)\"de\" : \(unit)}}"
        }
        return "{\"sourceLanguage\" : \"en\", \"strings\" : {\(keys.joined(separator: ", "))}, \"version\" : \"1.0\"}"
    }

    /// A linear congruential generator, with Knuth's constants for MMIX.
    private struct SystemlessNumbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// All orders of three pseudolocales, at once and one run for each.
    private static let runs: [[[String]]] = {
        let names = ["en-XA", "en-XD", "ar-XB"]
        let orders = names.flatMap { first in
            names.filter { $0 != first }.map { second in
                [first, second] + names.filter { $0 != first && $0 != second }
            }
        }
        return orders.map { [$0] } + orders.map { order in order.map { [$0] } }
    }()

    @Test(arguments: 1...20)
    func `a catalog is the same after two runs as after one, in any order of pseudolocales`(seed: UInt64) throws {
        let source = Self.catalog(seed: seed)
        var first: NSDictionary?
        for runs in Self.runs {
            let project = try TemporaryProject(["L.xcstrings": source])
            for names in runs { #expect(try project.generate(names) == .clean) }
            let once = try project.text("L.xcstrings")
            for names in runs.reversed() { #expect(try project.generate(names) == .clean) }
            #expect(try project.text("L.xcstrings") == once)
            let read = try #require(try JSONSerialization.jsonObject(with: Data(once.utf8)) as? NSDictionary)
            #expect(read == first ?? read)
            first = read
            #expect(try project.remove(["ar-XB", "en-XA", "en-XD"]) == .clean)
            #expect(try project.text("L.xcstrings") == source)
        }
    }
}
