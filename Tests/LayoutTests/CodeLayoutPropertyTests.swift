import CodeLayouts
import CodeStrings
import Interfaces
import Layout
import SourceCode
import SourceText
import SwiftSources
import TestCorpus
import Testing

/// What must hold for layouts that code makes, whatever way the code is written.
@Suite("Layouts of code that must agree")
struct CodeLayoutPropertyTests {
    /// A controller of random rows: a title and a button each, pinned by anchors, formats, SnapKit, TinyConstraints or a stack.
    private static func source(seed: UInt64) -> String {
        var random = SeededNumbers(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        var members: [String] = []
        var body: [String] = []
        for row in 0..<number(2...5) {
            members += ["let title\(row) = UILabel()", "let value\(row) = UILabel()"]
            for name in ["title", "value"] {
                let words = (0..<number(1...4)).map { _ in String(repeating: "x", count: number(1...8)) }
                body += [
                    "\(name)\(row).text = NSLocalizedString(\"\(words.joined(separator: " "))\", comment: \"\")",
                    "\(name)\(row).font = .systemFont(ofSize: 10)", "view.addSubview(\(name)\(row))",
                ]
            }
            body.append(
                "title\(row).widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4).isActive = true"
            )
            body.append(
                "title\(row).topAnchor.constraint(equalTo: view.topAnchor, constant: \(row * 60)).isActive = true"
            )
            body.append("value\(row).topAnchor.constraint(equalTo: title\(row).topAnchor).isActive = true")
            let (side, gap) = (number(0...24), number(0...12))
            switch number(0...4) {
            case 0:
                body += [
                    "title\(row).leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: \(side)).isActive = true",
                    "value\(row).leadingAnchor.constraint(equalTo: title\(row).trailingAnchor, constant: \(gap))"
                        + ".isActive = true",
                    "value\(row).trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -\(side))"
                        + ".isActive = true",
                ]
            case 1:
                body.append(
                    "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "
                        + "\"|-\(side)-[a]-\(gap)-[b]-\(side)-|\", options: [], metrics: nil, "
                        + "views: [\"a\": title\(row), \"b\": value\(row)]))"
                )
            case 2:
                body += [
                    "title\(row).leadingToSuperview(offset: \(side))",
                    "value\(row).leadingToTrailing(of: title\(row), offset: \(gap))",
                    "value\(row).trailingToSuperview(offset: \(side))",
                ]
            case 3:
                body += [
                    "title\(row).snp.makeConstraints { $0.leading.equalToSuperview().offset(\(side)) }",
                    "value\(row).snp.makeConstraints { make in",
                    "    make.leading.equalTo(title\(row).snp.trailing).offset(\(gap))",
                    "    make.trailing.equalToSuperview().inset(\(side))", "}",
                ]
            default:
                members.append("let row\(row) = UIStackView()")
                body += [
                    "row\(row).spacing = \(gap)", "row\(row).addArrangedSubview(title\(row))",
                    "row\(row).addArrangedSubview(value\(row))", "view.addSubview(row\(row))",
                    "row\(row).topAnchor.constraint(equalTo: view.topAnchor, constant: \(row * 60)).isActive = true",
                    "row\(row).leadingToSuperview(offset: \(side))", "row\(row).trailingToSuperview(offset: \(side))",
                ]
            }
        }
        return """
            import UIKit
            final class Sample: UIViewController {
                \(members.joined(separator: "\n"))
                override func viewDidLoad() {
                    \(body.joined(separator: "\n"))
                }
            }
            """
    }

    /// The screen with its texts, squares of 10 points each.
    private static func screen(seed: UInt64) throws -> HandBuiltScreen {
        let file = try TextFile(decoding: Array(source(seed: seed).utf8), path: "Sample.swift")
        let index = TypeIndex([SwiftReader().read(file)])
        let layout = try #require(CodeLayouts.read(index, keys: ProjectKeys(index).keys).first)
        var built = HandBuiltScreen()
        built.screen = layout.screen
        #expect(layout.texts.count == layout.screen.views.count { if case .label = $0.content { true } else { false } })
        for text in layout.texts {
            guard case .label(var label) = built.screen.views[text.view].content else { continue }
            label.text = InterfaceText(
                property: "text",
                objectID: built.screen.views[text.view].id,
                value: text.key.pattern?.key ?? "",
                location: HandBuiltScreen.place
            )
            built.screen.views[text.view].content = .label(label)
        }
        return built
    }

    @Test(arguments: 0..<40)
    func `right to left is the mirror image`(seed: UInt64) throws {
        let built = try Self.screen(seed: seed)
        let width = 320.0
        let device = HandBuiltScreen.device(width: width)
        let left = try built.layOut(device).laidOut
        let right = try built.layOut(device, isRightToLeft: true).laidOut
        for (there, back) in zip(left.frames, right.frames) {
            let there = try #require(there)
            let back = try #require(back)
            #expect(abs(back.x - (width - there.maxX)) < 1e-6)
            #expect(back.y == there.y && back.size == there.size)
        }
    }

    @Test(arguments: 0..<40)
    func `more room never cuts more of a text`(seed: UInt64) throws {
        let built = try Self.screen(seed: seed)
        var before: [Double]?
        for width in stride(from: 120.0, through: 600, by: 40) {
            let frames = try built.layOut(HandBuiltScreen.device(width: width)).laidOut.frames
            let cut = zip(built.screen.views, frames).map { view, frame -> Double in
                guard case .label(let label) = view.content, let text = label.text, let frame else { return 0 }
                return max(0, Double(text.value.count) * 10 - frame.width)
            }
            if let before {
                for (now, then) in zip(cut, before) { #expect(now <= then + 1e-6) }
            }
            before = cut
        }
        // With room enough nothing is cut.
        let widest = try built.layOut(HandBuiltScreen.device(width: 1_200)).laidOut.frames
        for (view, frame) in zip(built.screen.views, widest) {
            guard case .label(let label) = view.content, let text = label.text else { continue }
            #expect((frame?.width ?? 0) >= Double(text.value.count) * 10 - 1e-6)
        }
    }
}
