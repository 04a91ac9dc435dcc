import Findings
import Testing

@Suite("Formats and fallbacks that few people see, or nobody")
struct FixedFormatReachTests {
    @Test func `a table that is nearly a copy of the source language shows no capitals of its own`() throws {
        func count(_ copies: Int) throws -> Int {
            let same = (0..<copies).map { TableSample.entry("Same", key: "SAME\($0)") }.joined()
            return try CodeSample.says(
                .fixedFormat,
                "titleLabel.text = title.uppercased()",
                table: TableSample.entry("Blocked", key: "BLOCKED") + same,
                translations: ["tr": TableSample.entry("Engellendi", key: "BLOCKED") + same]
            ).count
        }
        #expect(try count(4) == 1)
        #expect(try count(5) == 0)
    }

    @Test(arguments: [
        ("tr", "Engellendi", 1), ("tr", "Başlarken", 0), ("tr", "ONAYLA", 0), ("tr", "%@ var", 1), ("az", "Bitdi", 1),
        ("el", "Τέλος", 1), ("el", "ΝΑΙ", 0), ("lt", "Gerai", 0), ("de", "Fertig", 0),
    ])
    func `capitals of a language matter where its text has letters of its own`(
        language: String,
        text: String,
        count: Int
    ) throws {
        let found = try CodeSample.says(
            .fixedFormat,
            "titleLabel.text = NSLocalizedString(\"DONE\", comment: \"\").uppercased()",
            table: TableSample.entry("Done", key: "DONE"),
            translations: [language: TableSample.entry(text, key: "DONE")]
        )
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("@property (nonatomic) NSDateFormatter *day;", "return [self.day stringFromDate:date];", "", 0),
        ("@property (nonatomic) NSDateFormatter *day;", "return [_day stringFromDate:date];", "", 0),
        (
            "@property (nonatomic) NSDateFormatter *day;", "return nil;",
            "label.text = [self.day stringFromDate:date];", 1
        ),
        ("@property (nonatomic) NSDateFormatter *day;", "return nil;", "[self show:_day];", 1),
        ("", "return [self.day stringFromDate:date];", "", 1),
    ])
    func `a formatter that only a method asks which nothing sends makes no text`(
        declaration: String,
        unsent: String,
        sent: String,
        count: Int
    ) throws {
        let code = """
            int main() { [Page new]; return 0; }
            @interface Page ()
            \(declaration)
            @end
            @implementation Page
            - (void)viewDidLoad {
                self.day = [[NSDateFormatter alloc] init];
                [self.day setDateFormat:@"MM-dd"];
                \(sent)
            }
            + (NSString *)textOfDay:(NSDate *)date {
                \(unsent)
            }
            @end
            """
        #expect(try CodeSample.says(.fixedFormat, code, table: "", path: "App/main.m").count == count)
    }

    @Test func `a plural whose texts have no place for the number is a note`() throws {
        let code = """
            func show(_ photos: [Photo]) {
                let text = photos.count == 1
                    ? NSLocalizedString("ONE", comment: "") : String(format: NSLocalizedString("MANY", comment: ""), photos.count)
                label.text = text
            }
            """
        func severities(_ many: String) throws -> [String] {
            let table = TableSample.entry("Add photo", key: "ONE") + TableSample.entry(many, key: "MANY")
            return try CodeSample.findings(.fixedFormat, code, table: table).map(\.severity.rawValue)
        }
        #expect(try severities("Add %d photos") == ["warning"])
        #expect(try severities("Add photos") == ["note"])
    }

    @Test(arguments: [
        ("private", "struct Row { PROPERTY }\nstruct Page { func f() { label.text = Self.day.string(from: d) } }", 0),
        ("private", "struct Row { PROPERTY\nfunc f() { label.text = Self.day.string(from: d) } }", 1),
        ("private", "struct Row { PROPERTY }\nextension Row { func f() { label.text = day.string(from: d) } }", 1),
        // What a file alone sees may be named by any type in it.
        ("fileprivate", "struct Row { PROPERTY }\nstruct Page { func f() { l.text = Row.day.string(from: d) } }", 1),
        ("fileprivate", "struct Row { PROPERTY }\nstruct Page { func f() { label.text = name } }", 0),
    ])
    func `a private formatter that nothing which sees it names writes nothing`(
        access: String,
        code: String,
        count: Int
    ) throws {
        let property = """
            \(access) static let day: DateFormatter = {
            let f = DateFormatter()
            f.dateFormat = "MM/dd HH"
            return f
            }()
            """
        #expect(try CodeSample.says(.fixedFormat, code.replacing("PROPERTY", with: property)).count == count)
        let shared = code.replacing("PROPERTY", with: property.replacing("\(access) ", with: ""))
        #expect(try CodeSample.says(.fixedFormat, shared).count == 1)
    }

    @Test(arguments: [
        ("", 0), ("let t = formatter.string(from: day)", 1), ("let t = self.formatter.string(from: day)", 1),
        ("fill(formatter)", 1), ("formatter.locale = here; self.formatter.timeZone = zone", 0),
    ])
    func `a private formatter that its class only sets up writes nothing`(use: String, count: Int) throws {
        let code = """
            class Row {
                private let formatter = DateFormatter()
                init() { formatter.dateFormat = "dd.MM.YYYY" }
                func f() { \(use) }
            }
            """
        #expect(try CodeSample.says(.fixedFormat, code).count == count)
        let shared = code.replacing("private let", with: "let")
        #expect(try CodeSample.says(.fixedFormat, shared).count == 1)
    }

    @Test(arguments: [
        ("", "View", 0), ("Text(day.string(from: date))", "View", 1), ("", "Equatable", 1),
    ])
    func `a formatter of a view that it never names writes nothing`(use: String, type: String, count: Int) throws {
        let code = """
            struct Row: \(type) {
                let day: DateFormatter = { let f = DateFormatter(); f.dateFormat = "MM/dd HH"; return f }()
                var body: some View { VStack { \(use) } }
            }

            """
        #expect(try CodeSample.says(.fixedFormat, code).count == count)
    }

    @Test(arguments: [
        ("", 1), ("label.text = f.string(from: day)", 2), ("let now = f.string(from: day)", 1),
        ("let now = f.string(from: day); label.text = now", 2), ("let now = f.string(from: day); print(now)", 2),
    ])
    func `a formatter of a case that it never names writes nothing`(use: String, count: Int) throws {
        let code = """
            func show(_ kind: Kind) {
                switch kind {
                case .long:
                    let f = DateFormatter()
                    f.dateFormat = "MM/dd HH"
                    label.text = f.string(from: day)
                case .short:
                    let f = DateFormatter()
                    f.dateFormat = "h:mm"
                    \(use)
                }
            }

            """
        #expect(try CodeSample.says(.fixedFormat, code).count == count)
    }

    @Test func `a text for which a value is missing is one of few cases`() throws {
        let code = """
            let t = NSLocalizedString("OTHER", comment: "")
            struct Row: View { var date: Date?
            var text: String {
            guard let date else { return "No date known" }
            return name(date)
            }
            var body: some View { Text(text) } }
            """
        let table = TableSample.entry("Other", key: "OTHER")
        func severities(_ code: String) throws -> [String] {
            try CodeSample.findings(.hardCodedText, code, table: table, translations: ["de": table]).map(
                \.severity.rawValue
            )
        }
        #expect(try severities(code) == ["note"])
        #expect(try severities(code.replacing("let date else", with: "isOn else")) == ["warning"])
    }

    @Test(arguments: [
        ("", 0), ("[f setDateFormat:dateFormat];", 1),
        ("t = [day descriptionWithCalendarFormat:dateFormat timeZone:nil];", 1),
    ])
    func `a local pattern of Objective-C that only reads dates`(use: String, count: Int) throws {
        let code = """
            - (void)read {
                NSString *dateFormat;
                dateFormat = @"%m/%d/%y %p";
                day = [[NSCalendarDate alloc] initWithString:text calendarFormat:dateFormat];
                \(use)
            }

            """
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Entry.m").count == count)
    }
}
