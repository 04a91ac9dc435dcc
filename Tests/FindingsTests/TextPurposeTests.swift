import Findings
import Testing

struct TranslatedTextTests {
    @Test(arguments: [
        ("Done", true), ("OK", true), ("Vì", true), ("完了", true), ("4 min ago", true), ("Item 1", true), ("", false),
        ("399", false), ("!", false), ("-0.85 U", false), ("10:09 AM", false), ("٣٩٩", false),
        ("DO NOT LOCALIZE", false), ("Do not translate", false), ("/path/to/ssh/binary", false),
        ("me@email.com", false), ("netnewswire.com", false), ("https://a.b", false), ("Yes/No", true), ("@all", true),
        ("mmol/L", false), ("add_button", false), ("AddNewColumn_Dummy_Button", false),
        ("Reset AUTO_INCREMENT to:", true), ("a _ b", true), ("_Done_", true), ("U/hr", false), ("5 mg/dL", false),
        ("Unicode (UTF-8)", false), ("UTF-16LE", false), ("Windows-1252", false), ("UTF-8 text", true),
        ("Times New Roman", false), ("Menlo", false), ("Futura", true), ("Menlo font", true),
        ("and/or", true), ("min", true), ("px", true), ("/", false),
        ("973df93c-e4dc-41fb-879e-0c7b532ebb70", false), ("well-made-door-step-construction", true),
    ])
    func `numbers, signs and texts that say so are not translated`(text: String, expected: Bool) {
        #expect(TextPurpose.isForPeople(text) == expected)
    }

    @Test(arguments: [
        ("Label", true), ("Multiline Label", true), ("BUTTON", true), ("Lorem ipsum dolor sit amet", true),
        ("Labels", false),
        ("Item 12", false), ("", false),
    ])
    func `the words of Interface Builder stand in for others`(text: String, expected: Bool) {
        #expect(TextPurpose.isPlaceholder(text) == expected)
    }

    @Test func `sizes that are no device have a phrase of their own`() {
        let names = [ShownDevice.savedSize, ShownDevice.window, ShownDevice.smallestWindow, "iPhone 16 Pro"]
        #expect(
            names.map { ShownDevice.place(of: $0) }
                == ["at its saved size", "in its window", "in its smallest window", "on iPhone 16 Pro"]
        )
    }

    @Test(arguments: [
        ("Mos", true), ("RSS", true), ("RF:", true), ("README.md", true), ("Copyright © 2024 Anna", true),
        ("Permission is hereby granted, free of charge", true), ("OK now", false), ("Done", false), ("Wait...", false),
        ("e.g.", false), ("Albums", false), ("A", false),
        // The name without that of its maker, and a part of one that may be a word.
        ("Light Table", true), ("Acme Light", true), ("Table", false), ("Acme Light Bulb", false), ("Light", false),
    ])
    func `names, acronyms, licences and files stand for themselves`(text: String, expected: Bool) {
        #expect(TextPurpose.isName(text, products: ["mos", "acme light table"]) == expected)
    }

    @Test(arguments: [
        ("Mos", true), ("(mos)", true), ("Mos!", true), ("AcmeLightTable", true), ("© Anna 2024", true),
        ("RSS", false), ("README.md", false), ("Table", false), ("Most", false),
    ])
    func `names of products and notes about rights are own names in any app`(text: String, expected: Bool) {
        #expect(TextPurpose.isOwnName(text, products: ["mos", "acme light table"]) == expected)
    }
}
