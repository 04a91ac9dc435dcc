import StringTables
import Testing

struct MessageTests {
    @Test(arguments: [
        ("%d", ArgumentType.number32), ("%hd", .number32), ("%hhd", .number32), ("%i", .number32), ("%u", .number32),
        ("%x", .number32), ("%ld", .number64), ("%lld", .number64), ("%qd", .number64), ("%jd", .number64),
        ("%zd", .number64), ("%td", .number64), ("%D", .number64), ("%U", .number64), ("%O", .number64),
        ("%f", .double), ("%lf", .double), ("%Lf", .longDouble), ("%a", .double), ("%@", .object), ("%s", .cString),
        ("%ls", .unicharString), ("%S", .unicharString), ("%C", .unichar), ("%p", .pointer), ("%#@files@", .number64),
    ])
    func `a specifier takes an argument of its type`(text: String, type: ArgumentType) {
        let specifiers = Message(text).segments.compactMap { segment in
            if case .specifier(let specifier) = segment.kind { specifier.type } else { nil as ArgumentType? }
        }
        #expect(specifiers == [type])
    }

    @Test(arguments: [
        ("(see https://a.b/c)", "https://a.b/c"), ("(https://a.b/c_(d))", "https://a.b/c_(d)"),
        ("https://a.b/c(d", "https://a.b/c(d"), ("go to https://a.b/c.", "https://a.b/c"),
        ("https://a.b?x=1&amp;y", "https://a.b?x=1&amp;y"), ("https://a.b?x=1&amp;", "https://a.b?x=1&amp;"),
        ("https://a.b/x;", "https://a.b/x"), ("1https://a.b", "https://a.b"), ("\"https://a.b\"", "https://a.b"),
        ("mailto:a@b.c!", "mailto:a@b.c"), ("write to a.b@c.de.", "a.b@c.de"), ("a@b", nil), ("x: //a", nil),
        ("https://", nil),
    ])
    func `an address ends where prose goes on`(text: String, address: String?) {
        let message = Message(text)
        let found = message.segments.filter { $0.kind == .address }.map {
            String(decoding: message.utf8[$0.range], as: UTF8.self)
        }
        #expect(found == [address].compactMap(\.self))
    }

    @Test(arguments: [
        ("[Help](https://a.b) me", ["[", "](https://a.b)"]), ("[Help] (me)", []), ("[Help](a\nb)", []),
        ("[Help](a(b) me", []), ("[a [b]](c)", ["[", "](c)"]), ("[Help](c", []),
    ])
    func `a link has its address in brackets on one line`(text: String, parts: [String]) {
        let message = Message(text)
        #expect(message.segments.filter { $0.kind == .link }.map { message.text(of: $0) } == parts)
    }
}
