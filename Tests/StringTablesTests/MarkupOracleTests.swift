import Foundation
import SourceText
import TestCorpus
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What Foundation's parser reports of a document, one line for each tag and each text between two tags.
final class FoundationEvents: NSObject, XMLParserDelegate {
    var lines: [String] = []
    private var text = ""

    /// The lines, or `nil` if the document is refused.
    static func read(_ data: Data) -> [String]? {
        let events = FoundationEvents()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = events
        return parser.parse() && parser.parserError == nil ? events.lines : nil
    }

    private func flush() {
        if !text.isEmpty { lines.append("text \(text.debugDescription)") }
        text = ""
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        flush()
        let list = attributes.map { "\($0.key)=\($0.value.debugDescription)" }.sorted()
        lines.append("<\(name) \(list.joined(separator: " "))>")
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        flush()
        lines.append("</\(name)>")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }
}

/// The same lines from ``MarkupFile``.
func events(of file: MarkupFile) -> [String] {
    var lines: [String] = []
    var text = ""
    func flush() {
        if !text.isEmpty { lines.append("text \(text.debugDescription)") }
        text = ""
    }
    func add(_ element: MarkupElement) {
        flush()
        let list = element.attributes.map { "\($0.name)=\($0.value.debugDescription)" }.sorted()
        lines.append("<\(element.name) \(list.joined(separator: " "))>")
        var pieces = element.textRanges[...]
        func addText(before end: Int) {
            while let piece = pieces.first, piece.upperBound <= end {
                var bytes: [UInt8] = []
                MarkupText.decode(file.file.utf8[piece], lineEnds: .lineFeeds, to: &bytes)
                text += String(decoding: bytes, as: UTF8.self)
                pieces.removeFirst()
            }
        }
        for child in element.children {
            addText(before: child.offset)
            add(child)
        }
        addText(before: element.content.upperBound)
        flush()
        lines.append("</\(element.name)>")
    }
    add(file.root)
    return lines
}

struct MarkupOracleTests {
    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every document of the corpus has the elements, attributes and texts that Foundation finds`() throws {
        var (files, elements) = (0, 0)
        for name in ["storyboard", "xib", "plist", "stringsdict"] {
            for url in TestCorpus.files(withExtension: name) {
                let data = try Data(contentsOf: url)
                // One project of the corpus has an empty .xib among its test files.
                guard !data.isEmpty else { continue }
                let document = try MarkupFile(TextFile(decoding: Array(data), path: url.path))
                files += 1
                elements += document.count
                let expected = try #require(FoundationEvents.read(data), "\(url.path)")
                let found = events(of: document)
                let difference = zip(found, expected).first { $0 != $1 }
                #expect(difference == nil, "\(url.path)")
                #expect(found.count == expected.count, "\(url.path)")
            }
        }
        print("corpus: \(files) XML documents, \(elements) elements")
        #expect(files > 200)
    }

    @Test func `a mutated document is refused, or holds what Foundation finds in it`() {
        let seeds = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE a PUBLIC \"-//X//EN\" \"http://x.y/z.dtd\">\n"
                + "<a b=\"1\" c='&lt;2&#x41;'>t&amp;\r\n<d/><!-- x - y --><e f=\"\n\">é</e><![CDATA[<&]]></a>\n",
            "<plist version=\"1.0\"><dict><key>k</key><string>v &#13; w</string><!-- x --></dict></plist>",
        ]
        let alphabet = Array("<>/&;\"'=!?-[]# \nax1é\u{0}\u{FFFE}".unicodeScalars)
        var numbers = SeededNumbers(seed: 11)
        var (accepted, refused, stricter) = (0, 0, 0)
        for round in 0..<20_000 {
            let seed = seeds[round % seeds.count]
            let text = mutated(seed, with: alphabet, using: &numbers)
            let bytes = Array(text.utf8)
            // Foundation's own parser crashes on some processing instructions and DOCTYPEs, and refuses some names of
            // encodings, so what stands before the root must be as it was.
            let start = seed.range(of: "<a")?.lowerBound ?? seed.range(of: "<dict")?.lowerBound ?? seed.startIndex
            let isSafe = text.hasPrefix(seed[..<start]) && bytes.count { $0 == UInt8(ascii: "?") } <= 2
            do throws(SourceError) {
                let document = try MarkupFile(TextFile(decoding: bytes, path: "mutated"))
                accepted += 1
                #expect(document.file.bytes == bytes)
                guard isSafe else { continue }
                let expected = FoundationEvents.read(Data(bytes))
                #expect(expected == events(of: document), "\(text.debugDescription)")
            } catch {
                refused += 1
                #expect(error.location.line >= 1 && error.location.column >= 1)
                if isSafe, FoundationEvents.read(Data(bytes)) != nil { stricter += 1 }
            }
        }
        print("mutated XML: \(accepted) accepted, \(refused) refused, \(stricter) of them read by Foundation")
        #expect(accepted + refused == 20_000)
        #expect(stricter == 0)
    }
}
