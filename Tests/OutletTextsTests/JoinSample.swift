import CodeStrings
import OutletTexts
import SourceCode
import SourceText
import SwiftSources

/// A document and sources, joined.
struct JoinSample {
    let join: OutletJoin

    /// - Parameters:
    ///   - owner: the class of the document's controller.
    ///   - outlets: the properties by the object that they hold.
    ///   - collections: properties that hold several objects, once for each of them.
    ///   - swift: the sources in Swift.
    ///   - objectiveC: the sources in Objective-C.
    ///   - attributes: runtime attributes of the first label.
    ///   - views: further views, each with a class and a runtime attribute.
    ///   - unreached: the bytes of code that no run comes to.
    /// - Throws: ``SourceError`` if the document cannot be read.
    init(
        owner: String = "HomeController",
        outlets: [(property: String, object: String)] = [("titleLabel", "label")],
        collections: [(property: String, object: String)] = [],
        swift: [String] = [],
        objectiveC: [String] = [],
        attributes: [(property: String, value: String)] = [],
        views: [(type: String, property: String, value: String)] = [],
        unreached: [String: [Range<Int>]] = [:]
    ) throws {
        let connections = outlets.map {
            "<outlet property=\"\($0.property)\" destination=\"\($0.object)\" id=\"o-\($0.property)\"/>"
        }
        let collected = collections.enumerated().map { number, entry in
            "<outletCollection property=\"\(entry.property)\" destination=\"\(entry.object)\" id=\"c-\(number)\"/>"
        }
        let runtime = attributes.map { Self.attribute($0.property, $0.value) }
        let further = views.enumerated().map { number, view in
            """
            <view id="view-\(number)" customClass="\(view.type)"><userDefinedRuntimeAttributes>
            \(Self.attribute(view.property, view.value))
            </userDefinedRuntimeAttributes></view>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">
            <connections>\((connections + collected).joined())</connections>
            </placeholder>
            <view id="root"><subviews>
            <label text="Label" id="label">
            <userDefinedRuntimeAttributes>\(runtime.joined())</userDefinedRuntimeAttributes>
            </label>
            <button id="button"/><textField id="field"/><label id="other" customClass="NiceLabel"/>
            \(further.joined())
            </subviews><constraints><constraint id="constraint"/></constraints></view>
            </objects>
            </document>
            """
        let markup = try MarkupFile(TextFile(decoding: Array(text.utf8), path: "Home.xib"))
        var files: [SourceCode] = []
        for (index, source) in swift.enumerated() {
            files.append(SwiftReader().read(try TextFile(decoding: Array(source.utf8), path: "Source\(index).swift")))
        }
        for (index, source) in objectiveC.enumerated() {
            files.append(ObjectiveCReader().read(try TextFile(decoding: Array(source.utf8), path: "Source\(index).m")))
        }
        join = OutletJoin(
            [DocumentConnections(markup)],
            files: files,
            keys: ProjectKeys(files).keys,
            unreached: unreached
        )
    }

    private static func attribute(_ property: String, _ value: String) -> String {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(property)\" value=\"\(value)\"/>"
    }

    /// The texts of an object as short phrases: `key greeting:2`, with the line of the assignment.
    func texts(of object: String = "label") -> [String] {
        (join.use(of: object, in: "Home.xib")?.texts ?? []).map { text in
            let slot = text.slot == .text ? "" : "\(text.slot.rawValue) "
            let value =
                switch text.value {
                case .key(let key, let isWhole): (isWhole ? "key " : "part ") + (key.pattern?.spelling ?? "?")
                case .literal(let literal): "literal \(literal)"
                case .data: "data"
                case .unknown: "unknown"
                case .format(let format): "format \(format)"
                }
            return "\(slot)\(value):\(text.location.line)\(text.isConditional ? "?" : "")"
        }
    }
}
