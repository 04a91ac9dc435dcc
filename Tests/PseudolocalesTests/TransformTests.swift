import Pseudolocales
import StringTables
import TextMeasurement
import Testing

struct TransformTests {
    static let cases: [(pipeline: String, text: String, expected: String)] = [
        ("dots", "Done", "D.o.n.e"),
        ("dots", "Add Photo", "A.d.d P.h.o.t.o"),
        ("dots", "%@ of %d files", "%@ o.f %d f.i.l.e.s"),
        ("dots", "e.g. 3.14", "e..g. 3..1.4"),
        ("dots", "cafe\u{301}", "c.a.f.e\u{301}"),
        ("dots", "👩‍👩‍👧 ok", "👩‍👩‍👧 o.k"),
        ("dots", "Tap <b>Save</b> &amp; go", "T.a.p <b>S.a.v.e</b> &amp; g.o"),
        ("dots", "see https://example.com/a now", "s.e.e https://example.com/a n.o.w"),
        ("dots", "me@here.com", "me@here.com"),
        ("dots", "user@host", "user@host"),
        ("double", "Save", "Save Save"),
        ("double", "%@ of %d", "%1$@ of %2$d %1$@ of %2$d"),
        ("double", "%2$@ x %1$lld", "%2$@ x %1$lld %2$@ x %1$lld"),
        ("double", "%*d|%-*.*f x", "%2$*1$d|%5$-*3$.*4$f x %2$*1$d|%5$-*3$.*4$f x"),
        ("double", "%1$*2$d ok", "%1$*2$d ok %1$*2$d ok"),
        ("double", "%#@files@ left", "%1$#@files@ left %1$#@files@ left"),
        ("double", "%arg left", "%arg left %arg left"),
        ("double", "a 100%", "a 100%\u{A0}a 100%"), ("double", "100%", "100%"), ("expand=50%", "• %@: %d", "• %@: %d"),
        ("double", "100%% sure", "100%% sure 100%% sure"),
        ("accents", "Save %@", "Šåṽé %@"),
        ("accents", "100% guaranteed", "100% ĝûåŕåñţééð"), ("accents", "%ld of % ld", "%ld öƒ % ld"),
        ("accents", "100 % d'accord", "100 % ð'åççöŕð"), ("accents", "© $(NAME) Inc", "© $(NAME) Îñç"),
        ("accents", "at http://127.0.0.1:%ld/path", "åţ http://127.0.0.1:%ld/path"),
        ("accents", "MMM d, yyyy", "MMM d, yyyy"), ("accents", "All dd", "Åļļ ðð"),
        ("brackets", "^[%lld apple](inflect: true)", "[^[%lld apple](inflect: true)]"),
        ("bidi", "**%1$@%** a", "**%1$@%** \u{200F}\u{202E}a\u{202C}\u{200F}"),
        ("accents", "**%1$@%** _em_", "**%1$@%** _éɱ_"),
        ("bidi", "_em_", "_\u{200F}\u{202E}em\u{202C}\u{200F}_"),
        ("accents,brackets", "%#@files@", "%#@files@"), ("accents", "%'d of %5%d", "%'d öƒ %5%ð"),
        ("bidi", "%@ a", "\u{200F}%@ \u{200F}\u{202E}a\u{202C}\u{200F}"),
        ("accents", "Café", "Çåƒé\u{323}"), ("accents", "Über é\u{323}", "Üƀéŕ é\u{323}\u{323}"),
        ("accents", "a\u{308}b", "a\u{308}ƀ"),
        ("expand=40%", "Settings", "Settings one"), ("expand=200%", "ab \n", "ab one t \n"),
        ("expand=200%", "\u{202E}ab\u{202C}", "\u{202E}ab\u{202C} one"), ("dots", "a..b ok.", "a...b o.k."),
        ("expand=200%", "ab %0", "ab %0\u{A0}one t"), ("double", "ab %1$", "ab %1$"),
        ("double", "ab %d0", "ab %1$d0 ab %1$d0"), ("dots", "...", "..."),
        ("long-words", "Nth 42 aye", "Nthhhhh 42 aaayyee"),
        ("expand(40%)", "Settings", "Settings one"),
        ("expand=100%", "Save\n", "Save one\n"),
        ("expand=50%", "Name: ", "Name: on "),
        ("expand=50%", "a 100%", "a 100%\u{A0}on"),
        ("brackets", "Save", "[Save]"),
        ("brackets=⟦⟧", "Save", "⟦Save⟧"),
        ("brackets=[##]", "Save", "[# Save #]"),
        ("bidi", "Add %@", "\u{200F}\u{202E}Add\u{202C}\u{200F} %@"),
        ("bidi=override", "Add it", "\u{202E}Add it\u{202C}"),
        ("bidi=isolates", "Add it", "\u{2067}Add it\u{2069}"),
        ("long-words", "Cancel it 10", "Caaaaanceeeeel iiiit 10"),
        ("long-words", "Hmm", "Hmmmmmm"),
        ("tall", "ab", "a\u{323}\u{302}\u{301}b\u{323}\u{302}\u{301} ที่กู้"),
        ("tall", "A1", "A\u{323}\u{302}\u{301}1 ที่กู้"),
        ("accents,expand=40%,brackets", "Settings", "[Šéţţîñĝš one]"),
        // Half an em a character: Save is 2 em wide, p90 needs 1.631 · 2 + 4.62 = 7.882 em, so 16 characters in all: of
        // the words behind "one" the one of seven letters leaves the least too much. Brackets are a part of the width.
        ("forecast=p90", "Save", "Save one fifteen"), ("forecast=p90,brackets", "Save", "[Save one three]"),
        ("forecast=p50", "Save", "Save eleven"),
        ("mirror", "Hello World", "Hǝʅʅo Moɹʅp"),
        ("mirror", "Hǝʅʅo %@", "Hello %@"),
        ("cjk", "Account Settings", "Ａ火耳目Ｓ木生目字"),
        ("cjk", "Save %@, 3 times.", "Ｓ日木 %@, 3 ｔ川木。"),
        ("emoji", "Save ", "Save 😀👨‍👩‍👧🇺🇳👍🏽 "),
        ("blank", "Delete %@?", ""),
        ("blank", "%@", "%@"),
        ("key", "Delete %@?", "KEY"),
        ("hash", "Delete %@?", "#cae460 Delete %@?"),
        ("pad=40%", "Settings", "==Settings=="),
        ("pad(10%)", "Settings", "Settings="),
        ("pad=100%", "at https://a.b", "===at https://a.b"),
        ("expand=android", "Account Settings %d", "Account Settings %d one two three"),
        ("expand=google", "Account Settings", "Account Settings one two"),
        ("expand=ibm", "Save", "Save one two"),
        ("expand=ibm", "Account Settings", "Account Settings one two three f"),
        ("double", "<a href=\"%@\">a%d</a>", "<a href=\"%1$@\">a%2$d</a> <a href=\"%1$@\">a%2$d</a>"),
        ("double", "{%@} to %d", "{%1$@} to %2$d {%1$@} to %2$d"),
        ("accents", "<b>100%</b>", "<b>100%</b>"),
        ("tall", "a 100%\n", "a\u{323}\u{302}\u{301} 100%\u{A0}ที่กู้\n"),
        ("accents,android-bidi", "Save", "\u{200F}\u{202E}Šåṽé\u{202C}\u{200F}"),
        ("dots", "%@", "%@"),
        ("brackets", "https://example.com", "https://example.com"),
        ("accents", "^[%lld apple](inflect: true) left", "^[%lld apple](inflect: true) ļéƒţ"),
        ("accents", "[Help](https://a.b/c) me", "[Ĥéļþ](https://a.b/c) ɱé"),
        ("accents", "${name} {count} {{x}} %_app_ %{y}", "${name} {count} {{x}} %_app_ %{y}"),
        ("accents", "{count} in ${app}", "{count} îñ ${app}"),
    ]

