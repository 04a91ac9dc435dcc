import Findings
import Testing

struct LeadingArgumentWithoutMarkTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        ("%@ انضم إلى", true), ("\u{200F}%@ انضم", false), ("انضم %@", false), ("%d صورة", false), ("%@ %@", false),
        ("%@ joined", false), ("\u{2068}%@\u{2069} انضم", false), ("- %1$@ انضم", true),
        ("״%@״ הצטרף", false), ("؟ %@ انضم", false), ("(%@) הצטרף", true), ("،%@ انضم", true),
    ])
    func `a right-to-left text that begins with an object needs a mark`(text: String, isFault: Bool) throws {
        let found = try Sample.says(.leadingArgumentWithoutMark, Sample.entry("%@ joined"), ["ar": Sample.entry(text)])
        let message = "ar: the string starts with an argument, which decides its direction; start it with U+200F"
        #expect(found == (isFault ? [message] : []))
    }

    @Test func `left-to-right languages are asked for marks by an option, and in apps with both directions`() throws {
        var options = RuleOptions()
        try options.set("languages", of: .leadingArgumentWithoutMark, to: "all")
        let source = Sample.entry("%@ joined")
        #expect(try Sample.says(.leadingArgumentWithoutMark, source, ["de": source], options: options) == [])
        let found = try Sample.says(
            .leadingArgumentWithoutMark,
            source,
            ["ar": Sample.entry("\u{200F}%@ انضم")],
            options: options
        )
        #expect(found == ["en: the string starts with an argument, which decides its direction; start it with U+200E"])
    }

    @Test(arguments: [
        ("let n = String(count)\nlabel.text = R.string.localizable.k(n)", 0),
        ("label.text = R.string.localizable.k(name)", 1),
        ("label.text = R.string.other.k(name)\nlabel.text = R.string.localizable.other()", 0),
    ])
    func `accessors of tables whose names begin small are those of R.swift`(code: String, count: Int) throws {
        let table = Sample.entry("%@ left", key: "k") + Sample.entry("Other", key: "other")
        let arabic = Sample.entry("%@ انضم", key: "k")
        let found = try CodeSample.says(
            .leadingArgumentWithoutMark,
            "func f() {\n\(code)\n}",
            table: table,
            translations: ["ar": arabic]
        )
        #expect(found.count == count)
    }

    @Test func `a language that only a library has turns no app, and a string that no code asks for is not shown`()
        throws
    {
        let arabic = Sample.entry("%@ انضم", key: "K")
        func found(_ code: String, tableFile: String?) throws -> Int {
            let table = Sample.entry("%@ left", key: "K") + Sample.entry("Other", key: "OTHER")
            return try CodeSample.findings(
                .leadingArgumentWithoutMark,
                code,
                table: table,
                translations: ["ar": arabic],
                tableFile: tableFile
            ).count
        }
        let code = "let t = NSLocalizedString(\"K\", comment: \"\")"
        #expect(try found(code, tableFile: nil) == 1)
        #expect(try found(code, tableFile: "vendor/Sparkle/en.lproj/Localizable.strings") == 0)
        #expect(try found("let t = NSLocalizedString(\"OTHER\", comment: \"\")", tableFile: nil) == 0)
    }

    private static let other = "NSLocalizedString(\"OTHER\", comment: \"\")"

    @Test(arguments: [
        ("String(format: \(lookUp), name)", 1), ("String(format: \(lookUp), String(count))", 0),
        ("String(format: \(lookUp), \"\\(photo.count)\", name)", 0),
        ("String(format: \(lookUp), formatter.string(from: value))", 0),
        ("String(format: \(lookUp), nameFormatter.string(from: value))", 1),
        ("String(format: \(lookUp), formattedPercent(share))", 0), ("String(format: \(lookUp), 5.formatted())", 0),
        ("String(format: \(lookUp), NSLocalizedString(\"OTHER\", comment: \"\"))", 0),
        ("String.localizedStringWithFormat(\(lookUp), timeString)", 0), ("\(lookUp)", 1), ("fill(\(lookUp))", 1),
        ("String(format: \(lookUp), localizedPrice)", 0), ("String(format: \(lookUp), room.numberOfPeople)", 0),
        ("String(format: \(lookUp), list.nameOfRoom)", 1),
        ("String(format: \(lookUp), \"\\(state?.cases ?? 0)\")", 0), ("tr(format: \(lookUp), title)", 1),
        ("tr(format: \(lookUp), isOne ? \(other) : \(other))", 0),
        ("tr(format: \(lookUp), isOne ? \(other) : title)", 1),
        ("String(format: \(lookUp), parts.joined(separator: \", \"))", 1),
        ("String(format: \(lookUp), VideoTime(all).stringRepresentation)", 0),
        ("String(format: \(lookUp), Person(all).stringRepresentation)", 1),
        ("String(format: \(lookUp), stockQuantity)", 0), ("String(format: \(lookUp), title ?? \"\")", 1),
        ("String(format: \(lookUp), \"–\")", 0),
        ("String(format: \(lookUp), String(count)) + String(format: \(lookUp), name)", 1),
    ])
    func `numbers, times and other strings of the app are no foreign text`(value: String, count: Int) throws {
        let table = Sample.entry("%@ left", key: "K") + Sample.entry("Other", key: "OTHER")
        let arabic = Sample.entry("%@ انضم", key: "K")
        func found(_ code: String) throws -> Int {
            try CodeSample.says(.leadingArgumentWithoutMark, code, table: table, translations: ["ar": arabic]).count
        }
        #expect(try found("label.text = " + value) == count)
    }

    @Test(arguments: [
        ("let id: Identifier", "\"\\(id)\"", 0), ("let id: String", "\"\\(id)\"", 1),
        ("func text() -> String { String(format: \"%.1f\", 1) }", "text()", 0),
        (
            "func text() -> String { if a { return \"–\" }\nreturn String.localizedStringWithFormat(\"%d:%02d\", 1, 2) }",
            "text()", 0
        ),
        ("func text() -> String { if a { return name }\nreturn \"–\" }", "text()", 1),
        ("func text() -> String { String(format: \"%.1f km\", 1) }", "text()", 1),
        ("func text() -> Double { length }", "text()", 0),
        ("func f(size: Int) {", "String(size)", 0), ("func f(size: String) {", "String(size)", 1),
    ])
    func `numbers are told by the types and functions of the project`(code: String, value: String, count: Int) throws {
        let table = Sample.entry("%@ left", key: "K")
        let end = code.hasSuffix("{") ? "}" : ""
        let found = try CodeSample.says(
            .leadingArgumentWithoutMark,
            "typealias Identifier = Int64\n\(code)\nlabel.text = String(format: \(Self.lookUp), \(value))\(end)",
            table: table,
            translations: ["ar": Sample.entry("%@ انضم", key: "K")]
        )
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("self.accessibilityLabel = TEXT", 0), ("image.accessibilityHint(TEXT)", 0), ("label.text = TEXT", 1),
        ("self.accessibilityLabel = TEXT; label.text = TEXT", 1), ("self.accessibilityIdentifier = TEXT", 1),
        ("Text(TEXT).accessibilityLabel(other)", 1), ("Text(name).accessibilityLabel(Text(TEXT))", 0),
        ("func f() { let t: String; if a { t = TEXT } else { t = b }\nlet s = t + c; self.accessibilityLabel = s }", 0),
        ("func f() { let t = TEXT; self.accessibilityLabel = t; label.text = t }", 1),
        ("func f() { let t = TEXT; show { self.accessibilityLabel = t } }", 0), ("func f() { let t = TEXT }", 1),
    ])
    func `what is only read aloud has no line`(code: String, count: Int) throws {
        let text = code.replacing("TEXT", with: "String(format: \(Self.lookUp), name)")
        let arabic = ["ar": Sample.entry("%@ انضم", key: "K")]
        let table = Sample.entry("%@ left", key: "K")
        let found = try CodeSample.says(.leadingArgumentWithoutMark, text, table: table, translations: arabic)
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("photo_content_description", 0), ("photo.accessibility.label", 0), ("photo_a11y_label", 0),
        ("voiceover_photo", 0),
        ("photo_description", 1), ("photo_content", 1),
    ])
    func `a key that says so is of a text that is read aloud`(key: String, count: Int) throws {
        let found = try CodeSample.says(
            .leadingArgumentWithoutMark,
            "label.text = String(format: NSLocalizedString(\"\(key)\", comment: \"\"), name)",
            table: Sample.entry("%@ left", key: key),
            translations: ["ar": Sample.entry("%@ انضم", key: key)]
        )
        #expect(found.count == count)
    }

    private static let lookUp = "NSLocalizedString(\"K\", comment: \"\")"

    @Test func `the argument is the one that comes first in the translation, whatever holds the format`() throws {
        let table = Sample.entry("%1$@ of %2$@", key: "K")
        let arabic = Sample.entry("%2$@ انضم %1$@", key: "K")
        func found(_ code: String) throws -> Int {
            try CodeSample.says(.leadingArgumentWithoutMark, code, table: table, translations: ["ar": arabic]).count
        }
        let format = "let format = \(Self.lookUp)\n"
        #expect(try found(format + "label.text = String(format: format, name, String(count))") == 0)
        #expect(try found(format + "label.text = String(format: format, String(count), name)") == 1)
        let shared =
            "enum S { static let format = \(Self.lookUp)\nstatic let more = NSLocalizedString(\"M\", comment: \"\") }\n"
        #expect(try found(shared + "label.text = String(format: S.format, name, S.more)") == 0)
        #expect(try found(shared + "label.text = String(format: S.format, S.more, name)") == 1)
        let constant = "func f() {\nlet n = String(count)\n"
        #expect(try found(constant + "label.text = String(format: \(Self.lookUp), name, n)\n}") == 0)
        let own =
            "extension String { func loco(_ a: String, _ b: String) -> String { NSLocalizedString(self, comment: \"\") } }\n"
        #expect(try found(own + "label.text = \"K\".loco(name, pageCount)") == 0)
        #expect(try found(own + "label.text = \"K\".loco(name, title)") == 1)
    }

    @Test(arguments: [("String(format: TEXT, name)", "warning"), ("fill(TEXT)", "note")])
    func `it is a note where nothing is known of what the code inserts`(code: String, severity: String) throws {
        let found = try CodeSample.findings(
            .leadingArgumentWithoutMark,
            code.replacing("TEXT", with: Self.lookUp),
            table: Sample.entry("%@ left", key: "K"),
            translations: ["ar": Sample.entry("%@ انضم", key: "K")]
        )
        #expect(found.map(\.severity.rawValue) == [severity])
    }

    @Test(arguments: [
        ("NSLocalizedFormatString(@\"K\", [NSString stringWithFormat:@\"%ld\", count]);", 0),
        ("NSLocalizedFormatString(@\"K\", [NSString stringWithFormat:@\"%@\", name]);", 1),
    ])
    func `a macro of Objective-C that fills a format`(code: String, count: Int) throws {
        let found = try CodeSample.says(
            .leadingArgumentWithoutMark,
            "label.text = " + code,
            table: Sample.entry("%@ left", key: "K"),
            translations: ["ar": Sample.entry("%@ انضم", key: "K")],
            path: "App/Photos.m"
        )
        #expect(found.count == count)
    }

    @Test func `lists of strings of the app, and functions that return them`() throws {
        func found(_ part: String) throws -> Int {
            let code = """
                func left() -> String { String(format: NSLocalizedString("K", comment: ""), parts()) }
                func parts() -> String {
                    var texts: [String] = []
                    texts.append(NSLocalizedString("OTHER", comment: ""))
                    texts.append(\(part))
                    return texts.joined(separator: ", ")
                }
                """
            let table = Sample.entry("%@ left", key: "K") + Sample.entry("Other", key: "OTHER")
            let arabic = ["ar": Sample.entry("%@ انضم", key: "K")]
            return try CodeSample.says(.leadingArgumentWithoutMark, code, table: table, translations: arabic).count
        }
        #expect(try found(Self.other) == 0)
        #expect(try found("name") == 1)
    }

    @Test func `the form of a pair whose key code makes by a number holds that number`() throws {
        func found(_ keys: [String], _ code: String = "") throws -> Int {
            let arabic = keys.map { Sample.entry("%@ انضم", key: $0) }.joined()
            let english = keys.map { Sample.entry("%@ left", key: $0) }.joined()
            let code = "let a = NSLocalizedString(key + \"Left.\", comment: \"\")\n" + code
            return try CodeSample.says(
                .leadingArgumentWithoutMark,
                code,
                table: english,
                translations: ["ar": arabic]
            ).count
        }
        #expect(try found(["Left.Singular", "Left.Plural"]) == 0)
        #expect(try found(["Left.Plural"]) == 1)
        let code = "let a = String(format: NSLocalizedString(\"Left.Plural\", comment: \"\"), name)"
        #expect(try found(["Left.Singular", "Left.Plural"], code) == 1)
    }

    @Test(arguments: [
        ("K", "%@ km", "", 0), ("K", "%@ left", "", 1), ("K", "%1$@ people", "", 0), ("K", "%@ likes it", "", 1),
        ("Countable.Like", "%@ likes", "", 0), ("K", "%@ left", "%@ is a number, 15 left", 0), ("K", "%@/month", "", 0),
        ("K", "%@ left", "Reads as: '$5 left'", 0), ("K", "%@ left", "Reads as: 'Anna left'", 1),
        ("K", "%@ left", "%@ is the name of a room", 1), ("K", "%1$@ left", "%1$@ is the total number of rooms", 0),
    ])
    func `a number is told by its unit, its comment and its key`(
        key: String,
        text: String,
        comment: String,
        count: Int
    ) throws {
        let source = (comment.isEmpty ? "" : "/* \(comment) */\n") + Sample.entry(text, key: key)
        let found = try Sample.says(.leadingArgumentWithoutMark, source, ["ar": Sample.entry("%@ انضم", key: key)])
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("AppLocalizedString(\"K\", name)", 1), ("AppLocalizedString(\"K\", String(minutes))", 0),
        ("AppLocalizedString(\"K\", other, String(minutes))", 1), ("show(\"K\", String(minutes))", 1),
    ])
    func `a function that looks a text up may fill it`(call: String, count: Int) throws {
        let code = """
            func AppLocalizedString(_ key: String, _ arguments: String...) -> String {
            String(format: NSLocalizedString(key, comment: ""), arguments: arguments) }
            func f() {
            let minutes = Int(time) / 60
            label.text = \(call)
            }
            """
        let found = try CodeSample.says(
            .leadingArgumentWithoutMark,
            code,
            table: Sample.entry("%@ left", key: "K"),
            translations: ["ar": Sample.entry("%@ انضم", key: "K")]
        )
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("TTSSound(%)", 0), ("AVSpeechUtterance(string: %)", 0), ("announce(%)", 0), ("label.text = %", 1),
        ("let text = %\nspeak(text)", 0), ("let text = %\nshow(text)", 1),
    ])
    func `what is only spoken has no direction`(use: String, count: Int) throws {
        let value = "String(format: NSLocalizedString(\"K\", comment: \"\"), name)"
        let found = try CodeSample.says(
            .leadingArgumentWithoutMark,
            "func f() {\n\(use.replacing("%", with: value))\n}",
            table: Sample.entry("%@ left", key: "K"),
            translations: ["ar": Sample.entry("%@ انضم", key: "K")]
        )
        #expect(found.count == count)
    }
}
