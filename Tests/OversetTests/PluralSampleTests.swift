import Checking
import Findings
import Testing

struct PluralSampleTests {
    @Test(
        arguments: [
            ("plural.zero", "0"), ("plural.one", "1"), ("plural.two", "2"), ("plural.few", nil), ("plural.other", nil),
            ("device.iphone.plural.two", "2"), ("substitutions.n.plural.one", "1"), ("device.two", nil), (nil, nil),
        ] as [(String?, String?)]
    )
    func `a plural form is measured with a number of its own`(variant: String?, number: String?) {
        #expect(PluralSample.number(ofVariant: variant, ArgumentSamples()) == number)
    }

    @Test(arguments: ["plural.zero", "plural.one", "plural.two"])
    func `a number of the configuration comes first`(variant: String) {
        #expect(PluralSample.number(ofVariant: variant, ArgumentSamples(configured: ["%d": "1,234"])) == nil)
    }
}
