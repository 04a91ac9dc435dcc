import Findings
import SourceText
import Testing

struct FixedFormatTests {
    @Test(arguments: [
        (
            "func f() { df.dateFormat = \"MM/dd/yyyy\" }",
            "note: the date is written as 'MM/dd/yyyy' in every region; use a style or a template"
        ),
        (
            "label.text = \"\\(count) \" + (count == 1 ? \"photo\" : \"photos\")",
            "warning: a plural with two forms; other languages have one, three or six: use a plural rule"
        ),
        ("label.text = \"$\\(price)\"", "note: the currency sign '$' is joined to a number; use a currency style"),
        ("label.text = price + \" €\"", "note: the currency sign '€' is joined to a number; use a currency style"),
        ("label.text = \"\\(share)%\"", "note: a percent sign is joined to a number; use a percent style"),
        (
            "label.text = String(format: \"%.2f\", x)",
            "note: String(format:) writes a decimal point in every region; use a number style"
        ),
        (
            "label.text = \"\\(user.firstName) \\(user.lastName)\"",
            "note: first and last name are joined in a fixed order; use PersonNameComponentsFormatter"
        ),
        (
            "label.text = title.uppercased()",
            "note: uppercased() ignores the locale, and people see the result; use localizedUppercase"
        ),
        (
            "label.text = Strings.blocked.uppercased()",
            "note: uppercased() ignores the locale, and people see the result; use localizedUppercase"
        ),
        (
            "label.text = NSLocalizedString(\"BLOCKED\", comment: \"\").uppercased()",
            "note: uppercased() ignores the locale, and people see the result; use localizedUppercase"
        ),
        (
            "label.text = book.authors.map(\\.name).joined(separator: \", \")",
            "note: a list is joined with commas; use ListFormatter or formatted(.list(type: .and))"
        ),
        (
            "label.text = names.joined(separator: \", \")",
            "note: a list is joined with commas; use ListFormatter or formatted(.list(type: .and))"
        ),
    ])
    func `what is made by hand is found`(code: String, message: String) throws {
        let turkish = TableSample.entry("Engellendi", key: "BLOCKED")
        let table = TableSample.entry("Blocked", key: "BLOCKED")
        let found = try CodeSample.says(
            .fixedFormat,
            code,
            table: table,
            translations: ["de": "", "ja": "", "tr": turkish]
        )
        #expect(found == ["1 " + message])
    }

