import Interfaces
import Layout
import Testing
import TextMeasurement

/// Matrices of macOS by exact frames; each character is a square of 10 points.
struct MatrixTests {
    /// Two columns and two rows of radio buttons, 4 points apart, 18 points high and 2 apart.
    private func matrix(_ titles: [String], _ equations: [String] = []) -> HandBuiltScreen {
        var built = HandBuiltScreen(platform: .macOS)
        let index = built.add("matrix", .opaque("matrix"))
        var matrix = MatrixContent(
            rowCount: 2,
            columnCount: 2,
            spacing: Size(width: 4, height: 2),
            cellHeight: 18
        )
        for (number, title) in titles.enumerated() {
            let text = InterfaceText(property: "title", objectID: "\(number)", value: title, location: HandBuiltScreen.place)
            var button = ButtonContent(
                kind: "radio",
                title: text,
                attributes: TextAttributes(font: HandBuiltScreen.font, lines: 1, lineBreak: .clip)
            )
            button.isInMatrix = true
            let cell = built.add("\(number)", .button(button), in: "matrix")
            matrix.cells.append(.init(view: cell, row: number / 2, column: number % 2))
        }
        built.screen.views[index].matrix = matrix
        built.constrain("matrix.leading == root.leading + 20", "matrix.top == root.top + 30")
        for equation in equations { built.constrain(equation) }
        return built
    }

    private static let titles = ["a", "abc", "ab", "abcde"]

    @Test func `a matrix asks for the room of its widest title in every column`() throws {
        let layout = try matrix(Self.titles).layOut()
        // 50 points of text and 22 of the button, twice.
        #expect(layout.numbers("matrix") == [20, 30, 148, 38])
        #expect(layout.numbers("0") == [20, 30, 72, 18])
        #expect(layout.numbers("1") == [96, 30, 72, 18])
        #expect(layout.numbers("2") == [20, 50, 72, 18])
        #expect(layout.numbers("3") == [96, 50, 72, 18])
    }

    @Test func `a longer translation makes every column wider`() throws {
        let texts = [InterfaceText(property: "title", objectID: "0", value: "", location: HandBuiltScreen.place).key: "abcdefgh"]
        let layout = try matrix(Self.titles).layOut(texts: texts)
        #expect(layout.numbers("matrix") == [20, 30, 208, 38])
        #expect(layout.numbers("3") == [126, 50, 102, 18])
        #expect(layout.laidOut.texts.allSatisfy { $0.fitted.faults.isEmpty })
    }

    @Test func `columns share the width that a constraint leaves them, and titles are cut`() throws {
        let layout = try matrix(Self.titles, ["matrix.width == 124"]).layOut()
        #expect(layout.numbers("1") == [84, 30, 60, 18])
        let cut = layout.laidOut.texts.filter { !$0.fitted.faults.isEmpty }
        #expect(cut.map(\.text.value) == ["abcde"])
    }

    @Test func `the columns of a matrix begin at the right in languages from right to left`() throws {
        let layout = try matrix(Self.titles).layOut(isRightToLeft: true)
        #expect(layout.numbers("matrix") == [132, 30, 148, 38])
        #expect(layout.numbers("0") == [208, 30, 72, 18])
        #expect(layout.numbers("1") == [132, 30, 72, 18])
    }

    @Test func `a change of a title moves what hangs on the matrix`() throws {
        let built = matrix(Self.titles)
        let setting = ScreenConditions(device: HandBuiltScreen.device())
        var layout = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        let laidOut = try layout.layOut(in: setting)
        var trials = TrialLayouts(screen: built.screen, layouts: [(setting, laidOut)], measurer: SquareMeasurer())
        let key = InterfaceText(property: "title", objectID: "0", value: "", location: HandBuiltScreen.place).key
        trials.begin(.text(key: key, value: "abcdefgh"))
        let change = try trials.layOut(0)
        #expect(change.frames[built["matrix"]] == Rect(x: 20, y: 30, width: 208, height: 38))
    }
}
