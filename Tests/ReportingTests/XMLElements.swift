import Foundation
import SourceText

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of an XML file in order, read by Foundation.
final class XMLElements: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        var parent: String?
        /// The number of the `testsuite` that the element is, or stands in.
        var suite: Int
        var text = ""
    }

    private var elements: [Element] = []
    private var open: [Int] = []
    private var suites = 0

    static func read(_ bytes: [UInt8]) throws -> [Element] {
        let reader = XMLElements()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
        return reader.elements
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "testsuite" { suites += 1 }
        let parent = open.last.map { elements[$0].name }
        elements.append(Element(name: name, attributes: attributes, parent: parent, suite: suites))
        open.append(elements.count - 1)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        _ = open.popLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}

/// What code scanning reads of a SARIF file.
struct CodeScanningLog: Decodable {
    struct Message: Decodable { var text: String }
    struct Rule: Decodable {
        var id: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Message
    }
    struct Driver: Decodable {
        var name: String
        var rules: [Rule]
    }
    struct Tool: Decodable { var driver: Driver }
    struct Artifact: Decodable { var uri: String }
    struct Region: Decodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }
    struct Physical: Decodable {
        var artifactLocation: Artifact
        var region: Region
    }
    struct Location: Decodable { var physicalLocation: Physical }
    struct Prints: Decodable { var primaryLocationLineHash: String }
    struct Result: Decodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var partialFingerprints: Prints
    }
    struct Details: Decodable { var id: String }
    struct Run: Decodable {
        var tool: Tool
        var automationDetails: Details
        var results: [Result]
    }

    var version: String
    var runs: [Run]
}

/// What GitLab reads of a code quality file.
struct CodeQualityIssue: Decodable {
    struct Lines: Decodable { var begin: Int }
    struct Location: Decodable {
        var path: String
        var lines: Lines
    }

    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
}
