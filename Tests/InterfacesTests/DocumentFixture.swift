import Foundation
import Interfaces
import SourceText
import TestCorpus

/// Documents for tests: files, and fragments in a document around them.
enum DocumentFixture {
    /// The bytes of a file in `Fixtures`.
    static func bytes(_ name: String) throws -> [UInt8] {
        let path = TestCorpus.root.appending(path: "Tests/InterfacesTests/Fixtures/\(name)").path
        return try FileAccess.read(path)
    }

    static func read(_ name: String) throws -> InterfaceDocument { try parse(bytes(name), path: name) }

    static func parse(_ bytes: [UInt8], path: String = "x.xib") throws(SourceError) -> InterfaceDocument {
        try InterfaceDocument(MarkupFile(TextFile(decoding: bytes, path: path)))
    }

    /// A document of one view with `elements` inside; each gets a frame.
    static func phone(_ elements: String, root: String = "", inside: String = "") throws(SourceError) -> Screen? {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' useAutolayout='YES'>"
            + "<objects><view id='root' \(root)><rect key='frame' x='0' y='0' width='320' height='480'/>"
            + "<subviews>\(elements)</subviews>\(inside)</view></objects>"
            + "<resources><image name='star' width='24' height='20'/></resources></document>"
        return try parse(Array(text.utf8)).screens.first
    }

    /// The same for macOS.
    static func desktop(_ elements: String, inside: String = "") throws(SourceError) -> Screen? {
        let text =
            "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='3.0' useAutolayout='YES'>"
            + "<objects><customView id='root'><rect key='frame' x='0' y='0' width='320' height='480'/>"
            + "<subviews>\(elements)</subviews>\(inside)</customView></objects>"
            + "<resources><image name='star' width='24' height='20'/></resources></document>"
        return try parse(Array(text.utf8)).screens.first
    }

    static let frame = "<rect key='frame' x='10' y='20' width='100' height='30'/>"
}

extension Screen {
    /// The view of this ID, which the tests gave it.
    func view(_ id: String) -> View? { views.first { $0.id == id } }

    /// What a constraint says, with names in place of positions.
    func sentence(_ constraint: Constraint) -> String {
        func name(_ anchor: Anchor) -> String {
            switch anchor.item {
            case .view(let index): "\(views[index].id).\(anchor.attribute.rawValue)"
            case .guide(let index): "\(guides[index].id).\(anchor.attribute.rawValue)"
            }
        }
        var text = "\(name(constraint.first)) \(constraint.relation.rawValue)"
        if let second = constraint.second {
            text += constraint.multiplier == 1 ? " \(name(second))" : " \(constraint.multiplier) * \(name(second))"
        }
        if constraint.constant.base != 0 || constraint.second == nil { text += " + \(constraint.constant.base)" }
        if constraint.priority.base != 1000 { text += " @\(constraint.priority.base)" }
        return text
    }
}
