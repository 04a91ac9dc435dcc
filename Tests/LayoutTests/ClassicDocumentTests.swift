import Foundation
import Interfaces
import Layout
import SourceText
import Testing
import TextMeasurement

/// The documents of `Documentation/classic-cases`, of which the pictures are drawn.
@Suite("Documents of the classic cases")
struct ClassicDocumentTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/classic-cases/Base.lproj").standardizedFileURL

    /// The screens of a document by their names, laid out with squares for letters.
    private func layouts(_ name: String) throws -> [String: (screen: Screen, laidOut: LaidOutScreen)] {
        let path = Self.folder.appending(path: name + ".xib").path()
        let document = try InterfaceDocument(MarkupFile(TextFile(decoding: FileAccess.read(path), path: path)))
        #expect(document.faults.isEmpty)
        var layouts: [String: (screen: Screen, laidOut: LaidOutScreen)] = [:]
        for screen in document.screens {
            var layout = ScreenLayout(screen: screen, measurer: SquareMeasurer())
            layouts[screen.name] = (screen, try layout.layOut(in: .designTime(of: screen)))
        }
        return layouts
    }

    @Test(
        "are read, place every view, and contradict themselves nowhere but in the last case",
        arguments: [
            ("Hugging", 2), ("Compression", 2), ("Width", 4), ("EqualWidths", 2), ("Split", 2), ("Gradient", 1),
            ("Leftover", 2),
        ]
    )
    func documents(name: String, screens: Int) throws {
        let layouts = try layouts(name)
        #expect(layouts.count == screens)
        for (title, layout) in layouts {
            #expect(layout.laidOut.frames.allSatisfy { $0 != nil })
            #expect(layout.laidOut.conflicts.isEmpty == (title != "leftover after"))
        }
    }

    @Test("A box between title and separator leaves four constraints of which one must go, each by its name")
    func leftover() throws {
        let layout = try #require(try layouts("Leftover")["leftover after"])
        let conflict = try #require(layout.laidOut.conflicts.first)
        let names = conflict.members.map { member -> String in
            if case .declared(let index) = member { layout.screen.constraints[index].id } else { "" }
        }
        #expect(names == ["title-58-separator", "title-8-box", "box-height-100", "box-8-separator"])
    }

    @Test("The middle pane of the split view has 300 points of 702, and its 150 of 502")
    func split() throws {
        for (name, widths) in [("split wide", [200.0, 300, 200]), ("split narrow", [200, 150, 150])] {
            let layout = try #require(try layouts("Split")[name])
            let panes = ["sidebar", "content", "inspector"].map { pane in
                layout.screen.views.firstIndex { $0.userLabel == pane }.flatMap { layout.laidOut.frames[$0]?.width }
            }
            #expect(panes == widths)
        }
    }
}
