import OutletTexts
import Testing

@Suite("Outlets that functions hand on to each other")
struct HandedOutletTests {
    /// A search on every way between twelve functions that call each other would take minutes.
    @Test(arguments: [2, 12])
    func `a label that functions hand round is found by each call`(count: Int) throws {
        let functions = (0..<count).map { number in
            let calls = (0..<count).filter { $0 != number }.map { "f\($0)(label)" }.joined(separator: "; ")
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
        // Each other function calls the one that sets the text.
        #expect(sample.texts() == (4..<count + 3).map { "key one:\($0)" })
    }
}
