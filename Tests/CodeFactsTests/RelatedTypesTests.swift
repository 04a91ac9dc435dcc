import Testing

@Suite("Which type a method is of that code names without a receiver")
struct RelatedTypesTests {
    private func seen(_ code: String) throws -> Set<String> {
        let app = UnreachedCodeTests.app + UnreachedCodeTests.album
        return Set(try UnreachedCodeTests().seen(["App/App.swift": app, "App/More.swift": code]))
    }

    @Test(
        "a method of another type is not meant, nor is a label, a parameter, or what is private to another file",
        arguments: [
            // Of two methods of one name, one without a receiver is that of the type around.
            "class A { func ask() { label.text = \"Which one?\" } }\nclass B { func ask() {}; func tell() { ask() } }\nextension Album { init() { make(A.self, B.self).tell() } }",
            "class A { func ask() { label.text = \"Which one?\" } }\nclass B { func ask() {}; func tell() { self.ask(); self?.ask() } }\nextension Album { init() { make(A.self, B.self).tell() } }",
            "class A { func ask(a: Int) { label.text = \"Which one?\" } }\nextension Album { init(ask: Int) { let ask = 1; make(A.self, ask: ask) } }",
            // A label and a parameter of the name are no calls.
            "class A { func ask() { label.text = \"Which one?\" }\nfunc tell(ask: String) { print(ask) } }\nextension Album { init() { A().tell(ask: name) } }",
            // What is private is asked in its own file.
            "struct A { private var ask: String { label.text = \"Which one?\"; return \"\" } }\nextension Album { init() { make(A.self) } }",
            "class A { private func tell() { label.text = \"Which one?\" } }\nextension Album { init() { make(A.self) } }",
        ]
    )
    func others(_ code: String) throws {
        #expect(try seen(code) == ["\"My album\""])
    }

    @Test(
        "a method may be of a parent, of an heir, of a protocol, of a type around, or of none",
        arguments: [
            // Without a receiver, it may be of a parent, of a heir, of a protocol, of a type around, or of none.
            "class A { func ask() { label.text = \"Which one?\" } }\nclass B: A { func tell() { ask() } }\nextension Album { init() { B().tell() } }",
            "protocol P { func ask() }\nextension P { func tell() { ask() } }\nclass A: P { func ask() { label.text = \"Which one?\" } }\nextension Album { init() { A().tell() } }",
            "protocol P { func ask() }\nextension P { func tell() { ask() } }\nclass A { func ask() { label.text = \"Which one?\" } }\nclass B: A, P {}\nextension Album { init() { B().tell() } }",
            "protocol P {}\nextension P where Self: A { func tell() { ask() } }\nclass A { func ask() { label.text = \"Which one?\" } }\nextension A: P {}\nextension Album { init() { A().tell() } }",
            "class A { func ask() { label.text = \"Which one?\" } }\ntypealias Parent = A\nclass B: Parent { func tell() { ask() } }\nextension Album { init() { B().tell() } }",
            "class A { static func ask() { label.text = \"Which one?\" }\nstruct B { func tell() { ask() } } }\nextension Album { init() { A.B().tell() } }",
            "class A { func ask() { label.text = \"Which one?\" } }\nextension Album { init() { class B: A { func tell() { ask() } }\nB().tell() } }",
            "class A { func ask() { label.text = \"Which one?\" } }\nextension Album { init() { A().ask() } }",
            "extension View { func ask() { label.text = \"Which one?\" } }\nextension Album { init() { ask() } }",
            "class A { private func ask() { label.text = \"Which one?\" }\nfunc tell() { perform(\"ask\") } }\nextension Album { init() { A().tell() } }",
            "class A { private func tell() { label.text = \"Which one?\" } }\nextension Album { init() { perform(\"tell\", A.self) } }",
        ]
    )
    func related(_ code: String) throws {
        #expect(try seen(code) == ["\"My album\"", "\"Which one?\""])
    }
}
