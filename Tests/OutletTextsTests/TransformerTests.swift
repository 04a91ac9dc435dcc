import CodeStrings
import OutletTexts
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Value transformers of bindings")
struct TransformerTests {
    /// What a field shows whose binding has a transformer of this name.
    private func texts(_ name: String, swift: String = "", objectiveC: String = "") throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="ZoomController"/>
            <textField id="f"><connections><binding destination="-2" name="value" keyPath="zoom" id="b">
            <dictionary key="options"><string key="NSValueTransformerName">\(name)</string></dictionary>
            </binding></connections></textField>
            </objects></document>
            """
        let markup = try MarkupFile(TextFile(decoding: Array(text.utf8), path: "Zoom.xib"))
        let files = [
            SwiftReader().read(try TextFile(decoding: Array(swift.utf8), path: "Zoom.swift")),
            ObjectiveCReader().read(try TextFile(decoding: Array(objectiveC.utf8), path: "Zoom.m")),
        ]
        let join = OutletJoin([DocumentConnections(markup)], files: files, keys: ProjectKeys(files).keys)
        return (join.use(of: "f", in: "Zoom.xib")?.texts ?? []).map { text in
            let place = "\(text.location.path):\(text.location.line)\(text.isConditional ? "?" : "")"
            switch text.value {
            case .key(let key, _): return "key \(key.pattern?.key ?? "") \(place)"
            case .literal(let literal): return "literal \(literal) \(place)"
            case .unknown: return "unknown \(place)"
            default: return "data \(place)"
            }
        }
    }

    static let swift = """
        class ZoomTransformer: ValueTransformer {
            override func transformedValue(_ value: Any?) -> Any? {
                if value == nil { return NSLocalizedString("none", comment: "") }
                return isHalf ? "½×" : format(value)
            }
        }
        class ZoomController { var zoom = 1 }
        """

    @Test func `give a field what they return, and the rest is not known`() throws {
        let expected = ["literal ½× Zoom.swift:2?", "key none Zoom.swift:3?", "unknown Zoom.xib:4?"]
        #expect(try texts("ZoomTransformer", swift: Self.swift) == expected)
    }

    @Test func `are known by the name that code registers`() throws {
        let call = "ValueTransformer.setValueTransformer(ZoomTransformer(), forName: NSValueTransformerName(\"Zoom\"))"
        let source = Self.swift + "\nfunc register() { \(call) }\n"
        #expect(try texts("Zoom", swift: source).count == 3)
        #expect(try texts("Other", swift: source) == ["unknown Zoom.xib:4"])
    }

    @Test func `may be of Objective-C, with a constant as the name`() throws {
        let source = """
            static NSString * const kZoom = @"Zoom";
            @implementation ZoomTransformer
            - (id)transformedValue:(id)value {
                return @"½×";
            }
            + (void)register { [NSValueTransformer setValueTransformer:[[ZoomTransformer alloc] init] forName:kZoom]; }
            @end
            """
        #expect(try texts("ZoomTransformer", objectiveC: source) == ["literal ½× Zoom.m:3"])
        #expect(try texts("Zoom", objectiveC: source) == ["literal ½× Zoom.m:3"])
    }

    @Test(arguments: ["NSNegateBoolean", "NumberTransformer"])
    func `whose texts are not known leave data`(name: String) throws {
        let source = """
            class NumberTransformer: ValueTransformer {
                override func transformedValue(_ value: Any?) -> Any? { number(of: value) }
            }
            """
        #expect(try texts(name, swift: source) == ["data Zoom.xib:4"])
    }

    @Test func `what a library makes of a value is not known`() throws {
        #expect(try texts("LibraryTransformer") == ["unknown Zoom.xib:4"])
    }
}
