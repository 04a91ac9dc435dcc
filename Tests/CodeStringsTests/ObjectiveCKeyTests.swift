import CodeStrings
import Testing

@Suite("Keys of Objective-C")
struct ObjectiveCKeyTests {
    @Test(
        "The families of NSLocalizedString and CFCopyLocalizedString",
        arguments: [
            KeyCase(#"x = NSLocalizedString(@"k", @"c");"#, "k"),
            KeyCase(#"[a setTitle:NSLocalizedString(@"k", nil) forState:0];"#, "k"),
            KeyCase(#"NSLocalizedStringFromTable(@"k", @"T", @"c")"#, "T:k"),
            KeyCase(#"NSLocalizedStringFromTableInBundle(@"k", nil, b, @"c")"#, "k"),
            KeyCase(#"NSLocalizedStringWithDefaultValue(@"k", @"T", b, @"v", @"c")"#, "T:k"),
            KeyCase(#"CFCopyLocalizedString(CFSTR("k"), "c")"#, "k"),
            KeyCase(#"NSLocalizedString(@"a " @"b", @"c")"#, "a b"),
            KeyCase(#"NSLocalizedString(@"a\n\"é\u00e9", @"c")"#, "a\n\"éé"),
            KeyCase(#"NSLocalizedString(key, @"c")"#),
            KeyCase(#"x = @[[a b:NSLocalizedString(@"k", nil)], [a b:NSLocalizedString(@"l", nil)]];"#, "k", "l"),
            KeyCase(#"[(A *)[a b:NSLocalizedString(@"k", nil)] c];"#, "k"),
            KeyCase(#"x = AppLocalizedString(@"k", count);"#, "?:k"), KeyCase(#"x = AppLocalizedString(key);"#),
            KeyCase(#"x = AppString(@"k");"#),
            KeyCase(#"// NSLocalizedString(@"k", @"c")"#),
            KeyCase(#"/* NSLocalizedString(@"k", @"c") */"#),
            KeyCase(#"[bundle localizedStringForKey:@"k" value:@"" table:@"T"]"#, "T:k"),
            KeyCase("#define TITLE NSLocalizedString(@\"k\", @\"c\")\nint x;", "k"),
            KeyCase("- (void)f { if (x) { a.b = NSLocalizedString(@\"k\", nil); } }", "k"),
        ]
    )
    func families(_ sample: KeyCase) throws {
        #expect(KeySample.says(try KeySample.objectiveCKeys(sample.source)) == sample.keys)
    }

    @Test("A key knows its comment, its default value and whether it is for debug builds")
    func details() throws {
        let keys = try KeySample.objectiveCKeys(
            """
            #if DEBUG
            x = NSLocalizedStringWithDefaultValue(@"k", nil, nil, @"Value", @"Comment");
            #endif
            y = NSLocalizedString(@"l", nil);
            """
        )
        #expect(keys.map(\.isDebugOnly) == [true, false])
        #expect(keys.map(\.comment) == ["Comment", nil])
        #expect(keys.first?.defaultValue?.key == "Value")
    }

    /// All systems that run the app have SQLite 3.7.
    @Test(arguments: [
        ("SQLITE_VERSION_NUMBER >= 3007000", [false, true]), ("SQLITE_VERSION_NUMBER >= 3045000", [false, false]),
        ("SQLITE_VERSION_NUMBER >= OWN", [false, false]),
    ])
    func `an old version of a library of the system is always there`(condition: String, isDebugOnly: [Bool]) throws {
        let code =
            "#if \(condition)\nx = NSLocalizedString(@\"k\", nil);\n#else\ny = NSLocalizedString(@\"l\", nil);\n#endif"
        #expect(try KeySample.objectiveCKeys(code).map(\.isDebugOnly) == isDebugOnly)
    }

    @Test func `a macro stands for the function that it is defined as`() throws {
        let code = "#define LS NSLocalizedString\n#define LOG NSLog\n- (void)f { a = LS(@\"k\", @\"\"); LOG(@\"l\"); }"
        #expect(KeySample.says(try KeySample.objectiveCKeys(code)) == ["k"])
    }

    @Test(arguments: [
        ("#define LS(key) NSLocalizedString(key, @\"\")", "k"),
        ("#define LS(key, more) NSLocalizedString(key, more)", "k"),
        ("#define LS(key) NSLocalizedStringFromTable(key, @\"Menus\", nil)", "k of Menus"),
        ("#define LS(key, more) NSLocalizedStringFromTableInBundle((key), (@\"Menus\"), TEXTS, (more))", "k of Menus"),
        ("#define LS(key) \\\nNSLocalizedStringFromTable(key, @\"Menus\", nil)", "k of Menus"),
        (
            "#define LS(key, more) LT(key, @\"Menus\", more)\n#define LT(key, table, more) NSLocalizedStringFromTable(key, table, more)",
            "k of Menus"
        ),
        (
            "#define LS(key) LT([self name], key)\n#define LT(a, key) NSLocalizedStringFromTable(key, @\"Menus\", a)",
            "k of Menus"
        ),
        ("#define LS(key) NSLocalizedString(@\"prefix.\" key, nil)", ""),
        ("#define LS(key) LS(key)", ""),
        ("#define LS(key) LT(@\"l\", key)\n#define LT(a, b) NSLocalizedString(a, b)", ""),
        ("#define LS(key) log(key, nil)", ""),
    ])
    func `a macro looks up the key that it is given`(macro: String, key: String) throws {
        let keys = try KeySample.objectiveCKeys(macro + "\n- (void)f { a = LS(@\"k\"); }").filter { key in
            key.pattern?.key == "k"
        }
        let said = keys.map { key in
            if case .named(let table) = key.table, table != "Localizable" { "k of \(table)" } else { "k" }
        }
        #expect(said == (key.isEmpty ? [] : [key]))
    }
}
