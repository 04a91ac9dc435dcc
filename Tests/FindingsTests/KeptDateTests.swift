import Findings
import Testing

@Suite("Dates and numbers that nobody reads")
struct KeptDateTests {
    private func count(_ code: String) throws -> Int { try CodeSample.says(.fixedFormat, code).count }

    @Test(arguments: [
        ("HH:mm:00", 0), ("dd.MM.yy 00:00", 0), ("dd.MM.yy HH:mm", 1), ("d MMM 'at 12'", 1),
    ])
    func `a pattern with digits of its own is one of data`(pattern: String, count: Int) throws {
        #expect(try self.count("func f() { df.dateFormat = \"\(pattern)\" }") == count)
    }

    @Test(arguments: [
        ("", 0), ("[f setLocale:locale];\n// [f stringFromDate:day];", 0), ("label.text = [f stringFromDate:day];", 1),
        ("[self fill:f];", 1), ("return f;", 1), ("[list addObject:f];", 1), ("self.f = f;", 1),
    ])
    func `a formatter of Objective-C that is only set up writes nothing`(use: String, count: Int) throws {
        let code = """
            - (void)fill {
            NSDateFormatter *f = [[NSDateFormatter alloc] init];
            [f setDateFormat:@"MM/dd HH"];
            \(use)
            }
            """
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Photos.m").count == count)
    }

    @Test(arguments: [
        ("NSString *t = [f stringFromDate:day];\nif ([t isEqual:[other substringToIndex:10]]) { stop(); }", 0),
        ("if ([[f stringFromDate:day] isEqualToString:other]) { stop(); }", 0),
        ("if ([other isEqualToString:[f stringFromDate:day]]) { stop(); }", 0),
        ("NSString *text = [f stringFromDate:day];\nNSArray *all = [days objectForKey:text];", 0),
        (
            "NSString *text = [f stringFromDate:day];\nNSArray *all = [days objectForKey:text];\n"
                + "[days setObject:all forKey:text];", 1
        ),
        ("int hour = [[f stringFromDate:day] intValue];", 0),
        ("NSLog(@\"%@ %@\", name,\n[NSString stringWithFormat:@\"%@\", [f stringFromDate:day]]);", 0),
        ("NSLog(@\"%@\", name),\nlabel.text = [f stringFromDate:day];", 1),
        (
            "NSString *t = [f stringFromDate:day];\nNSDictionary *d = @{@\"name\" : name, @\"time\" : t};\n"
                + "[Counter event:@\"open\" attributes:d];", 0
        ),
        (
            "NSString *t = [f stringFromDate:day];\nNSDictionary *d = @{@\"name\" : name, @\"time\" : t};\n"
                + "[Counter event:@\"open\" attributes:d];\n[self show:d];", 1
        ),
        (
            "NSString *t = [f stringFromDate:day];\nNSDictionary *d = @{@\"time\" : t};\n"
                + "[text drawAtPoint:p attributes:d];", 1
        ),
        ("NSString *t = [f stringFromDate:day];\nif ([other isEqual:t]) { label.text = t; }", 1),
        ("NSString *t = [f stringFromDate:day];", 1), ("label.text = [f stringFromDate:day];", 1),
    ])
    func `texts of Objective-C that code only compares are no dates for people`(use: String, count: Int) throws {
        let code =
            "- (void)fill {\nNSDateFormatter *f = [[NSDateFormatter alloc] init];\n"
            + "[f setDateFormat:@\"MM/dd HH\"];\n\(use)\n}\n"
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Photos.m").count == count)
    }

    @Test(arguments: [
        ("[parameters setObject:[f stringFromDate:day] forKey:@\"published\"];", 0),
        (
            "[parameters setObject:[f stringFromDate:day] forKey:@\"published\"];\nlabel.text = [f stringFromDate:day];",
            1
        ),
        ("label.text = [f stringFromDate:day];", 1), ("", 1),
    ])
    func `texts of a formatter that an object keeps are looked for in its whole file`(use: String, count: Int) throws {
        let code =
            "- (id)init {\nf = [[NSDateFormatter alloc] init];\n[f setDateFormat:@\"MM/dd HH\"];\nreturn self;\n}\n"
            + "- (void)send {\n\(use)\n}\n"
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Photos.m").count == count)
    }

