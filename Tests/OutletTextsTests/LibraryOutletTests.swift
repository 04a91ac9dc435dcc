import OutletTexts
import Testing

/// Outlets of classes that a library declares.
struct LibraryOutletTests {
    private static let own = "@IBOutlet var titleLabel: UILabel!"

    static let classes: [(name: String, source: String, isHeld: Bool)] = [
        ("declares it", "class HomeController: UIViewController { \(own) }", false),
        ("inherits from one that does", "class Base: UIViewController { \(own) }; class HomeController: Base {}", false),
        ("inherits from one of the system", "class HomeController: UITableViewController {}", false),
        ("inherits from one of a library", "class HomeController: LockController {}", true),
        (
            "inherits from one of a library by another",
            "class Base: LockController, Named {}; class HomeController: Base {}", true
        ),
        ("declares it, and inherits from one of a library", "class HomeController: LockController { \(own) }", false),
        ("conforms to a protocol of a library", "class HomeController: UIViewController, LockDelegate {}", false),
        ("is declared nowhere", "class Other {}", false),
    ]

    @Test(arguments: classes)
    func `a library may change the view of an outlet that it declares`(name: String, source: String, isHeld: Bool) throws {
        let use = try JoinSample(swift: [source]).join.use(of: "label", in: "Home.xib")
        #expect(use?.changes.contains(.library) == isHeld)
    }
}
