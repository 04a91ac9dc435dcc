import SourceText
import StringTables
import Testing

struct VariedTextTests {
    private static func entry(_ variant: String?, _ value: String, key: String = "K", at index: Int = 0) -> TableEntry {
        TableEntry(
            index: index,
            key: key,
            value: value,
            variant: variant,
            keyOffset: 0,
            valueOffset: 0
        )
    }

    @Test(
        arguments: [
            ([nil: "A"], "A"), (["plural.one": "A", "plural.other": "B"], "B"), (["plural.one": "A"], nil),
            (["device.ipad": "A", "device.other": "B"], "B"), (["device.iphone": "A", "device.other": "B"], "A"),
            (["device.mac": "A", "device.applewatch": "B"], "A"),
            (["device.iphone.plural.other": "A", "device.iphone.plural.one": "B", "device.other": "C"], "A"),
            (["device.ipad.plural.other": "A", "device.other": "B"], "B"),
            (["width.20": "A"], nil),
            ([nil: "%#@n@ left", "substitutions.n.plural.other": "%arg days"], "%arg days left"),
            ([nil: "%#@n@ left"], nil),
        ] as [([String?: String], String?)]
    )
    func `one form is shown`(forms: [String?: String], text: String?) {
        #expect(VariedText.shown(forms.map { Self.entry($0.key, $0.value) })?.value == text)
    }

    @Test func `each key has one text, and duplicates stay as they are`() {
        let entries = [
            Self.entry("device.ipad", "wide", key: "A"), Self.entry(nil, "B", key: "B"),
            Self.entry("device.other", "narrow", key: "A"), Self.entry(nil, "C", key: "B"),
            Self.entry("plural.one", "one", key: "D"), Self.entry("plural.other", "more", key: "B"),
        ]
        #expect(VariedText.shownEach(entries).map(\.value) == ["B", "C", "narrow"])
    }
}
