import Findings
import Testing

@Suite("Dates that nobody reads, as another pattern or a file takes them")
struct ReplacedDateTests {
    private func count(_ code: String, path: String = "App/Photos.swift") throws -> Int {
        try CodeSample.says(.fixedFormat, code, path: path).count
    }

    @Test(arguments: [
        ("f.dateFormat = \"MM/dd\"\nlabel.text = f.string(from: day)", 1),
        ("f.locale = .current\nf.dateFormat = \"MM/dd\"\nlabel.text = f.string(from: day)", 1),
        ("f.setLocalizedDateFormatFromTemplate(\"yMd\")\nlabel.text = f.string(from: day)", 0),
        ("f.dateStyle = .short\nlabel.text = f.string(from: day)", 0),
        (
            "if isShort { f.dateStyle = .short } else { f.dateStyle = .long }\nlabel.text = f.string(from: day)", 0
        ),
        ("if isShort { f.dateStyle = .short }\nlabel.text = f.string(from: day)", 1),
        ("label.text = f.string(from: day)\nf.dateStyle = .short", 1),
        ("fill(f)\nf.dateStyle = .short", 1), ("g.dateStyle = .short\nlabel.text = f.string(from: day)", 1),
    ])
    func `a pattern that another one replaces before it is used writes nothing`(rest: String, count: Int) throws {
        let code = "func fill() {\nlet f = DateFormatter()\nf.dateFormat = \"dd.MM.yy\"\n\(rest)\n}"
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [
        ("[f setLocale:here];\n[f setDateStyle:NSDateFormatterShortStyle];\nlabel.text = [f stringFromDate:day];", 0),
        ("label.text = [f stringFromDate:day];\n[f setDateStyle:NSDateFormatterShortStyle];", 1),
        ("if (a) { [f setDateStyle:NSDateFormatterShortStyle]; }\nlabel.text = [f stringFromDate:day];", 1),
    ])
    func `so it is in Objective-C`(rest: String, count: Int) throws {
        let code = "- (void)fill {\n[f setDateFormat:@\"dd.MM.yy\"];\n\(rest)\n}\n"
        #expect(try self.count(code, path: "App/Photos.m") == count)
    }

    @Test(arguments: [
        ("let url = folder.appendingPathComponent(\"photos \\(f.string(from: day)).csv\")", 0),
        ("let stamp = f.string(from: day)\nlet url = folder.appendingPathComponent(stamp)", 0),
        ("let stamp = f.string(from: day)\nlet url = folder.appendingPathComponent(stamp)\nlabel.text = stamp", 1),
        ("NSLog(\"done at \\(f.string(from: day))\")", 0), ("defaults.set(f.string(from: day), forKey: last)", 0),
        ("label.text = \"Taken at \\(f.string(from: day))\"", 1),
    ])
    func `a date in the name of a file, an identifier or a log is none for people`(use: String, count: Int) throws {
        let code = "func fill() {\nlet f = DateFormatter()\nf.dateFormat = \"dd.MM.yy\"\n\(use)\n}"
        #expect(try self.count(code) == count)
    }
}
