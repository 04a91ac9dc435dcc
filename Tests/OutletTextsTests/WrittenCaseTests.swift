import OutletTexts
import Testing

/// Texts of enumerations whose cases are their names.
struct WrittenCaseTests {
    private static let phrases = """
        enum Phrase {
        case save, open(String), share(String, Int), close
        var string: String {
        switch self {
        case .save: return NSLocalizedString("SAVE", comment: "")
        case .open(let p0): return String(format: NSLocalizedString("OPEN", comment: ""), p0)
        case .share(let p0, let p1): return String(format: NSLocalizedString("SHARE", comment: ""), p0, p1)
        default: return NSLocalizedString("OTHER", comment: "")
        }
        }
        }
        """

    @Test(arguments: [
        ("Phrase.save.string", "key SAVE:3"), ("Phrase.open(name).string", "key OPEN:3"),
        ("Phrase.share(name, 2).string", "key SHARE:3"), ("Phrase.close.string", "key OTHER:3"),
    ])
    func `a case that is written out has its own text and none of another`(value: String, text: String) throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            func fill(name: String) { titleLabel.text = \(value) }
            }
            """
        #expect(try JoinSample(swift: [source, Self.phrases]).texts(of: "label") == [text])
    }

    @Test func `a case that is not known may have the text of any`() throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            func fill(phrase: Phrase) { titleLabel.text = phrase.string }
            }
            """
        let texts = try JoinSample(swift: [source, Self.phrases]).texts(of: "label")
        #expect(texts == ["key SAVE:3", "key OPEN:3", "key SHARE:3", "key OTHER:3"])
    }

    @Test(arguments: [
        ("LocalizedKey.yes.value", ["key YES:3"]), ("LocalizedKey.cancel.value", ["key CANCEL:3"]),
        ("LocalizedKey.other(name).value", ["key OTHER:3"]),
    ])
    func `a function that is given a case looks up the text of this case`(value: String, texts: [String]) throws {
        let keys = """
            protocol Localizable { var key: String { get } }
            struct Localizer {
            static func localized(key: Localizable, param: String = "") -> String {
            return String(format: NSLocalizedString(key.key, comment: ""), param)
            }
            }
            enum LocalizedKey: Localizable {
            case yes, cancel, other(String)
            var key: String {
            switch self {
            case .yes: return "YES"
            case .cancel: return "CANCEL"
            case .other: return "OTHER"
            }
            }
            var value: String {
            switch self {
            case .other(let text): return Localizer.localized(key: self, param: text)
            default: return Localizer.localized(key: self)
            }
            }
            }
            """
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            func fill(name: String) { titleLabel.text = \(value) }
            }
            """
        #expect(try JoinSample(swift: [source, keys]).texts(of: "label") == texts)
    }
}
