import Checking
import Findings
import Foundation
import SwiftSources
import Testing

/// Texts that are cut in windows of macOS in the source language, and documents of screens for developers.
struct SourceWindowTests {
    private static let panel = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
        <objects>
        <window title="Panel" id="w"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="0.0" y="0.0" width="300" height="80"/>
        <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
        <subviews>
        <textField verticalHuggingPriority="750" fixedFrame="YES" id="f">
        <rect key="frame" x="20" y="20" width="60" height="16"/>
        <textFieldCell key="cell" lineBreakMode="clipping" title="Height of the largest picture" id="t">
        <font key="font" metaFont="system"/></textFieldCell></textField>
        </subviews></view></window>
        </objects></document>

        """

    private func severities(_ files: [String: String]) async throws -> [Severity] {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.locales = [.source]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .clippedText }.map(\.severity)
    }

    @Test func `words of the document have been seen where they stand, those of a table have not`() async throws {
        #expect(try await severities(["Base.lproj/Panel.xib": Self.panel]) == [.note])
        let table = "\"t.title\" = \"Height of the largest picture of all\";\n"
        let files = ["Base.lproj/Panel.xib": Self.panel, "en.lproj/Panel.strings": table]
        #expect(try await severities(files) == [.error])
    }

    @Test func `an item of a menu that is not chosen has not been seen`() async throws {
        let items = ["Metro", "A board with a name that is far longer than the other one"].enumerated().map {
            "<menuItem title=\"\($1)\" id=\"i\($0)\"/>"
        }
        let popUp = """
            <popUpButton verticalHuggingPriority="750" fixedFrame="YES" id="f">
            <rect key="frame" x="20" y="20" width="120" height="25"/>
            <popUpButtonCell key="cell" type="push" title="Metro" bezelStyle="rounded" lineBreakMode="truncatingTail" \
            state="on" borderStyle="borderAndBezel" inset="2" selectedItem="i0" id="t"><font key="font" metaFont="system"/>
            <menu key="menu" id="m"><items>\(items.joined())</items></menu></popUpButtonCell></popUpButton>
            """
        let start = try #require(Self.panel.range(of: "<textField"))
        let end = try #require(Self.panel.range(of: "</textField>"))
        let document = Self.panel.replacingCharacters(in: start.lowerBound..<end.upperBound, with: popUp)
        let project = try TemporaryProject(["Base.lproj/Panel.xib": document])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.source]
        let found = try await request.check().run(jobs: 1).report.findings.filter { $0.rule == .truncatedText }
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: [("App", Severity.error), ("Debug", .note), ("DeveloperMenu", .note)])
    func `what only developers see is a note`(folder: String, severity: Severity) async throws {
        let table = "\"t.title\" = \"Height of the largest picture of all\";\n"
        let files = [
            "\(folder)/Base.lproj/Panel.xib": Self.panel, "\(folder)/en.lproj/Panel.strings": table,
            "App/App.swift": "@main class App { let panel = NSNib(nibNamed: \"Panel\") }\n",
        ]
        #expect(try await severities(files) == [severity])
    }
}
