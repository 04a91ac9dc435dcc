import Findings
import Testing

/// Texts that models hold, of which the running app gives a view one.
struct OneOfManyTests {
    private func severities(
        _ pages: Int,
        isElsewhere: Bool = true,
        isLookedUpLate: Bool = false,
        more: String = ""
    ) async throws -> Set<Severity> {
        let outlet = "<connections><outlet property=\"titleLabel\" destination=\"l\" id=\"o\"/></connections>"
        let start = "initialViewController=\"c\""
        let document = UnmadeScreenTests.storyboard("customClass=\"Home\"", initial: start, others: [])
            .replacing("<connections></connections>", with: outlet)
        let keys = ["ONE", "TWO", "THREE"].prefix(pages)
        let model =
            "struct Page { let title: String }\nlet pages = ["
            + keys.map { key in
                isLookedUpLate ? "Page(title: \"\(key)\")" : "Page(title: NSLocalizedString(\"\(key)\", comment: \"\"))"
            }.joined(separator: ", ") + "]\n" + more
        let title = isLookedUpLate ? "NSLocalizedString(page.title, comment: \"\")" : "page.title"
        let home = """
            class Home: UIViewController {
                var page: Page
                override func viewDidLoad() { titleLabel.text = \(title) }
            }

            """
        return try await Set(
            UnmadeScreenTests.severities([
                "Base.lproj/Main.storyboard": document,
                "en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Page\";\n" }.joined(),
                "de.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Bezeichnung der Aufgabe\";\n" }.joined(),
                "Home.swift": isElsewhere ? home : home + model, "Page.swift": isElsewhere ? model : "",
            ])
        )
    }

    @Test func `one of three texts is no certain one`() async throws {
        #expect(try await severities(3) == [.warning])
    }

    @Test func `a look-up that takes three keys shows one of them`() async throws {
        #expect(try await severities(3, isElsewhere: false, isLookedUpLate: true) == [.warning])
        #expect(try await severities(2, isElsewhere: false, isLookedUpLate: true) == [.error])
    }

    @Test func `one of two is an answer, and those of the same file are close by`() async throws {
        #expect(try await severities(2) == [.error])
        #expect(try await severities(3, isElsewhere: false) == [.error])
    }

    @Test(arguments: [true, false])
    func `a text that a model has beside data of the running app is no certain one`(isElsewhere: Bool) async throws {
        let expected: Severity = isElsewhere ? .warning : .error
        let more = "func open(_ name: String) { show(Page(title: name)) }\n"
        #expect(try await severities(1, isElsewhere: isElsewhere, more: more) == [expected])
    }
}
