/// The shape of the findings file, as it is decoded.
///
/// Members that other members tell (`excess`, `unit`, the counts of the summary) are not read.
struct FindingsDocument: Decodable {
    struct Version: Decodable {
        var schemaVersion: Int
    }

    struct Tool: Decodable {
        var version: String
    }

    struct Locale: Decodable {
        var name: String
        var kind: String
        var pipeline: String?
        var texts: Int
        var untranslated: Int
    }

    struct Font: Decodable {
        var postScriptName: String
        var family: String
        var file: String
        var sha256: String
        var calibrated: Bool?
        var unitsPerEm: Int
    }

    struct Environment: Decodable {
        var harfBuzz: String
        var freeType: String
        var icu: String
        var fonts: [Font]
    }

    struct Summary: Decodable {
        var known: Int
        var constrainedTexts: Int
        var measurements: Int
    }

    struct Location: Decodable {
        var file: String
        var line: Int
        var column: Int
    }

    struct Excerpt: Decodable {
        var line: String
        var column: Int
        var length: Int
    }

    struct Occurrence: Decodable {
        var locale: String
        var kind: String
        var textSize: String
        var device: String?
        var severity: String
        var axis: String?
        var fault: String?
        var needed: Double?
        var available: Double?
        var certain: Bool?
        var text: String
        var samples: [String]
        var location: Location?
        var fingerprint: String
    }

    struct Finding: Decodable {
        var rule: String
        var severity: String
        var message: String
        var table: String
        var key: String
        var variant: String?
        var location: Location
        var fingerprint: String
        var excerpt: Excerpt?
        var place: Place?
        var limiting: [Related]
        var fixes: [Fix]
        var occurrences: [Occurrence]
        var pictures: [Picture]
    }

    struct Picture: Decodable {
        var locale: String
        var text: String
        var boxWidth: Double?
        var boxHeight: Double?
        var width: Double
        var height: Double
        var shownLines: Int
        var rightToLeft: Bool
        var lines: [Line]
    }

    struct Line: Decodable {
        var range: [Int]
        var advance: Double
        var baseline: Double
        var rightToLeft: Bool
        var runs: [Run]
    }

    struct Run: Decodable {
        var face: Int
        var size: Double
        var glyphs: [[Double]]
    }

    struct Unchecked: Decodable {
        var location: Location
        var subject: String
        var reason: String
    }

    struct Outline: Decodable {
        var path: String
        var advance: Double
        var unitsPerEm: Int
    }

    var tool: Tool
    var project: String
    var source: String
    var textSizes: [String]
    var devices: [String]
    var locales: [Locale]
    var environment: Environment
    var summary: Summary
    var findings: [Finding]
    var fixed: [String]
    var unchecked: [Unchecked]
    var screens: [Screen]
    var budgets: [Budget]
    var outlines: [String: Outline]
    var limits: Limits?
    var shard: Shard?
}
