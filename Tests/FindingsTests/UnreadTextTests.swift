import Findings
import StringTables
import Testing

@Suite("Missing keys whose texts nobody sees")
struct UnreadTextTests {
    private static let table = TableSample.entry("A", key: "HOME_TITLE")

    private func says(
        _ code: String,
        path: String = "App/Photos.swift",
        files: [String: String] = [:]
    ) throws
        -> [String]
    {
        try CodeSample.findings(
            .missingKey,
            code,
            table: Self.table,
            translations: ["de": Self.table],
            path: path,
            files: files
        ).map { "\($0.severity.rawValue): \($0.message.drop { $0 != ":" })" }
    }

    private static let seen = ["warning: : people see the key"]
    private static let unread = ["note: : nothing reads 'failure', which holds it"]

    @Test(arguments: [
        ("", unread), ("func clear(_ store: Store) { store.failure = nil }", unread),
        ("// print(store.failure)", unread), ("func show(_ store: Store) { label.text = store.failure }", seen),
        ("func show(_ store: Store) { if store.failure == nil { stop() } }", seen),
    ])
    func `nobody sees a property that nothing reads`(more: String, expected: [String]) throws {
        let code = """
            class Store {
            @Stored(key: "failure") var failure: String?
            }
            func fail() { Store.shared.failure = NSLocalizedString("TIME_OUT", comment: "") }
            \(more)
            """
        #expect(try says(code) == expected)
    }

    @Test func `what a view or a library has of its own they read`() throws {
        #expect(try says("func f() { row.title = NSLocalizedString(\"TIME_OUT\", comment: \"\") }") == Self.seen)
        #expect(try says("func f() { row.caption = NSLocalizedString(\"TIME_OUT\", comment: \"\") }") == Self.seen)
    }

    @Test(arguments: [
        ("class Texts: NSObject", "", unread), ("struct Texts", "let a = Texts().failure", seen),
        ("struct Texts: Form", "", seen),
    ])
    func `a stored text that nothing reads`(type: String, more: String, expected: [String]) throws {
        let code = "\(type) { var failure = NSLocalizedString(\"TIME_OUT\", comment: \"\") }\n\(more)"
        #expect(try says(code) == expected)
    }

    @Test func `a key that is named as its property does not read it`() throws {
        let code = """
            extension String { var localized: String { NSLocalizedString(self, comment: "") } }
            class Texts {
                var log_out = "log_out".localized
                var done = "HOME_TITLE".localized
            }
            """
        #expect(try says(code) == ["note: : nothing reads 'log_out', which holds it"])
        #expect(try says(code + "\nlet a = texts.log_out") == Self.seen)
    }

    @Test(arguments: [
        ("NSString *a = self.failure;", seen), ("NSString *a = _failure;", seen), ("self.failure = nil;", unread),
    ])
    func `a property of Objective-C`(use: String, expected: [String]) throws {
        let code = """
            @interface Store : NSObject
            @property (copy) NSString *failure;
            @end
            @implementation Store
            - (void)fail {
                self.failure = NSLocalizedString(@"TIME_OUT", nil);
            }
            - (void)other {
                \(use)
            }
            @end
            """
        #expect(try says(code, path: "App/Store.m") == expected)
    }

    @Test(arguments: [
        ("cell.title.text = name;", 0), ("if (a) { cell.title.text = name; } else { cell.title.text = other; }", 0),
        ("if (a) { cell.title.text = name; }", 1), ("if (a) { cell.title.text = name; } else { [self stop]; }", 1),
        ("if (a) { cell.title.text = name; } else if (b) { cell.title.text = name; }", 1),
        (
            "if (a && [b isOn]) { if (c) { cell.title.text = name; } else { cell.title.text = b; } } else if (!d) { cell.title.text = e; } else { cell.title.text = b; }",
            0
        ),
        ("if (a) { if (c) { cell.title.text = name; } } else { cell.title.text = other; }", 1),
        ("if (a) { if (c) cell.title.text = name; } else { cell.title.text = other; }", 1),
        ("if (a) { return; } else { cell.title.text = other; }", 1),
    ])
    func `a text that all branches replace is not shown`(code: String, count: Int) throws {
        let method = """
            - (void)fill:(Cell *)cell {
                cell.title.text = NSLocalizedString(@"TIME_OUT", nil);
                [self log];
                \(code)
            }

            """
        #expect(try says(method, path: "App/Cell.m").count == count)
    }

    @Test(arguments: [("#PhotosOfToday", 0), ("@photosApp", 0), ("#Photos.ofToday", 1)])
    func `a name on social networks is no key`(key: String, count: Int) throws {
        #expect(try says("let a = NSLocalizedString(\"\(key)\", comment: \"\")").count == count)
    }

    @Test func `an abbreviation is no key`() throws {
        let found = try says("let a = NSLocalizedString(\"R.O.B.E.R.T.\", comment: \"\")")
        #expect(found.first?.hasPrefix("note") != false)
        #expect(try says("let a = NSLocalizedString(\"robert.name\", comment: \"\")") == Self.seen)
    }

    @Test(arguments: [("App/Settings.bundle/en.lproj/Root.strings", "note"), ("App/en.lproj/Root.strings", "warning")])
    func `a library may look a key up in the table of a bundle`(path: String, severity: String) throws {
        var tables = [try TableSample.table(Self.table, ["de": Self.table])]
        tables[0].name = "Localizable"
        var settings = try TableSample.table(TableSample.entry("A", key: "TIME_OUT"), ["de": ""])
        (settings.name, settings.file) = ("Root", path)
        tables.append(settings)
        let code = "func f() { store.set(NSLocalizedString(\"TIME_OUT\", comment: \"\"), forKey: name) }"
        let found = try CodeSample.findings(.missingKey, code, tables: tables)
        #expect(found.map(\.severity.rawValue) == [severity])
        let words = ", unless a library looks it up in Settings.bundle/Root, which has it"
        #expect(found.first?.message.hasSuffix(words) == (severity == "note"))
    }
}
