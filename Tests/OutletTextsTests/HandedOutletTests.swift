import OutletTexts
import Testing

@Suite("Outlets that functions hand on to each other")
struct HandedOutletTests {
    /// With every way between twelve functions that call each other, a search would take years.
    @Test(arguments: [2, 12])
    func `a label that functions hand round is found once`(count: Int) throws {
        let functions = (0..<count).map { number in
            let calls = (0..<count).map { "f\($0)(label)" }.joined(separator: "; ")
            let text = number == 0 ? "label.text = NSLocalizedString(\"one\", comment: \"\"); " : ""
            return "func f\(number)(_ label: UILabel) { \(text)\(calls) }"
        }
        let sample = try JoinSample(swift: [
            """
            class HomeController {
                func viewDidLoad() { f\(count - 1)(titleLabel) }
                \(functions.joined(separator: "\n    "))
            }
            """
        ])
        #expect(sample.texts() == ["key one:3"])
    }
}
