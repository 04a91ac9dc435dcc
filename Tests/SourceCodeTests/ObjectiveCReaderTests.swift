import SourceCode
import SourceText
import Testing

@Suite("Objective-C as a tree")
struct ObjectiveCReaderTests {
    private func tree(_ source: String) throws -> SourceCode {
        ObjectiveCReader().read(try TextFile(decoding: Array(source.utf8), path: "A.m"))
    }

    /// The tree in one line: kinds, names and the texts of literals.
    private func outline(_ node: CodeNode) -> String {
        if node.kind == .string { return "'\(CodeLiteral(node).plainText ?? "")'" }
        let name = node.nameRange.isEmpty ? "" : " \(node.name)"
        let inner = node.children.map(outline).joined(separator: ", ")
        return "\(node.kind)\(name)" + (inner.isEmpty ? "" : "(\(inner))")
    }

    @Test(
        "Calls, messages, members and assignments",
        arguments: [
            ("f(a, @\"b\");", "file(call(reference f, argument(reference a), argument('b')))"),
            ("[a b];", "file(call(member b(reference a)))"),
            ("[m:c];", "file(call(member m, argument m(reference c)))"),
            ("[a b:c d:e];", "file(call(member b(reference a), argument b(reference c), argument d(reference e)))"),
            (
                "self.l.text = @\"x\";",
                "file(sequence(member text(member l(reference self)), assignment, 'x'))"
            ),
            (
                "[[a b] c].d = e;",
                "file(sequence(member d(call(member c(call(member b(reference a))))), assignment, reference e))"
            ),
            (
                "[a b:x ? y : z];",
                "file(call(member b(reference a), argument b(reference x, reference y, reference z)))"
            ),
            ("@\"a\" @\"b\"", "file('ab')"),
            (
                "[a b:@\"c\".d e:f];",
                "file(call(member b(reference a), argument b(member d('c')), argument e(reference f)))"
            ),
            ("f(@\"a\" @\"b\".c.d);", "file(call(reference f, argument(member d(member c('ab')))))"),
            ("@[a, b]", "file(array(reference a, reference b))"),
            ("{ a; { b; } }", "file(body(reference a, body(reference b)))"),
            ("a == b;", "file(reference a, reference b)"),
            ("f(\"unclosed\n);", "file(call(reference f, argument('unclosed')))"),
            ("// f()\n/* g() */ h", "file(reference h)"),
            ("'\"' a", "file(reference a)"),
        ]
    )
    func shapes(source: String, expected: String) throws {
        #expect(outline(try tree(source).root) == expected)
    }

    @Test(
        "Broken brackets are read to the end",
        arguments: ["f(((", "[[[a", "}}}", "]a)b}", "f(a]b)c", "#if A\n#if B\nf(", "#endif\n#else\na", "@\"", "\"\\"]
    )
    func broken(source: String) throws {
        let code = try tree(source)
        #expect(code.root.range == 0..<source.utf8.count)
        for node in code.root.descendants { #expect(node.range.upperBound <= source.utf8.count) }
    }

    @Test("Brackets that are nested deep take no stack")
    func depth() throws {
        let count = 10_000
        let source = String(repeating: "f([{", count: count) + String(repeating: "}])", count: count)
        #expect(try tree(source).nodeCount < 2000)
        // Without the closing brackets nothing is nested.
        #expect(try tree(String(repeating: "f([{", count: count)).root.range == 0..<4 * count)
    }

    @Test("Input damaged at random is read into nodes that lie inside each other", arguments: 0..<200)
    func damage(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let base = Array(
            "- (void)f:(int)a { [self.b c:@\"d\\n\" e:NSLocalizedString(@\"k\", nil)]; x.y = @\"z\"; }\n#if A\n".utf8
        )
        let marks = Array("()[]{}@\"'\\;:=#/*\n,.-> a".utf8)
        var bytes = base + base
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: bytes[place] = marks[Int.random(in: 0..<marks.count, using: &random)]
            case 1: bytes.remove(at: place)
            default: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &random)], at: place)
            }
        }
        let code = ObjectiveCReader().read(try TextFile(decoding: bytes, path: "A.m"))
        try check(code.root, in: 0..<bytes.count)
    }

    private func check(_ node: CodeNode, in range: Range<Int>) throws {
        #expect(range.lowerBound <= node.range.lowerBound && node.range.upperBound <= range.upperBound)
        for child in node.children { try check(child, in: node.range) }
    }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