    /// Shares, lists and names are written alike in most languages.
    @Test(arguments: [
        (#""\(share)%""#, ["de"], 1), (#""\(share)%""#, ["tr"], 1), (#""\(share)%""#, ["ar"], 1),
        (#""\(share)%""#, ["uk", "ja"], 0), (#""\(share)%""#, [], 0),
        // What is no fault does not hide one.
        (#""\(user.firstName) \(user.lastName) \(share)%""#, ["de"], 1),
        ("names.joined(separator: \", \")", ["de", "ru"], 0), ("names.joined(separator: \", \")", ["ar"], 1),
        ("names.joined(separator: \", \")", ["de", "ja"], 1), ("names.joined(separator: \", \")", ["hu"], 0),
        ("\"\\(user.firstName) \\(user.lastName)\"", ["de", "ar"], 0),
        ("\"\\(user.firstName) \\(user.lastName)\"", ["hu"], 1),
        ("user.firstName + \" \" + user.lastName", ["fr"], 0), ("user.firstName + \" \" + user.lastName", ["ko"], 1),
    ])
    func `a share, list or name is told where a language of the app writes it in another way`(
        code: String,
        languages: [String],
        count: Int
    ) throws {
        let found = try CodeSample.says(
            .fixedFormat,
            "label.text = \(code)",
            table: TableSample.entry("Blocked", key: "BLOCKED"),
            translations: Dictionary(uniqueKeysWithValues: languages.map { ($0, "") })
        )
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("Engellendi", "", 1), ("", "Diğer", 0), ("Blocked", "", 0), ("", "", 0),
    ])
    func `capitals of a string are told where it is translated into such a language`(
        blocked: String,
        other: String,
        count: Int
    ) throws {
        let entries = [("BLOCKED", blocked), ("OTHER", other)].filter { !$0.1.isEmpty }
        let found = try CodeSample.says(
            .fixedFormat,
            "label.text = NSLocalizedString(\"BLOCKED\", comment: \"\").uppercased()",
            table: TableSample.entry("Blocked", key: "BLOCKED") + TableSample.entry("Other", key: "OTHER"),
            translations: ["tr": entries.map { TableSample.entry($0.1, key: $0.0) }.joined()]
        )
        #expect(found.count == count)
    }

    @Test func `a language that no project builds shows no capitals`() throws {
        var table = try TableSample.table(
            TableSample.entry("Blocked", key: "BLOCKED"),
            ["tr": TableSample.entry("Engellendi", key: "BLOCKED")]
        )
        let code = "label.text = NSLocalizedString(\"BLOCKED\", comment: \"\").uppercased()"
        #expect(try CodeSample.findings(.fixedFormat, code, tables: [table]).count == 1)
        table.translations[0].isBuilt = false
        #expect(try CodeSample.findings(.fixedFormat, code, tables: [table]).isEmpty)
    }

    @Test(arguments: [
        ("\"Paid in $\\(coinSymbol)\"", 0), ("\"Costs $\\(price)\"", 1), ("\"\\(count) of $\\(share.ticker)\"", 0),
        ("\"\\(symbol) costs $\\(price)\"", 1),
    ])
    func `a dollar sign before the name of a coin is a part of the name`(text: String, count: Int) throws {
        #expect(try CodeSample.says(.fixedFormat, "label.text = \(text)").count == count)
    }

    @Test(arguments: [(["de", "fr"], 0), (["de", "el"], 1), (["az-Latn"], 1), (["lt"], 1), ([], 0)])
    func `capitals are told where a language of the app has its own`(languages: [String], count: Int) throws {
        let translations = Dictionary(
            uniqueKeysWithValues: languages.map { ($0, TableSample.entry("Fotos", key: "PHOTOS")) }
        )
        let found = try CodeSample.says(
            .fixedFormat,
            "label.text = title.uppercased()",
            translations: translations
        )
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("- (NSDate *)f {\n    [df setDateFormat:@\"dd MMM yyyy\"];\n    return [df dateFromString:text];\n}\n", 0),
        ("- (NSString *)f {\n    [df setDateFormat:@\"dd MMM yyyy\"];\n    return [df stringFromDate:date];\n}\n", 1),
        (
            """
            - (NSDate *)f {
                return [df dateFromString:text];
            }

            - (NSString *)g {
                [df setDateFormat:@"dd MMM yyyy"];
            }

            - (NSDate *)h {
                return [df dateFromString:text];
            }

            """, 1
        ),
        ("+ (NSString *) currentDateFilename {\n    [df setDateFormat:@\"dd MMM yyyy\"];\n}\n", 0),
        (
            "- (NSString *)f {\n    [df setLocale:[NSLocale localeWithLocaleIdentifier:@\"en\"]];\n    [df setDateFormat:@\"dd MMM yyyy\"];\n}\n",
            0
        ),
    ])
    func `in Objective-C the method around a formatter says who reads the date`(code: String, count: Int) throws {
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Photos.m").count == count)
    }

    @Test(arguments: [
        "func f() { let df = DateFormatter(); df.dateFormat = \"dd.MM.yyyy\"; df.locale = here }",
        "func f() { df.dateFormat = \"yyyy'-'MM'-'dd\" }", "func f() { df.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\" }",
        "func f() { df.dateFormat = \"MMMM\" }", "func f() { settings.dateFormat = \"format-custom\" }",
        "func f() { df.locale = Locale(identifier: \"en_US_POSIX\"); df.dateFormat = \"dd.MM.yyyy\" }",
        "func f() { df.locale = Locale(identifier: C.usLocaleCode); df.dateFormat = \"dd.MM.yyyy\" }",
        "func f() { df.dateFormat = \"dd.MM.yyyy\"; self.decoder.dateDecodingStrategy = .formatted(df) }",
        "func f() { df.dateFormat = \"dd.MM.yyyy\"; return df.date(from: x) }",
        "func exportCSV() { df.dateFormat = \"dd.MM.yyyy\" }", "func f() { df.dateFormat = \"HH:mm:ss\" }",
        "func f() { df.setLocalizedDateFormatFromTemplate(\"yMd\") }", "let a = page == 1 ? \"first\" : \"next\"",
        "let key = title.uppercased()", "label.text = title.uppercased(with: .current)", "label.text = \"100%\"",
        "label.text = names.joined(separator: \"\\n\")", "let a = count == 1 ? \"a_b\" : \"a_c\"",
        "label.text = String(format: \"%02d:%02d\", minutes, seconds)", "print(count == 1 ? \"photo\" : \"photos\")",
        "label.text = isoCode.uppercased()", "tagsField.text = tags.joined(separator: \", \")",
        "label.text = hosts.map { $0.ip }.joined(separator: \", \")",
        "label.text = item.parentLocationNames.joined(separator: \", \")",
        "label.text = couponField.text.uppercased()", "label.text = String(scalar).uppercased()",
        "label.text = name.prefix(1).uppercased()", "_ = Text(\"Photos\".uppercased())",
        "label.text = String(format: \"%.4f\", place.latitude)",
        "func f() { df.locale = Locale(identifier: \"en\"); df.dateFormat = \"dd.MM.yyyy\" }",
        "label.text = count == 1 ? \"photo\" : \"photos\"",
        "label.text = network.trust?.uppercased()", "label.text = chainName.first?.uppercased()",
        "label.text = ranges.joined(separator: \", \")",
        "label.text = streams.map(\\.displayTitle).joined(separator: \", \")",
        "var time: Date { get { item.date } set { let f = DateFormatter(); f.dateFormat = \"HH:mm\"; item.time = f.string(from: newValue) } }",
        "searchLabel.text = searchQuery.lowercased()",
        "func f(day: String) -> Bool {\nlet df = DateFormatter()\ndf.dateFormat = \"dd.MM.yyyy\"\nlet today = df.string(from: now)\n// print(\"\\(today)\")\nreturn day == today }",
        "func f() { df.dateFormat = \"yyyy-LL\" }", "func f() { df.dateFormat = \"yyyyddMM\" }",
        "enum A {\nvar description: String {\nlet f = DateFormatter()\nf.dateFormat = \"MMMM yyyy\"\nreturn \"date: \\(f.string(from: date))\"\n} }",
        "let f: DateFormatter = { let d = DateFormatter(); d.dateFormat = \"dd.MM.yyyy\"; return d }()\nfunc a() { x = f.date(from: s); label.text = f.string(from: t) }",
        "label.text = minutes <= 1 ? \"< 1 \" + localized(\"min\") : \"\\(minutes) \" + localized(\"min\")",
        "func f() { df.dateFormat = is24Hour ? \"H:mm\" : \"h:mm\" }",
        "func f() { if uses12HourClock { df.dateFormat = \"h:mm a\" } else { df.dateFormat = \"HH:mm\" } }",
        "func f() { df.dateFormat = \"dd-MM-yy\"; let fileName = df.string(from: date) }",
        "let a = \"\\(count) \\(count == 1 ? \"photo\" : \"photos\")\"",
        "let hdr = peak > 1 ? \"bright\" : \"dark\"",
        "class A { var day: DateFormatter = { let d = DateFormatter(); d.dateFormat = \"dd. MMM\"; return d }()\nfunc a() { show(day.dateFormat) }\nfunc show(_ p: String) { f.setLocalizedDateFormatFromTemplate(p) } }",
        "func a() { let day = DateFormatter(); day.dateFormat = \"dd. MMM\"; show(day.dateFormat) }\nfunc show(_ p: String) { f.setLocalizedDateFormatFromTemplate(p) }",
        "func f() { c.hourCycle = .zeroToTwentyThree; df.locale = Locale(components: c); df.dateFormat = \"H:mm\" }",
    ])
    func `what is for data, or made by the system, is not`(code: String) throws {
        #expect(try CodeSample.says(.fixedFormat, code) == [])
    }

    @Test func `a plural by hand is one where the number is written, and no table has forms for it`() throws {
        let code = """
            func show(_ photos: [Photo]) {
                let format = photos.count == 1
                    ? NSLocalizedString("ONE", comment: "") : NSLocalizedString("MANY", comment: "")
                label.text = String(format: format, photos.count)
            }
            """
        let table = "\"ONE\" = \"%d photo\";\n\"MANY\" = \"%d photos\";\n"
        let message = "2 warning: a plural with two forms; other languages have one, three or six: use a plural rule"
        #expect(try CodeSample.says(.fixedFormat, code, table: table) == [message])
        // An app without translations has no other forms to give.
        #expect(
            try CodeSample.says(.fixedFormat, code, table: table, translations: [:]) == [
                message.replacing("warning", with: "note")
            ]
        )
        // Nobody sees the number.
        let silent = code.replacing("photos.count)", with: "title)")
        #expect(try CodeSample.says(.fixedFormat, silent, table: table) == [])
    }

