import StringTables
import Testing

struct MessageTests {
    @Test(arguments: [
        ("%d", ArgumentType.number32), ("%hd", .number32), ("%hhd", .number32), ("%i", .number32), ("%u", .number32),
        ("%x", .number32), ("%ld", .number64), ("%lld", .number64), ("%qd", .number64), ("%jd", .number64),
        ("%zd", .number64), ("%td", .number64), ("%D", .number64), ("%U", .number64), ("%O", .number64),
        ("%f", .double), ("%lf", .double), ("%Lf", .longDouble), ("%a", .double), ("%@", .object), ("%s", .cString),
        ("% ld", .number64), ("% d", .number32), ("%+ lu", .number64), ("%1$ lld", .number64),
        ("%ls", .unicharString), ("%S", .unicharString), ("%C", .unichar), ("%p", .pointer), ("%#@files@", .number64),
        ("%[tt]@", .object), ("%2$[tt]@", .object), ("%2$[enthält]@", .object), ("%[é]@", .object),
        ("%[File Name]@", .object),
    ])
    func `a specifier takes an argument of its type`(text: String, type: ArgumentType) {
        let specifiers = Message(text).segments.compactMap { segment in
            if case .specifier(let specifier) = segment.kind { specifier.type } else { nil as ArgumentType? }
        }
        #expect(specifiers == [type])
    }

    @Test(arguments: [
        "100 % d'accord", "5 % d\u{2019}ici", "100% guaranteed", "20 % i mer", "10% a day", "50 % discount", "1 % s",
        "3 % li", "2% lx2", "5%[tt] a", "5%[]@", "5%[t\nt]@", "%[tt", "%[a [b]@",
    ])
    func `a percent sign before a space and a word is prose`(text: String) {
        #expect(Message(text).arguments == [])
    }

    @Test(arguments: [
        ("MMM d", true), ("yyyy-MM-dd'T'HH:mm:ss", true), ("EEEE, d. MMMM yyyy", true), ("h:mm a", true),
        ("yyyyMMdd HHmm", true), ("d", false), ("MMM", false), ("All", false), ("a d", false), ("M d y", false),
        ("MMM d 'of", false), ("mm %d", false), ("Mm dd", false), ("", false), ("— MM d", false),
    ])
    func `a date pattern is no prose`(text: String, isPattern: Bool) {
        #expect((Message(text).segments.first?.kind == .placeholder) == isPattern)
    }

    @Test(arguments: [
        ("$(PRODUCT_NAME)", ["$(PRODUCT_NAME)"]), ("In $(A:rfc1034identifier) x", ["$(A:rfc1034identifier)"]),
        ("cost $(5", []), ("$() x", []), ("$(a b)", []),
    ])
    func `a build setting is a placeholder`(text: String, parts: [String]) {
        let message = Message(text)
        #expect(message.segments.filter { $0.kind == .placeholder }.map { message.text(of: $0) } == parts)
    }

    @Test(arguments: [
        (#"Line\nbreak"#, [#"\n"#]), (#"a \"word\""#, [#"\""#, #"\""#]), (#"C:\temp"#, []),
        (#"end\"#, []),
    ])
    func `what a program reads again is a control`(text: String, parts: [String]) {
        let message = Message(text)
        #expect(message.segments.filter { $0.kind == .control }.map { message.text(of: $0) } == parts)
    }

    @Test(arguments: [
        ("(see https://a.b/c)", "https://a.b/c"), ("(https://a.b/c_(d))", "https://a.b/c_(d)"),
        ("https://a.b/c(d", "https://a.b/c(d"), ("go to https://a.b/c.", "https://a.b/c"),
        ("https://a.b?x=1&amp;y", "https://a.b?x=1&amp;y"), ("https://a.b?x=1&amp;", "https://a.b?x=1&amp;"),
        ("https://a.b/x;", "https://a.b/x"), ("1https://a.b", "https://a.b"), ("\"https://a.b\"", "https://a.b"),
        ("mailto:a@b.c!", "mailto:a@b.c"), ("write to a.b@c.de.", "a.b@c.de"), ("a@b", nil), ("x: //a", nil),
        ("https://", nil), ("see https://a.b/%@.", "https://a.b/"), ("100 http://a.b/c%%20d e", "http://a.b/c%%20d"),
        ("http://%@.b.c", "http://"), ("www.example.com/help", "www.example.com/help"),
        ("See www.example.com.", "www.example.com"), ("example.com/terms?a=%@!", "example.com/terms?a="),
        ("visit example.org", "example.org"), ("me@example.org", "me@example.org"), ("example.com’s", "example.com"),
        ("Das ist z.B./etc. so", nil), ("1.5/2.0", nil), ("Done.Next", nil), ("e.g. this", nil), ("a.out", nil),
        ("D.o.n.e", nil), ("www.de", nil), ("naïve.com", nil), ("https://www.a.com", "https://www.a.com"),
    ])
    func `an address ends where prose goes on`(text: String, address: String?) {
        let message = Message(text)
        let found = message.segments.filter { $0.kind == .address && !$0.isJoined }.map {
            String(decoding: message.utf8[$0.range], as: UTF8.self)
        }
        #expect(found == [address].compactMap(\.self))
    }

    @Test(arguments: [
        ("[Help](https://a.b) me", ["[", "](https://a.b)"]), ("[Help] (me)", []), ("[Help](a\nb)", []),
        ("[Help](a(b) me", []), ("[a [b]](c)", ["[", "](c)"]), ("[Help](c", []),
        ("[a [b %@](x) c](y)", ["[", "[", "](x)", "](y)"]), ("[a [b](x] c](y)", []), ("(x) [y]", []),
    ])
    func `a link has its address in brackets on one line`(text: String, parts: [String]) {
        let message = Message(text)
        #expect(message.segments.filter { $0.kind == .link }.map { message.text(of: $0) } == parts)
    }

    /// The expected marks are those of CommonMark 0.31, section 6.2.
    @Test(arguments: [
        ("**bold** text", ["**", "**"]), ("**%1$@%**", ["**", "**"]), ("**100%**", ["**", "**"]),
        ("_em_ and *em*", ["_", "_", "*", "*"]), ("snake_case_name", []), ("_app", []), ("2 * 3 * 4", []),
        ("a*b*c", ["*", "*"]),
        ("Price*", []), ("** a **", []), ("__init__", ["__", "__"]), ("a __b__.", ["__", "__"]), ("_a\nb_", []),
        ("%*d*", []), ("%_app_", []), ("**a* b", []), ("(_a_)", ["_", "_"]), ("пристаням_стремятся_", []), ("*", []),
        ("**", []),
    ])
    func `marks of emphasis stay together and beside their words`(text: String, marks: [String]) {
        let message = Message(text)
        #expect(message.segments.filter { $0.kind == .link }.map { message.text(of: $0) } == marks)
    }

    @Test(arguments: [("%'d", 1), ("%'.2f", 1), ("%5%d", 0), ("%1$%d", 0), ("%5d%", 1), ("50%5", 0)])
    func `the flag of thousands is one, and stray digits read nothing`(text: String, count: Int) {
        #expect(Message(text).arguments.count == count)
    }
}
