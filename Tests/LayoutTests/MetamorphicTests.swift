import Interfaces
import Layout
import TestCorpus
import Testing
import TextMeasurement

/// What must not change a layout, or change it in a way that is known.
@Suite("Layouts that must agree")
struct MetamorphicTests {
    /// A form of random rows: a label and a field each, some in stacks, some with a ratio or a priority.
    ///
    /// Every length is multiplied with the scale.
    private func form(seed: UInt64, scale: Double = 1) -> HandBuiltScreen {
        var random = SeededNumbers(seed: seed)
        func number(_ range: ClosedRange<Int>) -> String {
            "\(Double(Int.random(in: range, using: &random)) * scale)"
        }
        var built = HandBuiltScreen()
        var above = "root.top"
        for row in 0..<Int.random(in: 2...6, using: &random) {
            let label = "label\(row)"
            let field = "field\(row)"
            let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...7, using: &random))
            }
            built.label(label, words.joined(separator: " "), lines: Int.random(in: 0...1, using: &random)) { view in
                view.compressionResistance.horizontal = 749 - Float(row)
                view.contentHugging.horizontal = 251 + Float(row)
            }
            built.add(field)
            built.constrain(
                "\(label).leading == root.leading + \(number(0...20))",
                "\(field).leading == \(label).trailing + \(number(0...10))",
                "\(field).trailing == root.trailing - \(number(0...20))",
                "\(field).width >= \(number(40...90))",
                "\(label).top == \(above) + \(number(0...20))",
                "\(field).centerY == \(label).centerY",
                "\(field).height == \(number(20...40))"
            )
            if Bool.random(using: &random) { built.constrain("\(label).width == \(number(20...120)) @\(600 + row)") }
            if row > 0, Bool.random(using: &random) {
                built.constrain("\(label).width == label\(row - 1).width @\(500 - row)")
            }
            above = "\(label).bottom"
        }
        return built
    }

    private static let width = 320.0

    @Test("Mirroring twice changes nothing, and mirroring once mirrors", arguments: 0..<40)
    func mirror(seed: UInt64) throws {
        let device = HandBuiltScreen.device(width: Self.width)
        let built = form(seed: seed)
        let left = try built.layOut(device).laidOut
        let right = try built.layOut(device, isRightToLeft: true).laidOut
        #expect(left.ambiguities.isEmpty)
        for (there, back) in zip(left.frames, right.frames) {
            let there = try #require(there)
            let back = try #require(back)
            #expect(abs(back.x - (Self.width - there.maxX)) < 1e-6)
            #expect(back.y == there.y && back.size == there.size)
        }
    }

    @Test("The order of constraints changes nothing", arguments: 0..<40)
    func permutation(seed: UInt64) throws {
        var built = form(seed: seed)
        let before = try built.layOut().laidOut
        var random = SeededNumbers(seed: seed &+ 1000)
        built.screen.constraints.shuffle(using: &random)
        let after = try built.layOut().laidOut
        #expect(before.frames == after.frames)
    }

    @Test("A layout after others is the same as one from the start", arguments: 0..<20)
    func warm(seed: UInt64) throws {
        let built = form(seed: seed)
        var random = SeededNumbers(seed: seed &+ 2000)
        var layout = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
        for round in 0..<8 {
            var texts: [String: String] = [:]
            for view in built.screen.views where view.id.hasPrefix("label") {
                texts["\(view.id).text"] = String(repeating: "ab ", count: Int.random(in: 1...8, using: &random))
            }
            let setting = ScreenConditions(
                device: HandBuiltScreen.device(width: Double(Int.random(in: 280...500, using: &random))),
                isRightToLeft: round % 2 == 1,
                texts: texts
            )
            var fresh = ScreenLayout(screen: built.screen, measurer: SquareMeasurer())
            #expect(try layout.layOut(in: setting) == fresh.layOut(in: setting))
        }
    }

    @Test("Lengths times two are frames times two", arguments: 0..<20)
    func scale(seed: UInt64) throws {
        func boxes(_ scale: Double) throws -> [Rect?] {
            var built = form(seed: seed, scale: scale)
            for index in built.screen.views.indices where index > 0 {
                built.screen.views[index].content = .image(
                    Size(width: Double(index * 7 % 50) * scale, height: Double(index * 5 % 30) * scale)
                )
            }
            return try built.layOut(HandBuiltScreen.device(width: Self.width * scale, height: 400 * scale)).laidOut
                .frames
        }
        for (once, twice) in zip(try boxes(1), try boxes(2)) {
            let once = try #require(once)
            let twice = try #require(twice)
            #expect(abs(twice.x - once.x * 2) <= 1 && abs(twice.maxX - once.maxX * 2) <= 1)
            #expect(abs(twice.y - once.y * 2) <= 1 && abs(twice.maxY - once.maxY * 2) <= 1)
        }
    }

    @Test("A constraint that holds anyway changes nothing", arguments: 0..<10)
    func redundant(seed: UInt64) throws {
        var built = form(seed: seed)
        let before = try built.layOut().laidOut.frames
        built.constrain("label0.width >= 0", "field0.trailing <= root.trailing", "root.width == \(300.0)")
        #expect(try built.layOut().laidOut.frames == before)
    }
}
