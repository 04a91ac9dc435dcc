import Findings
import Testing

@Suite("Names of services whose addresses code has")
struct ServiceNamesTests {
    private func count(_ text: String, beside address: String, table: String = "", more: String = "") throws -> Int {
        let code = "func f() { label.text = \"\(text)\"\nopen(\"\(address)\")\n\(more) }\n"
        return try CodeSample.says(.hardCodedText, code, table: table).count
    }

    @Test(arguments: [
        ("Bisq", "https://bisq.network", 0), (" Waze", "waze://?ll=1", 0),
        ("Hodl Hodl", "https://hodlhodl.com/join", 0),
        ("Bisq", "https://www.bisq.network:80/a", 0), ("Bisq", "https://bisq.co.uk", 0),
        ("Bisq", "http://api.bisq.network", 0),
        ("Bisq", "https://other.network/bisq", 1), ("Bisq", "https://bisq.other.network", 1),
        ("bisq Go", "bisqgo://", 1),
        ("Open Bisq now", "bisq://", 1), ("Bisq", "bisq", 1), ("Bisq", "https://bisq", 1),
        ("Bisq", "https://bisq.n\\(a)", 1),
        ("Maps", "maps://", 1), ("Support", "https://support.com", 1), ("Weather", "https://weather.com", 1),
        ("Tim", "https://tim.network", 1),
    ])
    func `a word is a name beside the address of it`(text: String, address: String, count: Int) throws {
        #expect(try self.count(text, beside: address) == count)
    }

    @Test func `a word that is written in small letters anywhere is none`() throws {
        #expect(try count("Waves", beside: "waves://") == 0)
        #expect(try count("Waves", beside: "waves://", more: "print(\"no waves found\")") == 1)
        #expect(try count("Waves", beside: "waves://", more: "print(\"no Waves found\")") == 0)
        let table = TableSample.entry("Look at the waves", key: "WAVES")
        #expect(try count("Waves", beside: "waves://", table: table) == 1)
    }

    @Test func `a word that a language calls otherwise is none, and neither is one in another file`() throws {
        let code = "func f() { label.text = \"Journal\" }\n"
        let address = "func g() { open(\"journal://\") }\n"
        let table = TableSample.entry("Journal", key: "J")
        func count(_ code: String, translation: String, files: [String: String] = [:]) throws -> Int {
            let translations = ["de": TableSample.entry(translation, key: "J")]
            return try CodeSample.says(
                .hardCodedText,
                code,
                table: table,
                translations: translations,
                files: files
            ).count
        }
        #expect(try count(code + address, translation: "Journal") == 0)
        #expect(try count(code + address, translation: "Tagebuch") == 1)
        #expect(try count(code, translation: "Journal", files: ["App/Links.swift": address]) == 1)
    }
}