    @Test func `a formatter that was made elsewhere may be used elsewhere`() throws {
        let code = "- (void)fill {\n[f setDateFormat:@\"MM/dd HH\"];\n}\n"
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Photos.m").count == 1)
    }

    @Test(arguments: [
        ("label.text = f.string(from: day)", 1), ("if f.string(from: day) == f.string(from: other) { stop() }", 0),
        ("if f.string(from: day) == name { label.text = f.string(from: day) }", 1),
        ("let parts = f.string(from: day).split(separator: \" \")", 0),
        ("let parts = f.string(from: day).components(separatedBy: \"/\")", 0),
        ("let hour = Int(f.string(from: day))", 0), ("let hour = format(f.string(from: day)); show(hour)", 1),
        ("let key = f.string(from: day)\nlet hour = Int(key)", 0),
        ("let key = f.string(from: day)\nlabel.text = key", 1),
        ("let key = f.string(from: day)\nif key == other.key { stop() }", 0),
        ("let key = f.string(from: day)\nif key >= other.start && key < other.end { stop() }", 0),
        ("let key = f.string(from: day)\nif other.start <= key { stop() }", 0),
        ("let key = f.string(from: day)\nif key.hasPrefix(\"24.\") { stop() }", 0),
        ("postNote(f.string(from: day))", 0), ("let text = f.string(from: day)\nuploadNote(name, date: text)", 0),
        ("let url = server + f.string(from: day)", 0), ("let curl = name + f.string(from: day); show(curl)", 1),
        ("let dayKey = f.string(from: day)\nlet key = \"\\(dayKey)-\\(name)\"", 0),
        ("let key = f.string(from: day)\nlet mark = marks[key]", 0),
        ("let text = f.string(from: day)\nlet key = \"\\(text)-\\(name)\"", 1),
        ("lesson.begin = f.string(from: day)", 0),
        ("view.heading = f.string(from: day)", 1), ("lesson.unknown = f.string(from: day)", 1),
    ])
    func `texts that code compares, takes apart or keeps are no dates for people`(use: String, count: Int) throws {
        let code = """
            struct Lesson: Codable { var begin: String }
            struct Heading { var heading: String }
            func fill() {
            let f = DateFormatter()
            f.dateFormat = "dd/MM HH"
            \(use)
            }
            """
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [
        ("let name = \"Cut \" + f.string(from: day) + \".mov\"", 0), ("title = f.string(from: day)", 1),
    ])
    func `a formatter in the body of a view is followed as one in a function`(use: String, count: Int) throws {
        let code = """
            struct Editor: View {
            var body: some View { Button("Cut") {
            let f = DateFormatter()
            f.dateFormat = "dd/MM HH"
            \(use)
            } }
            }
            """
        #expect(try self.count(code) == count)
    }

    @Test(
        arguments: [
            ("find(text, in: list)", "list.first { $0.day == text }", 0),
            ("find(text, in: list)", "label.text = text", 1), ("find(text, in: list)", "next(text: text)", 0),
            ("find(text, in: list)", "", 1), ("find(list, in: text)", "list.first { $0.day == text }", 1),
            ("find(text, in: list)\nlabel.text = text", "list.first { $0.day == text }", 1),
            ("unknown(text)", "list.first { $0.day == text }", 1),
        ]
    )
    func `a text is followed to the functions of the file that it is handed to`(
        use: String,
        body: String,
        count: Int
    ) throws {
        let code = """
            class Times {
            private let f: DateFormatter = { let f = DateFormatter(); f.dateFormat = "dd/MM HH"; return f }()
            func fill() {
            let text = f.string(from: day)
            \(use)
            }
            func other() { label.title = text }
            func find(_ text: String, in list: [Day]) { \(body) }
            func next(text: String) { if text == name { stop() } }
            }
            """
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [
        ("numberFormatter.string(from: x) ?? String(format: \"%.1f\", x)", 0),
        ("NumberFormatter().string(for: x) ?? String(format: \"%.1f\", x)", 0),
        ("names.string(at: x) ?? String(format: \"%.1f\", x)", 1), ("title ?? String(format: \"%.1f\", x)", 1),
    ])
    func `what stands in for the text of a formatter is never shown`(value: String, count: Int) throws {
        #expect(try self.count("label.text = \(value)") == count)
    }