    @Test func `24 hours beside 12 hours were chosen; the mark of 12 hours has its place in each language`() throws {
        let code = """
            func f() {
            switch choice {
            case .short: df.dateFormat = "h:mm a "
            case .long: df.dateFormat = "HH:mm"
            } }
            """
        #expect(try CodeSample.findings(.fixedFormat, code).map(\.location.line) == [3])
        let alone = "func f() {\ndf.dateFormat = \"HH:mm\"\n}"
        #expect(try CodeSample.findings(.fixedFormat, alone).map(\.location.line) == [2])
    }

    @Test(arguments: [
        ("Paste %d addresses", "Paste from the clipboard", 0), ("%d photos", "One photo", 1), ("%d photos", "Photo", 1),
        ("%i Pages", "1 Page", 1),
        ("Delete %d entries of the list", "Delete an entry from the list", 1),
        ("%d photos left", "A photo left", 1), ("%@ photos left", "Nothing is here", 0),
        ("Photos", "Nothing is here", 0), ("%d x%@", "%@", 0), ("%d files", "%d", 1),
    ])
    func `a choice between two different texts is no plural`(many: String, one: String, count: Int) throws {
        let table = TableSample.entry(many, key: "MANY") + TableSample.entry(one, key: "ONE")
        let code = """
            func f() {
            if count > 1 { label.text = String(format: NSLocalizedString("MANY", comment: ""), count)
            } else { label.text = NSLocalizedString("ONE", comment: "") } }
            """
        #expect(try CodeSample.says(.fixedFormat, code, table: table, translations: [:]).count == count)
    }

    @Test func `a pattern that is read and used as well is written by hand`() throws {
        let code = """
            class A { var day: DateFormatter = { let d = DateFormatter(); d.dateFormat = "dd. MMM"; return d }()
            func a() { show(day.dateFormat); label.text = day.string(from: date) }
            func show(_ p: String) { f.setLocalizedDateFormatFromTemplate(p) } }
            """
        #expect(try CodeSample.says(.fixedFormat, code).count == 1)
        let plain = code.replacing("label.text = day.string(from: date)", with: "")
        #expect(try CodeSample.says(.fixedFormat, plain) == [])
        #expect(try CodeSample.says(.fixedFormat, plain.replacing("f.setLocalized", with: "f.set")).count == 1)
    }
}