    @Test(arguments: cases)
    func `a pipeline gives exactly this`(pipeline: String, text: String, expected: String) throws {
        let pipeline = try Pipeline(parsing: pipeline, reference: CharacterReference())
        let result = try pipeline.apply(to: text, key: "KEY")
        #expect(Array(result.utf8) == Array(expected.utf8), "\(result)")
    }

    @Test func `a protected term stays as it is`() throws {
        let pipeline = try Pipeline(parsing: "accents", reference: CharacterReference())
        let terms = ProtectedTerms(["PhotoMania", "iCloud", "iCloud Drive"])
        #expect(
            try pipeline.apply(to: "PhotoMania in iCloud Drive", key: "K", terms: terms) == "PhotoMania îñ iCloud Drive"
        )
        #expect(try pipeline.apply(to: "PhotoManiac", key: "K", terms: terms) == "ÞĥöţöṀåñîåç")
    }

    @Test func `a pipeline that grows without end stops with what to do`() throws {
        let pipeline = try Pipeline(
            parsing: Array(repeating: "double", count: 40).joined(separator: ","),
            reference: CharacterReference()
        )
        let error = #expect(throws: MeasurementError.self) { try pipeline.apply(to: "abc", key: "K") }
        #expect(
            error?.message.hasSuffix("makes more than 65536 bytes of a string of 3; take fewer or smaller transforms")
                == true
        )
    }

    @Test func `a word of a hundred thousand letters grows vowel by vowel`() throws {
        let pipeline = try Pipeline(parsing: "long-words", reference: CharacterReference())
        let word = String(repeating: "ab", count: 50_000)
        let result = try pipeline.apply(to: word, key: "K")
        // 120,001 letters more (100,000 × 2.2 is a little over 220,000) for 50,000 vowels: the first 20,001 are written
        // four times, the others three times.
        #expect(result == String(repeating: "aaaab", count: 20_001) + String(repeating: "aaab", count: 29_999))
    }

    @Test(arguments: [("sq-XK", false), ("en-XK", false), ("en-XA", true), ("en-XJ", true), ("en-XL", true)])
    func `a pseudolocale has a region that no country uses`(tag: String, isFree: Bool) {
        #expect(((try? PseudolocaleName(tag)) != nil) == isFree)
    }

    @Test(arguments: [
        ("“iCloud”", "“iCloud”"), ("iCloud’s", "iCloud’š"), ("—iCloud—", "—iCloud—"), ("使用iCloud同步", "使用iCloud同步"),
        ("в iCloudе", "в iCloudе"), ("iCloud에서", "iCloud에서"), ("iCloud.", "iCloud."), ("iCloud", "iCloud"),
        ("iClouds", "îÇļöûðš"), ("iCloudß", "îÇļöûðß"), ("iCloud2", "îÇļöûð2"), ("miCloud", "ɱîÇļöûð"),
    ])
    func `a protected term is a whole word, whatever is beside it`(text: String, expected: String) throws {
        let pipeline = try Pipeline(parsing: "accents", reference: CharacterReference())
        #expect(try pipeline.apply(to: text, key: "K", terms: ProtectedTerms(["iCloud"])) == expected)
    }

    @Test(arguments: [
        ("Фото", "Фотоальбом", false), ("Фото", "«Фото»", true), ("Фото", "Фото3", false), ("写真", "写真館", true),
        ("C++", "C++x", true), ("é", "cafés", false), ("é", "caf é s", true), ("iCloud", "iCloud\u{301}x", false),
    ])
    func `a protected term of any script is found`(term: String, text: String, isFound: Bool) {
        let message = Message(text, terms: ProtectedTerms([term]))
        #expect(message.segments.contains { $0.kind == .term } == isFound)
    }

    @Test(arguments: [
        ("expnd=40%", "there is no transform 'expnd'; did you mean 'expand'?"),
        (
            "expand",
            "'expand' takes a growth of 1% to 1000%, as in expand=40%, or one of android google ibm unity, not 'nothing'"
        ),
        (
            "expand=-3%",
            "'expand' takes a growth of 1% to 1000%, as in expand=40%, or one of android google ibm unity, not '-3%'"
        ),
        ("forecast=90", "'forecast' takes a share of p50 to p99, as in forecast=p90, not '90'"),
        ("accents,", "there is no transform between two commas"),
        ("brackets(x", "'brackets(x' has no closing parenthesis"),
        ("dots=3", "'dots' takes no parameter, not '3'"),
        ("npm-bidi=3", "'npm-bidi' takes no parameter, not '3'"),
        ("pad", "'pad' takes a growth of 1% to 1000%, as in pad=40%, not 'nothing'"),
        ("pad=1001%", "'pad' takes a growth of 1% to 1000%, as in pad=40%, not '1001%'"),
        ("android-acented", "there is no transform 'android-acented'; did you mean 'android-accented'?"),
        ("miror", "there is no transform 'miror'; did you mean 'mirror'?"),
    ])
    func `a pipeline that is not understood is refused with what to do`(text: String, message: String) {
        let error = #expect(throws: PipelineError.self) { try Pipeline(parsing: text, reference: CharacterReference()) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a peer's name that is misspelt is suggested`() {
        let error = #expect(throws: PipelineError.self) {
            try Pipeline(parsing: "expand=googel", reference: CharacterReference())
        }
        #expect(error?.message.hasSuffix("not 'googel'; did you mean 'expand=google'?") == true)
    }

    @Test(arguments: GeneratedMessages.steps)
    func `a step is spelled as it was written`(spelling: String) throws {
        #expect(try Pipeline(parsing: spelling, reference: CharacterReference()).spelling == spelling)
    }

    @Test func `the key is shown without specifiers and controls of its own`() throws {
        let pipeline = try Pipeline(parsing: "key", reference: CharacterReference())
        #expect(try pipeline.apply(to: "Text %d", key: "Delete %1$@ of\u{202E} %n?") == "Delete ％1$@ of\\u{202E} ％n?")
        #expect(pipeline.arguments == .subset)
    }

    /// FNV-1a of 32 bits has published values: 811c9dc5, e40c292c and bf9cf968.
    @Test(arguments: [("", "1c9d44"), ("a", "0c29c8"), ("foobar", "9cf9d7")])
    func `the id of a key is its FNV-1a hash, folded to 24 bits`(key: String, id: String) {
        #expect(KeyHash.id(of: key) == id)
    }

    /// Unity's default rules, with the slip: 50 to 69 units grow more than 49.
    @Test(arguments: [
        (1, 3), (9, 27), (10, 20), (19, 38), (20, 36), (25, 45), (29, 53), (30, 48), (49, 79), (50, 85), (69, 118),
        (70, 91),
    ])
    func `expand=unity gives as many units as the peer`(length: Int, expected: Int) throws {
        let pipeline = try Pipeline(parsing: "expand=unity", reference: CharacterReference())
        let text = String(repeating: "a", count: length)
        let result = try pipeline.apply(to: text, key: "KEY")
        #expect(result.utf16.count == expected)
        #expect(result.hasPrefix(text))
        #expect(!result.contains { "<{%>}&".contains($0) })
    }

    @Test(arguments: ["en-XL", "qps-ploc", "en-x-long", "ar-XB", "qaa"])
    func `a name that no language can have is taken`(tag: String) throws {
        #expect(try PseudolocaleName(tag).tag == tag)
    }

    /// The scripts that CLDR gives these languages.
    @Test(arguments: [
        ("ar-XB", true), ("he-XB", true), ("fa-XB", true), ("ur-XB", true), ("en-XB", false), ("de-XA", false),
    ])
    func `a pseudolocale has the direction of its language`(tag: String, isRightToLeft: Bool) throws {
        let pipeline = try Pipeline(parsing: "dots", reference: CharacterReference())
        let pseudolocale = Pseudolocale(name: try PseudolocaleName(tag), pipeline: pipeline)
        #expect(pseudolocale.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test(arguments: ["dots", "long-words", "tall", "accents", "npm-accented", "double"])
    func `ASCII alone becomes what it becomes beside other letters`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        for text in ["Save 12 files..", "rhythm. A.b ..c  d", "it's 3.14!", "x", "Delete\tall\nnow 2x"] {
            let alone = try pipeline.apply(to: text, key: "k").replacing(" ที่กู้", with: "")
            let beside = try pipeline.apply(to: text + " ü", key: "k")
            let common = zip(alone.unicodeScalars, beside.unicodeScalars).prefix { $0 == $1 }.count
            let doubled = spelling == "double" ? text.unicodeScalars.count : alone.unicodeScalars.count
            #expect(common >= doubled, "\(alone) \(beside)")
        }
    }

    @Test(arguments: [(0, ""), (1, "."), (4, " one"), (5, " one."), (6, " one t")])
    func `filler words do not end in a space, which nobody would see`(count: Int, expected: String) {
        #expect(String(decoding: Filler.prefix(count), as: UTF8.self) == expected)
    }

    @Test(arguments: ["de", "en-US", "en_XA", "../en-XA", "", "en-XA/..", "zh-Hant-TW", "Base"])
    func `a name that a real language could have is refused`(tag: String) {
        #expect(throws: PipelineError.self) { try PseudolocaleName(tag) }
    }
}