    @Test(arguments: [
        ("\"New room\"", "\"New chat\"", 0), ("\"person\"", "\"people\"", 1), ("\"Photo\"", "\"Photos\"", 1),
        ("\"is here\"", "\"are here\"", 1), ("\"Delete\"", "\"Delete all\"", 0),
        ("\"photo\"", "\"\\(count) photos\"", 1),
        ("\"a photo\"", "\"some photos\"", 1),
    ])
    func `a choice between two things is no plural`(one: String, many: String, count: Int) throws {
        let code = "label.text = \"\\(count) \" + (count == 1 ? \(one) : \(many))"
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [("Lesson: Codable", 0), ("Lesson", 1)])
    func `what a record makes of a date for itself is data`(type: String, count: Int) throws {
        let code = """
            struct Other { var begin: String }
            struct \(type) { var begin: String
            init(day: Date) {
            let f = DateFormatter()
            f.dateFormat = "dd/MM HH"
            self.begin = f.string(from: day)
            } }
            """
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [
        ("dateFormat = \"HH:mm\"; return dateFromString(text)", 0),
        ("self.dateFormat = \"HH:mm\"; return date(from: text)", 0),
        ("dateFormat = \"HH:mm\"; return self.dateFromString(text)", 0),
        ("dateFormat = \"HH:mm\"; return stringFromDate(day)", 1),
        ("dateFormat = \"HH:mm\"; let day = date(from: text); return string(from: day)", 1),
        ("dateFormat = \"HH:mm\"; return other.dateFromString(text)", 1),
    ])
    func `a formatter that sets its own pattern and only reads dates`(body: String, count: Int) throws {
        let code = "class Times: NSDateFormatter {\nfunc time(text: String) -> NSDate {\n\(body)\n}\n}\n"
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [
        ("- (NSDate *)date { return [[self day] dateFromString:text]; }", 0),
        ("- (NSDate *)date { return [self.day dateFromString:text]; }", 0),
        (
            "- (NSDate *)date { return [[self day] dateFromString:text]; }\n"
                + "- (NSString *)text { return [[self day] stringFromDate:date]; }", 1
        ),
        ("", 1),
    ])
    func `a formatter of a method that its file only reads dates with`(use: String, count: Int) throws {
        let code = """
            - (NSDateFormatter *)day {
            NSDateFormatter *f = [[NSDateFormatter alloc] init];
            [f setDateFormat:@"MM/dd HH"];
            return f;
            }
            \(use)

            """
        #expect(try CodeSample.says(.fixedFormat, code, path: "App/Photos.m").count == count)
    }

    @Test(arguments: [
        ("let urlString = \"https://a.example/menu?date=\\(day)\"\nload(urlString)", 0),
        ("if day == last { stop() }", 0), ("label.text = day", 1),
        ("let urlString = \"https://a.example/menu?date=\\(day)\"\nlabel.text = day", 1),
        ("", 1),
    ])
    func `a constant that a closure makes may be data`(use: String, count: Int) throws {
        let code = """
            func load(date: Date) {
            let day: String = {
            let f = DateFormatter()
            f.dateFormat = "dd/MM HH"
            return f.string(from: date)
            }()
            \(use)
            }
            """
        #expect(try self.count(code) == count)
    }
}
