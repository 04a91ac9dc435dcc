import Testing
import ViewTrees

@Suite("Numbers that no screen holds")
struct LargeNumberTests {
    static let numbers = [
        "99999999999999999999", "9e99", "-9e99", "0xFFFFFFFFFFFFFFFF", "9_223_372_036_854_775_807", "(1e300 * 1e300)",
        "(2 * .infinity)", "(CGFloat.infinity)", "(1e300 - 1e300 * 10)", "(0.0 / 0.0)",
    ]

    static let bodies = [
        #"Text(verbatim: "a \(NUMBER) b")"#, #"Text(label(NUMBER))"#, #"Text("a").frame(width: NUMBER)"#,
        #"Text("a").frame(maxWidth: NUMBER).padding(NUMBER)"#, #"Text("a").lineLimit(NUMBER)"#,
        #"Grid { GridRow { Text("a").gridCellColumns(NUMBER) } }"#,
        #"Text("a").containerRelativeFrame(.horizontal, count: NUMBER, span: NUMBER, spacing: NUMBER)"#,
        #"ForEach(0..<NUMBER) { Text("\($0)") }"#, #"ForEach(NUMBER...NUMBER) { Text("\($0)") }"#,
        #"Text(["a", "b"][NUMBER])"#, #"Text("a").font(.system(size: NUMBER))"#,
        #"GeometryReader { p in if p.size.width > NUMBER { Text("a") } else { Text("b") } }"#,
        #"GeometryReader { p in Text("a").frame(width: p.size.width * NUMBER + NUMBER) }"#,
        #"VStack(spacing: NUMBER) { Text("a").offset(x: NUMBER).scaleEffect(NUMBER) }"#,
    ]

    @Test("are read without a crash, wherever they stand", arguments: bodies, numbers)
    func reading(body: String, number: String) throws {
        let source = body.replacing("NUMBER", with: number)
        let more = #"func label(_ count: Double) -> String { "\(count) of \#(number)" }"#
        #expect(try TreeSample.says(source, more: more) != "")
    }

    @Test("are not shown as known")
    func shown() throws {
        #expect(try TreeSample.says(#"Text(verbatim: "a \(1_000_000_000)")"#) == "'a 1000000000'")
        #expect(try TreeSample.says(#"Text(verbatim: "a \(1_000_000_001)")"#) != "'a 1000000001'")

    }
}
